// Brands and campaigns for tests: valid requests, and records in the initial state of a test.
import { sql } from 'kysely';
import type { Customer, TestRegistry } from './registry.ts';
import type { Answer, TestService, TestUser } from './service.ts';

let names = 0;

/** A company that is not registered yet. */
export function brandRequest(fields: object = {}): Record<string, unknown> {
  names += 1;
  return {
    entityType: 'PRIVATE_PROFIT',
    brandName: `Copper Kettle ${names}`,
    companyName: `Copper Kettle ${names} LLC`,
    ein: '84-2731906',
    phone: '+15125557123',
    street: '48 Juniper Lane',
    city: 'Austin',
    state: 'TX',
    postalCode: '78701',
    country: 'US',
    email: 'help@copperkettle.example',
    website: 'https://copperkettle.example',
    vertical: 'HOSPITALITY',
    ...fields,
  };
}

/** A request with only the required fields, for a company that is not registered yet. */
export function campaignRequest(brandId: string | number, fields: object = {}): Record<string, unknown> {
  names += 1;
  return {
    brandId: String(brandId),
    usecase: 'CUSTOMER_CARE',
    description: `Answers to questions of guests about their bookings and opening hours, number ${names}.`,
    messageFlow:
      'Guests tick an optional box beside the phone field at copperkettle.example/book and agree to receive texts.',
    sample1: 'Copper Kettle: your table is ready at 7. Reply STOP to opt out.',
    ...fields,
  };
}

export const createBrand = (
  service: TestService,
  caller: TestUser,
  request: object = brandRequest(),
): Promise<Answer> => service.call('POST', '/v1/tcr/brands', request, { token: caller.token });

export const createCampaign = (service: TestService, caller: TestUser, request: object): Promise<Answer> =>
  service.call('POST', '/v1/tcr/campaigns', request, { token: caller.token });

export function expectCreated(answer: Answer): Answer {
  if (answer.status !== 201) {
    throw new Error(`a registration answers ${answer.status} ${answer.text}`);
  }
  return answer;
}

/** Syncs the mirror with the registry, as an admin does. */
export async function sync(
  service: TestService,
  admin: TestUser,
  kind: 'brand' | 'campaign',
  id: string | number,
): Promise<Answer> {
  const answer = await service.call('POST', `/v1/tcr/sync/${kind}/${id}`, undefined, { token: admin.token });
  if (answer.status !== 200) {
    throw new Error(`the sync of ${kind} ${id} answers ${answer.status} ${answer.text}`);
  }
  return answer;
}

export type RegisteredRecord = { readonly localId: number; readonly registryId: string };

/** A verified brand, also in the mirror. */
export async function verifiedBrand(
  { service, registry, admin }: { service: TestService; registry: TestRegistry; admin: TestUser },
  customer: Customer,
  fields: object = {},
): Promise<RegisteredRecord> {
  const { localId, tcrBrandId } = expectCreated(
    await createBrand(service, customer, brandRequest(fields)),
  ).body;
  registry.control.decideBrand(tcrBrandId, { outcome: 'verify' });
  await sync(service, admin, 'brand', localId);
  return { localId, registryId: tcrBrandId };
}

/** A hundred copies of a brand, named Copy 1 to Copy 100, only in the mirror. The last two have failed. */
export async function copyBrand(service: TestService, localId: number): Promise<void> {
  await sql`
    insert into brands (user_id, credential_id, registration, reference_id, request_hash, asked_at, tcr_brand_id,
      brand_status, profile, state_changed_at, created_at, updated_at)
    select user_id, credential_id, registration, 'copy-' || n, request_hash, asked_at, 'COPY' || n,
      case when n > 98 then 'FAILED' else 'ACTIVE' end,
      jsonb_set(profile, '{brandName}', to_jsonb('Copy ' || n)), state_changed_at, created_at, updated_at
    from brands, generate_series(1, 100) as n where id = ${localId}`.execute(service.deps.db);
}

export type StandingCharge = { user_id: number; tool_name: string; charge_id: string };

/** Charges without a refund. */
export async function standingCharges(service: TestService, user?: TestUser): Promise<StandingCharge[]> {
  const { rows } = await sql<StandingCharge>`
    select usage.user_id, usage.tool_name, usage.charge_id from token_transactions usage
    where usage.type = 'usage' and usage.tool_name <> 'setup'
      and (${user?.id ?? null}::bigint is null or usage.user_id = ${user?.id ?? null}::bigint)
      and not exists (
        select 1 from token_transactions refund where refund.reverses_id = usage.id and refund.type = 'refund')
    order by usage.id`.execute(service.deps.db);
  return rows;
}

/** The paid calls of the customer, oldest first. */
export const paidFor = async (service: TestService, user: TestUser): Promise<string[]> =>
  (await standingCharges(service, user)).map(({ tool_name }) => tool_name);

/** Sorted, because the order of completion varies. */
export const statusesOf = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
