// Protects G-83: a registration is reviewed as a whole with its pages, for one token, and what was found can be taken over.
import type { Evaluation, EvaluationFinding } from '@tendlc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../../test/support/clock.ts';
import {
  DATABASES,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';
import { resolve } from '../../page-checks/test/support/sites.ts';
import { packetOf, type Practice, startPractice } from './support/dentist.ts';
import {
  type Evaluating,
  errorsOf,
  evaluatingWith,
  ruleIdsOf,
  storedEvaluations,
} from './support/evaluating.ts';

/** What a first-time owner writes: too little, and replies without their parts. */
const vague = (practice: Practice) => {
  const packet = packetOf(practice);
  return {
    ...packet,
    campaign: {
      ...packet.campaign,
      description: 'We want to send text messages to our customers for our business.',
      sample1: 'Your cleaning is on Tuesday, March 3 at 9:30 AM.',
      helpMessage: 'Cedar Hollow Dental: We are here to help you with everything.',
      optoutMessage: 'You are now unsubscribed, goodbye.',
      optinMessage: 'Thanks for signing up for our text messages!',
    },
  };
};

const ruleIdsWithEdits = ({ findings }: Evaluation): string[] => [
  ...new Set(findings.filter(({ edit }) => edit !== undefined).map(({ ruleId }) => ruleId)),
];

describe.each(DATABASES)('evaluations on the %s database', (database) => {
  let service: TestService;
  let user: TestUser;
  let calls: Evaluating;
  beforeAll(async () => {
    service = await startService({ database, resolve });
    user = await service.registerWithBalance(500);
    calls = evaluatingWith(service);
  });
  afterAll(() => service.close());

  test('G-83 a clean packet is ready: one token, its pages seen, its fees named', async () => {
    const payer = await service.registerWithBalance(2);
    const practice = await startPractice();
    const { id } = await calls.create(payer, packetOf(practice));
    const answer = await calls.evaluateRaw(payer, id);
    expect(answer.status).toBe(201);
    expect(answer.headers).toMatchObject({ 'x-token-cost': '1', 'x-token-balance': '1' });
    const { evaluation } = answer.body;
    expect(errorsOf(evaluation)).toEqual([]);
    expect(evaluation).toMatchObject({
      registrationId: id,
      version: 1,
      revision: 1,
      verdict: 'ready',
      counts: { error: 0 },
      fees: { registry: 19.5, currency: 'USD', tokens: 2 },
      createdAt: service.clock.now().toISOString(),
    });
    expect(
      evaluation.pages.map(({ purpose, url, reachable }: Evaluation['pages'][number]) => [
        purpose,
        url,
        reachable,
      ]),
    ).toEqual([
      ['website', `${practice.origin}/`, true],
      ['privacy', `${practice.origin}/privacy`, true],
      ['terms', `${practice.origin}/terms`, true],
      ['optIn', `${practice.origin}/texts`, true],
    ]);
    const { snapshotId } = evaluation.pages[1];
    const snapshot = await service.call('GET', `/v1/page-snapshots/${snapshotId}`, undefined, payer);
    expect(snapshot.body.text).toContain('Privacy Policy');
    const [spent] = (await service.ledgerOf(payer.id)).slice(-1);
    expect(spent).toMatchObject({ tool_name: 'registration-evaluation', amount: -1 });
    expect((await calls.get(payer, id, evaluation.id)).body.evaluation).toEqual(evaluation);
    expect((await calls.list(payer, id)).body.evaluations).toEqual([evaluation]);
    expect((await calls.read(payer, id)).lastEvaluation).toEqual({
      id: evaluation.id,
      revision: 1,
      verdict: 'ready',
      createdAt: evaluation.createdAt,
    });
  });

  test('G-83 a vague draft is mended by taking over its edits', async () => {
    const practice = await startPractice();
    const { id } = await calls.create(user, vague(practice));
    const first = await calls.evaluate(user, id);
    expect(first.verdict).toBe('fixable');
    expect(errorsOf(first)).toEqual(
      expect.arrayContaining([
        'description.who-what-why campaign.description',
        'reply.help.contact campaign.helpMessage',
      ]),
    );
    const taken = await calls.applyEdits(user, id, first.id, ruleIdsWithEdits(first));
    expect(taken.status).toBe(200);
    expect(taken.body.registration.revision).toBe(2);
    expect(taken.headers['etag']).toBe('"2"');
    expect(taken.body.skipped).toEqual([]);
    expect(taken.body.applied).toContain('campaign.helpMessage');
    const second = await calls.evaluate(user, id);
    expect(errorsOf(second)).toEqual([]);
    expect([second.verdict, second.revision]).toEqual(['ready', 2]);
  });

  test('G-83 an edit whose field has changed is skipped and named, like a rule without an edit', async () => {
    const practice = await startPractice();
    const packet = vague(practice);
    const { id } = await calls.create(user, { ...packet, brand: { ...packet.brand, ein: '' } });
    const evaluation = await calls.evaluate(user, id, { fetchPages: false });
    const mine = 'Cedar Hollow Dental: Call (503) 223-4187. Reply STOP to opt out. This is mine.';
    await calls.patch(user, id, { campaign: { helpMessage: mine } });
    const ruleIds = ['reply.help.contact', 'field.required', 'no.such-rule', 'reply.optout.brand'];
    const taken = await calls.applyEdits(user, id, evaluation.id, ruleIds);
    expect(taken.body).toMatchObject({
      applied: ['campaign.optoutMessage'],
      skipped: [
        { ruleId: 'reply.help.contact', path: 'campaign.helpMessage', reason: 'changed' },
        { ruleId: 'field.required', path: 'brand.ein', reason: 'no_edit' },
        { ruleId: 'no.such-rule', path: null, reason: 'unknown_rule' },
      ],
      registration: { revision: 3, campaign: { helpMessage: mine } },
    });
    const again = await calls.applyEdits(user, id, evaluation.id, ruleIds);
    expect(again.body).toMatchObject({ applied: [], registration: { revision: 3 } });
    const stale = await calls.applyEdits(user, id, evaluation.id, ruleIds, { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
  });

  test('G-83 edits that are taken over at once with other changes lose none of them', async () => {
    const practice = await startPractice();
    const { id } = await calls.create(user, vague(practice));
    const evaluation = await calls.evaluate(user, id, { fetchPages: false });
    const ruleIds = ruleIdsWithEdits(evaluation);
    const labels = Array.from({ length: 8 }, (_, writer) => ({ pages: { website: `writer ${writer}` } }));
    const [taken] = await Promise.all([
      calls.applyEdits(user, id, evaluation.id, ruleIds),
      ...labels.map((change) => calls.patch(user, id, change)),
    ]);
    expect(taken?.body.skipped).toEqual([]);
    const after = await calls.read(user, id);
    expect(after.revision).toBe(1 + 1 + labels.length);
    for (const { edit } of evaluation.findings) {
      const [subject, name] = edit?.path.split('.') ?? [];
      if (subject !== undefined && name !== undefined) {
        expect(after).toMatchObject({ [subject]: { [name]: edit?.after } });
      }
    }
  });

  test('G-83 the same packet and snapshots give the same findings in the same order', async () => {
    const practice = await startPractice();
    const { id } = await calls.create(user, vague(practice));
    const copy = await calls.create(user, vague(practice));
    const [one, two] = [await calls.evaluate(user, id), await calls.evaluate(user, copy.id)];
    expect(practice.requests()).toHaveLength(4);
    expect(two.findings).toEqual(one.findings);
    expect(two.pages).toEqual(one.pages);
  });

  test('G-83 without fetchPages nothing is opened, the last snapshots are judged, and the answer says so', async () => {
    const practice = await startPractice();
    const { id } = await calls.create(user, packetOf(practice));
    const blind = await calls.evaluate(user, id, { fetchPages: false });
    expect(blind.pages.map(({ snapshotId, problem }) => [snapshotId, problem])).toEqual(
      Array.from({ length: 4 }, () => [null, 'not_opened']),
    );
    const said = (evaluation: Evaluation, rule: string): EvaluationFinding | undefined =>
      evaluation.findings.find(({ ruleId }) => ruleId === rule);
    expect(said(blind, 'pages.not-opened')).toMatchObject({ status: 'info', field: expect.any(Array) });
    practice.pages['/privacy'] = practice.pages['/privacy'].replace(
      'We do not share',
      'We may sell and share with partners',
    );
    const seen = await calls.evaluate(user, id);
    expect(seen.verdict).not.toBe('ready');
    const requests = practice.requests().length;
    practice.pages['/privacy'] = '';
    service.clock.advance(MINUTE_MS);
    const recalled = await calls.evaluate(user, id, { fetchPages: false });
    expect(practice.requests()).toHaveLength(requests);
    expect(recalled.pages).toEqual(seen.pages);
    expect(said(recalled, 'pages.earlier-snapshot')).toMatchObject({ status: 'info' });
    expect(recalled.findings.filter(({ ruleId }) => ruleId !== 'pages.earlier-snapshot')).toEqual(
      seen.findings,
    );
    await service.deps.db
      .updateTable('page_snapshots')
      .set({ fetched_at: new Date(service.clock.now().getTime() - 31 * DAY_MS) })
      .where('url', 'like', `${practice.origin}%`)
      .execute();
    const old = await calls.evaluate(user, id, { fetchPages: false });
    expect(said(old, 'pages.earlier-snapshot')).toMatchObject({ status: 'warning' });
    const other = await service.registerWithBalance(2);
    const foreign = await calls.create(other, packetOf(practice));
    expect(ruleIdsOf(await calls.evaluate(other, foreign.id, { fetchPages: false }))).toContain(
      'pages.not-opened',
    );
  });

  test('G-83 an empty draft is judged: what is missing is a finding', async () => {
    const { id } = await calls.create(user, {});
    const { verdict, findings, pages } = await calls.evaluate(user, id);
    expect(verdict).toBe('fixable');
    expect(pages).toEqual([]);
    expect(findings).toContainEqual(
      expect.objectContaining({ ruleId: 'field.required', field: 'brand.brandName', isRegistryRule: true }),
    );
  });

  test('G-83 a packet without a campaign is judged as a brand', async () => {
    const practice = await startPractice();
    const { brand } = packetOf(practice);
    const { id } = await calls.create(user, { brand });
    const evaluation = await calls.evaluate(user, id);
    expect(errorsOf(evaluation)).toEqual([]);
    expect(evaluation).toMatchObject({ verdict: 'ready', fees: { registry: 4.5, monthly: 0 } });
    expect(evaluation.pages.map(({ purpose }) => purpose)).toEqual(['website']);
  });

  test('G-83 prohibited content blocks', async () => {
    const practice = await startPractice();
    const packet = packetOf(practice);
    const sample1 =
      'Cedar Hollow Dental: 20% off all cannabis flower and THC gummies. Reply STOP to opt out.';
    const { id } = await calls.create(user, { ...packet, campaign: { ...packet.campaign, sample1 } });
    expect((await calls.evaluate(user, id, { fetchPages: false })).verdict).toBe('blocked');
  });

  test('G-83 evaluations are listed in pages, and the oldest are deleted except the last of each version', async () => {
    const { id } = await calls.create(user, {});
    const { db } = service.deps;
    const old = Array.from({ length: 120 }, (_, index) => ({
      registration_id: id,
      version: index === 3 ? 7 : 1,
      revision: 1,
      verdict: 'fixable' as const,
      content_hash: Buffer.alloc(32),
      changed_pages: [],
      review: JSON.stringify({
        counts: { error: 0, warning: 0, info: 0 },
        findings: [],
        fees: { registry: 0, monthly: 0, currency: 'USD', lines: [] },
      }),
      created_at: service.clock.now(),
    }));
    const added = await db.insertInto('registration_evaluations').values(old).returning('id').execute();
    const newest = await calls.evaluate(user, id);
    expect(await storedEvaluations(service, id)).toBe(101);
    expect((await calls.get(user, id, added[3]?.id ?? 0)).status).toBe(200);
    expect((await calls.get(user, id, added[4]?.id ?? 0)).status).toBe(404);
    const page = (await calls.list(user, id, '?limit=10&page=2')).body;
    expect(page.pagination).toEqual({ page: 2, limit: 10, total: 101, totalPages: 11 });
    const first = (await calls.list(user, id, '?limit=10')).body;
    expect(first.evaluations[0].id).toBe(newest.id);
  });
});
