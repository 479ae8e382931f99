// External vetting: list, order, import.
import {
  VETTING_CLASSES_BY_ENTITY_TYPE,
  VETTING_FIELD_LIMITS,
  VETTING_PROVIDERS,
  VETTING_STATUSES,
  type VettingClass,
  type VettingProviderId,
} from '@tendlc/registry/wire';
import { randomUUID } from 'node:crypto';
import { publishVettingEvent } from '../lifecycle/events.ts';
import { judgeVetting, newVetting, orderFromProvider } from '../lifecycle/vetting.ts';
import { refuse } from '../refusals.ts';
import { Fields } from '../rules/fields.ts';
import { findEffect } from '../scenarios.ts';
import type { BrandData, BrandRecord } from '../store/records.ts';
import { brandEffects, type World } from '../world.ts';
import { type Call, type Endpoint, livingBrand, ok, ownBrand } from './call.ts';

const RBM_WINDOW_MS = 30 * 86_400_000;
const PROVIDER_IDS = VETTING_PROVIDERS.map(({ evpId }) => evpId);

/** Import these IDs to get the errors of the provider. */
const IMPORT_REFUSALS: ReadonlyMap<string, 508 | 520 | 538 | 539> = new Map([
  ['vet-expired', 508],
  ['vet-unknown', 520],
  ['vet-mismatch', 538],
  ['vet-failed', 539],
]);

const providerNamed = (evpId: VettingProviderId) =>
  VETTING_PROVIDERS.find((provider) => provider.evpId === evpId) as {
    orders: readonly string[];
    imports: readonly string[];
    importNeedsToken: boolean;
  };

const isUsCompany = ({ country, entityType }: BrandData) =>
  country === 'US' && (entityType === 'PRIVATE_PROFIT' || entityType === 'PUBLIC_PROFIT');

function listVettings(world: World, call: Call) {
  const { vettings } = ownBrand(world, call);
  const wanted = call.query.getAll('vettingStatus');
  const known: readonly string[] = VETTING_STATUSES.map(({ value }) => value);
  if (wanted.length === 0 || wanted.some((status) => !known.includes(status))) {
    refuse(501, `vettingStatus must be given, each one of ${known.join(', ')}.`, 'vettingStatus');
  }
  const [evpId, vettingClass] = [call.query.get('evpId'), call.query.get('vettingClass')];
  return ok(
    vettings.filter(
      (vetting) =>
        wanted.includes(vetting.vettingStatus) &&
        (evpId === null || vetting.evpId === evpId) &&
        (vettingClass === null || vetting.vettingClass === vettingClass),
    ),
  );
}

function readOrder({ body }: Call) {
  const fields = new Fields(body);
  fields.require(['evpId']);
  const evpId = fields.oneOf('evpId', PROVIDER_IDS, VETTING_FIELD_LIMITS.evpId);
  const vettingClass = (fields.text('vettingClass') ?? 'STANDARD') as VettingClass;
  const payload = fields.text('additionalRequestPayload');
  if (evpId !== undefined && !providerNamed(evpId).orders.includes(vettingClass)) {
    fields.wrong('vettingClass', `cannot be ordered from ${evpId}`);
  }
  if (vettingClass === 'POLITICAL' && !isJsonObject(payload)) {
    fields.wrong('additionalRequestPayload', 'must be a JSON object, written as a text');
  }
  fields.check();
  return { evpId: evpId as VettingProviderId, vettingClass };
}

function isJsonObject(text: string | undefined): boolean {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

function checkOrder(
  world: World,
  call: Call,
  record: BrandRecord,
  evpId: string,
  vettingClass: VettingClass,
): void {
  const { brand, vettings, scoring } = record;
  const allowed: readonly VettingClass[] = VETTING_CLASSES_BY_ENTITY_TYPE[brand.entityType];
  if (scoring === 'pending') {
    refuse(592, 'The brand has not been judged yet.');
  }
  if (!allowed.includes(vettingClass) || (evpId === 'WMC' && !isUsCompany(brand))) {
    refuse(592, `A brand of the type ${brand.entityType} cannot order this vet.`, 'vettingClass');
  }
  if (vettingClass === 'RBM' && !call.account.rbmEnabled) {
    refuse(568);
  }
  const missing = vettingClass === 'AUTHPLUS' ? 'businessContactEmail' : 'website';
  if ((vettingClass === 'AUTHPLUS' || vettingClass === 'STANDARD') && brand[missing] === undefined) {
    refuse(501, `The brand needs ${missing} for this vet.`, missing);
  }
  const earlier = vettings.filter(
    (vetting) => vetting.vettingClass === vettingClass && vetting.evpId === evpId,
  );
  const isWaiting = earlier.some(
    ({ vettingStatus }) => vettingStatus === 'PENDING' || vettingStatus === 'UNSCORE',
  );
  if (brand.identityStatus === 'UNVERIFIED' || isWaiting) {
    refuse(525, isWaiting ? 'This vet is ordered already.' : 'The brand is not verified.');
  }
  const lastMs = Date.parse(earlier.at(-1)?.createDate ?? '1970-01-01');
  if (vettingClass === 'RBM' && world.clock.nowMs() - lastMs < RBM_WINDOW_MS) {
    refuse(549);
  }
}

function orderVetting(world: World, call: Call) {
  const record = livingBrand(world, call);
  const { evpId, vettingClass } = readOrder(call);
  checkOrder(world, call, record, evpId, vettingClass);
  return ok(orderFromProvider(world, record, evpId, vettingClass));
}

function readImport({ body }: Call) {
  const fields = new Fields(body);
  fields.require(['evpId', 'vettingId']);
  const evpId = fields.oneOf('evpId', PROVIDER_IDS, VETTING_FIELD_LIMITS.evpId) as VettingProviderId;
  const vettingId = fields.text('vettingId', VETTING_FIELD_LIMITS.vettingId) ?? '';
  const vettingToken = fields.text('vettingToken', VETTING_FIELD_LIMITS.vettingToken) ?? null;
  if (evpId !== undefined && providerNamed(evpId).importNeedsToken) {
    fields.require(['vettingToken']);
  }
  fields.check();
  return { evpId, vettingId, vettingToken };
}

function checkImport(world: World, record: BrandRecord, evpId: VettingProviderId, vettingId: string): void {
  const { brand, sid } = record;
  if (evpId === 'CV' && !(brand.country === 'US' && brand.entityType === 'NON_PROFIT')) {
    refuse(541);
  }
  if (evpId === 'WMC' && !isUsCompany(brand)) {
    refuse(541);
  }
  if (evpId === 'CV') {
    const campaigns = world.store.campaignsOfBrand(brand.brandId);
    if (campaigns.some(({ campaign }) => campaign.status === 'ACTIVE')) {
      refuse(540);
    }
  }
  const refused = IMPORT_REFUSALS.get(vettingId);
  if (refused !== undefined) {
    refuse(refused, undefined, 'vettingId');
  }
  const elsewhere = world.store
    .brandsOf(sid)
    .find(({ vettings }) => vettings.some((one) => one.evpId === evpId && one.vettingId === vettingId));
  if (elsewhere !== undefined) {
    refuse(543, undefined, 'vettingId');
  }
}

function importVetting(world: World, call: Call) {
  const record = livingBrand(world, call);
  const { evpId, vettingId, vettingToken } = readImport(call);
  checkImport(world, record, evpId, vettingId);
  const vetting = newVetting(world, evpId, evpId === 'CV' ? 'POLITICAL' : 'STANDARD', vettingId);
  vetting.vettingToken = vettingToken;
  record.vettings.push(vetting);
  const score = findEffect(brandEffects(record.brand), 'vetScore')?.number ?? world.behaviour.vettingScore;
  publishVettingEvent(
    world,
    record,
    'EVP_REPORT_IMPORT',
    `external vetting ${vettingId} is imported`,
    vetting,
  );
  judgeVetting(world, record, vetting, { score });
  return ok(vetting);
}

/** Not a real signature: it is for importing vetting of a mock brand. */
function mockToken(world: World, call: Call) {
  const { brand } = ownBrand(world, call);
  return brand.mock
    ? { status: 200, text: `cv-mock-${randomUUID()}` }
    : refuse(536, 'Only a mock brand has mock tokens.');
}

export const VETTING_ENDPOINTS: readonly Endpoint[] = [
  ['GET', '/brand/:brandId/externalVetting', listVettings],
  ['POST', '/brand/:brandId/externalVetting', orderVetting],
  ['PUT', '/brand/:brandId/externalVetting', importVetting],
  ['POST', '/brand/:brandId/externalVetting/mockCvToken', mockToken],
];
