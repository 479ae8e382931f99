// Appeals against the result of an identity check or an external vetting.
import { APPEAL_EXPLANATION_CHARACTERS_MAX, type EntityType } from '@tendlc/registry/wire';
import { publishBrandEvent, publishVettingEvent } from '../lifecycle/events.ts';
import { refuse } from '../refusals.ts';
import { Fields } from '../rules/fields.ts';
import type { AppealRecord } from '../store/records.ts';
import { isoIn, planIn, type World } from '../world.ts';
import { checkEvidence } from './attachments.ts';
import { type Call, type Endpoint, fits, livingBrand, noContent, ok, ownBrand, same } from './call.ts';

const WINDOW_MS = 45 * 86_400_000;
const EXPLANATION = { max: APPEAL_EXPLANATION_CHARACTERS_MAX };

export const APPEAL_CATEGORIES = [
  { id: 'VERIFY_TAX_ID', displayName: 'Tax ID', description: 'Look at the tax ID again.' },
  { id: 'VERIFY_NON_PROFIT', displayName: 'Non-profit', description: 'Look at the tax-exempt status again.' },
  { id: 'VERIFY_GOVERNMENT', displayName: 'Government', description: 'Look at the government status again.' },
] as const;

export const VETTING_APPEAL_CATEGORIES = [
  ...APPEAL_CATEGORIES,
  { id: 'LOW_SCORE', displayName: 'Low score', description: 'Look at the score again.' },
  {
    id: 'VERIFY_EMAIL_OWNERSHIP',
    displayName: 'Email',
    description: 'Look at the contact’s mailbox again.',
  },
  { id: 'VERIFY_DOMAIN_OWNERSHIP', displayName: 'Domain', description: 'Look at the domain again.' },
] as const;

const CATEGORIES_BY_TYPE: Readonly<Record<EntityType, readonly string[]>> = {
  PRIVATE_PROFIT: ['VERIFY_TAX_ID'],
  PUBLIC_PROFIT: ['VERIFY_TAX_ID'],
  NON_PROFIT: ['VERIFY_TAX_ID', 'VERIFY_NON_PROFIT'],
  GOVERNMENT: ['VERIFY_TAX_ID', 'VERIFY_GOVERNMENT'],
  SOLE_PROPRIETOR: [],
};

function readAppeal(world: World, body: unknown, more: readonly string[] = []) {
  const fields = new Fields(body);
  fields.require(more);
  const categoryList = fields.texts('appealCategories') ?? [];
  if (categoryList.length === 0) {
    fields.wrong('appealCategories', 'must name at least one category');
  }
  const attachmentUuidList = fields.texts('attachmentUuids') ?? [];
  const explanation = fields.text('explanation', EXPLANATION) ?? null;
  const evpId = fields.text('evpId', { max: 10 });
  const vettingId = fields.text('vettingId', { max: 255 });
  fields.check();
  const now = isoIn(world, 0);
  const appeal: AppealRecord = {
    appealStatus: 'PENDING',
    categoryList,
    attachmentUuidList,
    explanation,
    appealStatusUpdateDate: now,
    createDate: now,
  };
  return { appeal, evpId, vettingId };
}

function appealIdentity(world: World, call: Call) {
  const record = livingBrand(world, call);
  const { brand, sid } = record;
  const { appeal } = readAppeal(world, call.body);
  const allowed = CATEGORIES_BY_TYPE[brand.entityType];
  checkEvidence(world, brand.brandId, appeal.attachmentUuidList);
  if (!appeal.categoryList.every((category) => allowed.includes(category))) {
    refuse(559, undefined, 'appealCategories');
  }
  const isAppealable =
    record.scoring === 'done' &&
    !record.changedSinceScoring &&
    (brand.identityStatus === 'UNVERIFIED' || allowed.length > 1) &&
    record.appeals.every(({ appealStatus }) => appealStatus !== 'PENDING') &&
    world.clock.nowMs() - Date.parse(brand.createDate) < WINDOW_MS;
  if (!isAppealable) {
    refuse(592, 'This verdict cannot be appealed now.');
  }
  record.appeals.push(appeal);
  world.store.saveBrand(record);
  planIn(world, world.delays.appealMs, { kind: 'brandAppeal', sid, brandId: brand.brandId });
  publishBrandEvent(world, record, 'BRAND_APPEAL_ADD', 'identity appeal is added');
  return noContent;
}

function appealVetting(world: World, call: Call) {
  const record = livingBrand(world, call);
  const { sid, brand } = record;
  const { appeal, evpId, vettingId } = readAppeal(world, call.body, ['evpId', 'vettingId']);
  const vetting = record.vettings.find((one) => one.evpId === evpId && one.vettingId === vettingId);
  if (vetting === undefined) {
    return refuse(502, 'The vet was not found.', 'vettingId');
  }
  checkEvidence(world, brand.brandId, appeal.attachmentUuidList);
  if (!appeal.categoryList.every((one) => VETTING_APPEAL_CATEGORIES.some(({ id }) => id === one))) {
    refuse(559, undefined, 'appealCategories');
  }
  if (brand.mock || (vetting.vettingStatus !== 'ACTIVE' && vetting.vettingStatus !== 'FAILED')) {
    refuse(592, 'This vet cannot be appealed now.');
  }
  record.vettingAppeals.push({
    ...appeal,
    evpId: vetting.evpId,
    vettingId: vetting.vettingId,
    vettingClass: vetting.vettingClass,
  });
  world.store.saveBrand(record);
  planIn(world, world.delays.appealMs, {
    kind: 'vettingAppeal',
    sid,
    brandId: brand.brandId,
    vettingId: vetting.vettingId,
  });
  if (vetting.vettingClass === 'AUTHPLUS') {
    publishVettingEvent(
      world,
      record,
      'BRAND_AUTHPLUS_VERIFICATION_APPEAL_ADD',
      'auth+ appeal is added',
      vetting,
    );
  }
  return noContent;
}

const listOf = (brandId: string, appeals: readonly AppealRecord[], query: URLSearchParams) =>
  ok(
    appeals
      .filter(({ appealStatus }) => fits(query, { appealStatus: same(appealStatus) }))
      .map((appeal) => ({ brandId, ...appeal })),
  );

function listAppeals(world: World, call: Call) {
  const { brand, appeals } = ownBrand(world, call);
  return listOf(brand.brandId, appeals, call.query);
}

function listVettingAppeals(world: World, call: Call) {
  const { brand, vettingAppeals } = ownBrand(world, call);
  return listOf(brand.brandId, vettingAppeals, call.query);
}

export const APPEAL_ENDPOINTS: readonly Endpoint[] = [
  ['GET', '/brand/:brandId/appeal', listAppeals],
  ['POST', '/brand/:brandId/appeal', appealIdentity],
  ['GET', '/brand/:brandId/externalVetting/appeal', listVettingAppeals],
  ['POST', '/brand/:brandId/externalVetting/appeal', appealVetting],
];
