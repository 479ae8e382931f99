// What the reviewer of registrations reads and returns.
import type { CheckItem } from '@tendlc/contract';
import type { Packet, PacketValues } from '@tendlc/registration';
import type { Resubmittable } from '../facts/review-rules/review-rule.ts';

/** A code that reviewers answer with. */
export type Draw = { readonly system: string; readonly code: string; readonly title: string };

/** A value to take over as it stands. `before` is null for an absent value. */
export type PacketEdit = { readonly path: string; readonly before: unknown; readonly after: unknown };

export type PacketFinding = CheckItem & {
  /** `campaign.sample1`; several paths if the finding compares fields. The first one is where the edit belongs. */
  readonly field: string | readonly string[];
  readonly edit?: PacketEdit;
  readonly draws: readonly Draw[];
  readonly resubmittable: Resubmittable;
  /** The registry itself rejects this, so no override passes it. */
  readonly isRegistryRule?: true;
};

/** A finding about a page, as `@tendlc/page-review` returns it. */
export type PageFindingData = CheckItem & {
  readonly field: string;
  readonly draws: readonly Draw[];
  readonly resubmittable: Resubmittable;
};

/** The opt-in form of a page, in the words that visitors see. */
export type ShownForm = {
  readonly url: string;
  readonly phoneLabel?: string | undefined;
  /** Boxes for text messages. */
  readonly boxes: readonly {
    readonly label: string;
    readonly isChecked: boolean;
    readonly isRequired: boolean;
  }[];
  /** What asks for consent beside the phone field, if there is no box. */
  readonly besidePhone?: string | undefined;
};

/** A brand that exists at the registry. */
export type BrandOnFile = {
  readonly values: PacketValues;
  /** Identity status at the registry, such as `VERIFIED`. */
  readonly identityStatus?: string | undefined;
  readonly hasAuthenticationPlus?: boolean | undefined;
};

/** What was denied: a field stays unresolved until it, or its page, differs from the denied version. */
export type DenialOnFile = {
  readonly fields: readonly string[];
  readonly codes: readonly (Draw & { readonly resubmittable?: Resubmittable | undefined })[];
  /** The words of the reviewer. */
  readonly texts?: readonly string[] | undefined;
  /** The denied version. */
  readonly packet: Packet;
  /** Paths of pages whose text has changed since, such as `pages.privacyPolicy`. */
  readonly changedPages?: readonly string[] | undefined;
};

/** What else is in the account, as far as reviewers compare it. */
export type AccountOnFile = {
  /** EINs of other brands. */
  readonly eins?: readonly string[] | undefined;
  /** Other campaigns. */
  readonly campaigns?:
    | readonly {
        readonly isSameBrand: boolean;
        readonly usecase?: string | undefined;
        readonly description?: string | undefined;
        readonly messageFlow?: string | undefined;
      }[]
    | undefined;
};

/** What a submission does with records that the registry has already. A record without an entry is registered. */
export type CorrectionOnFile = {
  /** `resubmitted`: the brand is verified again. */
  readonly brand?: 'unchanged' | 'updated' | 'resubmitted' | undefined;
  /** `reviewed`: the partner or the carriers review the campaign again. */
  readonly campaign?: 'unchanged' | 'updated' | 'reviewed' | undefined;
};

export type PacketReviewInput = {
  readonly packet: Packet;
  readonly brandOnFile?: BrandOnFile | undefined;
  /** Absent if no page was opened. */
  readonly pages?:
    | { readonly findings: readonly PageFindingData[]; readonly optInForm?: ShownForm | undefined }
    | undefined;
  readonly denial?: DenialOnFile | undefined;
  readonly account?: AccountOnFile | undefined;
  /** Absent if the registry has neither the brand nor the campaign of the packet. */
  readonly correction?: CorrectionOnFile | undefined;
  /** Who reviews, such as `twilio` or `aws`. If absent, the strictest published rule applies. */
  readonly provider?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly today: string;
};

export type FeeLine = {
  readonly item: string;
  readonly usd: number;
  readonly cadence: 'once' | 'monthly';
  /** Of a monthly fee: how many months are billed with the submission. */
  readonly monthsInAdvance?: number;
  readonly note?: string;
  readonly source: CheckItem['source'];
};

export type PacketFees = {
  /** US dollars, due once. */
  readonly registry: number;
  /** US dollars that are billed for the submission: what is due once, and the months that are billed in advance. */
  readonly dueNow: number;
  /** US dollars a month. */
  readonly monthly: number;
  readonly currency: 'USD';
  readonly lines: readonly FeeLine[];
};

export type PacketReview = {
  readonly verdict: 'ready' | 'fixable' | 'blocked';
  readonly counts: { readonly error: number; readonly warning: number; readonly info: number };
  readonly findings: readonly PacketFinding[];
  readonly fees: PacketFees;
};
