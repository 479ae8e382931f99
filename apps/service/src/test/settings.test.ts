// Protects the operator from a service that starts with invalid settings.
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsRefused } from '../settings.ts';

const PRODUCTION = {
  JWT_SECRET: 'x'.repeat(32),
  ENCRYPTION_KEY: '0'.repeat(64),
  DATABASE_URL: 'postgres://db/tendlc',
  PUBLIC_URL: 'https://tendlc.example',
};

function problemsOf(mode: 'trial' | 'production', environment: Record<string, string>): readonly string[] {
  try {
    readSettings(mode, environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsRefused) {
      return error.problems;
    }
    throw error;
  }
}

describe.each(['trial', 'production'] as const)('in %s', (mode) => {
  test('one error names every invalid setting once', () => {
    const wrong = {
      PORT: '99999',
      JWT_SECRET: 'short',
      ENCRYPTION_KEY: 'short',
      DATABASE_URL: 'mysql://localhost/x',
      PUBLIC_URL: 'ftp://x',
      REDIS_URL: 'http://x',
      SMTP_URL: 'mail',
      MAIL_FROM: 'a@tendlc.example, b@tendlc.example',
      CORS_ORIGINS: '*',
      TRUSTED_PROXIES: 'everybody',
      PAGE_CHECK_NETWORKS: '10.0.0.1, everywhere',
      LOG_LEVEL: 'loud',
      METRICS_PORT: 'x',
      RATE_LIMIT_GENERAL: '20',
      RATE_LIMIT_LOGIN: '0/15m',
      RATE_LIMIT_REGISTER: '-1/15m',
      RATE_LIMIT_PASSWORD: '3/15 minutes',
      CONNECTIONS_MAX: '0',
      EVENT_STREAMS_MAX: 'many',
      PURCHASE_URL: 'javascript:alert(1)',
      OPERATOR_CONTACT: 'http://help.example',
      TERMS_URL: 'terms.html',
      PRIVACY_URL: 'ftp://example.com',
    };
    const names = problemsOf(mode, wrong).map((problem) => problem.split(':', 1)[0]);
    expect(new Set(names)).toEqual(new Set(Object.keys(wrong)));
    expect(names).toHaveLength(Object.keys(wrong).length);
  });

  test.each([
    ['JWT_SECRET', 'x'.repeat(31)],
    ['JWT_SECRET', `${'x'.repeat(32)},${'y'.repeat(31)}`],
    ['ENCRYPTION_KEY', '0'.repeat(63)],
    ['ENCRYPTION_KEY', Buffer.alloc(31).toString('base64')],
    ['RATE_LIMIT_GENERAL', '20/0m'],
    ['RATE_LIMIT_GENERAL', '20/15d'],
    ['RATE_LIMIT_GENERAL', '1e3/15m'],
    ['RATE_LIMIT_LOGIN', '5 / 15m'],
    ['RATE_LIMIT_PASSWORD', 'OFF'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PUBLIC_URL', 'tendlc.example'],
    ['MAIL_FROM', 'Tendlc'],
    ['MAIL_FROM', 'Tendlc <no-reply>'],
    ['MAIL_FROM', 'Tendlc <a@tendlc.example> <b@tendlc.example>'],
    ['MAIL_FROM', 'Staff: a@tendlc.example;'],
    ['MAIL_FROM', 'a@tendlc.example b'],
    ['MAIL_FROM', '<a@tendlc.example'],
    ['MAIL_FROM', '"a@evil.example"@tendlc.example'],
    ['MAIL_FROM', 'Tendlc <a@tendlc.example>\r\nBcc: b@tendlc.example'],
    ['CONNECTIONS_MAX', '-1'],
    ['EVENT_STREAMS_MAX', '1.5'],
    ['CORS_ORIGINS', 'https://app.example/path'],
    ['CORS_ORIGINS', 'https://app.example/'],
    ['CORS_ORIGINS', 'null'],
    ['PURCHASE_URL', 'https://{email}.example/buy'],
    ['PURCHASE_URL', 'https://{email}@shop.example/buy'],
    ['PURCHASE_URL', 'shop.example/{email}'],
    ['PURCHASE_URL', 'mailto:{email}'],
    ['OPERATOR_CONTACT', 'Help <help@example.com>'],
    ['OPERATOR_CONTACT', 'call us'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0'],
    ['JWT_SECRET_FILE', '/no/such/file'],
    ['RETENTION_CALLBACKS', '180'],
    ['RETENTION_CALLBACKS', '0d'],
    ['RETENTION_EVENTS', '6d'],
    ['RETENTION_CALLBACK_PAYLOADS', '1.5d'],
    ['CALLBACK_QUOTA_MEGABYTES', '1e3'],
    ['CALLBACK_QUOTA_EVENTS', '-1'],
  ])('%s=%s is the only setting that the error names', (name, value) => {
    const given = { ...PRODUCTION, [name]: value };
    const problems = problemsOf(mode, given).filter((problem) => !problem.endsWith('is required'));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.split(':', 1)[0]).toBe(name);
  });
});

test('production lists all missing settings, and a blank one is missing', () => {
  const required = [
    'JWT_SECRET: is required',
    'ENCRYPTION_KEY: is required',
    'DATABASE_URL: is required',
    expect.stringMatching(/^PUBLIC_URL: is required, and serve needs the https:/),
  ];
  expect(problemsOf('production', {})).toEqual(required);
  expect(problemsOf('production', { JWT_SECRET: '', ENCRYPTION_KEY: ' ', DATABASE_URL: '' })).toEqual(
    required,
  );
});

test('G-30 in production the specified limits are the defaults, and each is a setting', () => {
  const quarter = 15 * 60_000;
  expect(readSettings('production', PRODUCTION).limits).toEqual({
    general: { max: 20, windowMs: quarter },
    login: { max: 5, windowMs: quarter },
    register: { max: 3, windowMs: quarter },
    password: { max: 3, windowMs: quarter },
    account: { max: 10, windowMs: quarter },
    webhook: { max: 600, windowMs: 60_000 },
    apiKey: { max: 600, windowMs: 60_000 },
    console: { max: 600, windowMs: 60_000 },
  });
  const changed = {
    RATE_LIMIT_GENERAL: '600/1m',
    RATE_LIMIT_LOGIN: 'off',
    RATE_LIMIT_REGISTER: '1/30s',
    RATE_LIMIT_PASSWORD: '7/2h',
    RATE_LIMIT_ACCOUNT: '8/1h',
    RATE_LIMIT_WEBHOOK: '9/1s',
    RATE_LIMIT_API_KEY: 'off',
    RATE_LIMIT_CONSOLE: '11/1s',
  };
  expect(readSettings('production', { ...PRODUCTION, ...changed }).limits).toEqual({
    general: { max: 600, windowMs: 60_000 },
    login: undefined,
    register: { max: 1, windowMs: 30_000 },
    password: { max: 7, windowMs: 7_200_000 },
    account: { max: 8, windowMs: 60 * 60_000 },
    webhook: { max: 9, windowMs: 1_000 },
    apiKey: undefined,
    console: { max: 11, windowMs: 1_000 },
  });
});

test('G-31 by default a trial listens only on this machine, and production on all addresses', () => {
  expect(readSettings('trial', {})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    database: { kind: 'embedded', folder: 'data/database' },
    pageCheckNetworks: ['127.0.0.0/8', '::1/128'],
  });
  expect(readSettings('production', PRODUCTION)).toMatchObject({
    host: '0.0.0.0',
    trustedProxies: [],
    corsOrigins: [],
    pageCheckNetworks: [],
  });
});

test('G-14 JWT_SECRET can be an ordered list', () => {
  const [first, second] = ['a'.repeat(32), 'b'.repeat(40)];
  expect(readSettings('trial', { JWT_SECRET: `${first}, ${second} ,` }).jwtSecrets).toEqual([first, second]);
});

test('keys of 32 bytes are accepted in base64 and in hex', () => {
  const base64 = Buffer.alloc(32, 7).toString('base64');
  expect(problemsOf('production', { ...PRODUCTION, ENCRYPTION_KEY: `${base64},${'aB'.repeat(32)}` })).toEqual(
    [],
  );
});

test.each([
  ['no-reply@tendlc.example', '', 'no-reply@tendlc.example'],
  ['Tendlc <no-reply@tendlc.example>', 'Tendlc', 'no-reply@tendlc.example'],
  ['"Tendlc, Inc." <no-reply@tendlc.example>', 'Tendlc, Inc.', 'no-reply@tendlc.example'],
  [' Müller & Söhne <post@localhost> ', 'Müller & Söhne', 'post@localhost'],
  ['<no-reply@tendlc.example>', '', 'no-reply@tendlc.example'],
])('MAIL_FROM=%s is a name and an address', (value, name, address) => {
  expect(readSettings('trial', { MAIL_FROM: value }).mailFrom).toEqual({ name, address });
});

test('serve rejects a URL without https and explains why; a trial needs no https', () => {
  for (const PUBLIC_URL of ['http://tendlc.example', 'http://localhost:8080']) {
    expect(problemsOf('production', { ...PRODUCTION, PUBLIC_URL })).toEqual([
      'PUBLIC_URL: is not https; serve needs the https:// URL of the service: links in emails use it, and without https browsers send the session cookie unencrypted',
    ]);
    expect(problemsOf('trial', { PUBLIC_URL })).toEqual([]);
  }
  expect(problemsOf('trial', {})).toEqual([]);
});

test('retention is in days, and each setting is independent', () => {
  const day = 24 * 3_600_000;
  const { retention } = readSettings('production', { ...PRODUCTION, RETENTION_REGISTRY_CALLS: '14d' });
  expect(retention).toMatchObject({
    RETENTION_REGISTRY_CALLS: 14 * day,
    RETENTION_CALLBACKS: 180 * day,
    RETENTION_CALLBACK_PAYLOADS: 30 * day,
  });
});
