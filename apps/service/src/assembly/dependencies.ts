// Assembles the service once, from its settings: features, jobs, sweeps, and what the HTTP application needs.
import { describeWayToTokens } from '../http/operator-links.ts';
import { catalogue } from '@tendlc/compliance';
import type { Sandbox } from '@tendlc/sandbox';
import type { Logger } from 'pino';
import { type Clock, systemClock } from '../clock.ts';
import { createPasswords } from '../crypto/passwords.ts';
import { createSecretBox } from '../crypto/secret-box.ts';
import { createSessionTokens } from '../crypto/session-tokens.ts';
import type { DataFolder } from '../data-folder/open.ts';
import { pendingMigrations } from '../db/migrate.ts';
import type { DatabaseTarget } from '../db/open.ts';
import { analyzeGrownTables } from '../db/statistics.ts';
import { canStore } from '../db/storage.ts';
import type { Database } from '../db/tables.ts';
import {
  CONFIRM_EMAIL_JOB,
  createAccounts,
  LOCKOUT_JOB,
  PASSWORD_RESET_JOB,
  SECURITY_MAIL_JOB,
  SESSION_SECONDS,
} from '../features/accounts/index.ts';
import { createAccountAdministration } from '../features/account-administration/index.ts';
import { createAccountData, ERASE_ACCOUNT_JOB } from '../features/account-data/index.ts';
import { createAlertChecks, createAlerts } from '../features/alerts/index.ts';
import { createApiKeys } from '../features/api-keys/index.ts';
import { createAudit, SYSTEM } from '../features/audit/index.ts';
import { createEvaluations } from '../features/evaluations/index.ts';
import { createIdempotentRequests } from '../features/idempotency/index.ts';
import { createLedger, openDoubtJournal } from '../features/ledger/index.ts';
import { createBatches, createBatchWork, WORK_ON_BATCHES_JOB } from '../features/batches/index.ts';
import { createPageChecks } from '../features/page-checks/index.ts';
import { createPageWatch, WATCH_PAGES_JOB } from '../features/page-watch/index.ts';
import { createSandboxPanel } from '../features/sandbox-panel/index.ts';
import { createJobRunner, type JobRunner } from '../jobs/runner.ts';
import { abandonUnopenableSecrets, findUnopenableSecrets } from '../crypto/sealed-secrets/queries.ts';
import { createMailer } from '../mail/mailer.ts';
import { createGatherer, createMetrics } from '../metrics/index.ts';
import { createPageAddresses } from '../outbound/page-connections.ts';
import { createPublicAgent, problemOfAddress, type Resolve } from '../outbound/public-addresses.ts';
import type { AppDeps } from './http-application.ts';
import { createNotificationFeatures, type Outbound } from './notification-features.ts';
import { createRegistrationFeatures } from './registration-features.ts';
import { createRetention } from '../retention/retention.ts';
import type { Settings } from '../settings.ts';
import { checkBooks } from '../verify/at-start.ts';
import { version } from '../version.ts';

const SWEEP_EVERY_MS = 15_000;
const CHECK_BOOKS_EVERY_MS = 6 * 3_600_000;

/** A customer gets at most one low-balance notice a day. */
const QUIET_MS = 24 * 3_600_000;

export type Deps = {
  readonly app: AppDeps;
  readonly db: Database;
  /** Without one, no stored secret can be decrypted. */
  readonly hasEncryptionKey: boolean;
  readonly databaseTarget: DatabaseTarget;
  readonly jobs: JobRunner;
  /** One line if no key of this start can decrypt some stored secrets. */
  findUnopenableSecrets(): Promise<string | undefined>;
  /** Settles registrations in doubt and refunds abandoned charges; also runs every few seconds. */
  sweep(): Promise<void>;
  /** Deletes rows past their retention period; also runs every hour. */
  forget(): Promise<void>;
  /** Checks recent balances and audit entries for the log and the metrics; also runs every few hours. */
  checkBooks(): Promise<void>;
  /** Readiness becomes false; requests in progress continue. */
  beginStop(): void;
  /** Ends everything except the HTTP server: jobs, charges in progress, mail, database. */
  close(): Promise<void>;
};

export type DepsOptions = {
  readonly settings: Settings;
  readonly folder: DataFolder;
  readonly log: Logger;
  readonly clock?: Clock;
  /** Opened and migrated; `close` ends it. */
  readonly db: Database;
  /** How long one attempt of a call to the registry may take. */
  readonly registryTimeoutMs?: number | undefined;
  /** How the time passes that the registry gets before another attempt, or a lookup; as it does when absent. */
  readonly waitForRegistry?: ((ms: number) => Promise<void>) | undefined;
  /** How host names in customers' URLs are resolved; by the resolver of the machine when absent. */
  readonly resolve?: Resolve | undefined;
  /** How webhook endpoints are checked and called; only at public addresses when absent. */
  readonly outbound?: Outbound | undefined;
  /** The sandbox registry of a trial, if it runs in this process. */
  readonly sandbox?: Sandbox | undefined;
};

function createOutbound(resolve: Resolve | undefined): Outbound {
  const dispatcher = createPublicAgent(resolve);
  return {
    dispatcher,
    problemOfAddress: (address) => problemOfAddress(address, resolve),
    close: () => dispatcher.close(),
  };
}

export async function createDeps(options: DepsOptions): Promise<Deps> {
  const {
    settings,
    folder,
    log,
    clock = systemClock,
    db,
    registryTimeoutMs,
    waitForRegistry,
    resolve,
  } = options;
  const [passwords, journal, sessionTokens] = await Promise.all([
    createPasswords(),
    openDoubtJournal(folder.file('charges-in-doubt')),
    createSessionTokens({ secrets: settings.jwtSecrets, lifetimeSeconds: SESSION_SECONDS, clock }),
  ]);
  const mailer = createMailer({
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom,
    contact: settings.operatorLinks.contact,
    outboxFolder: folder.file('outbox'),
    clock,
    log,
  });
  const { publicUrl } = settings;
  const audit = createAudit({ db, clock, log });
  const wakeJobs = () => jobs.wake();
  const secretBox = createSecretBox(settings.encryptionKeys);
  const outbound = options.outbound ?? createOutbound(resolve);
  const notification = createNotificationFeatures({
    db,
    clock,
    log,
    secretBox,
    mailer,
    publicUrl,
    eventStreamsMax: settings.eventStreamsMax,
    outbound,
    wakeJobs,
    audit,
    findAccount: (userId) => accounts.findAccount(userId),
    describeWayToTokens: (email) => describeWayToTokens(settings.operatorLinks, email),
  });
  const { customerEvents, eventStreams } = notification.features;
  const isEmbedded = settings.database.kind === 'embedded';
  const gatherer = createGatherer({
    db,
    clock,
    log,
    version,
    embeddedFolder: settings.database.kind === 'embedded' ? settings.database.folder : undefined,
    countStreams: eventStreams.countOpen,
  });
  const metrics = createMetrics(gatherer.gather);
  const ledger = createLedger({
    db,
    clock,
    log,
    journal,
    audit,
    lowBalanceTokens: settings.lowBalanceTokens,
    reportLowBalance: (userId, balance) =>
      customerEvents.record({ userId, type: 'tokens.low', data: { balance } }, { quietMs: QUIET_MS }),
  });
  const accounts = createAccounts({
    db,
    clock,
    log,
    secretBox,
    isAdminTotpRequired: settings.isAdminTotpRequired,
    passwords,
    sessionTokens,
    ledger,
    mailer,
    publicUrl,
    wakeJobs,
    customerEvents,
    audit,
  });
  const accountAdministration = createAccountAdministration({ db, clock, accounts, audit, wakeJobs });
  const accountData = createAccountData({ db, clock, passwords, audit, accounts, wakeJobs });
  const registration = createRegistrationFeatures({
    db,
    clock,
    log,
    settings,
    secretBox,
    ledger,
    audit,
    customerEvents,
    wakeJobs,
    metrics,
    registryTimeoutMs,
    waitForRegistry,
    resolve,
  });
  const pageChecks = createPageChecks({
    db,
    clock,
    addresses: createPageAddresses(settings.pageCheckNetworks, resolve),
    chromium: settings.chromium,
    publicUrl,
    countFetch: (outcome) => metrics.count('pageFetches', outcome),
    countRefusal: (reason) => metrics.count('pageChecksRefused', reason),
    countRender: (outcome) => metrics.count('pageRenders', outcome),
  });
  const evaluations = createEvaluations({
    db,
    clock,
    registrations: registration.features.registrations,
    pageChecks,
  });
  const batches = createBatches({
    db,
    clock,
    ledger,
    credentials: registration.features.credentials,
    wakeJobs,
  });
  const batchWork = createBatchWork({ db, clock, log, ledger, evaluations, ...registration.features });
  const pageWatch = createPageWatch({ db, clock, log, pageChecks, isOn: settings.isPageWatchOn, wakeJobs });
  const alertChecks = createAlertChecks({
    db,
    clock,
    customerEvents,
    wakeJobs,
    isWatchingPages: settings.isPageWatchOn,
  });
  const idempotentRequests = createIdempotentRequests({ db, clock, ledger, recover: registration.recover });
  const jobs = createJobRunner({
    db,
    clock,
    log,
    handlers: {
      [PASSWORD_RESET_JOB]: accounts.sendPasswordReset,
      [LOCKOUT_JOB]: accounts.sendLockoutMail,
      [CONFIRM_EMAIL_JOB]: accounts.sendConfirmation,
      [SECURITY_MAIL_JOB]: accounts.securityMails.send,
      [ERASE_ACCOUNT_JOB]: accountData.erase,
      [WORK_ON_BATCHES_JOB]: batchWork.run,
      [WATCH_PAGES_JOB]: pageWatch.run,
      ...registration.jobHandlers,
      ...notification.jobHandlers,
    },
    longKinds: notification.longJobKinds,
  });
  const retention = createRetention({
    db,
    clock,
    log,
    retention: settings.retention,
    isEmbedded,
    countDeleted: (table, rows) => metrics.count('rowsDeleted', table, rows),
    recordRun: (rows) => audit.record({ ...SYSTEM, action: 'retention.ran', details: rows }),
  });
  retention.start();
  const sweep = async () => {
    await ledger.refundAbandoned();
    await registration
      .foldSpending()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'changes were not taken into the sums of spending'),
      );
    await batchWork.sweep();
    // An error here or in alerts must not keep registrations from continuing.
    if (isEmbedded) {
      await analyzeGrownTables(db).catch((error: unknown) =>
        log.warn({ err: error }, 'tables that have grown could not be looked at'),
      );
    }
    await alertChecks
      .sweep()
      .catch((error: unknown) => log.warn({ err: error }, 'alerts could not be checked'));
    await pageWatch.sweep().catch((error: unknown) => log.warn({ err: error }, 'pages could not be watched'));
    await registration.sweep();
  };
  // One at a time: while the registry hangs, a sweep takes longer than the time between two.
  let isSweeping = false;
  const sweeping = setInterval(() => {
    if (!isSweeping) {
      isSweeping = true;
      sweep()
        .catch((error: unknown) => log.warn({ err: error }, 'a sweep failed'))
        .finally(() => {
          isSweeping = false;
        });
    }
  }, SWEEP_EVERY_MS).unref();
  const runBookCheck = async () => {
    gatherer.setLedgerCheck({ isOk: await checkBooks(db, log), at: clock.now() });
  };
  const checking = setInterval(() => {
    runBookCheck().catch((error: unknown) => log.warn({ err: error }, 'recent rows could not be checked'));
  }, CHECK_BOOKS_EVERY_MS).unref();
  let stopping = false;
  const startedAt = performance.now();

  return {
    db,
    hasEncryptionKey: settings.encryptionKeys.length > 0,
    databaseTarget: settings.database,
    jobs,
    findUnopenableSecrets: () => findUnopenableSecrets(db, secretBox),
    sweep,
    forget: retention.run,
    checkBooks: runBookCheck,
    app: {
      limits: settings.limits,
      redisUrl: settings.redisUrl,
      trustedProxies: settings.trustedProxies,
      corsOrigins: settings.corsOrigins,
      operatorLinks: settings.operatorLinks,
      connectionsMax: settings.connectionsMax,
      metricsToken: settings.metricsToken,
      publicUrl,
      log,
      clock,
      catalogue,
      abandonUnopenableSecrets: () => abandonUnopenableSecrets(db, secretBox, clock.now()),
      accounts,
      accountData,
      accountAdministration,
      audit,
      ledger,
      ...registration.features,
      ...notification.features,
      pageChecks,
      evaluations,
      batches,
      alerts: createAlerts({ db, clock, customerEvents, wakeJobs }),
      sandboxPanel: createSandboxPanel(options.sandbox, registration.features.credentials),
      apiKeys: createApiKeys({ db, clock, log, audit }),
      idempotentRequests,
      sessionTokens,
      metrics,
      health: {
        version,
        uptimeSeconds: () => Math.round(performance.now() - startedAt) / 1000,
        isStopping: () => stopping,
        isSandbox: options.sandbox !== undefined,
        checks: {
          database: () => works(db),
          migrations: () =>
            pendingMigrations(db).then(
              (names) => names.length === 0,
              () => false,
            ),
          jobs: () => Promise.resolve(jobs.healthy()),
        },
      },
    },
    beginStop: () => {
      stopping = true;
      pageChecks.stop();
      batchWork.stop();
      alertChecks.stop();
      registration.stop();
      pageWatch.stop();
    },
    async close() {
      clearInterval(sweeping);
      clearInterval(checking);
      pageChecks.stop();
      batchWork.stop();
      registration.stop();
      pageWatch.stop();
      await retention.stop();
      await jobs.stop();
      await ledger.close();
      await accounts.sessions.drained();
      await audit.drained();
      await registration.close();
      await outbound.close();
      mailer.close();
      await db.destroy();
    },
  };
}

/** The database responds, and it can store data. */
const works = (db: Database) =>
  db
    .selectFrom('users')
    .select('id')
    .limit(1)
    .execute()
    .then(
      () => canStore(db),
      () => false,
    );
