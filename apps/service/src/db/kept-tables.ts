// Rows that triggers derive from others, so that lists, summaries, and costs do not read all of them (migrations 0042, 0044, and 0045).
import type { RegistrationStatus } from '@tendlc/contract';
import type { GeneratedAlways } from 'kysely';

/** `''`: no customer, or no campaign. Months are their first days, as the database writes them. */
type SpendingKey = {
  user_id: number;
  customer: string;
  month: string;
  usecase: string;
  last_month: string;
};

export type KeptTables = {
  /** How many registrations the customers of an account have, as rows to add up. */
  customer_totals: {
    user_id: number;
    customer: string;
    status: RegistrationStatus;
    waits_for_you: boolean;
    entries: number;
  };
  /** What each registration cost in each month (G-105), as `fold_spending` writes it. */
  registration_costs: SpendingKey & {
    registration_id: number;
    brand_id: number | null;
    reviews: number;
    tokens: number;
  };
  /** The sums of these rows. */
  spending_totals: SpendingKey & { campaigns: number; brands: number; reviews: number; tokens: number };
  /** What has changed since both were written, as triggers note it. */
  spending_changes: {
    id: GeneratedAlways<number>;
    user_id: number;
    registration_id: number | null;
    brand_id: number | null;
    campaign_id: number | null;
    charge_id: string | null;
  };
  /** How long the steps of registrations took, in seconds (G-106), as a trigger writes it. */
  registration_times: {
    registration_id: number;
    user_id: number;
    created_at: Date;
    brand_id: number | null;
    identity: number | null;
    partner: number | null;
    carriers: number | null;
    total: number | null;
  };
  /** The submitted versions that are decided (G-106), with when their registration was made, as a trigger writes it. */
  decided_versions: {
    registration_id: number;
    number: number;
    user_id: number;
    created_at: Date;
    is_approved: boolean;
    is_denied: boolean;
  };
  /** What registrations need of their customer (G-106), as triggers and `note_need` write it. */
  registration_needs: {
    registration_id: number;
    user_id: number;
    kind: string;
    updated_at: Date;
  };
  /** What lists count, as rows to add up: see `list-totals.ts`. */
  list_totals: {
    list: string;
    /** 0: of all owners together. */
    owner_id: number;
    facets: string[];
    entries: number;
  };
};
