// Records a start in the audit log: the version, and the settings without their secrets.
import { createHash } from 'node:crypto';
import { type Audit, SYSTEM } from '../features/audit/index.ts';
import type { Settings } from '../settings.ts';
import { version } from '../version.ts';

const FINGERPRINT_CHARACTERS = 8;

/** Shows whether a key changed, without revealing it. */
const fingerprintOf = (key: string | Buffer): string =>
  createHash('sha256')
    .update('tendlc:fingerprint:')
    .update(key)
    .digest('hex')
    .slice(0, FINGERPRINT_CHARACTERS);

const fingerprintsOf = (keys: readonly (string | Buffer)[]): string => keys.map(fingerprintOf).join(',');

/** Only whether it is set: a URL can contain a password, and a short password could be guessed from a hash. */
const isSet = (value: string | undefined): string => (value === undefined ? 'not set' : 'set');

function databaseOf({ database }: Settings): string {
  if (database.kind === 'embedded') {
    return `embedded in ${database.folder}`;
  }
  const { host, pathname } = new URL(database.url);
  return `server ${host}${pathname}`;
}

/** Secrets by the name of their setting; everything else is shown as it is. */
const CONCEALED = {
  database: databaseOf,
  jwtSecrets: ({ jwtSecrets }: Settings) => fingerprintsOf(jwtSecrets),
  encryptionKeys: ({ encryptionKeys }: Settings) => fingerprintsOf(encryptionKeys),
  redisUrl: ({ redisUrl }: Settings) => isSet(redisUrl),
  smtpUrl: ({ smtpUrl }: Settings) => isSet(smtpUrl),
  adminPassword: ({ adminPassword }: Settings) => isSet(adminPassword),
  metricsToken: ({ metricsToken }: Settings) => isSet(metricsToken),
  telemetry: ({ telemetry }: Settings) => (telemetry === undefined ? 'not set' : telemetry.endpoint),
} as const satisfies Partial<Record<keyof Settings, (settings: Settings) => string>>;

/** A new setting must be listed here, so that a secret never gets into the log by default. */
const SHOWN: Readonly<Record<Exclude<keyof Settings, keyof typeof CONCEALED>, true>> = {
  mode: true,
  port: true,
  host: true,
  publicUrl: true,
  dataDir: true,
  registryUrl: true,
  sandboxPort: true,
  lowBalanceTokens: true,
  mailFrom: true,
  operatorLinks: true,
  corsOrigins: true,
  pageCheckNetworks: true,
  chromium: true,
  isPageWatchOn: true,
  trustedProxies: true,
  adminEmail: true,
  isAdminTotpRequired: true,
  logLevel: true,
  metricsPort: true,
  limits: true,
  databaseWaitMs: true,
  stopDelayMs: true,
  stopTimeoutMs: true,
  connectionsMax: true,
  eventStreamsMax: true,
  callbackQuota: true,
  retention: true,
};

const textOf = (value: unknown): string =>
  value === undefined ? 'not set' : typeof value === 'string' ? value : JSON.stringify(value);

const describeSettings = (settings: Settings): Record<string, string> => ({
  ...Object.fromEntries(
    Object.keys(SHOWN).map((name) => [name, textOf(settings[name as keyof typeof SHOWN])]),
  ),
  ...Object.fromEntries(Object.entries(CONCEALED).map(([name, describe]) => [name, describe(settings)])),
});

export async function recordStart(audit: Audit, settings: Settings): Promise<void> {
  await audit.recordSettings(describeSettings(settings));
  await audit.record({
    ...SYSTEM,
    action: 'service.started',
    details: { version, mode: settings.mode, pid: process.pid },
  });
}

export const recordStop = (audit: Audit): Promise<void> =>
  audit.record({ ...SYSTEM, action: 'service.stopped', details: { pid: process.pid } });
