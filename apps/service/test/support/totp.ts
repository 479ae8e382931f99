// An authenticator app for tests: turns on two-factor authentication, and shows its codes.
import { TOTP } from 'otpauth';
import { PASSWORD, type TestService, type TestUser } from './service.ts';

export const PERIOD_MS = 30_000;

export type TestApp = {
  /** The code at the service's time, or that many steps later. */
  code(steps?: number): string;
  readonly recoveryCodes: readonly string[];
};

export const appOf = (service: TestService, secret: string) => ({
  code: (steps = 0) =>
    new TOTP({ secret }).generate({ timestamp: service.clock.now().getTime() + steps * PERIOD_MS }),
});

/** Afterwards the clock shows a new step, of which no code was used. */
export async function turnOnTotp(service: TestService, user: TestUser): Promise<TestApp> {
  const started = await service.call('POST', '/v1/account/totp', { currentPassword: PASSWORD }, user);
  const app = appOf(service, started.body.secret);
  const confirmed = await service.call('POST', '/v1/account/totp/confirmations', { otp: app.code() }, user);
  if (confirmed.status !== 200) {
    throw new Error(`confirming the code answers ${confirmed.status} ${confirmed.text}`);
  }
  service.clock.advance(2 * PERIOD_MS);
  return { ...app, recoveryCodes: confirmed.body.recoveryCodes };
}
