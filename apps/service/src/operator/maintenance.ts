// The commands backup, restore, and verify: through a running service if there is one, otherwise directly on the database.
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { BackupRefused } from '../backup/format.ts';
import { checkBackup, restoreBackup } from '../backup/restore.ts';
import { type BackupResult, checkTarget, writeBackup } from '../backup/write.ts';
import { systemClock } from '../clock.ts';
import { createSecretBox, type SecretBox } from '../crypto/secret-box.ts';
import { openDataFolder } from '../data-folder/open.ts';
import { findTrialSecrets } from '../data-folder/trial.ts';
import { withStatementDeadline } from '../db/deadline.ts';
import { isWithoutDatabase, replaceDatabase } from '../db/embedded-folder.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { type DatabaseTarget, type OpenedDatabase, openDatabase } from '../db/open.ts';
import type { Database } from '../db/tables.ts';
import { createAudit, OPERATOR } from '../features/audit/index.ts';
import { createCredentialStore } from '../features/credentials/index.ts';
import { checkTotpSeals } from '../features/accounts/index.ts';
import { checkEndpointSeals } from '../features/webhook-endpoints/index.ts';
import { createLog } from '../log.ts';
import { readSettings, type Settings } from '../settings.ts';
import { type Check, checkSeals, verify } from '../verify/verify.ts';
import { removeWhenInterrupted } from './interruption.ts';
import { copyBeside, verifyBeside } from './requests.ts';

/** Deadline of a statement. These commands read whole tables. */
const COMMAND_DEADLINE_MS = 60 * 60_000;

/** The database grows in steps of 16 MB. */
const FREE_MEGABYTES_MIN = 64;

/** Uses the trial defaults, because these commands need no secrets of the service. */
const settingsOfCommand = (): Settings =>
  readSettings('trial', { ...process.env, JWT_SECRET: 'x'.repeat(64) });

/** Resolves a file name from the operator's current folder, because `npm run` changes the folder. */
const fileOf = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path);

/** @throws BackupRefused if there is no database, because opening it would create one */
function checkExists(target: DatabaseTarget): void {
  if (target.kind === 'embedded' && isWithoutDatabase(target.folder)) {
    throw new BackupRefused(`${target.folder} contains no database`);
  }
}

/** Opens a database that no service uses. The lock of the data folder prevents a service from starting meanwhile. */
async function onDatabase<Result>(
  settings: Settings,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const folder = settings.database.kind === 'embedded' ? openDataFolder(settings.dataDir) : undefined;
  try {
    checkExists(settings.database);
    return await onOpened(settings.database, work);
  } finally {
    folder?.release();
  }
}

async function onOpened<Result>(
  target: DatabaseTarget,
  work: (db: Database, opened: OpenedDatabase) => Promise<Result>,
): Promise<Result> {
  // If the database ends, the running statement fails with the same error.
  const opened = await openDatabase({
    target,
    log: createLog('silent'),
    onEnd: () => undefined,
    isBrief: true,
  });
  try {
    return await withStatementDeadline(COMMAND_DEADLINE_MS, () => work(opened.db, opened));
  } finally {
    await opened.db.destroy();
  }
}

export type Backup = BackupResult & {
  readonly file: string;
  /** How long the statements of a running service waited; undefined if they did not wait. */
  readonly pauseMs: number | undefined;
};

/** @throws BackupRefused, CommandRefused, DataFolderRefused, SettingsRefused */
export async function backUp(path: string): Promise<Backup> {
  const settings = settingsOfCommand();
  const file = fileOf(path);
  checkTarget(file);
  if (settings.database.kind === 'embedded') {
    const beside = await backUpBeside(settings.dataDir, settings.database.folder, file);
    if (beside !== undefined) {
      return beside;
    }
  }
  return onDatabase(settings, async (db) => ({
    ...(await writeBackup(db, file)),
    file,
    pauseMs: undefined,
  }));
}

/** The service copies its database folder, and this process reads the copy while the service continues to work. */
async function backUpBeside(dataDir: string, database: string, file: string): Promise<Backup | undefined> {
  if (!existsSync(dirname(file))) {
    throw new BackupRefused(`${file} was not written: its folder does not exist`);
  }
  const copy = mkdtempSync(join(dirname(file), `.${basename(file)}-`));
  removeWhenInterrupted(copy);
  removeWhenInterrupted(`${file}.part`);
  try {
    const copied = await copyBeside(dataDir, database, copy);
    if (copied === undefined) {
      return undefined;
    }
    const target = { kind: 'embedded', folder: copy } as const;
    const takenAt = new Date();
    const result = await onOpened(target, (db) => writeBackup(db, file, takenAt));
    return { ...result, file, pauseMs: copied.pauseMs };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

export type Restored = { readonly rows: number; readonly createdAt: string; readonly where: string };

/** @throws BackupRefused, DataFolderRefused, SettingsRefused; the target then stays empty */
export async function restore(path: string): Promise<Restored> {
  const settings = settingsOfCommand();
  const file = fileOf(path);
  const backup = await checkBackup(file);
  const { database } = settings;
  const load = (target: DatabaseTarget) =>
    onOpened(target, async (db, { markMade }) => {
      await restoreBackup(db, file, backup);
      markMade();
      const details = { backupCreatedAt: backup.header.createdAt };
      await auditOf(db).record({ ...OPERATOR, action: 'database.restored', details });
    });
  if (database.kind === 'server') {
    await load(database);
  } else {
    await restoreFolder(settings.dataDir, database.folder, (part) =>
      load({ kind: 'embedded', folder: part }),
    );
  }
  const rows = backup.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const where = database.kind === 'embedded' ? database.folder : 'the database of DATABASE_URL';
  return { rows, createdAt: backup.header.createdAt, where };
}

/** Checks the disk, because the embedded database has no clear error for a full disk. */
function explainFailure(folder: string, error: unknown): unknown {
  const { bavail, bsize } = statfsSync(dirname(resolve(folder)));
  const freeMegabytes = Math.floor((bavail * bsize) / 1024 / 1024);
  return freeMegabytes < FREE_MEGABYTES_MIN
    ? new BackupRefused(`${folder} was not made: only ${freeMegabytes} MB of disk are left`, { cause: error })
    : error;
}

/** Records the database in the data folder before it exists, so that a start after an interruption does not create an empty one. */
async function restoreFolder(
  dataDir: string,
  folder: string,
  load: (part: string) => Promise<void>,
): Promise<void> {
  const dataFolder = openDataFolder(dataDir);
  try {
    if (!isWithoutDatabase(folder)) {
      throw new BackupRefused(`${folder} is not empty: a backup is restored into an empty place only`);
    }
    const wasExpected = dataFolder.hasMade(folder);
    dataFolder.rememberMade(folder);
    try {
      await replaceDatabase(folder, load);
    } catch (error) {
      if (!wasExpected) {
        dataFolder.forgetMade(folder);
      }
      throw explainFailure(folder, error);
    }
  } finally {
    dataFolder.release();
  }
}

/** @throws BackupRefused, CommandRefused, DataFolderRefused, SettingsRefused */
export async function verifyDatabase(): Promise<Check[]> {
  const settings = settingsOfCommand();
  const { database, dataDir } = settings;
  if (database.kind === 'embedded') {
    const beside = await verifyBeside(dataDir, database.folder);
    if (beside !== undefined) {
      return beside;
    }
  }
  return onDatabase(settings, (db) => verifyHere(db, settings));
}

async function verifyHere(db: Database, settings: Settings): Promise<Check[]> {
  const pending = await pendingMigrations(db);
  if (pending.length > 0) {
    throw new BackupRefused(
      `the database does not have ${pending.join(', ')}. Start this version once, or verify with the version that created it`,
    );
  }
  const trialKey = findTrialSecrets({ file: (name) => join(settings.dataDir, name) })?.encryptionKey;
  const keys =
    settings.encryptionKeys.length > 0 || trialKey === undefined
      ? settings.encryptionKeys
      : [Buffer.from(trialKey, 'base64')];
  return verify({
    db,
    seals: keys.length === 0 ? undefined : () => checkSealsWith(db, createSecretBox(keys), settings),
    now: systemClock.now(),
    // With a server, a service may run on another machine. With the embedded database, this command holds the lock.
    isServing: settings.database.kind === 'server',
  });
}

const checkSealsWith = (db: Database, secretBox: SecretBox, { publicUrl }: Settings) =>
  checkSeals(
    createCredentialStore({ db, clock: systemClock, secretBox, publicUrl, audit: auditOf(db) }),
    { checkSeals: () => checkEndpointSeals(db, secretBox) },
    { checkSeals: () => checkTotpSeals(db, secretBox) },
  );

const auditOf = (db: Database) => createAudit({ db, clock: systemClock, log: createLog('error') });
