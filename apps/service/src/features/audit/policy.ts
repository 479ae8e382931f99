// The actor of a change, and the view of an entry for each reader.
import type { AUDIT_ACTORS, AuditAction, AuditEntry } from '@tendlc/contract';
import type { AuditRow } from './queries.ts';

/** Who made a change, and from which address. */
export type Origin = {
  readonly actor: (typeof AUDIT_ACTORS)[number];
  readonly actorUserId?: number;
  readonly address?: string;
};

export type NewEntry = Origin & {
  readonly action: AuditAction;
  /** The account that it concerns. */
  readonly userId?: number;
  readonly subject?: string;
  /** Never a secret. */
  readonly details: Readonly<Record<string, unknown>>;
};

/** A command of the operator. */
export const OPERATOR: Origin = { actor: 'operator' };

/** The service itself. */
export const SYSTEM: Origin = { actor: 'system' };

export const toAuditEntry = (row: AuditRow): AuditEntry => ({
  sequence: row.sequence,
  action: row.action,
  actor: row.actor,
  actorUserId: row.actor_user_id,
  userId: row.user_id,
  subject: row.subject,
  address: row.address,
  details: row.details,
  hash: Buffer.from(row.hash).toString('hex'),
  createdAt: row.created_at.toISOString(),
});

/** Customers see the IP addresses of their own account, and not those of admins. */
export function toOwnEntry(row: AuditRow, userId: number): AuditEntry {
  const isOfAnother = row.actor_user_id !== null && row.actor_user_id !== userId;
  return { ...toAuditEntry(row), ...(isOfAnother ? { address: null } : {}) };
}
