// Reviews of strict accounts: the partner and the carriers read the campaign and its pages before they decide.
import type { Finding, Packet } from '../review/findings.ts';
import { type Denial, type Reviewer, reviewPacket, systemOfPartner, toDenial } from '../review/review.ts';
import { type CodeSystem, REASONS } from '../review/reasons.ts';
import { isStrictAccount } from '../registry-accounts.ts';
import type { CampaignRecord, PlannedStep, ReviewRecord } from '../store/records.ts';
import { brandOfCampaign, isoIn, planIn, type World } from '../world.ts';

/** A review that a crash interrupted starts again after this time. Longer than any review takes. */
const AGAIN_AFTER_MS = 60_000;
/** While another review of the campaign is under way. */
const WAIT_MS = 1_000;
const REVIEWS_STORED_MAX = 30;

/** A mock campaign has no reviewers. */
export const isReviewedStrictly = ({ sid, campaign }: CampaignRecord): boolean =>
  isStrictAccount(sid) && !campaign.mock;

type ReviewStep = Extract<PlannedStep, { kind: 'sharing' | 'carrier' }>;

/**
 * Reads the campaign and its pages in the background.
 * @param step the step that asks for the review; it runs again if the review is interrupted
 */
export function beginReview(
  world: World,
  record: CampaignRecord,
  step: ReviewStep,
  reviewer: Reviewer,
  onFindings: (findings: Finding[]) => void,
): void {
  const { campaignId } = record.campaign;
  if (world.reviews.has(campaignId)) {
    planIn(world, WAIT_MS, step);
    return;
  }
  const reserve = planIn(world, AGAIN_AFTER_MS, step);
  const packet: Packet = {
    campaign: { ...record.campaign },
    brand: { ...brandOfCampaign(world, record).brand },
  };
  world.reviews.begin(campaignId, async (closing) => {
    const findings = await reviewPacket(packet, reviewer, closing);
    if (closing.aborted) {
      return;
    }
    world.schedule.cancel(({ id }) => id === reserve.id);
    if (world.store.campaigns.get(campaignId) === record) {
      onFindings(findings);
    }
    world.store.commit();
    world.outbox.pump();
  });
}

/** Stores what the reviewer said. @returns the denial, or undefined if it accepts */
export function concludeReview(
  world: World,
  record: CampaignRecord,
  reviewer: string,
  system: CodeSystem,
  findings: readonly Finding[],
): Denial | undefined {
  const denial = findings.length === 0 ? undefined : toDenial(findings, system);
  const review: ReviewRecord = {
    reviewer,
    at: isoIn(world, 0),
    isAccepted: denial === undefined,
    explanation: denial?.explanation ?? '',
    problems: findings.map(({ reason, where }) => {
      const { category, words } = REASONS[reason];
      return { category, words, where };
    }),
  };
  record.reviews = [...(record.reviews ?? []), review].slice(-REVIEWS_STORED_MAX);
  world.store.saveCampaign(record);
  return denial;
}

export const concludePartnerReview = (
  world: World,
  record: CampaignRecord,
  cnpId: string,
  findings: readonly Finding[],
): Denial | undefined => concludeReview(world, record, cnpId, systemOfPartner(cnpId), findings);
