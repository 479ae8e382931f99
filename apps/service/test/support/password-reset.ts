// Requests a password reset and reads the token from the email.
import type { TestService, TestUser } from './service.ts';

export const NEW_PASSWORD = 'Lantern8@quay';

/** @param count expected number of such emails to the user */
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

/** Invalidates all sessions of the user. */
export async function voidSessions(service: TestService, user: TestUser): Promise<void> {
  const answer = await resetPassword(service, await requestResetToken(service, user));
  if (answer.status !== 200) {
    throw new Error(`reset-password answers ${answer.status} ${answer.text}`);
  }
}
