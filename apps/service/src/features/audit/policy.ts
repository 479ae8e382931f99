// Who acted, and how an entry looks to the person who reads it.
import type { AUDIT_ACTORS, AuditAction, AuditEntry } from '@tendlc/contract';
import type { AuditRow } from './queries.ts';

/** Who caused a change, and from where. */
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

/** A customer sees where the account was used from, and not where an admin works. */
export function toOwnEntry(row: AuditRow, userId: number): AuditEntry {
  const isOfAnother = row.actor_user_id !== null && row.actor_user_id !== userId;
  return { ...toAuditEntry(row), ...(isOfAnother ? { address: null } : {}) };
}
