// What answers and events say about alerts.
import type { Alert } from '@tendlc/contract';
import type { AlertRow } from './queries.ts';

export const toAlert = (row: AlertRow): Alert => ({
  id: row.id,
  userId: row.user_id,
  type: row.type,
  severity: row.severity,
  subject: { type: row.subject, id: row.subject_id },
  message: row.message,
  dueAt: row.due_at?.toISOString() ?? null,
  nextAction: row.next_action,
  source: row.source,
  raisedAt: row.raised_at.toISOString(),
  resolvedAt: row.resolved_at?.toISOString() ?? null,
  dismissal:
    row.dismissed_at === null ? null : { at: row.dismissed_at.toISOString(), reason: row.dismissal_reason },
});
