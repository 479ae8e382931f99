// Protects the scenarios: each has the outcome in the table, by its text and by its EIN, and nothing else triggers it.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../src/index.ts';
import { type Effect, effectsOf, SCENARIOS, type Scenario } from '../src/scenarios.ts';
import { startReceiver, subscribe } from './support/receiver.ts';
import {
  accountIn,
  brandOf,
  type Caller,
  campaignFor,
  judgedBrand,
  MINUTE_MS,
  startTestSandbox,
} from './support/sandbox.ts';

const NUMBER = '077';
const HOUR_MS = 60 * MINUTE_MS;
const ALL_STATUSES = 'vettingStatus=PENDING&vettingStatus=UNSCORE&vettingStatus=ACTIVE&vettingStatus=FAILED';

type Seen = { sandbox: Sandbox; account: Caller; brandId: string };
type Expectation<Kind extends Effect['kind']> = (
  seen: Seen,
  effect: Extract<Effect, { kind: Kind }>,
) => Promise<void>;

const read = async ({ account, brandId }: Seen) => (await account.call('GET', `/brand/${brandId}`)).body;

async function vetted({ sandbox, account, brandId }: Seen, waitMs = MINUTE_MS) {
  await account.call('POST', `/brand/${brandId}/externalVetting`, {
    evpId: 'AEGIS',
    vettingClass: 'STANDARD',
  });
  await sandbox.control.advance(waitMs);
  return (await account.call('GET', `/brand/${brandId}/externalVetting?${ALL_STATUSES}`)).body[0];
}

async function campaign({ sandbox, account, brandId }: Seen, waitMs = MINUTE_MS) {
  const campaignId = await campaignFor(account, brandId);
  await sandbox.control.advance(waitMs);
  const { body } = await account.call('GET', `/campaign/${campaignId}`);
  const { sharedByMe } = (await account.call('GET', `/campaign/${campaignId}/sharing`)).body;
  const statuses = (await account.call('GET', `/campaign/${campaignId}/operationStatus`)).body;
  return { campaignId, status: body.status, sharing: sharedByMe, statuses };
}

/** The visible result of each kind of effect. Faults have separate tests. */
const EXPECTATIONS: { readonly [Kind in Effect['kind']]?: Expectation<Kind> } = {
  async unverified(seen, { category }) {
    expect((await read(seen)).identityStatus).toBe('UNVERIFIED');
    const { body } = await seen.account.call('GET', `/brand/feedback/${seen.brandId}`);
    expect(body.category.map(({ id }: { id: string }) => id)).toEqual([category]);
  },
  async pending(seen) {
    const feedback = () => seen.account.call('GET', `/brand/feedback/${seen.brandId}`);
    expect((await feedback()).body[0].code).toBe(535);
    await seen.sandbox.control.advance(24 * HOUR_MS);
    expect((await feedback()).status).toBe(200);
  },
  async attributes(seen, { attributes }) {
    const { optionalAttributes } = await read(seen);
    expect(optionalAttributes).toEqual(
      Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== '')),
    );
  },
  async vetScore(seen) {
    expect(await vetted(seen)).toMatchObject({ vettingStatus: 'ACTIVE', vettingScore: Number(NUMBER) });
  },
  async vetFails(seen) {
    expect(await vetted(seen)).toMatchObject({ vettingStatus: 'FAILED', reasons: [expect.any(String)] });
  },
  async vetUnscored(seen) {
    expect((await vetted(seen, 10_000)).vettingStatus).toBe('UNSCORE');
    await seen.sandbox.control.advance(MINUTE_MS);
    expect((await read(seen)).identityStatus).toBe('VETTED_VERIFIED');
  },
  async vetPending(seen) {
    expect((await vetted(seen)).vettingStatus).toBe('PENDING');
  },
  async declined(seen, { category }) {
    expect((await campaign(seen)).sharing).toMatchObject({
      sharingStatus: 'DECLINED',
      rejectionCategory: [category],
    });
  },
  async cnpSilent(seen) {
    const { campaignId, sharing } = await campaign(seen, HOUR_MS);
    expect(sharing.sharingStatus).toBe('PENDING');
    await seen.account.call('POST', `/campaign/${campaignId}/nudge`, { nudgeIntent: 'REVIEW' });
    await seen.sandbox.control.advance(MINUTE_MS);
    const { sharedByMe } = (await seen.account.call('GET', `/campaign/${campaignId}/sharing`)).body;
    expect(sharedByMe.sharingStatus).toBe('ACCEPTED');
  },
  async notShared(seen) {
    expect((await campaign(seen, HOUR_MS)).sharing).toBeNull();
  },
  async carrier(seen, { mnoIds, status }) {
    const { statuses } = await campaign(seen, HOUR_MS);
    const expected = Object.keys(statuses).map((id) => [
      id,
      mnoIds.includes(Number(id)) ? status : 'REGISTERED',
    ]);
    expect(statuses).toEqual(Object.fromEntries(expected));
    expect(expected).toHaveLength(6);
  },
  async carriersSilent(seen) {
    const { sharing, statuses } = await campaign(seen, HOUR_MS);
    expect([sharing.sharingStatus, statuses]).toEqual(['ACCEPTED', {}]);
  },
  async suspended(seen, { lifted }) {
    const { statuses, campaignId } = await campaign(seen, 40_000);
    expect(new Set(Object.values(statuses))).toEqual(new Set(['REGISTERED']));
    await seen.sandbox.control.advance(10_000);
    const now = async () => (await seen.account.call('GET', `/campaign/${campaignId}/operationStatus`)).body;
    expect(new Set(Object.values(await now()))).toEqual(new Set(['SUSPENDED']));
    await seen.sandbox.control.advance(HOUR_MS);
    expect(new Set(Object.values(await now()))).toEqual(new Set([lifted ? 'REGISTERED' : 'SUSPENDED']));
  },
  async expires(seen) {
    expect((await campaign(seen, 30_000)).status).toBe('ACTIVE');
    expect((await campaign(seen, HOUR_MS)).status).toBe('EXPIRED');
  },
  async delivery(seen, { delivery }) {
    const callbacks = seen.sandbox.control.callbacks();
    const first = callbacks.filter(({ eventType }) => eventType === 'BRAND_ADD');
    expect(first).toHaveLength(delivery.silent ? 0 : 1 + (delivery.duplicates ?? 0));
    if (delivery.signature !== undefined) {
      expect(first[0]?.signature).toBe(delivery.signature);
    }
    if (delivery.delayMs !== undefined) {
      expect(Date.parse(first[0]?.lastAttemptAt ?? '') - Date.parse(first[0]?.createdAt ?? '')).toBe(60_000);
    }
  },
};

const observable = SCENARIOS.filter(({ effect }) => effect.kind in EXPECTATIONS);
const variants = observable.flatMap(({ words, ein, effect }): [string, Record<string, unknown>, Effect][] => [
  [words, { displayName: `Kettle ${words.replace('NNN', NUMBER)}` }, effect],
  [
    words.toUpperCase(),
    { companyName: `Kettle, ${words.toUpperCase().replace('NNN', NUMBER)}, LLC` },
    effect,
  ],
  ...(ein === undefined
    ? []
    : [[ein, { ein: ein.replace('NNN', NUMBER) }, effect] as [string, Record<string, unknown>, Effect]]),
]);

test.each(variants)('%s', async (_how, changes, effect) => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  if (effect.kind === 'delivery') {
    await subscribe(account, (await startReceiver()).url);
  }
  const entityType =
    'attributes' in effect && 'taxExemptStatus' in effect.attributes ? 'NON_PROFIT' : 'PRIVATE_PROFIT';
  const brandId = await judgedBrand(sandbox, account, { entityType, ...changes });
  await sandbox.control.advance(MINUTE_MS);
  await (EXPECTATIONS[effect.kind] as Expectation<Effect['kind']>)({ sandbox, account, brandId }, effect);
});

test('a brand without scenario text is verified, whatever the prefix of its EIN', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  for (let prefix = 1; prefix < 100; prefix += 9) {
    const ein = `${String(prefix).padStart(2, '0')}0000101`;
    const brandId = await judgedBrand(sandbox, account, { ein });
    expect((await account.call('GET', `/brand/${brandId}`)).body.identityStatus).toBe('VERIFIED');
  }
});

test('a brand is SELF_DECLARED until its identity check if its name requests that', async () => {
  const account = accountIn(await startTestSandbox());
  const brand = brandOf({ displayName: 'Kettle self declared' });
  const { brandId } = (await account.call('POST', '/brand/nonBlocking', brand)).body;
  expect((await account.call('GET', `/brand/${brandId}`)).body.identityStatus).toBe('SELF_DECLARED');
});

describe('the table', () => {
  test('has no duplicate texts or EINs, and none that is part of another', () => {
    for (const { words, ein } of SCENARIOS) {
      const text = `x ${words.replace('NNN', '77')} y`;
      expect([words, effectsOf([text]).length]).toEqual([words, 1]);
      if (ein !== undefined) {
        expect([ein, effectsOf([], ein.replace('NNN', '077')).length]).toEqual([ein, 1]);
        expect(ein).toMatch(/^00000[0-9N]{4}$/);
      }
    }
  });

  test.each([
    'Slow Food Austin',
    'Score Plumbing 42nd Street',
    'Duplicate Keys Inc',
    'Rejects Pottery',
    'AT&T',
    'Error 404 Cafe',
  ])('a real name like %s triggers no scenario', (name) => {
    expect(effectsOf([name])).toEqual([]);
  });

  test('matches the README', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const rowOf = ({ words, ein = '', outcome }: Scenario) =>
      `| \`${words}\` | ${ein === '' ? '' : `\`${ein}\``} | ${outcome} |`;
    const rows = readme.split('\n').filter((line) => line.startsWith('| `') && line.includes('` | '));
    expect(rows.filter((row) => SCENARIOS.some(({ words }) => row.startsWith(`| \`${words}\` |`)))).toEqual(
      SCENARIOS.map(rowOf),
    );
  });
});
