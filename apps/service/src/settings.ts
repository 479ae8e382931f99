// The settings of the service, read once from the environment: everything that is wrong is said at once.
import { join } from 'node:path';
import type { DatabaseTarget } from './db/open.ts';
import type { Limits } from './http/limits.ts';
import type { OperatorLinks } from './http/operator-links.ts';
import type { MailAddress } from './mail/address.ts';
import type { Retention } from './retention/rules.ts';
import { type CallbackQuota, readCallbackQuota, readLimits, readRetention } from './settings/limits.ts';
import {
  readBrowser,
  readPageWatch,
  readOrigins,
  readPageNetworks,
  readProxies,
} from './settings/network.ts';
import { readTelemetry, type TelemetrySettings } from './settings/telemetry.ts';
import { readMailFrom, readOperatorLinks } from './settings/operator.ts';
import {
  readAdmin,
  readAdminTotp,
  readDatabase,
  readEncryptionKeys,
  readJwtSecrets,
} from './settings/secrets.ts';
import { type Environment, type Mode, SettingsReader } from './settings-reader.ts';

export type { Mode } from './settings-reader.ts';

export type Settings = {
  readonly mode: Mode;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly database: DatabaseTarget;
  readonly redisUrl: string | undefined;
  /** Empty in the trial until the data folder has been asked for its own. The first signs, all verify (G-14). */
  readonly jwtSecrets: readonly string[];
  /** Empty in the trial until the data folder has been asked for its own. The first seals, all open (G-40). */
  readonly encryptionKeys: readonly Buffer[];
  /** Undefined: the registry's own address in production, the built-in sandbox in the trial (G-41). */
  readonly registryUrl: string | undefined;
  readonly sandboxPort: number;
  /** Customers get a notice if their balance falls below this. */
  readonly lowBalanceTokens: number;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: MailAddress;
  /** What customers are told about the operator (G-93). */
  readonly operatorLinks: OperatorLinks;
  readonly corsOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  /** Admins need two-factor authentication (G-96). */
  readonly isAdminTotpRequired: boolean;
  readonly logLevel: string;
  readonly metricsPort: number | undefined;
  readonly metricsToken: string | undefined;
  /** Where spans and metrics are sent, if anywhere (G-131). */
  readonly telemetry: TelemetrySettings | undefined;
  readonly limits: Limits;
  /** How long a server that cannot be reached is waited for at the start. */
  readonly databaseWaitMs: number;
  /** How long requests are still taken after a stop signal, while readiness says no. */
  readonly stopDelayMs: number;
  /** The whole stop ends within this time in any case. */
  readonly stopTimeoutMs: number;
  /** Open connections of this process. */
  readonly connectionsMax: number;
  /** Open event streams of this process; each costs a query a second. */
  readonly eventStreamsMax: number;
  readonly callbackQuota: CallbackQuota;
  /** Networks whose pages are opened although they are not public, in CIDR notation (G-84). */
  readonly pageCheckNetworks: readonly string[];
  readonly chromium: string | undefined;
  /** Whether the pages of approved registrations are opened again every day (G-89). */
  readonly isPageWatchOn: boolean;
  readonly retention: Retention;
};

export class SettingsRefused extends Error {
  override readonly name = 'SettingsRefused';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const SANDBOX_PORT = 8081;
const LOW_BALANCE_TOKENS = 10;
const CONNECTIONS_MAX = 5_000;
const EVENT_STREAMS_MAX = 500;

/** In production nothing that is secret has a default, and what is missing is listed at once. */
function requireForProduction(reader: SettingsReader, present: Readonly<Record<string, boolean>>): void {
  for (const [name, isPresent] of Object.entries(present)) {
    const alreadyWrong = reader.problems.some((problem) => problem.startsWith(name));
    reader.check(name, isPresent || alreadyWrong, 'is required');
  }
}

function checkPublicUrl(reader: SettingsReader, publicUrl: string | undefined): void {
  const alreadyWrong = reader.problems.some((problem) => problem.startsWith('PUBLIC_URL'));
  const why = 'links in emails use it, and without https browsers send the session cookie unencrypted';
  reader.check(
    'PUBLIC_URL',
    alreadyWrong || publicUrl?.startsWith('https:') === true,
    `${publicUrl === undefined ? 'is required, and' : 'is not https;'} serve needs the https:// URL of the service: ${why}`,
  );
}

/** @throws SettingsRefused naming every setting that is missing or wrong */
export function readSettings(mode: Mode, environment: Environment): Settings {
  const reader = new SettingsReader(environment);
  const port = reader.port('PORT') ?? 8080;
  const host = reader.text('HOST') ?? (mode === 'trial' ? '127.0.0.1' : '0.0.0.0');
  const jwtSecrets = readJwtSecrets(reader);
  const encryptionKeys = readEncryptionKeys(reader);
  const database = readDatabase(reader);
  const publicUrl = reader.url('PUBLIC_URL', reader.text('PUBLIC_URL'), ['http:', 'https:']);
  if (mode === 'production') {
    requireForProduction(reader, {
      JWT_SECRET: jwtSecrets.length > 0,
      ENCRYPTION_KEY: encryptionKeys.length > 0,
      DATABASE_URL: database !== undefined,
    });
    checkPublicUrl(reader, publicUrl);
  }
  const logLevel = reader.text('LOG_LEVEL') ?? (mode === 'trial' ? 'warn' : 'info');
  reader.check('LOG_LEVEL', LOG_LEVELS.includes(logLevel), `must be one of ${LOG_LEVELS.join(', ')}`);
  const dataDir = reader.text('DATA_DIR') ?? './data';
  const settings: Settings = {
    mode,
    port,
    host,
    publicUrl: (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir,
    database: database ?? { kind: 'embedded', folder: join(dataDir, 'database') },
    redisUrl: reader.url('REDIS_URL', reader.secret('REDIS_URL'), ['redis:', 'rediss:']),
    jwtSecrets,
    encryptionKeys,
    registryUrl: reader
      .url('REGISTRY_URL', reader.text('REGISTRY_URL'), ['http:', 'https:'])
      ?.replace(/\/+$/, ''),
    sandboxPort: reader.port('SANDBOX_PORT') ?? SANDBOX_PORT,
    lowBalanceTokens: reader.wholeNumber('LOW_BALANCE_TOKENS') ?? LOW_BALANCE_TOKENS,
    smtpUrl: reader.url('SMTP_URL', reader.secret('SMTP_URL'), ['smtp:', 'smtps:']),
    mailFrom: readMailFrom(reader),
    operatorLinks: readOperatorLinks(reader),
    corsOrigins: readOrigins(reader),
    trustedProxies: readProxies(reader),
    ...readAdmin(reader),
    isAdminTotpRequired: readAdminTotp(reader),
    logLevel,
    metricsPort: reader.port('METRICS_PORT'),
    metricsToken: reader.secret('METRICS_TOKEN'),
    telemetry: readTelemetry(reader),
    limits: readLimits(reader, mode),
    databaseWaitMs: reader.duration('DATABASE_WAIT', '60s'),
    stopDelayMs: reader.duration('STOP_DELAY', mode === 'trial' ? '0' : '5s'),
    stopTimeoutMs: reader.duration('STOP_TIMEOUT', '15s'),
    connectionsMax: reader.count('CONNECTIONS_MAX') ?? CONNECTIONS_MAX,
    eventStreamsMax: reader.count('EVENT_STREAMS_MAX') ?? EVENT_STREAMS_MAX,
    callbackQuota: readCallbackQuota(reader),
    pageCheckNetworks: readPageNetworks(reader, mode),
    chromium: readBrowser(reader),
    isPageWatchOn: readPageWatch(reader),
    retention: readRetention(reader),
  };
  reader.check(
    'STOP_TIMEOUT',
    settings.stopTimeoutMs > settings.stopDelayMs,
    'must be longer than STOP_DELAY, because it covers the whole stop',
  );
  if (reader.problems.length > 0) {
    throw new SettingsRefused(reader.problems);
  }
  return settings;
}
