// The links that stop one kind of email for one account (G-101). A link needs no session, does not expire, and reveals
// nothing: its token is encrypted and bound to the kind of email.
import type { UnsubscribableKind } from '@tendlc/contract';
import { SealBroken, type SecretBox } from '../../crypto/secret-box.ts';

/** All tokens have the same length, so that it does not reveal how old an account is. */
const ID_DIGITS = 16;

const ownerOf = (kind: UnsubscribableKind) => `unsubscribe link: ${kind}`;

export function createUnsubscribeLinks(deps: { secretBox: SecretBox; publicUrl: string }) {
  const { secretBox, publicUrl } = deps;
  return {
    urlFor: (userId: number, kind: UnsubscribableKind): string => {
      const token = secretBox.seal(String(userId).padStart(ID_DIGITS, '0'), ownerOf(kind));
      return `${publicUrl}/unsubscribe/${kind}/${token}`;
    },

    /** @returns undefined if the token was not made by the service for this kind of email */
    accountOf(kind: UnsubscribableKind, token: string): number | undefined {
      try {
        return Number(secretBox.open(token, ownerOf(kind)));
      } catch (error) {
        if (error instanceof SealBroken) {
          return undefined;
        }
        throw error;
      }
    },
  };
}
