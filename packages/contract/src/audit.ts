// The audit log on the wire: what changed power or money, and who did it.
import { type Static, Type } from 'typebox';
import { PageAnswer, PageQuery } from './pages.ts';
import { IsoTimestamp, Nullable, StringEnum } from './primitives.ts';

export const AUDIT_ACTIONS = [
  'account.created',
  'admin.granted',
  'admin.revoked',
  'tokens.credited',
  'login.succeeded',
  'login.failed',
  'login.locked',
  'password.reset',
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
    sequence: Type.Integer({ description: 'The position in the chain.', examples: [118] }),
    action: StringEnum(AUDIT_ACTIONS, { examples: ['login.succeeded'] }),
    actor: StringEnum(AUDIT_ACTORS, {
      description: '`unknown` is a caller who did not prove who they are, such as a failed login.',
    }),
    actorUserId: Nullable(Type.Integer({ description: 'The user who acted.', examples: [42] })),
    userId: Nullable(Type.Integer({ description: 'The account that it concerns.', examples: [42] })),
    subject: Nullable(Type.String({ description: 'The record that changed.', examples: ['api_key:7'] })),
    address: Nullable(
      Type.String({
        description: 'The IP address of the caller. Another person’s address is shown to admins only.',
        examples: ['203.0.113.7'],
      }),
    ),
    details: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Further values by action. Never a secret.',
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
      description: 'Entries that concern this account, or that this user caused. Admins only.',
    }),
  ),
  action: Type.Optional(StringEnum(AUDIT_ACTIONS, { description: 'Entries of this action.' })),
});

export const AuditAnswer = PageAnswer('entries', AuditEntry);
