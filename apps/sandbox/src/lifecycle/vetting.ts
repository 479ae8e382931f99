// External vetting: the result of an order, and the effect of a score on the brand.
import { randomUUID } from 'node:crypto';
import type { EventType, VettingClass } from '@tendlc/registry/wire';
import { findEffect } from '../scenarios.ts';
import type { BrandRecord, VettingRecord } from '../store/records.ts';
import { brandEffects, isoIn, planIn, type World } from '../world.ts';
import { publishVettingEvent } from './events.ts';
import { completeAppeal, publishIdentity } from './identity.ts';
import { addReport } from './vetting-report.ts';

const DAY_MS = 86_400_000;
const VALID_MS = 365 * DAY_MS;

const FAILURES = ['The company’s data could not be matched with a public record.'];
const DEDUCTIONS = ['The company’s website gives no address.'];
const SCORE_WITHOUT_DEDUCTIONS = 75;

/** Political, Authentication+ and RBM vetting verify a claim and have no score. */
const isScored = ({ vettingClass }: VettingRecord) =>
  vettingClass === 'STANDARD' || vettingClass === 'ENHANCED';

export function newVetting(
  world: World,
  evpId: string,
  vettingClass: VettingClass,
  vettingId: string = randomUUID(),
): VettingRecord {
  return {
    evpId,
    vettingId,
    vettingToken: null,
    vettingScore: null,
    vettingClass,
    vettingStatus: 'PENDING',
    reasons: null,
    vettingDetails: {},
    vettedDate: null,
    createDate: isoIn(world, 0),
    validUntil: null,
    expirationDate: null,
  };
}

export function orderFromProvider(
  world: World,
  record: BrandRecord,
  evpId: string,
  vettingClass: VettingClass,
): VettingRecord {
  const vetting = newVetting(world, evpId, vettingClass);
  submitVetting(world, record, vetting);
  return vetting;
}

function submitVetting(world: World, record: BrandRecord, vetting: VettingRecord): void {
  record.vettings.push(vetting);
  world.store.saveBrand(record);
  const isSlow = findEffect(brandEffects(record.brand), 'vetPending') !== undefined;
  planVetting(world, record, vetting, isSlow ? DAY_MS : world.delays.vettingMs);
  if (vetting.vettingClass === 'AUTHPLUS') {
    const again = record.vettings.filter(({ vettingClass }) => vettingClass === 'AUTHPLUS').length > 1;
    tell(
      world,
      record,
      vetting,
      again ? 'BRAND_AUTHPLUS_RE_VERIFICATION_ADD' : 'BRAND_AUTHPLUS_VERIFICATION_ADD',
      'submitted for auth+ verification',
    );
    tell(world, record, vetting, 'BRAND_EMAIL_2FA_SEND', 'contact is asked by email');
  }
}

function planVetting(world: World, record: BrandRecord, { vettingId }: VettingRecord, delayMs: number): void {
  planIn(world, delayMs, { kind: 'vetting', sid: record.sid, brandId: record.brand.brandId, vettingId });
}

function tell(
  world: World,
  record: BrandRecord,
  { evpId, vettingId }: VettingRecord,
  eventType: EventType,
  description: string,
): void {
  publishVettingEvent(world, record, eventType, description, { evpId, vettingId });
}

export type VettingVerdict = { readonly score: number } | { readonly failed: readonly string[] };

function stopWaiting(world: World, { vettingId }: VettingRecord): void {
  world.schedule.cancel((step) => step.kind === 'vetting' && step.vettingId === vettingId);
}

function fail(world: World, record: BrandRecord, vetting: VettingRecord, reasons: readonly string[]): void {
  vetting.vettingStatus = 'FAILED';
  vetting.reasons = [...reasons];
  vetting.vettedDate = isoIn(world, 0);
  world.store.saveBrand(record);
  if (vetting.vettingClass === 'AUTHPLUS') {
    tell(world, record, vetting, 'BRAND_AUTHPLUS_DOMAIN_FAILED', 'domain is not verified');
    tell(world, record, vetting, 'BRAND_AUTHPLUS_VERIFICATION_FAILED', 'auth+ verification failed');
  }
  tell(world, record, vetting, 'EVP_REPORT_FAIL', `external vetting ${vetting.vettingId} failed`);
}

/** A new report replaces an older one of the same provider and class. */
function expireOlder(world: World, record: BrandRecord, vetting: VettingRecord): void {
  for (const older of record.vettings) {
    const superseded =
      older !== vetting &&
      older.vettingStatus === 'ACTIVE' &&
      older.evpId === vetting.evpId &&
      older.vettingClass === vetting.vettingClass;
    if (superseded) {
      expireVetting(world, record, older);
    }
  }
}

export function expireVetting(world: World, record: BrandRecord, vetting: VettingRecord): void {
  vetting.vettingStatus = 'EXPIRED';
  vetting.expirationDate = isoIn(world, 0);
  world.store.saveBrand(record);
  tell(world, record, vetting, 'EVP_REPORT_EXPIRE', `external vetting ${vetting.vettingId} is expired`);
  if (vetting.vettingClass === 'AUTHPLUS') {
    tell(world, record, vetting, 'BRAND_AUTHPLUS_VERIFICATION_EXPIRED', 'auth+ verification is expired');
  }
}

function succeed(world: World, record: BrandRecord, vetting: VettingRecord, score: number): void {
  expireOlder(world, record, vetting);
  vetting.vettingStatus = 'ACTIVE';
  vetting.vettingScore = isScored(vetting) ? score : null;
  vetting.reasons = isScored(vetting) && score < SCORE_WITHOUT_DEDUCTIONS ? DEDUCTIONS : null;
  vetting.vettedDate = isoIn(world, 0);
  vetting.validUntil = isoIn(world, VALID_MS);
  vetting.expirationDate = isoIn(world, VALID_MS);
  world.store.saveBrand(record);
  if (vetting.vettingClass === 'AUTHPLUS') {
    record.brand.businessContactEmailVerifiedDate = isoIn(world, 0);
    tell(world, record, vetting, 'BRAND_AUTHPLUS_DOMAIN_VERIFIED', 'domain is verified');
    tell(world, record, vetting, 'BRAND_AUTHPLUS_2FA_VERIFIED', 'contact is verified');
    tell(world, record, vetting, 'BRAND_AUTHPLUS_VERIFICATION_COMPLETE', 'auth+ verification is completed');
  }
  if (vetting.vettingClass === 'ENHANCED') {
    addReport(world, record, vetting);
  }
  tell(world, record, vetting, 'EVP_REPORT_SCORE', `external vetting ${vetting.vettingId} is scored`);
  raiseIdentity(world, record, vetting);
}

function raiseIdentity(world: World, record: BrandRecord, vetting: VettingRecord): void {
  if (isScored(vetting) && record.brand.identityStatus !== 'VETTED_VERIFIED') {
    record.brand.identityStatus = 'VETTED_VERIFIED';
    world.store.saveBrand(record);
    publishIdentity(world, record);
  }
}

export function judgeVetting(
  world: World,
  record: BrandRecord,
  vetting: VettingRecord,
  verdict: VettingVerdict,
): void {
  stopWaiting(world, vetting);
  if ('score' in verdict) {
    succeed(world, record, vetting, verdict.score);
  } else {
    fail(world, record, vetting, verdict.failed);
  }
}

export function vettingIsDue(world: World, record: BrandRecord, vettingId: string): void {
  const vetting = record.vettings.find((one) => one.vettingId === vettingId);
  if (vetting === undefined || (vetting.vettingStatus !== 'PENDING' && vetting.vettingStatus !== 'UNSCORE')) {
    return;
  }
  const effects = brandEffects(record.brand);
  if (findEffect(effects, 'vetUnscored') !== undefined && vetting.vettingStatus === 'PENDING') {
    vetting.vettingStatus = 'UNSCORE';
    world.store.saveBrand(record);
    tell(world, record, vetting, 'EVP_REPORT_UNSCORE', `external vetting ${vettingId} is under review`);
    planVetting(world, record, vetting, world.delays.laterMs);
    return;
  }
  const score = findEffect(effects, 'vetScore')?.number ?? world.behaviour.vettingScore;
  const failed = findEffect(effects, 'vetFails') !== undefined;
  judgeVetting(world, record, vetting, failed ? { failed: FAILURES } : { score: Math.min(score, 100) });
}

export function vettingAppealIsDue(world: World, record: BrandRecord, vettingId: string): void {
  const vetting = record.vettings.find((one) => one.vettingId === vettingId);
  const pending = record.vettingAppeals.find(
    (appeal) => appeal.appealStatus === 'PENDING' && appeal.vettingId === vettingId,
  );
  if (vetting === undefined || pending === undefined) {
    return;
  }
  judgeVetting(world, record, vetting, {
    score: Math.max(vetting.vettingScore ?? 0, SCORE_WITHOUT_DEDUCTIONS),
  });
  completeAppeal(world, pending, {
    vetStatus: vetting.vettingStatus,
    vetScore: vetting.vettingScore,
    optionalAttributes: record.brand.optionalAttributes,
    feedback: { reasons: vetting.reasons ?? [] },
  });
  world.store.saveBrand(record);
  const isAuthPlus = vetting.vettingClass === 'AUTHPLUS';
  tell(
    world,
    record,
    vetting,
    isAuthPlus ? 'BRAND_AUTHPLUS_VERIFICATION_APPEAL_COMPLETE' : 'EVP_REPORT_UPDATE',
    `appeal about external vetting ${vettingId} is completed`,
  );
}
