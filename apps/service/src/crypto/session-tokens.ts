// The JWT of a session (G-14): HS256 only, claims exactly userId, email, iat, exp. The first key signs, all verify.
import { createHash, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { type Clock, epochSeconds } from '../clock.ts';
import { keepRecentlyUsed } from '../recently-used.ts';

type SessionClaims = {
  readonly userId: number;
  readonly email: string;
  readonly issuedAtSeconds: number;
  readonly expiresAtSeconds: number;
  /** Identifies the session without revealing it. Hashes the signed part, because a signature has several encodings. */
  readonly sessionHash: string;
  /** Whether a passkey opened it. */
  readonly isByPasskey: boolean;
};

export type SessionTokens = {
  /**
   * @param notBeforeSeconds the token is dated no earlier, so that a reset in this very second does not void it (G-13)
   * @param options `issuedAt`: now, if absent. `isUnique`: unlike every other token, even one of the same user and second, because it can be revoked. `isByPasskey`: a passkey proved who the user is
   */
  sign(
    user: { id: number; email: string },
    notBeforeSeconds: number,
    options?: { readonly isUnique?: boolean; readonly issuedAt?: Date; readonly isByPasskey?: boolean },
  ): Promise<string>;
  /** The claims, or undefined if the token is not ours or has expired. */
  verify(token: string): Promise<SessionClaims | undefined>;
};

const ALGORITHM = 'HS256';
const PASSKEY = 'passkey';

/** Verification takes 20 µs, a cache hit almost nothing. Only verified tokens are cached, under the whole token. */
const VERIFIED_TOKENS_MAX = 10_000;

/** The service signs no longer token, so a longer one is not hashed. */
const TOKEN_CHARACTERS_MAX = 2_048;

const importKey = (secret: string) =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

/** Identifies the session of a token. */
export const hashOfSession = (token: string): string =>
  createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('base64url');

export async function createSessionTokens(options: {
  readonly secrets: readonly string[];
  readonly lifetimeSeconds: number;
  readonly clock: Clock;
}): Promise<SessionTokens> {
  const keys = await Promise.all(options.secrets.map(importKey));
  const [signingKey] = keys;
  if (signingKey === undefined) {
    throw new Error('a session token needs at least one key');
  }
  const verified = keepRecentlyUsed<string, SessionClaims>(VERIFIED_TOKENS_MAX);

  async function verifyWith(key: CryptoKey, token: string): Promise<SessionClaims | undefined> {
    const currentDate = options.clock.now();
    const result = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      requiredClaims: ['iat', 'exp'],
      currentDate,
    }).catch(() => undefined);
    const { userId, email, iat, exp } = result?.payload ?? {};
    if (!Number.isSafeInteger(userId) || typeof email !== 'string' || !Number.isSafeInteger(iat)) {
      return undefined;
    }
    return {
      userId: userId as number,
      email,
      issuedAtSeconds: iat as number,
      expiresAtSeconds: exp as number,
      sessionHash: hashOfSession(token),
      isByPasskey: result?.protectedHeader['by'] === PASSKEY,
    };
  }

  return {
    sign: (
      { id, email },
      notBeforeSeconds,
      { isUnique = false, isByPasskey = false, issuedAt: at = options.clock.now() } = {},
    ) => {
      const issuedAt = Math.max(epochSeconds(at), notBeforeSeconds);
      return (
        new SignJWT({ userId: id, email })
          // In the header, because the claims are specified (G-14).
          .setProtectedHeader({
            alg: ALGORITHM,
            typ: 'JWT',
            ...(isUnique ? { sid: randomUUID() } : {}),
            ...(isByPasskey ? { by: PASSKEY } : {}),
          })
          .setIssuedAt(issuedAt)
          .setExpirationTime(issuedAt + options.lifetimeSeconds)
          .sign(signingKey)
      );
    },
    async verify(token) {
      const known = verified.get(token);
      if (known !== undefined) {
        return known.expiresAtSeconds > epochSeconds(options.clock.now()) ? known : undefined;
      }
      if (token.length > TOKEN_CHARACTERS_MAX) {
        return undefined;
      }
      for (const key of keys) {
        const claims = await verifyWith(key, token);
        if (claims !== undefined) {
          verified.set(token, claims);
          return claims;
        }
      }
      return undefined;
    },
  };
}
