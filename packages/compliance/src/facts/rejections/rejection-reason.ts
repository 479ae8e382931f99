// Defines a rejection reason: how reviewers word it, which fields to change, and what a resubmission requires.
import type { Sourced } from '../sources.ts';

/** Where to make the change. `page` is a page of the website, not a form field. */
type FixPlace = 'brand' | 'campaign' | 'page' | 'process';

export type RejectionFix = {
  readonly place: FixPlace;
  /** Registry field name, or the common name of the page or process. */
  readonly field: string;
  readonly action: string;
  /** Suggested text. Brackets mark values that only the brand knows. */
  readonly example?: string;
};

/** What a resubmission requires. `revet`: the corrected brand is verified again. */
export type Retrial = 'edit' | 'new-campaign' | 'revet' | 'new-brand' | 'wait' | 'none';

export type RejectionReason = Sourced & {
  readonly id: string;
  readonly entity: 'brand' | 'campaign';
  readonly category: string;
  readonly title: string;
  /** What the reviewer found, in plain language. */
  readonly meaning: string;
  /** Matches the lowercase text of one clause. */
  readonly wording: RegExp;
  /** Codes of this reason, regardless of their titles, as `system:code`. */
  readonly codes?: readonly string[];
  /** More specific reasons. If one of them matches a clause, this reason does not. */
  readonly yieldsTo?: readonly string[];
  readonly causes: readonly string[];
  readonly fixes: readonly RejectionFix[];
  readonly retrial: Retrial;
  /** What to do instead of the general advice on the retrial. */
  readonly advice?: string;
  readonly severity: 'low' | 'medium' | 'high';
  /** Business days to fix it, from and to. Our estimate. */
  readonly days: readonly [number, number];
  readonly tips: readonly string[];
};

/** A change to a field of the campaign form. */
export const inCampaign = (field: string, action: string, example?: string): RejectionFix =>
  fix('campaign', field, action, example);
/** A change to a field of the brand form. */
export const inBrand = (field: string, action: string, example?: string): RejectionFix =>
  fix('brand', field, action, example);
/** A change to the website. */
export const onPage = (field: string, action: string, example?: string): RejectionFix =>
  fix('page', field, action, example);
/** An action outside of forms and pages. */
export const byHand = (field: string, action: string): RejectionFix => fix('process', field, action);

function fix(place: FixPlace, field: string, action: string, example?: string): RejectionFix {
  return { place, field, action, ...(example === undefined ? {} : { example }) };
}

/** Defaults for campaign reasons, from the published decline lists. */
export const campaignReason = {
  entity: 'campaign',
  retrial: 'edit',
  severity: 'medium',
  days: [1, 2],
  source: 'telnyxDeclines',
  basis: 'published',
} as const;

/** Defaults for brand reasons. */
export const brandReason = {
  entity: 'brand',
  retrial: 'revet',
  severity: 'high',
  days: [1, 3],
  source: 'registryIdentity',
  basis: 'published',
} as const;
