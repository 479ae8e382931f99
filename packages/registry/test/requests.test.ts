// Protects the general format of requests and the reading of responses, for all operations.
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API_SECRET, brand, failureOf, type Watched, watchedClient } from './support/client.ts';
import { answer, type RegistryServer, refuse, startRegistryServer } from './support/registry-server.ts';

let server: RegistryServer;
let watched: Watched;

beforeAll(async () => {
  server = await startRegistryServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
  watched = watchedClient(server.baseUrl);
  return () => watched.client.close();
});

const lastRequest = () => {
  const request = server.seen.at(-1);
  return `${request?.method} ${request?.url}`;
};

const brandAnswer = { brandId: 'BEXMPL1', displayName: 'Example Brand', optionalAttributes: {}, mock: false };
const campaignAnswer = { campaignId: 'CEXMPL1', sample1: null, termsAndConditions: true };
const profile = { cspId: 'SEXMPL1' };
const page = (record: object) => ({ records: [record], page: 1, totalRecords: 1 });

describe('a request', () => {
  test('a brand is sent without blank, null and missing fields, which the registry rejects', async () => {
    server.behave(answer(200, brandAnswer));
    await watched.client.brands.create({ ...brand, stockSymbol: '', altBusinessId: '  ' });
    expect(JSON.parse(server.seen.at(-1)?.body ?? '')).toEqual(brand);
  });

  test('a campaign’s text can be cleared', async () => {
    server.behave(answer(200, campaignAnswer));
    await watched.client.campaigns.update('CEXMPL1', { privacyPolicyLink: '' });
    expect(server.seen.at(-1)?.body).toBe('{"privacyPolicyLink":""}');
  });

  test('an identifier is one path segment, whatever its characters', async () => {
    server.behave(answer(200, brandAnswer));
    await watched.client.brands.read('../csp/profile?x=1#y');
    expect(lastRequest()).toBe('GET /v2/brand/..%2Fcsp%2Fprofile%3Fx%3D1%23y');
  });

  test.each(['', '.', '..'])('an identifier “%s” that would change the path is not sent', async (brandId) => {
    await expect(watched.client.brands.delete(brandId)).rejects.toThrow(RangeError);
    expect(server.seen).toHaveLength(0);
  });

  test('connections are reused by consecutive calls', async () => {
    server.behave(refuse(501));
    for (let call = 0; call < 10; call += 1) {
      await failureOf(watched.client.brands.create(brand));
    }
    expect(new Set(server.seen.map((request) => request.socket)).size).toBeLessThanOrEqual(2);
  });

  test.each([
    'ftp://example.test/v2',
    'https://user:pass@example.test/v2',
    'https://example.test/v2?x=1',
    'nonsense',
  ])('a base URL like %s is rejected, and the error does not repeat it', (baseUrl) => {
    expect(() => watchedClient(baseUrl)).toThrow(TypeError);
    expect(() => watchedClient(baseUrl)).not.toThrow(baseUrl);
  });

  test('a base URL can end with a slash', async () => {
    const slashed = watchedClient(`${server.baseUrl}/`);
    server.behave(answer(200, profile));
    await slashed.client.profile.read();
    expect(lastRequest()).toBe('GET /v2/csp/profile');
    await slashed.client.close();
  });
});

describe('tolerant reading', () => {
  test('unknown fields and values are kept; known fields of another type are converted or left out', async () => {
    server.behave(
      answer(200, {
        brandId: 'BEXMPL1',
        identityStatus: 'BRAND_NEW_STATUS',
        futureField: { deep: [1] },
        ein: 111111111,
        mock: 'true',
        vertical: ['RETAIL'],
        website: null,
        city: 'Test\0ville',
      }),
    );
    expect(await watched.client.brands.read('BEXMPL1')).toEqual({
      brandId: 'BEXMPL1',
      identityStatus: 'BRAND_NEW_STATUS',
      futureField: { deep: [1] },
      ein: '111111111',
      mock: true,
      website: null,
      city: 'Testville',
    });
  });

  test('a field named __proto__ is a field, not a prototype', async () => {
    server.behave(answer(200, '{"brandId":"BEXMPL1","__proto__":{"admin":true}}'));
    const read = await watched.client.brands.read('BEXMPL1');
    expect((read as { admin?: boolean }).admin).toBeUndefined();
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });

  test('a list can be an array, a page or a single record', async () => {
    for (const body of [[brandAnswer], page(brandAnswer), brandAnswer]) {
      server.behave(answer(200, body));
      expect(await watched.client.brands.list()).toEqual(page(brandAnswer));
    }
  });

  test('a list with an unreadable row fails, so that no record seems to be missing', async () => {
    server.behave(answer(200, { records: [brandAnswer, { displayName: 'no id' }] }));
    expect(await failureOf(watched.client.brands.list())).toMatchObject({ kind: 'fault', statusCode: 200 });
  });

  test.each([
    [
      'a list where a map is documented',
      'usecase',
      [{ id: 'MIXED', displayName: 'Mixed' }],
      {
        MIXED: { id: 'MIXED', displayName: 'Mixed' },
      },
    ],
    ['a map where values are documented', 'entityType', { NON_PROFIT: 'Non-profit' }, ['NON_PROFIT']],
    [
      'a map where a list is documented',
      'mno',
      { '10017': 'AT&T' },
      [{ networkId: 10017, displayName: 'AT&T' }],
    ],
  ] as const)('%s is read as documented', async (_, name, body, result) => {
    server.behave(answer(200, body));
    expect(await watched.client.enums.read(name)).toEqual(result);
  });

  test('a page of another server does not count as a deletion', async () => {
    server.behave(answer(200, '<!doctype html><title>Sign in to the network</title>'));
    const error = await failureOf(watched.client.brands.delete('BEXMPL1'));
    expect(error).toMatchObject({ kind: 'fault', mayHaveHappened: true });
  });

  test('an enum response that is not a list of values is a fault', async () => {
    server.behave(answer(200, '"maintenance"'));
    expect(await failureOf(watched.client.enums.read('cnp'))).toMatchObject({ kind: 'fault' });
  });
});

describe('a lookup of a creation by its reference', () => {
  test('the record is found by its reference in any case', async () => {
    server.behave(answer(200, page({ ...brandAnswer, referenceId: 'BRAND-42' })));
    expect(await watched.client.brands.findByReference('brand-42')).toMatchObject({ brandId: 'BEXMPL1' });
    expect(lastRequest()).toBe('GET /v2/brand?referenceId=brand-42&page=1&recordsPerPage=500');
  });

  test('another record is never returned, even if the registry does not filter', async () => {
    server.behave(answer(200, page({ ...campaignAnswer, referenceId: 'other' })));
    expect(await watched.client.campaigns.findByReference('campaign-7')).toBeNull();
  });

  test('no match returns null; an uncertain result is an error', async () => {
    server.behave(answer(200, { records: [], page: 1, totalRecords: 0 }));
    expect(await watched.client.brands.findByReference('brand-42')).toBeNull();
    server.behave(answer(500));
    expect(await failureOf(watched.client.brands.findByReference('brand-42'))).toMatchObject({
      kind: 'fault',
    });
  });

  test('an empty reference is not searched', async () => {
    await expect(watched.client.brands.findByReference('')).rejects.toThrow(RangeError);
  });
});

describe('all records of a list', () => {
  const rowsOf = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ brandId: `B${from + index}` }));

  async function collect(): Promise<string[]> {
    const ids: string[] = [];
    for await (const row of watched.client.brands.all({ status: 'ACTIVE' })) {
      ids.push(row.brandId);
    }
    return ids;
  }

  test('are read page by page until the total is reached', async () => {
    server.behave(
      answer(200, { records: rowsOf(0, 500), page: 1, totalRecords: 503 }),
      answer(200, { records: rowsOf(500, 3), page: 2, totalRecords: 503 }),
    );
    expect(await collect()).toHaveLength(503);
    expect(server.seen.map((request) => request.url)).toEqual([
      '/v2/brand?status=ACTIVE&page=1&recordsPerPage=500',
      '/v2/brand?status=ACTIVE&page=2&recordsPerPage=500',
    ]);
  });

  test('end if the registry repeats a page or reports too high a total', async () => {
    server.behave(answer(200, { records: rowsOf(0, 3), page: 1, totalRecords: 1_000 }));
    expect(await collect()).toHaveLength(3);
    expect(server.seen).toHaveLength(2);
  });
});

test('no printed form of a client contains its secret', () => {
  expect(inspect(watched.client, { depth: 10, showHidden: true })).not.toContain(API_SECRET);
});
