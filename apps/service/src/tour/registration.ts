// The second half of the tour: credentials, a brand that the registry verifies, vetting, a campaign, and the carriers.
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

/** Only the required fields. The service fills in the rest and lists what it filled in. */
const CAMPAIGN = {
  usecase: 'MIXED',
  description:
    'Copper Kettle confirms table bookings and answers questions of its guests about opening hours.',
  messageFlow:
    'Guests check an optional box that is unchecked by default beside the phone field at copperkettle.example/book and agree to receive texts; terms and privacy policy are linked beside it.',
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

/** @returns false where the service uses a registry that charges fees: the tour registers nothing there */
async function storeCredentials(traveller: Traveller): Promise<boolean> {
  traveller.heading('Store registry credentials: encrypted at once, never shown again');
  const tcrSid = `sandbox-tour-${randomBytes(4).toString('hex')}`;
  await traveller.send('storeMyCredentials', { body: { tcrSid, tcrAuthToken: 'sandbox', label: 'Tour' } });
  traveller.heading('Test them at the registry');
  if ((await traveller.try('testMyCredentials')) !== undefined) {
    print(
      '   This service does not use the sandbox registry. The tour ends here, because it must cost no money.',
    );
    return false;
  }
  traveller.heading('Subscribe to the callbacks of the registry');
  await traveller.send('subscribeMyWebhook');
  return true;
}

async function registerBrand(traveller: Traveller, events: EventWatch): Promise<Json> {
  traveller.heading('Errors that the registry would reject are found first, for free');
  await traveller.expectError(400, 'createBrand', { body: { ...BRAND, ein: '12', postalCode: 'Austin' } });
  traveller.heading('Register the brand, and wait until the registry has verified it');
  const created = await traveller.send('createBrand', { body: BRAND });
  const path = [String(created['localId'])];
  await events.waitFor(
    ({ type, data }) => type === 'brand.status_changed' && data.to === 'ACTIVE',
    'the verification',
  );
  traveller.heading('Order external vetting, and wait for its score');
  await traveller.send('vetBrand', { path, body: { evpId: 'AEGIS' } });
  await events.waitFor(({ type }) => type === 'brand.score_changed', 'the score');
  traveller.heading('The history of the brand: each change, its source, and the next step');
  const { brand } = await traveller.send('getBrand', { path });
  printHistory(brand as Json);
  return created;
}

async function registerCampaign(traveller: Traveller, events: EventWatch, brand: Json): Promise<void> {
  traveller.heading(
    'Register a campaign and share it with a connectivity partner; carriers review it one by one',
  );
  const request = { ...CAMPAIGN, brandId: String(brand['tcrBrandId']), upstreamCnpId: 'TWILO' };
  const body = await traveller.send('createCampaign', { body: request });
  print(`     filled in: ${(body['defaulted'] as string[]).join(', ')}`);
  const path = [String(body['localId'])];
  const registered = new Set<unknown>();
  await events.waitFor(({ type, data }) => {
    if (type === 'campaign.carrier_status_changed' && data.to === 'REGISTERED') {
      registered.add(data.carrier);
    }
    return ['AT&T', 'T-Mobile', 'Verizon Wireless'].every((carrier) => registered.has(carrier));
  }, 'the carriers');
  traveller.heading('The history of the campaign');
  const { campaign } = await traveller.send('getCampaign', { path });
  printHistory(campaign as Json);
  traveller.heading('The current status at each carrier');
  const status = await traveller.send('getCampaignOperationStatus', { path });
  for (const { carrier, status: word } of status['operationStatus'] as {
    carrier: string;
    status: string;
  }[]) {
    print(`     ${carrier.padEnd(20)}${word}`);
  }
}

/** @throws when a step fails */
export async function travelToCarriers(traveller: Traveller): Promise<void> {
  if (!(await storeCredentials(traveller))) {
    return;
  }
  const events = await watchEvents(traveller.client);
  try {
    await registerCampaign(traveller, events, await registerBrand(traveller, events));
  } finally {
    events.close();
  }
}
