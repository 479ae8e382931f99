// Passkeys: added with the password, listed, renamed, removed, and accepted as a login with two factors.
import { createHash } from 'node:crypto';
import type { AddPasskeyRequest, Passkey, UsedPasskey } from '@tendlc/contract';
import type { Clock } from '../../../clock.ts';
import type { AccountRow, Database } from '../../../db/tables.ts';
import { ServiceError } from '../../../errors.ts';
import type { Audit, Origin } from '../../audit/index.ts';
import type { Identity, Proof } from '../identity.ts';
import { CHALLENGE_MS, PASSKEYS_MAX } from '../policy.ts';
import type { SecurityMails } from '../security-mails.ts';
import {
  challengeOf,
  createCreationOptions,
  createRequestOptions,
  verifyCreated,
  verifyUsed,
} from './ceremonies.ts';
import {
  deletePasskey,
  findByCredential,
  insertPasskey,
  listPasskeys,
  noteUse,
  type PasskeyRow,
  renamePasskey,
  storeChallenge,
  takeChallenge,
} from './queries.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.ts';

export type PasskeysDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly audit: Pick<Audit, 'append' | 'logins'>;
  readonly identity: Pick<Identity, 'confirm' | 'lockConfirmed' | 'logInWithPasskey'>;
  readonly securityMails: SecurityMails;
  readonly findAccount: (userId: number) => Promise<AccountRow | undefined>;
};

const sha256 = (text: string) => createHash('sha256').update(text).digest();

const toPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  isBackedUp: row.is_backed_up,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

const missing = () => new ServiceError('not_found', 'This passkey does not exist.');

export function createPasskeys(deps: PasskeysDeps) {
  const { db, clock, audit, identity, securityMails } = deps;
  const relyingParty = relyingPartyOf(deps.publicUrl);

  /** @throws ServiceError `passkeys_unavailable` */
  function requireParty(): RelyingParty {
    if (relyingParty === undefined) {
      throw new ServiceError('passkeys_unavailable');
    }
    return relyingParty;
  }

  /** @param userId null for a login */
  async function remember<Options extends { challenge: string }>(options: Options, userId: number | null) {
    const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
    await storeChallenge(db, { hash: sha256(options.challenge), userId }, expiresAt);
    return options;
  }

  /** @throws ServiceError `invalid_passkey` if it was used, has expired, or is not ours */
  async function take(challenge: string, userId: number | null): Promise<void> {
    if (!(await takeChallenge(db, { hash: sha256(challenge), userId }, clock.now()))) {
      throw new ServiceError('invalid_passkey');
    }
  }

  async function prove(
    party: RelyingParty,
    used: UsedPasskey,
    challenge: string,
    passkey: PasskeyRow,
  ): Promise<void> {
    const use = await verifyUsed(party, used, challenge, passkey);
    if (!(await noteUse(db, { id: passkey.id, ...use }, clock.now()))) {
      throw new ServiceError('invalid_passkey');
    }
  }

  return {
    /** Where the console has to be opened for passkeys. Undefined: this service cannot have passkeys. */
    origin: relyingParty?.origin,

    /** @throws ServiceError as `identity.confirm`, `passkeys_unavailable`, `passkeys_full` */
    async startAdding(account: AccountRow, proof: Proof, address: string) {
      const party = requireParty();
      const proven = await identity.confirm(account, proof, address, true);
      const known = await listPasskeys(db, account.id);
      if (known.length >= PASSKEYS_MAX) {
        throw new ServiceError('passkeys_full');
      }
      const owner = { id: proven.id, email: proven.email, firstName: proven.first_name };
      return remember(await createCreationOptions(party, owner, known, CHALLENGE_MS), account.id);
    },

    /** @throws ServiceError `invalid_passkey`, `passkeys_unavailable`, `passkeys_full`, and as `identity.lockConfirmed` */
    async add(account: AccountRow, request: AddPasskeyRequest, origin: Origin): Promise<Passkey> {
      const party = requireParty();
      const { id: userId } = account;
      const { name, credential } = request;
      const challenge = await challengeOf(credential);
      await take(challenge, userId);
      const created = await verifyCreated(party, credential, challenge);
      return db.transaction().execute(async (transaction) => {
        await identity.lockConfirmed(transaction, account);
        if ((await listPasskeys(transaction, userId)).length >= PASSKEYS_MAX) {
          throw new ServiceError('passkeys_full');
        }
        const row = await insertPasskey(transaction, {
          user_id: userId,
          credential_id: created.credentialId,
          public_key: created.publicKey,
          counter: created.counter,
          transports: [...created.transports],
          is_backed_up: created.isBackedUp,
          name,
          created_at: clock.now(),
        });
        if (row === undefined) {
          throw new ServiceError('invalid_passkey', 'This passkey was added before.');
        }
        await securityMails.queue(transaction, { userId, kind: 'passkey_added', name });
        const entry = { ...origin, userId, subject: `passkey:${row.id}`, details: { name } };
        await audit.append(transaction, { ...entry, action: 'passkey.added' });
        return toPasskey(row);
      });
    },

    list: async (userId: number): Promise<Passkey[]> => (await listPasskeys(db, userId)).map(toPasskey),

    /** @throws ServiceError `not_found` */
    async rename(userId: number, id: number, name: string): Promise<Passkey> {
      const row = await renamePasskey(db, { userId, id, name });
      if (row === undefined) {
        throw missing();
      }
      return toPasskey(row);
    },

    /** Needs no password: it takes a way to log in away. @throws ServiceError `not_found` */
    remove: (userId: number, id: number, origin: Origin): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const name = await deletePasskey(transaction, { userId, id });
        if (name === undefined) {
          throw missing();
        }
        await securityMails.queue(transaction, { userId, kind: 'passkey_removed', name });
        const entry = { ...origin, userId, subject: `passkey:${id}`, details: { name } };
        await audit.append(transaction, { ...entry, action: 'passkey.removed' });
      }),

    /** The same for everybody, so that it reveals no account. @throws ServiceError `passkeys_unavailable` */
    startLogin: async () => remember(await createRequestOptions(requireParty(), CHALLENGE_MS), null),

    /** @throws ServiceError `invalid_passkey`, `passkeys_unavailable`, and as `identity.logInWithPasskey` */
    async accept(used: UsedPasskey, address: string): Promise<AccountRow> {
      const party = requireParty();
      const passkey = await findByCredential(db, used.id);
      const account = passkey && (await deps.findAccount(passkey.user_id));
      if (passkey === undefined || account === undefined) {
        audit.logins.failed({ userId: undefined, address, locks: false });
        throw new ServiceError('invalid_passkey');
      }
      // A prompt that was open for too long is no guess, so it does not count as a failed login.
      const challenge = await challengeOf(used);
      await take(challenge, null);
      await identity.logInWithPasskey(account, () => prove(party, used, challenge, passkey), address);
      return account;
    },
  };
}
