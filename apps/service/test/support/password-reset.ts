// Asks for a new password and takes the token out of the message, as the owner of the mailbox would.
import type { TestService, TestUser } from './service.ts';

export const NEW_PASSWORD = 'Lantern8@quay';

/** @param count how many such messages the user has then got */
export async function requestResetToken(
  service: TestService,
  user: { email: string },
  count = 1,
): Promise<string> {
  const answer = await service.call('POST', '/v1/auth/forgot-password', { email: user.email });
  if (answer.status !== 200) {
    throw new Error(`forgot-password answers ${answer.status} ${answer.text}`);
  }
  const { text } = await service.mailTo(user.email, count, 'Reset your Tendlc password');
  const token = /#token=([A-Za-z0-9_-]+)/.exec(text)?.[1];
  if (token === undefined) {
    throw new Error(`the message holds no link: ${text}`);
  }
  return token;
}

export const resetPassword = (service: TestService, token: string, newPassword = NEW_PASSWORD) =>
  service.call('POST', '/v1/auth/reset-password', { token, newPassword });

/** Voids every session that the user has. */
export async function voidSessions(service: TestService, user: TestUser): Promise<void> {
  const answer = await resetPassword(service, await requestResetToken(service, user));
  if (answer.status !== 200) {
    throw new Error(`reset-password answers ${answer.status} ${answer.text}`);
  }
}
