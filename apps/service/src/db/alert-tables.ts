// The tables of alerts, for Kysely.
import type { AlertSeverity, AlertSubject, AlertType, Source } from '@tendlc/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type AlertTables = {
  alerts: {
    id: GeneratedAlways<number>;
    user_id: number;
    type: AlertType;
    subject: AlertSubject;
    subject_id: number;
    aspect: string;
    occurrence: string;
    severity: AlertSeverity;
    message: string;
    due_at: Date | null;
    next_action: string;
    source: ColumnType<Source, string, never>;
    raised_at: Date;
    ended_at: Date | null;
    resolved_at: Date | null;
    dismissed_at: Date | null;
    dismissal_reason: string | null;
  };
  alert_checks: { subject: AlertSubject; subject_id: number; due_at: Date };
  page_watches: {
    registration_id: number;
    next_at: Date;
    leased_until: Date | null;
    seen_at: Date | null;
    problems: Generated<unknown>;
  };
  campaign_numbers: {
    campaign_id: number;
    next_at: Date;
    leased_until: Date | null;
    read_at: Date | null;
    seen_at: Date | null;
    none_since: Date | null;
  };
};
