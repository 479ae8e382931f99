// Runs the steps that are due.
import type { Step } from '../store/records.ts';
import { planIn, type World } from '../world.ts';
import {
  autoShareIsDue,
  billingIsDue,
  carrierIsDue,
  electionIsDue,
  expireCampaign,
  liftSuspension,
  sharingIsDue,
  suspendCampaign,
} from './campaigns.ts';
import { migrationIsDue } from './migration.ts';
import { brandAppealIsDue, identityIsDue } from './identity.ts';
import { vettingAppealIsDue, vettingIsDue } from './vetting.ts';

type CampaignStep = Extract<Step, { campaignId: string }>;
type BrandStep = Exclude<Step, CampaignStep>;

function runBrandStep(world: World, step: BrandStep): void {
  const record = world.store.brands.get(step.brandId);
  if (record === undefined || record.brand.status === 'DELETED') {
    return;
  }
  switch (step.kind) {
    case 'identity':
      return identityIsDue(world, record);
    case 'vetting':
      return vettingIsDue(world, record, step.vettingId);
    case 'brandAppeal':
      return brandAppealIsDue(world, record);
    case 'vettingAppeal':
      return vettingAppealIsDue(world, record, step.vettingId);
  }
}

function runCampaignStep(world: World, step: CampaignStep): void {
  const record = world.store.campaigns.get(step.campaignId);
  if (record === undefined) {
    return;
  }
  const { sid, campaignId } = step;
  switch (step.kind) {
    case 'autoShare':
      return autoShareIsDue(world, record);
    case 'sharing':
      return sharingIsDue(world, record);
    case 'election':
      return electionIsDue(world, record);
    case 'billing':
      return billingIsDue(world, record);
    case 'carrier':
      return carrierIsDue(world, record, step.mnoId);
    case 'suspension':
      suspendCampaign(world, record, step.category);
      if (step.lifted) {
        planIn(world, world.delays.laterMs, { kind: 'lift', sid, campaignId });
      }
      return;
    case 'lift':
      return liftSuspension(world, record);
    case 'expiry':
      return expireCampaign(world, record);
    case 'migration':
      return migrationIsDue(world, record);
  }
}

/** @returns false when no step is due */
function runNextStep(world: World, untilMs: number): boolean {
  const step = world.schedule.takeDue(untilMs);
  if (step === undefined) {
    return false;
  }
  // New steps are planned relative to the time of this step, so that a skipped day runs as it would have run.
  world.clock.moveTo(step.dueAt);
  if ('campaignId' in step) {
    runCampaignStep(world, step);
  } else {
    runBrandStep(world, step);
  }
  world.store.commit();
  return true;
}

/** @param untilMs also runs steps that are planned meanwhile and due by then */
export function runDueSteps(world: World, untilMs: number): void {
  while (runNextStep(world, untilMs)) {
    // All in order.
  }
}

/** As `runDueSteps`, and each review ends before the next step, so that an advance always has the same result. */
export async function runDueStepsAndReviews(world: World, untilMs: number): Promise<void> {
  await world.reviews.idle();
  while (runNextStep(world, untilMs)) {
    if (!world.reviews.isIdle()) {
      await world.reviews.idle();
    }
  }
}
