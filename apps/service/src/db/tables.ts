// The tables for Kysely. The migrations define them; `schema.sql` is their dump, which the tests compare.
import type {
  AUDIT_ACTORS,
  AuditAction,
  BrandProfile,
  CampaignProfile,
  CampaignRefusal,
  CampaignSharing,
  ChangeSource,
  Denial,
  EvaluatedPage,
  Evaluation,
  FieldChange,
  Progress,
  REGISTRATION_STEPS,
  RegistrationStatus,
  RequiredAction,
  TRANSACTION_TYPES,
  Verdict,
  VersionStatus,
} from '@tendlc/contract';
import type { FetchProblem } from '@tendlc/page-review';
import type { BrandFeedback } from '@tendlc/registry/wire';
import type { Packet } from '@tendlc/registration';
import type { ColumnType, Generated, GeneratedAlways, Kysely, Selectable, Transaction } from 'kysely';
import type { AccountTables } from './account-tables.ts';
import type { AlertTables } from './alert-tables.ts';
import type { BatchTables } from './batch-tables.ts';
import type { KeptTables } from './kept-tables.ts';
import type { NotificationTables } from './notification-tables.ts';

type Bytes = Buffer | Uint8Array;
/** When each step of a registration was done, in ISO 8601. */
export type StepTimes = { readonly [Step in (typeof REGISTRATION_STEPS)[number]]?: string };

/** What a submission does once at most, besides registering, with the time of each in ISO 8601. */
export type SubmissionDone = {
  readonly [Task in
    | 'update-brand'
    | 'revet-brand'
    | 'send-code'
    | 'update-campaign'
    | 'share'
    | 'resubmit']?: string;
};

export type Tables = AccountTables &
  AlertTables &
  BatchTables &
  KeptTables &
  NotificationTables & {
    token_transactions: {
      id: GeneratedAlways<number>;
      user_id: number;
      user_sequence: number;
      type: (typeof TRANSACTION_TYPES)[number];
      amount: number;
      balance_after: number;
      tool_name: string | null;
      notes: string | null;
      order_id: number | null;
      subscription_id: number | null;
      charge_id: string | null;
      previous_daily_free_date: string | null;
      reverses_id: number | null;
      created_at: Date;
    };
    jobs: {
      id: GeneratedAlways<number>;
      kind: string;
      payload: unknown;
      dedupe_key: string | null;
      run_at: Date;
      attempts: Generated<number>;
      leased_until: Date | null;
      last_error: string | null;
      failed_at: Date | null;
      created_at: Date;
    };
    registry_credentials: {
      id: Generated<number>;
      user_id: number;
      label: string | null;
      sealed_sid: string;
      sealed_auth_token: string;
      sealed_webhook_secret: string | null;
      sid_ending: string;
      api_base_url: string | null;
      status: 'active' | 'inactive';
      webhook_token: string;
      version: Generated<number>;
      last_used_at: Date | null;
      last_tested_at: Date | null;
      account_since: Date;
      created_at: Date;
      updated_at: Date;
    };
    brands: RegistrationColumns & {
      tcr_brand_id: string | null;
      brand_status: Generated<string>;
      identity_status: string | null;
      trust_score: number | null;
      vetting_status: string | null;
      vetting_asked_at: Date | null;
      change_asked_at: Date | null;
      code_sent_at: Date | null;
      vetting_expires_at: Date | null;
      profile: JsonColumn<BrandProfile>;
      feedback: JsonColumn<BrandFeedback | null>;
    };
    campaigns: RegistrationColumns & {
      brand_id: number;
      tcr_campaign_id: string | null;
      campaign_status: Generated<string>;
      usecase: string;
      profile: JsonColumn<CampaignProfile>;
      defaulted: JsonColumn<string[]>;
      sharing: JsonColumn<CampaignSharing | null>;
      carriers: JsonColumn<Record<string, string>>;
      carrier_times: ColumnType<Record<string, string>, never, never>;
      carriers_elected: Generated<boolean>;
      renews_at: Date | null;
      refusal: JsonColumn<CampaignRefusal | null>;
    };
    registrations: {
      id: GeneratedAlways<number>;
      user_id: number;
      origin: 'packet' | 'registry';
      label: string | null;
      customer: string | null;
      status: RegistrationStatus;
      waiting_for: Progress['waitingFor'];
      revision: Generated<number>;
      version: Generated<number>;
      brand_id: number | null;
      campaign_id: number | null;
      brand_words: Generated<string>;
      registry_words: Generated<string>;
      search_text: GeneratedAlways<string>;
      closed_at: Date | null;
      step_times: ColumnType<StepTimes, never, string>;
      missing_fields: number | null;
      reference: string | null;
      row_hash: Bytes | null;
      created_at: Date;
      updated_at: Date;
    };
    registration_versions: {
      registration_id: number;
      number: number;
      status: VersionStatus;
      packet: ColumnType<Packet, string, string>;
      content_hash: Buffer | Uint8Array | null;
      denial: ColumnType<Denial | null, never, string | null>;
      override_reason: string | null;
      submitted_at: Date | null;
      created_at: Date;
    };
    registration_submissions: {
      registration_id: number;
      number: number;
      by_user_id: number;
      is_charged: boolean;
      corrects_brand: boolean;
      corrects_campaign: boolean;
      upstream_cnp_id: string | null;
      request_charge_id: string | null;
      state: 'open' | 'done' | 'refused' | 'cancelled';
      is_cancel_asked: Generated<boolean>;
      done: ColumnType<SubmissionDone, string, string>;
      stopped_by: RequiredAction | null;
      stopped_because: string | null;
      attempts: Generated<number>;
      next_attempt_at: Date | null;
      leased_until: Date | null;
      submitted_at: Date;
      updated_at: Date;
    };
    registration_changes: {
      id: GeneratedAlways<number>;
      registration_id: number;
      source: ChangeSource;
      user_id: number | null;
      changes: JsonColumn<FieldChange[]>;
      created_at: Date;
    };
    registration_evaluations: {
      id: GeneratedAlways<number>;
      registration_id: number;
      version: number;
      revision: number;
      verdict: Verdict;
      content_hash: Bytes;
      changed_pages: string[];
      review: JsonColumn<Pick<Evaluation, 'counts' | 'findings' | 'fees'>>;
      charge_id: string | null;
      created_at: Date;
    };
    registration_evaluation_pages: {
      evaluation_id: number;
      place: number;
      purpose: EvaluatedPage['purpose'];
      url: string;
      snapshot_id: number | null;
      text_hash: Bytes | null;
      reachable: boolean;
      problem: EvaluatedPage['problem'] | null;
    };
    page_contents: { hash: Bytes; content: Bytes; last_stored_at: Date; is_unused: Generated<boolean> };
    page_snapshots: {
      id: GeneratedAlways<number>;
      url: string;
      final_url: string;
      redirects: string[];
      status: number;
      problem: FetchProblem | null;
      content_type: string | null;
      headers: JsonColumn<Record<string, string>>;
      is_trial_network: boolean;
      bytes: number;
      body_hash: Bytes;
      text_hash: Bytes;
      rendered_hash: Bytes | null;
      rendered_differs: boolean | null;
      title: string;
      language: string | null;
      fetched_at: Date;
      expires_at: Date | null;
    };
    page_snapshot_views: { snapshot_id: number; user_id: number; url_hash: Bytes };
    registration_version_snapshots: { registration_id: number; number: number; snapshot_id: number };
    page_claims: {
      url_hash: Bytes;
      claimed_at: Date;
      leased_until: Date | null;
      snapshot_id: number | null;
    };
    page_hosts: { host: string; visits: Date[]; visited_at: Date };
    registry_events: {
      id: GeneratedAlways<number>;
      /** Whose quota the event counts toward. */
      user_id: number | null;
      credential_id: number;
      event_type: string | null;
      status: 'received' | 'processed' | 'failed';
      object_key: string | null;
      tcr_brand_id: string | null;
      tcr_campaign_id: string | null;
      /** Only of events from before migration 0011. */
      payload: JsonColumn<Record<string, unknown> | null>;
      payload_hash: Buffer | Uint8Array | null;
      error: string | null;
      attempts: Generated<number>;
      received_at: Date;
      processed_at: Date | null;
      /** When an admin last had it applied again. */
      replayed_at: Date | null;
      attempts_before_replay: Generated<number>;
    };
    registry_payloads: {
      user_id: number;
      hash: Buffer | Uint8Array;
      body: Buffer | Uint8Array;
      last_received_at: Date;
    };
    callback_storage: { user_id: number; events: Generated<number>; bytes: Generated<number> };
    registry_changes: {
      id: GeneratedAlways<number>;
      brand_id: number | null;
      campaign_id: number | null;
      source: ChangeSource;
      event_types: Generated<string[]>;
      user_id: number | null;
      changes: JsonColumn<FieldChange[]>;
      created_at: Date;
    };
    registry_calls: {
      id: GeneratedAlways<number>;
      credential_id: number;
      user_id: number | null;
      method: string;
      endpoint: string;
      status_code: number | null;
      duration_ms: number;
      attempt: number;
      error: string | null;
      request_id: string | null;
      request_body: JsonColumn<unknown>;
      response_body: JsonColumn<unknown>;
      created_at: Date;
    };
    api_keys: {
      id: GeneratedAlways<number>;
      user_id: number;
      name: string;
      prefix: string;
      key_hash: Buffer | Uint8Array;
      scopes: string[];
      expires_at: Date | null;
      last_used_at: ColumnType<Date | null, Date | null | undefined>;
      revoked_at: ColumnType<Date | null, Date | null | undefined>;
      created_at: Date;
    };
    idempotent_requests: {
      user_id: number;
      key: string;
      request_hash: Buffer | Uint8Array;
      charge_id: string;
      leased_until: Date;
      status: number | null;
      body: string | null;
      created_at: Date;
    };
    open_charges: { charge_id: string; user_id: number; expires_at: Date };
    charges_in_doubt: { charge_id: string; user_id: number | null; doubted_at: Date };
    audit_log: {
      sequence: number;
      actor: (typeof AUDIT_ACTORS)[number];
      actor_user_id: number | null;
      action: AuditAction;
      user_id: number | null;
      subject: string | null;
      address: string | null;
      details: ColumnType<Record<string, unknown>, string, never>;
      created_at: Date;
      previous_hash: Buffer | Uint8Array;
      hash: Buffer | Uint8Array;
    };
  };

/** Read as the value, written as JSON text. */
type JsonColumn<Value> = ColumnType<Value, string | null | undefined, string | null>;

/** The common columns of brands and campaigns: the state of the registration, and the owner. */
type RegistrationColumns = {
  id: GeneratedAlways<number>;
  user_id: number;
  credential_id: number;
  registration: 'registering' | 'in_doubt' | 'registered' | 'refused';
  reference_id: string;
  request_hash: string;
  charge_id: string | null;
  asked_at: Date;
  version: Generated<number>;
  registration_id: number | null;
  state_changed_at: Date;
  last_synced_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

/** An account as the service uses it: without its password hash and the columns that only SQL needs. */
export type AccountRow = Omit<
  Selectable<Tables['users']>,
  'email_key' | 'password_hash' | 'transaction_count' | 'deleted_at'
>;

export type Database = Kysely<Tables>;

/** A function that takes this type instead of `Database` cannot be called without a transaction. */
export type DatabaseTransaction = Transaction<Tables>;
