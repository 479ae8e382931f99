// The settings of the service, read once from the environment: everything that is wrong is said at once.
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { isAbsolute, join } from 'node:path';
import { RegisterRequest } from '@tendlc/contract';
import ipaddr from 'ipaddr.js';
import { Type } from 'typebox';
import { type DatabaseTarget, parseDatabaseUrl } from './db/open.ts';
import { createCheck } from './http/validation.ts';
import { type MailAddress, parseMailAddress } from './mail/address.ts';
import { DAY_MS, RETENTION_SETTINGS, type Retention } from './retention/rules.ts';
import { LIMIT_BUCKETS, type Limit, type LimitBucket, type Limits } from './http/limits.ts';

/** `trial` is `npm start` on one's own machine (G-31); `production` has the specified defaults. */
export type Mode = 'trial' | 'production';

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
  readonly corsOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  readonly logLevel: string;
  readonly metricsPort: number | undefined;
  readonly metricsToken: string | undefined;
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
  /** What the stored callbacks of one account may add up to. */
  readonly callbackQuota: { readonly eventsMax: number; readonly bytesMax: number };
  /** Networks whose pages are opened although they are not public, in CIDR notation (G-84). */
  readonly pageCheckNetworks: readonly string[];
  readonly chromium: string | undefined;
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

export type Environment = Readonly<Record<string, string | undefined>>;

const MINUTE_MS = 60_000;

/** The specified limits. A trial counts as well, with limits that one machine does not reach. */
const LIMIT_DEFAULTS: Readonly<Record<LimitBucket, { setting: string; production: string; trial: string }>> =
  {
    general: { setting: 'RATE_LIMIT_GENERAL', production: '20/15m', trial: '1000000/15m' },
    login: { setting: 'RATE_LIMIT_LOGIN', production: '5/15m', trial: '10000/15m' },
    register: { setting: 'RATE_LIMIT_REGISTER', production: '3/15m', trial: '10000/15m' },
    password: { setting: 'RATE_LIMIT_PASSWORD', production: '3/15m', trial: '10000/15m' },
    webhook: { setting: 'RATE_LIMIT_WEBHOOK', production: '600/1m', trial: '1000000/1m' },
    apiKey: { setting: 'RATE_LIMIT_API_KEY', production: '600/1m', trial: '1000000/1m' },
  };

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: MINUTE_MS, h: 60 * MINUTE_MS };
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const SECRET_CHARACTERS_MIN = 32;
const ENCRYPTION_KEY_BYTES = 32;
const SANDBOX_PORT = 8081;
const LOW_BALANCE_TOKENS = 10;
const CONNECTIONS_MAX = 5_000;
const EVENT_STREAMS_MAX = 500;
const CALLBACK_QUOTA_EVENTS = 50_000;
const CALLBACK_QUOTA_MEGABYTES = 16;
const MEGABYTE = 1024 * 1024;

/** Collects problems instead of stopping at the first. */
class Reader {
  readonly problems: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** An empty setting is no setting. */
  text(name: string): string | undefined {
    const value = this.#environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  /** A secret may lie in a file that `NAME_FILE` names. */
  secret(name: string): string | undefined {
    const file = this.text(`${name}_FILE`);
    if (file === undefined) {
      return this.text(name);
    }
    try {
      return readFileSync(file, 'utf8').trim() || undefined;
    } catch {
      this.problems.push(`${name}_FILE: ${file} cannot be read`);
      return undefined;
    }
  }

  list(value: string | undefined): string[] {
    return (value ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  }

  check(name: string, ok: boolean, problem: string): void {
    if (!ok) {
      this.problems.push(`${name}: ${problem}`);
    }
  }

  port(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) {
      return undefined;
    }
    const port = Number(value);
    this.check(name, /^\d+$/.test(value) && port <= 65_535, 'must be a port number, 0 to 65535');
    return port;
  }

  wholeNumber(name: string): number | undefined {
    const value = this.text(name);
    this.check(name, value === undefined || /^\d{1,9}$/.test(value), 'must be a whole number');
    return value === undefined ? undefined : Number(value);
  }

  /** `500ms`, `5s`, `2m`, `0`; in milliseconds. */
  duration(name: string, fallback: string): number {
    const match = /^(\d{1,6})(ms|s|m|h)?$/.exec(this.text(name) ?? fallback);
    const factor = UNIT_MS[match?.[2] ?? 'ms'] ?? 1;
    const ok = match !== null && (match[2] !== undefined || match[1] === '0');
    this.check(name, ok, 'must be a duration such as 5s or 2m, or 0');
    return ok ? Number(match[1]) * factor : 0;
  }

  /** A whole number from 1 on. */
  count(name: string): number | undefined {
    const value = this.text(name);
    this.check(name, value === undefined || /^[1-9]\d{0,8}$/.test(value), 'must be a whole number above 0');
    return value === undefined ? undefined : Number(value);
  }

  url(name: string, value: string | undefined, protocols: readonly string[]): string | undefined {
    if (value !== undefined) {
      const parsed = URL.parse(value);
      const ok = parsed !== null && protocols.includes(parsed.protocol);
      this.check(name, ok, `must be a URL that starts with ${protocols.join('// or ')}//`);
    }
    return value;
  }
}

/** `20/15m`, `600/1m`, `off`. */
function parseLimit(value: string): Limit | 'wrong' {
  if (value === 'off') {
    return undefined;
  }
  const match = /^(\d{1,9})\/(\d{1,5})([smh])$/.exec(value);
  const max = Number(match?.[1]);
  const windowMs = Number(match?.[2]) * (UNIT_MS[match?.[3] ?? ''] ?? 0);
  return match === null || max < 1 || windowMs < 1 ? 'wrong' : { max, windowMs };
}

function readLimits(reader: Reader, mode: Mode): Limits {
  const entries = LIMIT_BUCKETS.map((bucket): [LimitBucket, Limit] => {
    const { setting, [mode]: fallback } = LIMIT_DEFAULTS[bucket];
    const limit = parseLimit(reader.text(setting) ?? fallback);
    reader.check(setting, limit !== 'wrong', 'must look like 20/15m, or be off');
    return [bucket, limit === 'wrong' ? undefined : limit];
  });
  return Object.fromEntries(entries) as Limits;
}

/** `180d`. */
function readRetention(reader: Reader): Retention {
  const entries = Object.entries(RETENTION_SETTINGS).map(([setting, { days, daysMin }]): [string, number] => {
    const given = /^(\d{1,5})d$/.exec(reader.text(setting) ?? `${days}d`);
    const value = Number(given?.[1]);
    reader.check(
      setting,
      value >= daysMin,
      `must be a number of days such as ${days}d, at least ${daysMin}d`,
    );
    return [setting, value * DAY_MS];
  });
  return Object.fromEntries(entries) as Retention;
}

function readCallbackQuota(reader: Reader): Settings['callbackQuota'] {
  const megabytes = reader.wholeNumber('CALLBACK_QUOTA_MEGABYTES') ?? CALLBACK_QUOTA_MEGABYTES;
  return {
    eventsMax: reader.wholeNumber('CALLBACK_QUOTA_EVENTS') ?? CALLBACK_QUOTA_EVENTS,
    bytesMax: megabytes * MEGABYTE,
  };
}

function readJwtSecrets(reader: Reader): string[] {
  const secrets = reader.list(reader.secret('JWT_SECRET'));
  const long = secrets.every((secret) => secret.length >= SECRET_CHARACTERS_MIN);
  reader.check('JWT_SECRET', long, `each must have at least ${SECRET_CHARACTERS_MIN} characters`);
  return secrets;
}

function readEncryptionKeys(reader: Reader): Buffer[] {
  const keys = reader
    .list(reader.secret('ENCRYPTION_KEY'))
    .map((key) => (/^[0-9a-fA-F]{64}$/.test(key) ? Buffer.from(key, 'hex') : Buffer.from(key, 'base64')));
  const ok = keys.every((key) => key.length === ENCRYPTION_KEY_BYTES);
  reader.check('ENCRYPTION_KEY', ok, 'each must be 32 bytes in base64 or hex');
  return keys;
}

function readDatabase(reader: Reader): DatabaseTarget | undefined {
  const url = reader.secret('DATABASE_URL');
  const target = url === undefined ? undefined : parseDatabaseUrl(url);
  reader.check(
    'DATABASE_URL',
    url === undefined || target !== undefined,
    'must be postgres://… or pglite:<folder>',
  );
  return target;
}

function readProxies(reader: Reader): string[] {
  const proxies = reader.list(reader.text('TRUSTED_PROXIES'));
  const named = ['loopback', 'linklocal', 'uniquelocal'];
  const ok = proxies.every(
    (proxy) => named.includes(proxy) || isIP(proxy) !== 0 || ipaddr.isValidCIDR(proxy),
  );
  reader.check(
    'TRUSTED_PROXIES',
    ok,
    `must be IP addresses, networks such as 10.0.0.0/8, or ${named.join(', ')}`,
  );
  return proxies;
}

/** The pages of a trial are on its own machine. */
const TRIAL_PAGE_NETWORKS = '127.0.0.0/8,::1/128';

function readPageNetworks(reader: Reader, mode: Mode): string[] {
  const fallback = mode === 'trial' ? TRIAL_PAGE_NETWORKS : undefined;
  const networks = reader.list(reader.text('PAGE_CHECK_NETWORKS') ?? fallback);
  const ok = networks.every((network) => ipaddr.isValidCIDR(network));
  reader.check('PAGE_CHECK_NETWORKS', ok, 'must be networks such as 10.0.0.0/8');
  return networks;
}

function readBrowser(reader: Reader): string | undefined {
  const path = reader.text('CHROMIUM');
  reader.check('CHROMIUM', isAbsolute(path ?? '/'), 'must be the full path of a browser');
  return path;
}

function readOrigins(reader: Reader): string[] {
  const origins = reader.list(reader.text('CORS_ORIGINS'));
  const ok = origins.every((origin) => URL.parse(origin)?.origin === origin);
  reader.check('CORS_ORIGINS', ok, 'must be origins such as https://app.example.com');
  return origins;
}

function readMailFrom(reader: Reader): MailAddress {
  const value = reader.text('MAIL_FROM') ?? 'no-reply@localhost.localdomain';
  const address = parseMailAddress(value);
  const problem = 'must be one address, such as no-reply@example.com or Tendlc <no-reply@example.com>';
  reader.check('MAIL_FROM', address !== undefined, problem);
  return address ?? { name: '', address: value };
}

/** The first admin is an account like any other. */
const checkAdmin = createCheck(
  Type.Object({
    ADMIN_EMAIL: Type.Optional(RegisterRequest.properties.email),
    ADMIN_PASSWORD: Type.Optional(RegisterRequest.properties.password),
  }),
);

function readAdmin(reader: Reader): Pick<Settings, 'adminEmail' | 'adminPassword'> {
  const adminEmail = reader.text('ADMIN_EMAIL');
  const adminPassword = reader.secret('ADMIN_PASSWORD');
  const problem = checkAdmin({
    ...(adminEmail === undefined ? {} : { ADMIN_EMAIL: adminEmail }),
    ...(adminPassword === undefined ? {} : { ADMIN_PASSWORD: adminPassword }),
  });
  reader.problems.push(...(problem?.split('; ') ?? []));
  return { adminEmail, adminPassword };
}

/** In production nothing that is secret has a default, and what is missing is listed at once. */
function requireForProduction(reader: Reader, present: Readonly<Record<string, boolean>>): void {
  for (const [name, isPresent] of Object.entries(present)) {
    const alreadyWrong = reader.problems.some((problem) => problem.startsWith(name));
    reader.check(name, isPresent || alreadyWrong, 'is required');
  }
}

function checkPublicUrl(reader: Reader, publicUrl: string | undefined): void {
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
  const reader = new Reader(environment);
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
    corsOrigins: readOrigins(reader),
    trustedProxies: readProxies(reader),
    ...readAdmin(reader),
    logLevel,
    metricsPort: reader.port('METRICS_PORT'),
    metricsToken: reader.secret('METRICS_TOKEN'),
    limits: readLimits(reader, mode),
    databaseWaitMs: reader.duration('DATABASE_WAIT', '60s'),
    stopDelayMs: reader.duration('STOP_DELAY', mode === 'trial' ? '0' : '5s'),
    stopTimeoutMs: reader.duration('STOP_TIMEOUT', '15s'),
    connectionsMax: reader.count('CONNECTIONS_MAX') ?? CONNECTIONS_MAX,
    eventStreamsMax: reader.count('EVENT_STREAMS_MAX') ?? EVENT_STREAMS_MAX,
    callbackQuota: readCallbackQuota(reader),
    pageCheckNetworks: readPageNetworks(reader, mode),
    chromium: readBrowser(reader),
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
