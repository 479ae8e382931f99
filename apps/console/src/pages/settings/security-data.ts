// The security settings of the account, as the pages of settings share them.
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call.ts';
import { queries } from '../../api/session.ts';

export const securityQuery = (userId: number) =>
  queryOptions({
    queryKey: ['account-security', userId],
    queryFn: async () => (await callApi((through) => through.account.security())).security,
    staleTime: 0,
  });

export const passkeysKey = (userId: number) => ['account-passkeys', userId];
export const sessionsKey = (userId: number) => ['account-sessions', userId];
export const activityKey = (userId: number) => ['account-activity', userId];

/** After a change of the account: its settings, passkeys, sessions, and activity. */
export const refreshSecurity = (userId: number): Promise<unknown> =>
  Promise.all(
    [securityQuery(userId).queryKey, passkeysKey(userId), sessionsKey(userId), activityKey(userId)].map(
      (queryKey) => queries.invalidateQueries({ queryKey }),
    ),
  );
