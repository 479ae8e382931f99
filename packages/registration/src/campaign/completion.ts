// What the service fills in for fields that a campaign leaves out, so that the required fields are enough.
import { defaultsOf } from '../field.ts';
import { findUsecase } from '../use-cases.ts';
import { CAMPAIGN_FIELDS, type CampaignProfile } from './fields.ts';
import { DEFAULT_KEYWORDS } from './words.ts';

/** Texts and choices that depend on text analysis, which this package does not do. The caller passes them in. */
export type Suggestions = {
  /** The three automatic replies in the name of the brand. */
  replies(): Readonly<Record<'optinMessage' | 'optoutMessage' | 'helpMessage', string>>;
  /** Sub-use cases that match these texts, as many as the range allows. */
  subUsecases(
    texts: readonly string[],
    range: { readonly min: number; readonly max: number },
  ): readonly string[];
  /** What the sample messages contain. */
  contents(samples: readonly string[]): Readonly<Record<(typeof DETECTED)[number], boolean>>;
};

export type CompletedCampaign = {
  readonly profile: CampaignProfile;
  /** The fields that were filled in with more than a default of the API. */
  readonly defaulted: readonly string[];
};

/** Detected in the sample messages, so their default does not apply to a new campaign. */
const DETECTED = ['embeddedLink', 'embeddedPhone'] as const;

/** What each of these flags requires when it is set. */
const REPLY_OF = {
  subscriberOptin: { message: 'optinMessage', keywords: 'optinKeywords' },
  subscriberOptout: { message: 'optoutMessage', keywords: 'optoutKeywords' },
  subscriberHelp: { message: 'helpMessage', keywords: 'helpKeywords' },
} as const;

const samplesOf = ({ sample1, sample2, sample3, sample4, sample5 }: CampaignProfile): string[] =>
  [sample1, sample2, sample3, sample4, sample5].filter((sample) => sample !== undefined);

class Completion {
  readonly profile: CampaignProfile;
  readonly defaulted: string[] = [];

  constructor(profile: CampaignProfile) {
    this.profile = { ...profile };
  }

  fill<Field extends keyof CampaignProfile>(field: Field, value: CampaignProfile[Field]): void {
    if (this.profile[field] === undefined) {
      this.profile[field] = value;
      this.defaulted.push(field);
    }
  }
}

/** The documented defaults of the API. They are not reported as filled in. */
function withDefaults(given: CampaignProfile): CampaignProfile {
  const defaults = Object.entries(defaultsOf(CAMPAIGN_FIELDS)).filter(
    ([field]) => !(DETECTED as readonly string[]).includes(field),
  );
  const present = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...defaults, ...present]) as CampaignProfile;
}

function fillSubUsecases(completion: Completion, suggest: Suggestions): void {
  const { profile } = completion;
  const range = findUsecase(profile.usecase)?.subUsecases;
  if (profile.subUsecases === undefined && range !== undefined && range !== null && range.min > 0) {
    const texts = [profile.description, profile.messageFlow, ...samplesOf(profile)];
    const chosen = suggest.subUsecases(texts, range);
    completion.fill('subUsecases', [...chosen] as CampaignProfile['subUsecases'] & {});
  }
}

function fillReplies(completion: Completion, replies: ReturnType<Suggestions['replies']>): void {
  for (const [flag, { message, keywords }] of Object.entries(REPLY_OF)) {
    if (completion.profile[flag as keyof typeof REPLY_OF] === true) {
      completion.fill(message, replies[message]);
      completion.fill(keywords, DEFAULT_KEYWORDS[keywords]);
    }
  }
}

/**
 * Fills in what a campaign leaves out. What is given stays as it is.
 * @returns the complete profile, and the fields that the customer should review
 */
export function completeCampaign(given: CampaignProfile, suggest: Suggestions): CompletedCampaign {
  const completion = new Completion(withDefaults(given));
  const { profile } = completion;
  const replies = suggest.replies();
  fillSubUsecases(completion, suggest);
  fillReplies(completion, replies);
  if (findUsecase(profile.usecase)?.samplesMin === 2 && samplesOf(profile).length < 2) {
    // The opt-in message is one that the campaign really sends.
    completion.fill('sample2', profile.optinMessage ?? replies.optinMessage);
  }
  const contents = suggest.contents(samplesOf(profile));
  for (const field of DETECTED) {
    completion.fill(field, contents[field]);
  }
  return completion;
}
