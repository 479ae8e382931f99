// What a new user does with the packages, in plain JavaScript, so that every runtime can run it.
import { createTendlc, signWebhook, verifyWebhook } from '@tendlc/client';
import { catalogue, validate } from '@tendlc/compliance';

const { BASE, KEY } = globalThis.process.env;

const fresh = createTendlc({ baseUrl: BASE });
const email = `dana-${Date.now()}@copperkettle.example`;
const { token } = await fresh.auth.register({ email, password: 'Harbor7!light', firstName: 'Dana' });
const account = createTendlc({ baseUrl: BASE, token });
const { results } = await account.tools.messageValidator({
  message: 'FLASH SALE!!! 50% off, details at bit.ly/3xYzSoup',
  messageType: 'promotional',
});

const customer = createTendlc({ baseUrl: BASE, apiKey: KEY });
const { localId } = await customer.brands.create({
  entityType: 'PRIVATE_PROFIT',
  brandName: 'Copper Kettle',
  companyName: 'Copper Kettle Cafe LLC',
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
});
const { brand } = await customer.brands.get(localId);

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = JSON.stringify({ id: 'evt_1', type: 'tokens.low', data: { balance: 3 } });
const event = await verifyWebhook(secret, await signWebhook(secret, { id: 'evt_1', body }), body);

const today = '2026-11-20';
const here = validate.run({ message: 'FLASH SALE!!! 50% off, details at bit.ly/3xYzSoup' }, { today });
const failed = catalogue.filter((tool) => {
  const [{ request }] = tool.examples;
  return Object.keys(tool.run(request, { today })).length === 0;
});

// oxlint-disable-next-line eslint/no-console -- the output is what the test reads
console.log(
  JSON.stringify({
    online: results.status,
    offline: here.status,
    brand: brand.brandName,
    event: event.type,
    tools: catalogue.length,
    failed: failed.map(({ name }) => name),
  }),
);
