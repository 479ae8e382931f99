// The audit log on the wire: changes of permissions and money, and their actors.
import { type Static, Type } from 'typebox';
import { PageAnswer, PageQuery } from './pages.ts';
import { IsoTimestamp, Nullable, StringEnum } from './primitives.ts';

export const AUDIT_ACTIONS = [
  'account.created',
  'admin.granted',
  'admin.revoked',
  'tokens.credited',
  'tokens.refunded',
  'login.succeeded',
  'login.failed',
  'login.locked',
  'password.reset',
  'password.changed',
  'password.reset_sent',
  'email.change_requested',
  'email.changed',
  'totp.enabled',
  'totp.disabled',
  'recovery_codes.created',
  'recovery_code.used',
  'passkey.added',
  'passkey.removed',
  'session.ended',
  'sessions.ended',
  'account.locked',
  'account.unlocked',
  'account.deleted',
  'api_key.created',
  'api_key.revoked',
  'credentials.created',
  'credentials.changed',
  'credentials.deactivated',
  'webhook_endpoint.secret_rotated',
  'profile.change_sent',
  'keys.rotated',
  'settings.changed',
  'retention.ran',
  'service.started',
  'service.stopped',
  'database.restored',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_ACTORS = ['user', 'operator', 'system', 'unknown'] as const;

export const AuditEntry = Type.Object(
  {
    sequence: Type.Integer({ description: 'The position of the entry in the hash chain.', examples: [118] }),
    action: StringEnum(AUDIT_ACTIONS, { examples: ['login.succeeded'] }),
    actor: StringEnum(AUDIT_ACTORS, {
      description: 'Who acted. `unknown` is a caller who did not authenticate, such as a failed login.',
    }),
    actorUserId: Nullable(Type.Integer({ description: 'The user who acted.', examples: [42] })),
    userId: Nullable(Type.Integer({ description: 'The affected account.', examples: [42] })),
    subject: Nullable(Type.String({ description: 'The record that changed.', examples: ['api_key:7'] })),
    address: Nullable(
      Type.String({
        description: 'The IP address of the caller. Only admins see the addresses of other people.',
        examples: ['203.0.113.7'],
      }),
    ),
    details: Type.Record(Type.String(), Type.Unknown(), {
      description: 'More values, depending on the action. Never contains secrets.',
    }),
    hash: Type.String({
      description: 'SHA-256 over this entry and the hash of the one before it, in hex.',
      examples: ['9f2b5c0e…'],
    }),
    createdAt: IsoTimestamp(),
  },
  { 'x-component': 'AuditEntry' },
);
export type AuditEntry = Static<typeof AuditEntry>;

export const AuditQuery = PageQuery({
  userId: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Admins only: return entries about this account or caused by this user.',
    }),
  ),
  action: Type.Optional(StringEnum(AUDIT_ACTIONS, { description: 'Return only entries with this action.' })),
});

export const AuditAnswer = PageAnswer('entries', AuditEntry);
