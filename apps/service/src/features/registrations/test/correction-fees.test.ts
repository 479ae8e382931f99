// What a corrected submission will do at the registry, and what it costs, is in the evaluation before it is submitted (G-86).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Evaluation } from '@tendlc/contract';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../../test/support/registry.ts';
import { startService, type TestService } from '../../../../test/support/service.ts';
import { createWay, type Way } from './support/submissions.ts';

type Shown = { status: string; tcrBrandId: string | null; tcrCampaignId: string | null };

describe('the fees of a correction', () => {
  let registry: TestRegistry;
  let service: TestService;
  let customer: Customer;
  let way: Way;
  beforeAll(async () => {
    registry = await startRegistry();
    service = await startService({ environment: registry.environment });
    way = createWay(service, registry, await registerAdmin(service));
  });
  afterAll(async () => {
    await service.close();
    await registry.close();
  });

  const hasBrand = ({ tcrBrandId }: Shown) => tcrBrandId !== null;
  const isDenied = ({ status }: Shown) => status === 'DENIED';

  async function feesAfter(id: number, patch: object): Promise<Evaluation['fees']> {
    const changed = await service.call('PATCH', `/v1/registrations/${id}`, patch, customer);
    expect(changed.status).toBe(200);
    return (await way.evaluate(customer, id)).body.evaluation.fees;
  }

  const itemsOf = ({ lines }: Evaluation['fees']) =>
    lines.map(({ item, usd, cadence }) => `${item}: ${usd.toFixed(2)} ${cadence}`);

  test('G-86 a brand that failed is resubmitted for its fee, and its campaign is new', async () => {
    customer = await registry.customer(service);
    const id = await way.submitNew(customer);
    const { tcrBrandId } = await way.reach(customer, id, hasBrand, 'the brand');
    await way.decideBrand(tcrBrandId, 'refuse');
    await way.reach(customer, id, isDenied, 'the denial');
    const fees = await feesAfter(id, { brand: { ein: '91-7654321' } });
    expect(itemsOf(fees)).toEqual([
      'Resubmission of the registered brand: 4.50 once',
      'Campaign review: 15.00 once',
      'T-Mobile campaign activation: 0.00 once',
      'Monthly campaign fee (Customer care): 10.00 monthly',
    ]);
    expect(fees).toMatchObject({ registry: 19.5, monthly: 10, tokens: 1 });
  });

  test('G-86 a campaign that the partner declined is reviewed again; a verified brand is only updated', async () => {
    customer = await registry.customer(service);
    const id = await way.submitNew(customer);
    const { tcrBrandId } = await way.reach(customer, id, hasBrand, 'the brand');
    await way.decideBrand(tcrBrandId, 'verify');
    const { tcrCampaignId } = await way.reach(
      customer,
      id,
      ({ progress }) => progress.phase === 'partner-review',
      'the partner',
    );
    await way.decideCampaign(tcrCampaignId, {
      outcome: 'decline',
      categories: ['SAMPLE_MESSAGE'],
      explanation: '601: a sample has no brand name.',
    });
    await way.reach(customer, id, isDenied, 'the denial');
    const review = ['Campaign review: 15.00 once', 'Monthly campaign fee (Customer care): 10.00 monthly'];
    const sample1 = 'Copper Kettle: your table is ready at 8. Reply STOP to opt out.';
    const corrected = await feesAfter(id, { campaign: { sample1 } });
    expect(itemsOf(corrected)).toEqual(review);
    expect(corrected).toMatchObject({ registry: 15, monthly: 10, tokens: 0 });
    const moved = await feesAfter(id, { brand: { street: '7 Harbor Road' } });
    expect(itemsOf(moved)).toEqual(['Update of the registered brand: 0.00 once', ...review]);
    const incomplete = await feesAfter(id, { brand: { state: null } });
    expect(itemsOf(incomplete)).toEqual(itemsOf(moved));
  });

  test('G-86 a record that the registry rejected is registered, and paid for, again', async () => {
    customer = await registry.customer(service);
    registry.control.fault(
      { path: '/campaignBuilder', sid: customer.sid },
      { do: 'error', code: 501, description: 'No such use case', fields: ['usecase'] },
    );
    const id = await way.submitNew(customer);
    const { tcrBrandId } = await way.reach(customer, id, hasBrand, 'the brand');
    await way.decideBrand(tcrBrandId, 'verify');
    await way.reach(customer, id, isDenied, 'the denial');
    const fees = await feesAfter(id, { campaign: { usecase: 'ACCOUNT_NOTIFICATION' } });
    expect(itemsOf(fees)).toEqual([
      'Campaign review: 15.00 once',
      'T-Mobile campaign activation: 0.00 once',
      'Monthly campaign fee (Account notifications): 10.00 monthly',
    ]);
    expect(fees).toMatchObject({ registry: 15, tokens: 1 });
  });
});
