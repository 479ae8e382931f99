// The state of one sandbox, shared by all of its parts.
import type { Logger } from 'pino';
import type { Outbox } from './callbacks/outbox.ts';
import type { MovableClock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Schedule } from './lifecycle/schedule.ts';
import type { Behaviour, Delays, Delivery } from './options.ts';
import type { RunningReviews } from './review/running-reviews.ts';
import { type Effect, effectsOf } from './scenarios.ts';
import type { RecordsStore } from './store/records-store.ts';
import type {
  BrandData,
  BrandRecord,
  CampaignData,
  CampaignRecord,
  PlannedStep,
  Step,
} from './store/records.ts';

export type World = {
  readonly clock: MovableClock;
  readonly store: RecordsStore;
  readonly schedule: Schedule;
  readonly outbox: Outbox;
  readonly faults: Faults;
  readonly reviews: RunningReviews;
  readonly log: Logger;
  /** These three change while the sandbox runs. */
  behaviour: Behaviour;
  delays: Delays;
  delivery: Delivery;
};

export function planIn(world: World, delayMs: number, step: PlannedStep): Step {
  return world.schedule.plan(step, world.clock.nowMs() + delayMs);
}

type BrandTexts = Pick<BrandData, 'displayName' | 'companyName' | 'ein'>;

export const brandEffects = ({ displayName, companyName, ein }: BrandTexts): Effect[] =>
  effectsOf([displayName, companyName], ein);

/** The words of a brand apply to all its campaigns, those of a campaign to itself. */
export const campaignEffects = (campaign: Pick<CampaignData, 'description'>, brand: BrandTexts): Effect[] => [
  ...effectsOf([campaign.description]),
  ...brandEffects(brand),
];

/** @throws when the brand of a campaign does not exist, which is a bug */
export function brandOfCampaign({ store }: World, { campaign }: CampaignRecord): BrandRecord {
  const record = store.brands.get(campaign.brandId);
  if (record === undefined) {
    throw new Error(`campaign ${campaign.campaignId} has no brand`);
  }
  return record;
}

/** In sandbox time, in the date format of the registry. */
export const isoIn = ({ clock }: World, delayMs: number): string =>
  new Date(clock.nowMs() + delayMs).toISOString();
