// Protects G-83: pages of a registration are opened within the limits, and what they say counts for findings, for denials,
// and for the content hash.
import type { Denial, Evaluation } from '@tendlc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../../test/support/clock.ts';
import {
  DATABASES,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';
import { hashOf } from '../../page-checks/content.ts';
import { html } from '../../page-checks/test/support/hostile-server.ts';
import { newHost, resolve, startSite } from '../../page-checks/test/support/sites.ts';
import { findEvaluation } from '../index.ts';
import { packetOf, type Practice, startPractice } from './support/dentist.ts';
import { type Evaluating, errorsOf, evaluatingWith, ruleIdsOf } from './support/evaluating.ts';

describe.each(DATABASES)('pages of evaluations on the %s database', (database) => {
  let service: TestService;
  let user: TestUser;
  let calls: Evaluating;
  beforeAll(async () => {
    service = await startService({ database, resolve });
    user = await service.registerWithBalance(500);
    calls = evaluatingWith(service);
  });
  afterAll(() => service.close());

  const hashOfVersion = async (id: number, number = 1): Promise<string> =>
    (await service.call('GET', `/v1/registrations/${id}/versions/${number}`, undefined, user)).body.version
      .contentHash;
  const laterThanAMinute = () => service.clock.advance(MINUTE_MS + 1_000);

  test('G-83 a page that is not there is an error on its field', async () => {
    const practice = await startPractice();
    const packet = packetOf(practice);
    const pages = { ...packet.pages, terms: `${practice.origin}/gone` };
    const { id } = await calls.create(user, { ...packet, pages });
    const evaluation = await calls.evaluate(user, id);
    expect(errorsOf(evaluation)).toContain('access.status pages.terms');
    expect(evaluation.pages.find(({ purpose }) => purpose === 'terms')).toMatchObject({
      url: `${practice.origin}/gone`,
      reachable: false,
      problem: 'http_status',
      snapshotId: expect.any(Number),
    });
  });

  test.each([
    ['a script', 'javascript:alert(1)', 'invalid_url'],
    ['a URL with a password', 'https://dana:secret@kettle.example/', 'invalid_url'],
    ['a private address', 'http://10.0.0.1/', 'private_address'],
    ['a text without end', 'x'.repeat(100_000), 'invalid_url'],
  ])('G-83 %s as a policy is a finding, never a failure', async (_name, privacyPolicy, problem) => {
    const practice = await startPractice();
    const { id } = await calls.create(user, { ...packetOf(practice), pages: { privacyPolicy } });
    const evaluation = await calls.evaluate(user, id);
    expect(evaluation.pages[1]).toMatchObject({ purpose: 'privacy', reachable: false, problem });
    expect(ruleIdsOf(evaluation)).toContain('access.status');
  });

  test('G-83 equal URLs are opened once, and judged for each purpose', async () => {
    const practice = await startPractice();
    const legal = `${practice.origin}/privacy`;
    const pages = { privacyPolicy: legal, terms: `${legal}#terms`, optIn: [legal, legal] };
    const { id } = await calls.create(user, { ...packetOf(practice), pages });
    const evaluation = await calls.evaluate(user, id);
    expect(practice.requests().toSorted()).toEqual(['/', '/privacy']);
    expect(evaluation.pages.map(({ purpose }) => purpose)).toEqual(['website', 'privacy', 'terms', 'optIn']);
    expect(new Set(evaluation.pages.slice(1).map(({ snapshotId }) => snapshotId)).size).toBe(1);
  });

  test('G-83 pages beyond the limit of their host are a finding, and earlier snapshots are judged', async () => {
    const practice = await startPractice();
    const packet = packetOf(practice);
    const more = [1, 2, 3, 4].map((number) => `${practice.origin}/texts?step=${number}`);
    const pages = { optIn: [...packet.pages.optIn, ...more] };
    const { id } = await calls.create(user, { ...packet, pages });
    const evaluating = calls.evaluate(user, id);
    await waitFor(
      async () => (practice.requests().length === 6 ? true : undefined),
      'six pages to be opened',
    );
    const claims = async () =>
      (
        await service.deps.db
          .selectFrom('page_claims')
          .select('url_hash')
          .where('url_hash', 'in', more.map(hashOf))
          .execute()
      ).length === more.length;
    await waitFor(async () => ((await claims()) ? true : undefined), 'all pages to ask for their turn');
    service.clock.advance(20_000);
    const evaluation = await evaluating;
    expect(practice.requests()).toHaveLength(6);
    const unopened = evaluation.pages.filter(({ snapshotId }) => snapshotId === null);
    expect(unopened.map(({ url, problem }) => [url, problem])).toEqual(
      more.slice(2).map((url) => [url, 'not_opened']),
    );
    const said = evaluation.findings.find(({ ruleId }) => ruleId === 'pages.not-opened');
    expect(said).toMatchObject({ status: 'warning', field: ['pages.optIn'] });
    expect(unopened.every(({ url }) => said?.message.includes(url))).toBe(true);
  });

  test('G-83 the edit of a vague message flow quotes the form of the opt-in page, and mends it', async () => {
    const practice = await startPractice();
    const packet = packetOf(practice);
    const vague = {
      ...packet.campaign,
      messageFlow: 'Patients opt in to our texts on our website or in person.',
    };
    const { id } = await calls.create(user, { ...packet, campaign: vague });
    const before = await calls.evaluate(user, id);
    const mended = before.findings.filter(({ edit }) => edit?.path === 'campaign.messageFlow');
    const label = `I agree to receive appointment reminders by text message from ${practice.spec.name}.`;
    expect(mended[0]?.edit?.after).toContain(`“${label}`);
    // The label says how often messages come; the edit does not say something else.
    expect(mended[0]?.edit?.after).not.toContain('frequency');
    const ruleIds = mended.map(({ ruleId }) => ruleId);
    expect((await calls.applyEdits(user, id, before.id, ruleIds)).body.applied).toEqual([
      'campaign.messageFlow',
    ]);
    expect(errorsOf(await calls.evaluate(user, id))).toEqual([]);
  });

  test('G-83 the form in a frame of the opt-in page is judged', async () => {
    const form = await startSite(
      html(
        `<form><label>Mobile <input type="tel" name="phone"></label><label><input type="checkbox" checked> I agree to receive texts</label><button>Send</button></form>`,
      ),
    );
    const frame = `${newHost(form)}/form`;
    const practice = await startPractice();
    practice.pages['/texts'] = `<h1>Texts</h1><p>Get texts from us.</p><iframe src="${frame}"></iframe>`;
    const { id } = await calls.create(user, packetOf(practice));
    const evaluation = await calls.evaluate(user, id);
    expect(errorsOf(evaluation)).toContain('page.optin.prechecked pages.optIn');
    expect(evaluation.pages.at(-1)).toMatchObject({ purpose: 'optIn', url: frame, reachable: true });
    const recalled = await calls.evaluate(user, id, { fetchPages: false });
    expect(recalled.pages).toEqual(evaluation.pages);
  });

  test('G-82 the content hash follows the texts of the pages, and only those', async () => {
    const practice = await startPractice();
    const { id } = await calls.create(user, packetOf(practice));
    const before = await hashOfVersion(id);
    const { revision } = await calls.evaluate(user, id);
    const seen = await hashOfVersion(id);
    expect(seen).not.toBe(before);
    const stored = await findEvaluation(service.deps.db, { id, revision });
    expect(stored?.contentHash.toString('hex')).toBe(seen);
    practice.pages['/privacy'] = practice.pages['/privacy'].replace('<h1>', '<!-- new --><h1 class="x">');
    laterThanAMinute();
    await calls.evaluate(user, id);
    expect(await hashOfVersion(id)).toBe(seen);
    practice.pages['/privacy'] = practice.pages['/privacy'].replace('March 3, 2026', 'November 22, 2026');
    laterThanAMinute();
    await calls.evaluate(user, id);
    const changed = await hashOfVersion(id);
    expect(changed).not.toBe(seen);
    await calls.patch(user, id, { label: 'Another label' });
    expect(await hashOfVersion(id)).toBe(changed);
  });

  /** As if the version had been submitted and refused. */
  async function deny(evaluation: Evaluation, denial: Partial<Denial>): Promise<void> {
    const { db } = service.deps;
    const { registrationId: id, version: number } = evaluation;
    const snapshots = evaluation.pages.flatMap(({ snapshotId }) => (snapshotId === null ? [] : [snapshotId]));
    await db
      .insertInto('registration_version_snapshots')
      .values(snapshots.map((snapshot_id) => ({ registration_id: id, number, snapshot_id })))
      .execute();
    const whole: Denial = {
      by: 'partner',
      at: service.clock.now().toISOString(),
      texts: ['The privacy policy shares mobile numbers.'],
      codes: [
        {
          system: 'twilio',
          code: '30908',
          title: 'Privacy policy not compliant',
          resubmittable: 'yes',
          confidence: 100,
        },
      ],
      fields: ['pages.privacyPolicy'],
      nextAction: 'Correct the page.',
      ...denial,
    };
    await db
      .updateTable('registration_versions')
      .set({ status: 'DENIED', denial: JSON.stringify(whole) })
      .where('registration_id', '=', id)
      .where('number', '=', number)
      .execute();
    await db
      .insertInto('registration_versions')
      .columns(['registration_id', 'number', 'status', 'packet', 'created_at'])
      .expression((eb) =>
        eb
          .selectFrom('registration_versions')
          .select(['registration_id', eb.lit(number + 1).as('number'), eb.val('DRAFT').as('status')])
          .select(['packet', 'created_at'])
          .where('registration_id', '=', id)
          .where('number', '=', number),
      )
      .execute();
    await db
      .updateTable('registrations')
      .set({ version: number + 1 })
      .where('id', '=', id)
      .execute();
    const now = service.clock.now();
    await db
      .insertInto('registration_submissions')
      .values({
        registration_id: id,
        number,
        by_user_id: user.id,
        is_charged: true,
        corrects_brand: false,
        corrects_campaign: false,
        done: '{}',
        state: 'refused',
        submitted_at: now,
        updated_at: now,
      })
      .execute();
  }

  const unresolved = ({ findings }: Evaluation): string[] =>
    findings.filter(({ ruleId }) => ruleId === 'denial.unresolved').map(({ field }) => String(field));

  async function denied(denial: Partial<Denial> = {}): Promise<{ practice: Practice; id: number }> {
    const practice = await startPractice();
    const { id } = await calls.create(user, packetOf(practice));
    await deny(await calls.evaluate(user, id), denial);
    return { practice, id };
  }

  test('G-86 a denied page stays an error until its text has changed', async () => {
    const { practice, id } = await denied();
    laterThanAMinute();
    const unchanged = await calls.evaluate(user, id);
    expect(unresolved(unchanged)).toEqual(['pages.privacyPolicy']);
    expect(
      (await findEvaluation(service.deps.db, { id, revision: unchanged.revision }))?.changedPages,
    ).toEqual([]);
    const finding = unchanged.findings.find(({ ruleId }) => ruleId === 'denial.unresolved');
    expect(finding).toMatchObject({
      status: 'error',
      resubmittable: 'yes',
      draws: [{ system: 'twilio', code: '30908' }],
      details: expect.stringContaining('shares mobile numbers'),
    });
    practice.pages['/terms'] = practice.pages['/terms'].replace('Terms of Service', 'Terms of Use');
    laterThanAMinute();
    expect(unresolved(await calls.evaluate(user, id))).toEqual(['pages.privacyPolicy']);
    practice.pages['/privacy'] = practice.pages['/privacy'].replace('March 3, 2026', 'November 22, 2026');
    laterThanAMinute();
    const mended = await calls.evaluate(user, id);
    expect([unresolved(mended), mended.verdict, mended.version]).toEqual([[], 'ready', 2]);
    expect(await findEvaluation(service.deps.db, { id, revision: mended.revision })).toMatchObject({
      changedPages: expect.arrayContaining(['pages.privacyPolicy', 'campaign.privacyPolicyLink']),
      pages: mended.pages
        .map(({ snapshotId }) => ({ snapshotId }))
        .toSorted((a, z) => Number(a.snapshotId) - Number(z.snapshotId)),
    });
  });

  test('G-86 a page that is gone answers no denial', async () => {
    const { practice, id } = await denied();
    practice.pages['/privacy'] = undefined as unknown as string;
    laterThanAMinute();
    expect(unresolved(await calls.evaluate(user, id))).toEqual(['pages.privacyPolicy']);
  });

  test('G-86 a new opt-in page answers a denial of the message flow', async () => {
    const { practice, id } = await denied({ fields: ['campaign.messageFlow', 'pages.optIn'] });
    laterThanAMinute();
    expect(unresolved(await calls.evaluate(user, id))).toEqual(['campaign.messageFlow', 'pages.optIn']);
    practice.pages['/texts'] = practice.pages['/texts'].replace('Stay in touch', 'Keep in touch');
    laterThanAMinute();
    expect(unresolved(await calls.evaluate(user, id))).toEqual([]);
  });

  test('G-86 a denied field stays an error until it has changed', async () => {
    const { id } = await denied({ fields: ['campaign.description'] });
    const fetchPages = false;
    expect(unresolved(await calls.evaluate(user, id, { fetchPages }))).toEqual(['campaign.description']);
    const description =
      'Cedar Hollow Dental sends reminders of appointments to patients who opted in, so that they can move them.';
    await calls.patch(user, id, { campaign: { description } });
    expect(unresolved(await calls.evaluate(user, id, { fetchPages }))).toEqual([]);
  });

  test('G-86 a final denial blocks', async () => {
    const code = { system: 'twilio', code: '30940', title: 'Cannabis', confidence: 100 } as const;
    const { id } = await denied({
      fields: ['campaign.usecase'],
      codes: [{ ...code, resubmittable: 'no' }],
    });
    expect((await calls.evaluate(user, id, { fetchPages: false })).verdict).toBe('blocked');
  });
});
