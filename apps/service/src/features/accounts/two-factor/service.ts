// Two-factor authentication: set up an authenticator app, accept its codes, and replace them by recovery codes (G-96).
import type { Clock } from '../../../clock.ts';
import type { SecretBox } from '../../../crypto/secret-box.ts';
import {
  bareOtp,
  findTotpStep,
  generateRecoveryCodes,
  generateTotpSecret,
  hashOfRecoveryCode,
  isTotpCode,
  totpUri,
} from '../../../crypto/totp.ts';
import type { Database, DatabaseTransaction } from '../../../db/tables.ts';
import { ServiceError } from '../../../errors.ts';
import type { Audit, Origin } from '../../audit/index.ts';
import { lockUnchanged } from '../queries.ts';
import type { SecurityMails } from '../security-mails.ts';
import { checkTotpSeals, rotateTotpKeys, secretOwner } from './key-rotation.ts';
import {
  countRecoveryCodes,
  findSecret,
  hasSecretSince,
  lockEnabled,
  removeSecondFactor,
  replaceRecoveryCodes,
  setEnabled,
  storeSecret,
  takeRecoveryCode,
  takeStep,
} from './queries.ts';

/** A setup that is abandoned cannot be finished by somebody who finds the session later. */
const SETUP_MS = 15 * 60_000;

/** The account as it was when its session was checked. */
type ProvenOwner = Parameters<typeof lockUnchanged>[1];

export type TwoFactorDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly secretBox: SecretBox;
  readonly audit: Pick<Audit, 'append'>;
  readonly securityMails: SecurityMails;
};

export type TwoFactor = ReturnType<typeof createTwoFactor>;

export function createTwoFactor({ db, clock, secretBox, audit, securityMails }: TwoFactorDeps) {
  async function acceptCode(
    through: Database | DatabaseTransaction,
    userId: number,
    code: string,
  ): Promise<boolean> {
    const sealed = await findSecret(through, userId);
    if (sealed === undefined) {
      return false;
    }
    const step = findTotpStep(secretBox.open(sealed, secretOwner(userId)), bareOtp(code), clock.now());
    return step !== undefined && (await takeStep(through, { userId, sealed, step }));
  }

  const acceptRecoveryCode = (userId: number, code: string, address: string): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      if (!(await takeRecoveryCode(transaction, userId, hashOfRecoveryCode(code)))) {
        return false;
      }
      const left = await countRecoveryCodes(transaction, userId);
      await securityMails.queue(transaction, { userId, kind: 'recovery_code_used', left });
      const origin = { actor: 'user', actorUserId: userId, address, userId } as const;
      await audit.append(transaction, { ...origin, action: 'recovery_code.used', details: { left } });
      return true;
    });

  /**
   * A logout of all sessions, a lock, or a deletion that came while the proof was checked wins over the change.
   * @throws ServiceError `unauthorized`
   */
  async function expectUnchanged(transaction: DatabaseTransaction, owner: ProvenOwner): Promise<void> {
    if ((await lockUnchanged(transaction, owner)) === undefined) {
      throw new ServiceError('unauthorized');
    }
  }

  const turnOff = (
    userId: number,
    origin: Origin,
    {
      refusesAdmins = false,
      owner,
      ...details
    }: { reason?: string; refusesAdmins?: boolean; owner?: ProvenOwner } = {},
  ): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      if (owner !== undefined) {
        await expectUnchanged(transaction, owner);
      }
      const account = await lockEnabled(transaction, userId);
      if (account === undefined) {
        throw new ServiceError('totp_not_enabled', 'Two-factor authentication is off.');
      }
      // A session of an admin must not be enough to weaken the login of an admin.
      if (refusesAdmins && account.is_admin) {
        throw new ServiceError('admin_account');
      }
      await removeSecondFactor(transaction, userId);
      await securityMails.queue(transaction, { userId, kind: 'totp_disabled' });
      await audit.append(transaction, { ...origin, userId, action: 'totp.disabled', details });
    });

  async function writeRecoveryCodes(transaction: DatabaseTransaction, userId: number): Promise<string[]> {
    const codes = generateRecoveryCodes();
    await replaceRecoveryCodes(transaction, userId, codes.map(hashOfRecoveryCode));
    return codes;
  }

  return {
    /** A new secret, which is in force once a code confirms it. @throws ServiceError `totp_enabled` */
    async start({ id, email }: { id: number; email: string }): Promise<{ secret: string; uri: string }> {
      const secret = generateTotpSecret();
      const sealed = secretBox.seal(secret, secretOwner(id));
      if (!(await storeSecret(db, { userId: id, sealed }, clock.now()))) {
        throw new ServiceError('totp_enabled');
      }
      return { secret, uri: totpUri(secret, email) };
    },

    /** Turns it on. @returns the recovery codes, this once. @throws ServiceError `totp_enabled`, `invalid_otp` */
    confirm: (userId: number, otp: string, origin: Origin): Promise<string[]> =>
      db.transaction().execute(async (transaction) => {
        if (!(await setEnabled(transaction, userId, clock.now()))) {
          throw new ServiceError('totp_enabled');
        }
        const since = new Date(clock.now().getTime() - SETUP_MS);
        const isCurrent = await hasSecretSince(transaction, userId, since);
        if (!isCurrent || !isTotpCode(otp) || !(await acceptCode(transaction, userId, otp))) {
          throw new ServiceError('invalid_otp');
        }
        const codes = await writeRecoveryCodes(transaction, userId);
        await securityMails.queue(transaction, { userId, kind: 'totp_enabled' });
        await audit.append(transaction, { ...origin, userId, action: 'totp.enabled', details: {} });
        return codes;
      }),

    /**
     * Turns it off, after its owner has proven who they are.
     * @throws ServiceError `totp_not_enabled`, and `unauthorized` if the sessions have ended meanwhile
     */
    disable: (owner: ProvenOwner, origin: Origin): Promise<void> => turnOff(owner.id, origin, { owner }),

    /** For the operator at the machine. @throws ServiceError `totp_not_enabled` */
    disableFor: (userId: number, origin: Origin): Promise<void> => turnOff(userId, origin),

    /** For an owner who lost the app and the codes. @throws ServiceError `totp_not_enabled`, `admin_account` */
    clear: (userId: number, reason: string, origin: Origin): Promise<void> =>
      turnOff(userId, origin, { reason, refusesAdmins: true }),

    /**
     * New recovery codes; the earlier ones stop working.
     * @throws ServiceError `totp_not_enabled`, and `unauthorized` if the sessions have ended meanwhile
     */
    renewRecoveryCodes: (owner: ProvenOwner, origin: Origin): Promise<string[]> =>
      db.transaction().execute(async (transaction) => {
        const { id: userId } = owner;
        await expectUnchanged(transaction, owner);
        if ((await lockEnabled(transaction, userId)) === undefined) {
          throw new ServiceError('totp_not_enabled');
        }
        const codes = await writeRecoveryCodes(transaction, userId);
        await securityMails.queue(transaction, { userId, kind: 'recovery_codes_created' });
        await audit.append(transaction, { ...origin, userId, action: 'recovery_codes.created', details: {} });
        return codes;
      }),

    /** Uses the code: neither a code of the app nor a recovery code works twice. */
    accept: (userId: number, otp: string, address: string): Promise<boolean> =>
      isTotpCode(otp) ? acceptCode(db, userId, otp) : acceptRecoveryCode(userId, otp, address),

    countRecoveryCodes: (userId: number): Promise<number> => countRecoveryCodes(db, userId),

    rotateKeys: () => rotateTotpKeys(db, secretBox),
    checkSeals: () => checkTotpSeals(db, secretBox),
  };
}
