// Codes of authenticator apps (RFC 6238), and the recovery codes that replace them.
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Clocks of phones differ by up to one period. */
const STEPS_BESIDE = 1;

const RECOVERY_CODES = 10;
const RECOVERY_CHARACTERS = 16;
/** Without characters that people confuse. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const totpOf = (secret: string, label: string) =>
  new TOTP({
    issuer: 'Tendlc',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

export const generateTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** @returns the 30-second step of the code, or undefined for a wrong one. Compares in constant time. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const steps = totpOf(secret, '').validate({ token: code, timestamp, window: STEPS_BESIDE });
  return steps === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + steps;
}

export const isTotpCode = (otp: string): boolean => /^\d{6}$/.test(bareOtp(otp));

/** Without the spaces and hyphens that people type. */
export const bareOtp = (otp: string): string => otp.replaceAll(/[ -]/g, '').toLowerCase();

function generateRecoveryCode(): string {
  let code = '';
  while (code.length < RECOVERY_CHARACTERS) {
    // Bytes beyond the last multiple would make the first characters more likely.
    code += [...randomBytes(RECOVERY_CHARACTERS)]
      .filter((byte) => byte < 256 - (256 % ALPHABET.length))
      .map((byte) => ALPHABET[byte % ALPHABET.length])
      .join('');
  }
  return code.slice(0, RECOVERY_CHARACTERS);
}

/** 79 bits, so a plain hash of it cannot be reversed. */
export const hashOfRecoveryCode = (code: string): Buffer =>
  createHash('sha256').update(bareOtp(code)).digest();

/** Ten codes in groups of four characters. */
export const generateRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => generateRecoveryCode().replaceAll(/(.{4})(?=.)/g, '$1-'));
