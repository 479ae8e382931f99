// The tables for Kysely that tell customers about changes: events, webhooks, and mails.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type NotificationTables = {
  customer_events: {
    id: GeneratedAlways<number>;
    public_id: string;
    user_id: number;
    type: string;
    data: ColumnType<unknown, string, never>;
    created_at: Date;
  };
  webhook_endpoints: {
    id: Generated<number>;
    user_id: number;
    url: string;
    events: string[] | null;
    description: string | null;
    status: 'active' | 'disabled';
    sealed_secret: string;
    sealed_previous_secret: string | null;
    previous_secret_until: Date | null;
    failing_since: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  webhook_deliveries: {
    id: GeneratedAlways<number>;
    endpoint_id: number;
    event_id: number;
    event_type: string;
    status: 'pending' | 'delivered' | 'failed';
    attempts: Generated<number>;
    response_status: number | null;
    error: string | null;
    next_attempt_at: Date | null;
    created_at: Date;
    delivered_at: Date | null;
  };
  switched_off_notices: { user_id: number; kind: string };
  mail_schedules: {
    user_id: number;
    frequency: Generated<'immediate' | 'daily'>;
    time_zone: Generated<string>;
    rejected_at: Date | null;
    rejection: string | null;
  };
  change_mails: {
    event_id: number;
    user_id: number;
    content: ColumnType<unknown, string | null, never>;
    batch: string | null;
    created_at: Date;
  };
};
