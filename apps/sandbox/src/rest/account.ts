// The account: its profile, resellers, and permissions.
import { RESELLER_FIELD_LIMITS } from '@tendlc/registry/wire';
import { newId } from '../chance.ts';
import { refuse } from '../refusals.ts';
import { Fields } from '../rules/fields.ts';
import type { AccountRecord, ResellerRecord } from '../store/records.ts';
import type { World } from '../world.ts';
import { type Call, type Endpoint, noContent, ok, pageOf } from './call.ts';

const EMAIL_FIELDS = ['escalateEmail', 'email', 'techEmail', 'financeEmail'] as const;

/** Without a name, like the profile of the registry. */
const profileOf = (account: AccountRecord) => ({
  cspId: account.cspId,
  ...account.emails,
  platformFreeTrialEnabled: account.platformFreeTrialEnabled,
  soleProprietorEnabled: account.soleProprietorEnabled,
  ucaasEnabled: account.ucaasEnabled,
  publicSafetyEnabled: account.publicSafetyEnabled,
  dpaSigned: true,
});

function updateProfile({ store }: World, { account, body }: Call) {
  const fields = new Fields(body);
  for (const field of EMAIL_FIELDS) {
    fields.matching(field, /^[^\s@]+@[^\s@]+$/, 'must be an email address');
    account.emails[field] = fields.text(field, { max: 100 }) ?? account.emails[field];
  }
  fields.check();
  store.saveAccount(account);
  return ok(profileOf(account));
}

function readReseller(body: unknown): Omit<ResellerRecord, 'resellerId' | 'cspId'> {
  const fields = new Fields(body);
  fields.require(['companyName', 'phone', 'email']);
  const companyName = fields.text('companyName', RESELLER_FIELD_LIMITS.companyName) ?? '';
  const phone = fields.text('phone', RESELLER_FIELD_LIMITS.phone) ?? '';
  const email = fields.text('email', RESELLER_FIELD_LIMITS.email) ?? '';
  fields.check();
  return { companyName, phone, email };
}

function checkName({ resellers }: AccountRecord, companyName: string, but?: ResellerRecord): void {
  const isTaken = resellers.some(
    (one) => one !== but && one.companyName.toLowerCase() === companyName.toLowerCase(),
  );
  if (isTaken) {
    refuse(503, 'A reseller with this name exists already.', 'companyName');
  }
}

function createReseller({ store }: World, { account, body }: Call) {
  const input = readReseller(body);
  checkName(account, input.companyName);
  const resellerId = newId('R', (id) => account.resellers.some((one) => one.resellerId === id));
  const reseller = { resellerId, cspId: account.cspId, ...input };
  account.resellers.push(reseller);
  store.saveAccount(account);
  return ok(reseller);
}

const resellerOf = ({ account, params }: Call): ResellerRecord =>
  account.resellers.find(({ resellerId }) => resellerId === params['resellerId']) ??
  refuse(502, 'The reseller was not found.', 'resellerId');

function updateReseller({ store }: World, call: Call) {
  const reseller = resellerOf(call);
  const input = readReseller(call.body);
  checkName(call.account, input.companyName, reseller);
  Object.assign(reseller, input);
  store.saveAccount(call.account);
  return ok(reseller);
}

function deleteReseller({ store }: World, call: Call) {
  const { account } = call;
  const reseller = resellerOf(call);
  const isUsed = store
    .campaignsOf(account.sid)
    .some(({ campaign }) => campaign.resellerId === reseller.resellerId && campaign.status === 'ACTIVE');
  if (isUsed) {
    refuse(592, 'The reseller has campaigns.', 'resellerId');
  }
  account.resellers = account.resellers.filter((one) => one !== reseller);
  store.saveAccount(account);
  return noContent;
}

export const ACCOUNT_ENDPOINTS: readonly Endpoint[] = [
  ['GET', '/csp/profile', (_world, { account }) => ok(profileOf(account))],
  ['PUT', '/csp/profile', updateProfile],
  ['GET', '/settings/cnpMigration', () => ok({ cnpMigrationEnabled: true })],
  ['GET', '/pft/brand', (_world, { account }) => refuse(account.platformFreeTrialEnabled ? 502 : 533)],
  ['GET', '/reseller', (_world, { account, query }) => pageOf(account.resellers, query)],
  ['POST', '/reseller', createReseller],
  ['GET', '/reseller/:resellerId', (_world, call) => ok(resellerOf(call))],
  ['PUT', '/reseller/:resellerId', updateReseller],
  ['DELETE', '/reseller/:resellerId', deleteReseller],
];
