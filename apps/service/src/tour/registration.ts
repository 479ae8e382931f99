// The second half of the journey: credentials, a brand that the registry verifies, vetting, a campaign, the carriers.
import { randomBytes } from 'node:crypto';
import { type EventWatch, watchEvents } from './events.ts';
import { type Json, print, type Traveller } from './traveller.ts';

const BRAND = {
  entityType: 'PRIVATE_PROFIT',
  brandName: 'Copper Kettle',
  companyName: 'Copper Kettle LLC',
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
};

/** The required fields and nothing else: the service fills in the rest and says so. */
const CAMPAIGN = {
  usecase: 'MIXED',
  description:
    'Copper Kettle confirms table bookings and answers questions of its guests about opening hours.',
  messageFlow:
    'Guests tick an optional, unticked box beside the phone field at copperkettle.example/book and agree to receive texts; terms and privacy policy are linked beside it.',
  sample1: 'Copper Kettle: your table for two is booked for Friday at 7 pm. Reply STOP to opt out.',
};

type Entry = { at: string; source: string; eventTypes: string[]; changes: { field: string; to: unknown }[] };

function printHistory({ history, progress }: Json): void {
  for (const { at, source, eventTypes, changes } of (history as Entry[]).toReversed()) {
    const what = changes.map(({ field, to }) => `${field}=${String(to)}`).join(', ');
    const by = eventTypes.length === 0 ? source : `${source} ${eventTypes.join(' ')}`;
    print(`     ${at}  ${by}: ${what.length > 100 ? `${what.slice(0, 100)}…` : what}`);
  }
  const { phase, waitingFor, nextAction } = progress as Json;
  print(`     now: ${String(phase)}, waiting for ${String(waitingFor)}. ${String(nextAction)}`);
}

/** @returns false where the service talks to a registry that costs money: the tour registers nothing there */
async function storeCredentials(traveller: Traveller): Promise<boolean> {
  traveller.heading('Store registry credentials: encrypted at once, never shown again');
  const tcrSid = `sandbox-tour-${randomBytes(4).toString('hex')}`;
  await traveller.send(
    'POST',
    '/v1/tcr/my-credentials',
    { tcrSid, tcrAuthToken: 'sandbox', label: 'Tour' },
    201,
  );
  traveller.heading('Try them out at the registry');
  const test = await traveller.try('POST', '/v1/tcr/my-credentials/test');
  if (test.status !== 200) {
    print(
      '   This service does not use the sandbox registry, and the tour costs nobody money: it ends here.',
    );
    return false;
  }
  traveller.heading('Have the registry send its callbacks here');
  await traveller.send('PUT', '/v1/tcr/my-credentials/webhook-subscription');
  return true;
}

async function registerBrand(traveller: Traveller, events: EventWatch): Promise<Json> {
  traveller.heading('What the registry would refuse is refused here, before anything is paid');
  await traveller.send('POST', '/v1/tcr/brands', { ...BRAND, ein: '12', postalCode: 'Austin' }, 400);
  traveller.heading('Register the brand, and wait for the registry’s verdict');
  const { body } = await traveller.send('POST', '/v1/tcr/brands', BRAND, 201);
  await events.waitFor(
    ({ type, data }) => type === 'brand.status_changed' && data['to'] === 'ACTIVE',
    'the verdict',
  );
  traveller.heading('Order external vetting, and wait for its score');
  await traveller.send('POST', `/v1/tcr/brands/${String(body['localId'])}/vet`, { evpId: 'AEGIS' });
  await events.waitFor(({ type }) => type === 'brand.score_changed', 'the score');
  traveller.heading('What happened to the brand, by whom it became known, and what is next');
  const read = await traveller.send('GET', `/v1/tcr/brands/${String(body['localId'])}`);
  printHistory(read.body['brand'] as Json);
  return body;
}

async function registerCampaign(traveller: Traveller, events: EventWatch, brand: Json): Promise<void> {
  traveller.heading(
    'Register a campaign and share it with a connectivity partner; carriers answer one by one',
  );
  const request = { ...CAMPAIGN, brandId: String(brand['tcrBrandId']), upstreamCnpId: 'TWILO' };
  const { body } = await traveller.send('POST', '/v1/tcr/campaigns', request, 201);
  print(`     filled in: ${(body['defaulted'] as string[]).join(', ')}`);
  const path = `/v1/tcr/campaigns/${String(body['localId'])}`;
  const registered = new Set<unknown>();
  await events.waitFor(({ type, data }) => {
    if (type === 'campaign.carrier_status_changed' && data['to'] === 'REGISTERED') {
      registered.add(data['carrier']);
    }
    return ['AT&T', 'T-Mobile', 'Verizon Wireless'].every((carrier) => registered.has(carrier));
  }, 'the carriers');
  traveller.heading('What happened to the campaign');
  printHistory((await traveller.send('GET', path)).body['campaign'] as Json);
  traveller.heading('What each carrier says now');
  const { body: status } = await traveller.send('GET', `${path}/operation-status`);
  for (const { carrier, status: word } of status['operationStatus'] as {
    carrier: string;
    status: string;
  }[]) {
    print(`     ${carrier.padEnd(20)}${word}`);
  }
}

/** @throws when a step is not answered as promised */
export async function travelToCarriers(traveller: Traveller, url: string): Promise<void> {
  if (!(await storeCredentials(traveller))) {
    return;
  }
  const events = await watchEvents(url, traveller.token ?? '');
  try {
    await registerCampaign(traveller, events, await registerBrand(traveller, events));
  } finally {
    events.close();
  }
}
