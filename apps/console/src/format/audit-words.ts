// Entries of the audit log in words, for the owner of an account and for admins.
import type { AuditEntry } from '@tendlc/client';
import { plural } from './words.ts';

const WORDS: Readonly<Record<AuditEntry['action'], string>> = {
  'account.created': 'Account created',
  'admin.granted': 'Admin role granted',
  'admin.revoked': 'Admin role removed',
  'tokens.credited': 'Tokens credited',
  'tokens.refunded': 'Charge refunded',
  'login.succeeded': 'Login',
  'login.failed': 'Failed login',
  'login.locked': 'Account temporarily locked',
  'password.reset': 'Password reset by email',
  'password.changed': 'Password changed',
  'password.reset_sent': 'Password reset sent',
  'email.change_requested': 'Email change requested',
  'email.changed': 'Email changed',
  'totp.enabled': 'Two-factor authentication turned on',
  'totp.disabled': 'Two-factor authentication turned off',
  'recovery_codes.created': 'New recovery codes created',
  'recovery_code.used': 'Recovery code used',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'session.ended': 'Session logged out',
  'sessions.ended': 'Logged out everywhere',
  'api_key.created': 'API key created',
  'api_key.revoked': 'API key revoked',
  'credentials.created': 'Registry credentials added',
  'credentials.changed': 'Registry credentials changed',
  'credentials.deactivated': 'Registry credentials deactivated',
  'account.locked': 'Account locked',
  'account.unlocked': 'Account unlocked',
  'account.deleted': 'Account deleted',
  'webhook_endpoint.secret_rotated': 'Webhook secret rotated',
  'profile.change_sent': 'Reseller profile changed at the registry',
  'keys.rotated': 'Encryption keys rotated',
  'settings.changed': 'Settings changed',
  'retention.ran': 'Old records removed',
  'service.started': 'Service started',
  'service.stopped': 'Service stopped',
  'database.restored': 'Database restored',
};

const WITH_TOKENS: Readonly<Partial<Record<AuditEntry['action'], string>>> = {
  'tokens.credited': 'amount',
  'tokens.refunded': 'tokens',
};

export function whatHappened({ action, details }: AuditEntry): string {
  const words = WORDS[action];
  const { attempts, name } = details;
  if (action === 'login.failed' && typeof attempts === 'number' && attempts > 1) {
    return `${words} (${attempts} attempts)`;
  }
  const tokens = details[WITH_TOKENS[action] ?? ''];
  if (typeof tokens === 'number') {
    return `${words}: ${plural(tokens, 'token')}`;
  }
  return typeof name === 'string' ? `${words}: ${name}` : words;
}

/** What an admin gave as the reason, or the operator as a note. */
export function reasonOf({ details: { reason, notes } }: AuditEntry): string | undefined {
  const given = reason ?? notes;
  return typeof given === 'string' && given !== '' ? given : undefined;
}
