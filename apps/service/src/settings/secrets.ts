// Reads the settings that are secret: keys, the database, and the first admin.
import { RegisterRequest } from '@tendlc/contract';
import { Type } from 'typebox';
import { type DatabaseTarget, parseDatabaseUrl } from '../db/open.ts';
import { createCheck } from '../http/validation.ts';
import type { SettingsReader } from '../settings-reader.ts';

const SECRET_CHARACTERS_MIN = 32;
const ENCRYPTION_KEY_BYTES = 32;
export function readJwtSecrets(reader: SettingsReader): string[] {
  const secrets = reader.list(reader.secret('JWT_SECRET'));
  const long = secrets.every((secret) => secret.length >= SECRET_CHARACTERS_MIN);
  reader.check('JWT_SECRET', long, `each must have at least ${SECRET_CHARACTERS_MIN} characters`);
  return secrets;
}

export function readEncryptionKeys(reader: SettingsReader): Buffer[] {
  const keys = reader
    .list(reader.secret('ENCRYPTION_KEY'))
    .map((key) => (/^[0-9a-fA-F]{64}$/.test(key) ? Buffer.from(key, 'hex') : Buffer.from(key, 'base64')));
  const ok = keys.every((key) => key.length === ENCRYPTION_KEY_BYTES);
  reader.check('ENCRYPTION_KEY', ok, 'each must be 32 bytes in base64 or hex');
  return keys;
}

export function readDatabase(reader: SettingsReader): DatabaseTarget | undefined {
  const url = reader.secret('DATABASE_URL');
  const target = url === undefined ? undefined : parseDatabaseUrl(url);
  reader.check(
    'DATABASE_URL',
    url === undefined || target !== undefined,
    'must be postgres://… or pglite:<folder>',
  );
  return target;
}

/** The first admin is an account like any other. */
const checkAdmin = createCheck(
  Type.Object({
    ADMIN_EMAIL: Type.Optional(RegisterRequest.properties.email),
    ADMIN_PASSWORD: Type.Optional(RegisterRequest.properties.password),
  }),
);

export function readAdmin(reader: SettingsReader): {
  adminEmail: string | undefined;
  adminPassword: string | undefined;
} {
  const adminEmail = reader.text('ADMIN_EMAIL');
  const adminPassword = reader.secret('ADMIN_PASSWORD');
  const problem = checkAdmin({
    ...(adminEmail === undefined ? {} : { ADMIN_EMAIL: adminEmail }),
    ...(adminPassword === undefined ? {} : { ADMIN_PASSWORD: adminPassword }),
  });
  reader.problems.push(...(problem?.split('; ') ?? []));
  return { adminEmail, adminPassword };
}

export function readAdminTotp(reader: SettingsReader): boolean {
  const value = reader.text('ADMIN_TOTP') ?? 'optional';
  reader.check('ADMIN_TOTP', ['optional', 'required'].includes(value), 'must be optional or required');
  return value === 'required';
}
