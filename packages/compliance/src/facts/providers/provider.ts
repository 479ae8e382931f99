// Defines the registration process of a messaging provider: steps, additional fees, and limits.
import type { Sourced } from '../sources.ts';

export const PROVIDER_CODES = ['twilio', 'bandwidth', 'sinch', 'telnyx', 'vonage'] as const;
export type ProviderCode = (typeof PROVIDER_CODES)[number];

export const CHECKLIST_PHASES = ['preparation', 'brand', 'vetting', 'campaign', 'numbers', 'launch'] as const;
type ChecklistPhase = (typeof CHECKLIST_PHASES)[number];

export type ProviderStep = Sourced & {
  readonly phase: ChecklistPhase;
  readonly title: string;
  readonly required: boolean;
  readonly details: string;
  /** What to prepare, in the field names of the registry or provider. */
  readonly fields: readonly string[];
  /** Only for these use cases; with `except`, for all other use cases. */
  readonly only?: readonly string[];
  readonly except?: readonly string[];
};

export type ProviderFee = Sourced & {
  readonly item: string;
  readonly usd: number;
  readonly required: boolean;
  readonly only?: readonly string[];
  readonly except?: readonly string[];
};

type ProviderNote = Sourced & { readonly note: string };

export type Provider = Sourced & {
  readonly code: ProviderCode;
  readonly displayName: string;
  /** Time from submission to approval of a campaign, as text. */
  readonly timeline: string;
  readonly steps: readonly ProviderStep[];
  /** One-time fees. The monthly fee of a campaign is in the use case table. */
  readonly fees: readonly ProviderFee[];
  readonly limits: readonly ProviderNote[];
  readonly afterRejection: ProviderNote;
  /** Use cases that the provider does not support, with the reason. */
  readonly refuses: readonly (Sourced & { readonly useCase: string; readonly reason: string })[];
};

/** Brands with these use cases get no trust score. */
export const UNSCORED_USE_CASES = ['LOW_VOLUME', 'SOLE_PROPRIETOR'] as const;
