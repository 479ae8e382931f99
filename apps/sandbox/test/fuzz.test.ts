// Protects against unexpected input: every endpoint returns a response in the registry's format and never fails.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../src/rest/router.ts';
import {
  accountIn,
  brandOf,
  campaignFor,
  campaignOf,
  judgedBrand,
  startTestSandbox,
} from './support/sandbox.ts';

const RUNS = 400;

const fields = [
  ...Object.keys(brandOf()),
  ...Object.keys(campaignOf('B')),
  'evpId',
  'vettingId',
  'vettingToken',
  'vettingClass',
  'additionalRequestPayload',
  'appealCategories',
  'otpPin',
  'pinSms',
  'nudgeIntent',
  'mnoIds',
  'eventCategory',
  'webhookEndpoint',
  'name',
  'recordType',
  'recordId',
  'tag',
  '__proto__',
  'constructor',
];
const words = [
  'AEGIS',
  'CV',
  'STANDARD',
  'POLITICAL',
  'BRAND',
  'constructor',
  '__proto__',
  'toString',
  'US',
  '',
  ' ',
  '%',
  '\u0000',
  'vet-expired',
  'MIXED',
];

const value = fc.oneof(
  fc.constantFrom(...words),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 12 }),
  fc.constant(brandOf()),
  fc.jsonValue({ maxDepth: 2 }),
);
const query = fc.dictionary(
  fc.constantFrom(
    'page',
    'recordsPerPage',
    'vettingStatus',
    'referenceId',
    'tag',
    'explanation',
    'rejectionCategory',
  ),
  fc.oneof(fc.constantFrom(...words, '-1', '1e9', 'NaN'), fc.string({ maxLength: 20 })),
  { maxKeys: 3 },
);

test('any body and any query, at every endpoint', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const brandId = await judgedBrand(sandbox, account);
  const campaignId = await campaignFor(account, brandId);
  const known: Record<string, string> = {
    brandId,
    campaignId,
    upstreamCnpId: 'BANDW',
    usecase: 'MIXED',
    recordId: brandId,
  };
  const param = fc.oneof(fc.constant(undefined), fc.constantFrom(...words.filter(Boolean)));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ENDPOINTS),
      param,
      query,
      body,
      async ([method, path], odd, asked, sent) => {
        const concrete = path.replaceAll(/:(\w+)|\*/g, (_all, name: string | undefined) =>
          encodeURIComponent(odd ?? known[name ?? ''] ?? 'X'),
        );
        const call = `${concrete}?${new URLSearchParams(asked).toString()}`;
        const reply = await account.call(method, call, method === 'GET' ? undefined : sent);
        expect([200, 202, 204, 400, 404, 405]).toContain(reply.status);
        if (reply.status === 400) {
          expect(reply.body[0]?.code).toBeTypeOf('number');
          expect(reply.body[0]?.description).toMatch(/\S/);
        }
      },
    ),
    { numRuns: RUNS },
  );
});
