// Reads the settings that limit: requests, stored callbacks, and how long data is kept.
import { LIMIT_BUCKETS, type Limit, type LimitBucket, type Limits } from '../http/limits.ts';
import { DAY_MS, RETENTION_SETTINGS, type Retention } from '../retention/rules.ts';
import { type Mode, type SettingsReader, UNIT_MS } from '../settings-reader.ts';

/** The specified limits. A trial counts as well, with limits that one machine does not reach. */
const LIMIT_DEFAULTS: Readonly<Record<LimitBucket, { setting: string; production: string; trial: string }>> =
  {
    general: { setting: 'RATE_LIMIT_GENERAL', production: '20/15m', trial: '1000000/15m' },
    login: { setting: 'RATE_LIMIT_LOGIN', production: '5/15m', trial: '10000/15m' },
    register: { setting: 'RATE_LIMIT_REGISTER', production: '3/15m', trial: '10000/15m' },
    password: { setting: 'RATE_LIMIT_PASSWORD', production: '3/15m', trial: '10000/15m' },
    account: { setting: 'RATE_LIMIT_ACCOUNT', production: '10/15m', trial: '10000/15m' },
    webhook: { setting: 'RATE_LIMIT_WEBHOOK', production: '600/1m', trial: '1000000/1m' },
    apiKey: { setting: 'RATE_LIMIT_API_KEY', production: '600/1m', trial: '1000000/1m' },
    console: { setting: 'RATE_LIMIT_CONSOLE', production: '600/1m', trial: '1000000/1m' },
  };

const CALLBACK_QUOTA_EVENTS = 50_000;
const CALLBACK_QUOTA_MEGABYTES = 16;
const MEGABYTE = 1024 * 1024;

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

export function readLimits(reader: SettingsReader, mode: Mode): Limits {
  const entries = LIMIT_BUCKETS.map((bucket): [LimitBucket, Limit] => {
    const { setting, [mode]: fallback } = LIMIT_DEFAULTS[bucket];
    const limit = parseLimit(reader.text(setting) ?? fallback);
    reader.check(setting, limit !== 'wrong', 'must look like 20/15m, or be off');
    return [bucket, limit === 'wrong' ? undefined : limit];
  });
  return Object.fromEntries(entries) as Limits;
}

/** `180d`. */
export function readRetention(reader: SettingsReader): Retention {
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

/** What the stored callbacks of one account may add up to. */
export type CallbackQuota = { readonly eventsMax: number; readonly bytesMax: number };

export function readCallbackQuota(reader: SettingsReader): CallbackQuota {
  const megabytes = reader.wholeNumber('CALLBACK_QUOTA_MEGABYTES') ?? CALLBACK_QUOTA_MEGABYTES;
  return {
    eventsMax: reader.wholeNumber('CALLBACK_QUOTA_EVENTS') ?? CALLBACK_QUOTA_EVENTS,
    bytesMax: megabytes * MEGABYTE,
  };
}
