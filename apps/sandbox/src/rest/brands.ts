// Brands: create, list, read, change, delete, feedback, revet.
import { BRAND_CORE_FIELDS } from '@tendlc/registry/wire';
import { newId } from '../chance.ts';
import { publishBrandEvent, publishVettingEvent } from '../lifecycle/events.ts';
import { publishIdentity, submitIdentity } from '../lifecycle/identity.ts';
import { expireVetting } from '../lifecycle/vetting.ts';
import { problem, Refusal, refuse } from '../refusals.ts';
import {
  BRAND_INPUT_FIELDS,
  type BrandInput,
  readBrandCreate,
  readBrandUpdate,
} from '../rules/brand-fields.ts';
import { findEffect } from '../scenarios.ts';
import type { AccountRecord, BrandData, BrandRecord } from '../store/records.ts';
import { brandEffects, isoIn, type World } from '../world.ts';
import {
  type Call,
  type Endpoint,
  fits,
  livingBrand,
  noContent,
  ok,
  ownBrand,
  pageOf,
  same,
  withBooleans,
} from './call.ts';
import { checkTags } from './tags.ts';

const RELATIONSHIP_CHANGE_MS = 90 * 86_400_000;

function universalEin({ ein, einIssuingCountry = 'US' }: BrandInput): { universalEin?: string } {
  return ein === undefined ? {} : { universalEin: `${einIssuingCountry}_${ein}` };
}

function checkCreation({ store, behaviour }: World, account: AccountRecord, input: BrandInput): void {
  if (input.entityType === 'SOLE_PROPRIETOR' && !account.soleProprietorEnabled) {
    refuse(534, undefined, 'entityType');
  }
  if (
    input.referenceId !== undefined &&
    store.brandByReference(account.sid, input.referenceId) !== undefined
  ) {
    refuse(503, 'A brand with this referenceId exists already.', 'referenceId');
  }
  if (store.brandsOf(account.sid).length >= behaviour.brandsPerAccountMax) {
    refuse(512);
  }
}

function newBrand(world: World, account: AccountRecord, input: BrandInput, mock: boolean): BrandData {
  const { store, behaviour } = world;
  const isSelfDeclared =
    input.entityType === 'SOLE_PROPRIETOR' ||
    findEffect(brandEffects(input as BrandData), 'selfDeclared') !== undefined;
  return {
    ...(input as BrandInput &
      Pick<BrandData, 'entityType' | 'displayName' | 'phone' | 'country' | 'email' | 'brandRelationship'>),
    cspId: account.cspId,
    brandId: newId('B', (id) => store.brands.has(id)),
    status: 'ACTIVE',
    identityStatus: isSelfDeclared ? 'SELF_DECLARED' : behaviour.identityBeforeScoring,
    ...(input.ein !== undefined && { einIssuingCountry: input.einIssuingCountry ?? 'US' }),
    ...universalEin(input),
    optionalAttributes: {},
    mock,
    createDate: isoIn(world, 0),
  };
}

function createBrand(world: World, { account, body }: Call) {
  const { input, tags, mock } = readBrandCreate(body);
  checkTags(tags);
  checkCreation(world, account, input);
  const record: BrandRecord = {
    sid: account.sid,
    brand: newBrand(world, account, input, mock),
    tags: tags.map((tag) => tag.toLowerCase()),
    scoring: 'pending',
    changedSinceScoring: false,
    feedback: [],
    vettings: [],
    otps: [],
    appeals: [],
    vettingAppeals: [],
  };
  world.store.addBrand(record);
  publishBrandEvent(world, record, 'BRAND_ADD', 'is added');
  submitIdentity(world, record);
  // Right after creation, the registry does not return an identity status.
  const { identityStatus: _notYet, ...answer } = record.brand;
  return ok(answer);
}

function listBrands({ store }: World, { account, query: given }: Call) {
  const query = withBooleans(given, ['mock', 'authenticationPlusCompliant']);
  // Clients search for their reference after every lost response, so this must not scan all brands.
  const referenceId = query.get('referenceId') || undefined;
  const named = referenceId === undefined ? undefined : store.brandByReference(account.sid, referenceId);
  const candidates = referenceId === undefined ? store.brandsOf(account.sid) : [named];
  const found = candidates
    .filter((record) => record !== undefined)
    .filter((record) => {
      const { brand, tags, vettings } = record;
      const isAuthPlus = vettings.some(
        ({ vettingClass, vettingStatus }) => vettingClass === 'AUTHPLUS' && vettingStatus === 'ACTIVE',
      );
      const resellers = () =>
        store.campaignsOfBrand(brand.brandId).map(({ campaign }) => campaign.resellerId);
      return fits(query, {
        displayName: (wanted) => brand.displayName.toLowerCase().includes(wanted.toLowerCase()),
        entityType: same(brand.entityType),
        identityStatus: same(brand.identityStatus),
        state: same(brand.state),
        country: same(brand.country),
        ein: same(brand.ein),
        universalEin: same(brand.universalEin),
        resellerId: (wanted) => resellers().includes(wanted),
        tag: (wanted) => tags.includes(wanted.toLowerCase()),
        mock: same(brand.mock),
        authenticationPlusCompliant: same(isAuthPlus),
      });
    });
  const status = query.get('status') || 'ACTIVE';
  return pageOf(
    found.map(({ brand }) => brand).filter((brand) => brand.status === status),
    query,
  );
}

const hasActiveCampaign = ({ store }: World, { brand }: BrandRecord) =>
  store.campaignsOfBrand(brand.brandId).some(({ campaign }) => campaign.status === 'ACTIVE');

const changedFields = (brand: BrandData, input: BrandInput) =>
  BRAND_INPUT_FIELDS.filter((field) => input[field] !== undefined && input[field] !== brand[field]);

function checkChange(world: World, record: BrandRecord, changed: readonly string[]): void {
  const core = changed.filter((field) => (BRAND_CORE_FIELDS as readonly string[]).includes(field));
  const hasVet = record.vettings.some(({ vettingStatus }) => vettingStatus !== 'FAILED');
  const isAppealing = record.appeals.some(({ appealStatus }) => appealStatus === 'PENDING');
  const waitsForAuthPlus = record.vettings.some(
    ({ vettingClass, vettingStatus }) => vettingClass === 'AUTHPLUS' && vettingStatus === 'PENDING',
  );
  if (isAppealing || waitsForAuthPlus) {
    const what = isAppealing ? 'an appeal' : 'an Authentication+ vet';
    throw new Refusal([problem(537, `The brand cannot be changed while ${what} is pending.`, changed)]);
  }
  if (core.length > 0 && (hasVet || hasActiveCampaign(world, record))) {
    throw new Refusal([problem(537, undefined, core)]);
  }
  const lastChange = record.relationshipChangedAt;
  if (
    changed.includes('brandRelationship') &&
    lastChange !== undefined &&
    world.clock.nowMs() - Date.parse(lastChange) < RELATIONSHIP_CHANGE_MS
  ) {
    refuse(528, undefined, 'brandRelationship');
  }
}

function checkReference(world: World, record: BrandRecord, { referenceId }: BrandInput): void {
  const holder =
    referenceId === undefined ? undefined : world.store.brandByReference(record.sid, referenceId);
  if (holder !== undefined && holder !== record) {
    refuse(503, 'A brand with this referenceId exists already.', 'referenceId');
  }
}

/** Side effects of a change: a new identity check is needed, and an Auth+ vetting expires. */
function applyConsequences(world: World, record: BrandRecord, changed: readonly string[]): void {
  const { brand } = record;
  const isCore = changed.some((field) => (BRAND_CORE_FIELDS as readonly string[]).includes(field));
  const isNewNumber = changed.includes('mobilePhone') && brand.entityType === 'SOLE_PROPRIETOR';
  if (isNewNumber) {
    delete brand.mobilePhoneVerifiedDate;
  }
  if ((isCore || isNewNumber) && record.scoring === 'done' && brand.identityStatus !== 'UNVERIFIED') {
    brand.identityStatus = 'UNVERIFIED';
    publishIdentity(world, record);
  }
  if (changed.includes('businessContactEmail')) {
    const authPlus = record.vettings.find(
      ({ vettingClass, vettingStatus }) => vettingClass === 'AUTHPLUS' && vettingStatus === 'ACTIVE',
    );
    if (authPlus !== undefined) {
      expireVetting(world, record, authPlus);
    }
  }
}

function updateBrand(world: World, call: Call) {
  const record = livingBrand(world, call);
  const { brand } = record;
  const input = readBrandUpdate(call.body);
  const changed = changedFields(brand, input);
  checkReference(world, record, input);
  checkChange(world, record, changed);
  const referenceBefore = brand.referenceId;
  Object.assign(brand, input, universalEin({ ...(brand as BrandInput), ...input }));
  world.store.moveReference(record, referenceBefore);
  if (changed.length > 0) {
    record.changedSinceScoring = true;
    publishBrandEvent(world, record, 'BRAND_UPDATE', 'is updated');
  }
  if (changed.includes('brandRelationship')) {
    record.relationshipChangedAt = isoIn(world, 0);
  }
  applyConsequences(world, record, changed);
  world.store.saveBrand(record);
  return ok(brand);
}

function deleteBrand(world: World, call: Call) {
  const record = livingBrand(world, call);
  if (hasActiveCampaign(world, record)) {
    refuse(542);
  }
  const { brandId } = record.brand;
  record.brand.status = 'DELETED';
  world.store.saveBrand(record);
  world.schedule.cancel((step) => 'brandId' in step && step.brandId === brandId);
  publishBrandEvent(world, record, 'BRAND_DELETE', 'is deleted');
  return noContent;
}

function readFeedback(world: World, call: Call) {
  const { brand, scoring, feedback } = ownBrand(world, call);
  if (scoring === 'pending') {
    refuse(535);
  }
  return ok({ brandId: brand.brandId, category: brand.identityStatus === 'UNVERIFIED' ? feedback : [] });
}

function revetBrand(world: World, call: Call) {
  const record = livingBrand(world, call);
  if (record.scoring === 'pending') {
    refuse(527);
  }
  if (!record.changedSinceScoring) {
    refuse(525, 'Nothing was changed since the last attempt.');
  }
  publishBrandEvent(world, record, 'BRAND_REVET', 'is resubmitted for identity verification');
  submitIdentity(world, record);
  return { status: 202, json: record.brand };
}

function sendEmail(world: World, call: Call) {
  const record = livingBrand(world, call);
  const vettingClass = call.query.get('vettingClass');
  if (vettingClass !== 'AUTHPLUS' && vettingClass !== 'RBM') {
    refuse(501, 'vettingClass must be AUTHPLUS or RBM.', 'vettingClass');
  }
  const pending = record.vettings.find(
    (vetting) => vetting.vettingClass === vettingClass && vetting.vettingStatus === 'PENDING',
  );
  if (pending === undefined) {
    return refuse(565);
  }
  const twoHoursMs = 7_200_000;
  if (world.clock.nowMs() - Date.parse(record.emailSentAt ?? pending.createDate) < twoHoursMs) {
    refuse(592, 'A mail may be sent to the same address every two hours.');
  }
  record.emailSentAt = isoIn(world, 0);
  world.store.saveBrand(record);
  publishVettingEvent(world, record, 'BRAND_EMAIL_2FA_SEND', 'contact is asked by email', pending);
  return noContent;
}

export const BRAND_ENDPOINTS: readonly Endpoint[] = [
  ['POST', '/brand/nonBlocking', createBrand],
  ['GET', '/brand', listBrands],
  ['GET', '/brand/feedback/:brandId', readFeedback],
  ['GET', '/brand/:brandId', (world, call) => ok(ownBrand(world, call).brand)],
  ['PUT', '/brand/:brandId', updateBrand],
  ['DELETE', '/brand/:brandId', deleteBrand],
  ['PUT', '/brand/:brandId/revet', revetBrand],
  ['POST', '/brand/:brandId/2faEmail', sendEmail],
];
