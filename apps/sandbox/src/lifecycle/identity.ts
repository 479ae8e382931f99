// The identity check of a brand: when it finishes, its result, and its consequences.
import type { FeedbackCategory, FeedbackCategoryId, IdentityStatus } from '@tendlc/registry/wire';
import { effectsOf, findEffect } from '../scenarios.ts';
import type { AppealRecord, BrandRecord } from '../store/records.ts';
import { brandEffects, isoIn, planIn, type World } from '../world.ts';
import { publishBrandEvent } from './events.ts';

const DAY_MS = 86_400_000;

const FEEDBACK: Readonly<Record<FeedbackCategoryId, Omit<FeedbackCategory, 'id'>>> = {
  TAX_ID: {
    displayName: 'Tax ID',
    description: 'The tax ID does not belong to this legal name or this type of company.',
    fields: ['ein', 'companyName', 'entityType'],
    errors: [{ code: 'TFTI04', message: 'The legal company name does not match the US EIN.' }],
  },
  STOCK_SYMBOL: {
    displayName: 'Stock symbol',
    description: 'The company is not publicly traded, or the symbol and the exchange do not match.',
    fields: ['stockSymbol', 'stockExchange'],
  },
  GOVERNMENT_ENTITY: {
    displayName: 'Government body',
    description: 'The organization is not a government body of the United States.',
    fields: ['entityType'],
    errors: [{ code: 'TFGE01', message: 'The government body is not in the United States.' }],
  },
  NONPROFIT: {
    displayName: 'Non-profit status',
    description: 'The IRS lists no tax-exempt status for this organization.',
    fields: ['entityType'],
    errors: [{ code: 'TFNP01', message: 'The non-profit organization is not in the United States.' }],
  },
  WEB_DOMAIN: {
    displayName: 'Web domain',
    description: 'The domain of the contact’s email address is not valid or not recognized.',
    fields: ['businessContactEmail'],
    errors: [{ code: 'TFWD02', message: 'The ownership of the domain could not be verified.' }],
  },
  OTHERS: {
    displayName: 'Other reasons',
    description: 'The identity could not be confirmed for another reason.',
    fields: [],
  },
};

export const FEEDBACK_CODES: readonly { code: string; message: string }[] = [
  ...Object.values(FEEDBACK).flatMap(({ errors = [] }) => errors),
  { code: 'TFWD01', message: 'The domain of the contact’s email address is not allowed.' },
];

/** Starts the identity check. A planned step or the control page finishes it. */
export function submitIdentity(world: World, record: BrandRecord): void {
  record.scoring = 'pending';
  world.store.saveBrand(record);
  const { brandId } = record.brand;
  world.schedule.cancel((step) => step.kind === 'identity' && step.brandId === brandId);
  const isSlow = findEffect(brandEffects(record.brand), 'pending') !== undefined;
  planIn(world, isSlow ? DAY_MS : world.delays.identityMs, { kind: 'identity', sid: record.sid, brandId });
}

/** SELF_DECLARED until a sole proprietor has verified the mobile number. Valid vetting survives a new identity check. */
function statusIfConfirmed({ brand, vettings }: BrandRecord): IdentityStatus {
  if (brand.entityType === 'SOLE_PROPRIETOR' && brand.mobilePhoneVerifiedDate === undefined) {
    return 'SELF_DECLARED';
  }
  const isVetted = vettings.some(
    ({ vettingStatus, vettingClass }) =>
      vettingStatus === 'ACTIVE' && (vettingClass === 'STANDARD' || vettingClass === 'ENHANCED'),
  );
  return isVetted ? 'VETTED_VERIFIED' : 'VERIFIED';
}

function attributesIfConfirmed({ brand }: BrandRecord): Record<string, string | boolean> {
  const usual: Record<string, string | boolean> = {
    ...(brand.entityType === 'NON_PROFIT' && { taxExemptStatus: '501c3' }),
    ...(brand.entityType === 'GOVERNMENT' && { governmentEntity: true }),
  };
  const attributes = { ...usual, ...findEffect(brandEffects(brand), 'attributes')?.attributes };
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));
}

export type Verdict =
  | { readonly confirmed: true }
  | { readonly confirmed: false; readonly category: FeedbackCategoryId };

export function judgeIdentity(world: World, record: BrandRecord, verdict: Verdict): void {
  const { brand } = record;
  world.schedule.cancel((step) => step.kind === 'identity' && step.brandId === brand.brandId);
  record.scoring = 'done';
  record.changedSinceScoring = false;
  record.feedback = verdict.confirmed ? [] : [{ id: verdict.category, ...FEEDBACK[verdict.category] }];
  brand.identityStatus = verdict.confirmed ? statusIfConfirmed(record) : 'UNVERIFIED';
  brand.optionalAttributes = verdict.confirmed ? attributesIfConfirmed(record) : {};
  world.store.saveBrand(record);
  publishIdentity(world, record);
  publishBrandEvent(world, record, 'BRAND_SCORE_UPDATE', 'score is updated');
}

export function publishIdentity(world: World, record: BrandRecord): void {
  publishBrandEvent(world, record, 'BRAND_IDENTITY_STATUS_UPDATE', 'identity status is updated', {
    brandIdentityStatus: record.brand.identityStatus,
  });
}

function verdictByScenario({ brand }: BrandRecord): Verdict {
  const refused = findEffect(effectsOf([brand.displayName, brand.companyName], brand.ein), 'unverified');
  return refused === undefined ? { confirmed: true } : { confirmed: false, category: refused.category };
}

export function identityIsDue(world: World, record: BrandRecord): void {
  if (record.scoring === 'pending') {
    judgeIdentity(world, record, verdictByScenario(record));
  }
}

/** Appeals always succeed in the sandbox, because the name still contains the words that caused the rejection. */
export function brandAppealIsDue(world: World, record: BrandRecord): void {
  const pending = record.appeals.find(({ appealStatus }) => appealStatus === 'PENDING');
  if (pending === undefined) {
    return;
  }
  judgeIdentity(world, record, { confirmed: true });
  const { identityStatus, optionalAttributes } = record.brand;
  completeAppeal(world, pending, {
    vetStatus: identityStatus,
    optionalAttributes,
    feedback: { category: [] },
  });
  world.store.saveBrand(record);
  publishBrandEvent(world, record, 'BRAND_APPEAL_COMPLETE', 'identity appeal is completed');
}

export function completeAppeal(world: World, appeal: AppealRecord, outcome: Record<string, unknown>): void {
  appeal.appealStatus = 'COMPLETE';
  appeal.appealStatusUpdateDate = isoIn(world, 0);
  appeal.appealOutcome = outcome;
}
