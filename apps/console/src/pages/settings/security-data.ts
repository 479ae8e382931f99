// The security settings of the account, as the pages of settings share them.
import { queryOptions } from '@tanstack/react-query';
import { type Call, type Tendlc, TendlcError } from '@tendlc/client';
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

/**
 * A call that changes how the account logs in. Where admins need two-factor authentication, an account with a passkey has to log in
 * with it first: this page is open to them without it, so the sentence that sends them here would not help.
 */
export async function changeLogin<Answer>(send: (through: Tendlc) => Call<Answer>): Promise<Answer> {
  try {
    return await callApi(send);
  } catch (error) {
    throw error instanceof TendlcError && error.code === 'totp_required'
      ? new TendlcError('Log in with your passkey to change this.', error, { cause: error })
      : error;
  }
}
