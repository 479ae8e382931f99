// What a messaging provider’s registration looks like: its steps, what it charges beyond the registry, its limits.
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
  /** What has to be at hand, in the registry’s or the provider’s own field names. */
  readonly fields: readonly string[];
  /** Only for these use cases; `except` for all but these. */
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
  /** From submission of the campaign to approval, in words. */
  readonly timeline: string;
  readonly steps: readonly ProviderStep[];
  /** Once; the monthly fee of a campaign stands with its use case. */
  readonly fees: readonly ProviderFee[];
  readonly limits: readonly ProviderNote[];
  readonly afterRejection: ProviderNote;
  /** Use cases it does not take, with the reason. */
  readonly refuses: readonly (Sourced & { readonly useCase: string; readonly reason: string })[];
};

/** Brands of these use cases are not vetted for a score. */
export const UNSCORED_USE_CASES = ['LOW_VOLUME', 'SOLE_PROPRIETOR'] as const;
