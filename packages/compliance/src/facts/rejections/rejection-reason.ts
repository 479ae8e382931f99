// The form of a rejection reason: how reviewers word it, what to change in which field, what trying again takes.
import type { Sourced } from '../sources.ts';

/** Where the change is made. `page` is a page of the website, which no form field holds. */
type FixPlace = 'brand' | 'campaign' | 'page' | 'process';

export type RejectionFix = {
  readonly place: FixPlace;
  /** The registry's field name; for pages and processes what people call it. */
  readonly field: string;
  readonly action: string;
  /** What the field could say afterwards. Brackets mark what only the brand knows. */
  readonly example?: string;
};

/** What trying again takes. `revet` has the corrected brand verified anew. */
export type Retrial = 'edit' | 'new-campaign' | 'revet' | 'new-brand' | 'wait' | 'none';

export type RejectionReason = Sourced & {
  readonly id: string;
  readonly entity: 'brand' | 'campaign';
  readonly category: string;
  readonly title: string;
  /** What the reviewer saw, in plain words. */
  readonly meaning: string;
  /** Matches lower-case text of one clause. */
  readonly wording: RegExp;
  /** Codes meant by this reason whatever their title says, as `system:code`. */
  readonly codes?: readonly string[];
  /** Reasons that say the same more exactly: where one of them matches a clause, this one does not. */
  readonly yieldsTo?: readonly string[];
  readonly causes: readonly string[];
  readonly fixes: readonly RejectionFix[];
  readonly retrial: Retrial;
  readonly severity: 'low' | 'medium' | 'high';
  /** Working days to fix it, from and to. Ours. */
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
/** Something to do outside of forms and pages. */
export const byHand = (field: string, action: string): RejectionFix => fix('process', field, action);

function fix(place: FixPlace, field: string, action: string, example?: string): RejectionFix {
  return { place, field, action, ...(example === undefined ? {} : { example }) };
}

/** Defaults of most campaign reasons; they come from the published decline lists. */
export const campaignReason = {
  entity: 'campaign',
  retrial: 'edit',
  severity: 'medium',
  days: [1, 2],
  source: 'telnyxDeclines',
  basis: 'published',
} as const;

/** Defaults of most brand reasons. */
export const brandReason = {
  entity: 'brand',
  retrial: 'revet',
  severity: 'high',
  days: [1, 3],
  source: 'registryIdentity',
  basis: 'published',
} as const;
