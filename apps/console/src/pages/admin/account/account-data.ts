// The account that an admin looks at: loaded at each visit, and replaced by what each action returns.
import { useQuery } from '@tanstack/react-query';
import type { AdminAccount } from '@tendlc/client';
import { callApi } from '../../../api/call.ts';
import { queries } from '../../../api/session.ts';
import { accountKey, FRESH } from '../../../registrations/admin-records.ts';

export const useAccount = (id: string) =>
  useQuery({
    queryKey: accountKey(id),
    queryFn: async () => (await callApi((through) => through.admin.getAccount(id))).account,
    ...FRESH,
  });

/** Shows the state after an action, and loads again what the action may have changed. */
export function keepAccount(account: AdminAccount): void {
  queries.setQueryData(accountKey(account.id), account);
  refreshParts(account.id);
}

/** After an action that does not return the account. */
export function refreshAccount(id: number): void {
  void queries.invalidateQueries({ queryKey: accountKey(id), exact: true });
  refreshParts(id);
}

export const partKey = (id: number | string, part: string) => ['admin', 'account-part', String(id), part];

function refreshParts(id: number): void {
  void queries.invalidateQueries({ queryKey: ['admin', 'account-part', String(id)] });
  void queries.invalidateQueries({ queryKey: ['admin', 'list'] });
}

export const nameOf = ({
  firstName,
  lastName = '',
}: {
  readonly firstName: string;
  readonly lastName?: string;
}): string => `${firstName} ${lastName}`.trim();
