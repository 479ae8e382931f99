// Protects how strict reviewers open pages: bounded, without private networks, without holding up others, and again after
// a restart.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { formPage, remindersOf } from './support/pages.ts';
import { accountIn, brandOf, campaignFor, MINUTE_MS, startTestSandbox } from './support/sandbox.ts';
import { openPractice, problemsOf, registerCampaign, share } from './support/strict.ts';

const quick = {
  identityMs: 0,
  autoShareMs: 0,
  sharingMs: 1,
  electionMs: 1,
  carrierMs: 1,
  carrierStaggerMs: 1,
};

describe('a page is bounded', () => {
  test('in size', async () => {
    const practice = await openPractice();
    practice.website.set('/privacy', `<p>${'We do not sell soap. '.repeat(110_000)}</p>`);
    await share(practice, await registerCampaign(practice));
    expect(problemsOf(practice)).toMatchObject([
      { where: expect.stringMatching(/\/privacy \(the page is larger than 2 MiB\)$/) },
    ]);
  });

  test('in time', async () => {
    const practice = await openPractice();
    practice.website.set('/terms', { hangs: true });
    await share(practice, await registerCampaign(practice));
    expect(problemsOf(practice)).toMatchObject([
      { where: expect.stringMatching(/\/terms \(no answer within 5 s\)$/) },
    ]);
  });

  test('in redirects: three are followed, four are not', async () => {
    const practice = await openPractice();
    const to = (location: string) => ({ status: 301, headers: { location } });
    for (const hop of [1, 2, 3]) {
      practice.website.set(`/hop${hop}`, to(hop === 3 ? '/texts' : `/hop${hop + 1}`));
    }
    practice.website.set('/hop0', to('/hop1'));
    const { website } = practice;
    const flow = (path: string) => ({
      messageFlow: `Patients opt in at ${website.url}${path}. Message frequency varies. Msg & data rates may apply. Reply STOP to opt out, HELP for help.`,
    });
    await share(practice, await registerCampaign(practice, flow('/hop1')));
    expect(problemsOf(practice)).toEqual([]);
    await share(practice, await registerCampaign(practice, flow('/hop0')));
    expect(problemsOf(practice)).toMatchObject([{ where: `${website.url}/hop0 (more than 3 redirects)` }]);
  });

  test.each([
    'http://10.0.0.1/privacy',
    'http://192.168.1.1/privacy',
    'http://169.254.169.254/privacy',
    'http://172.16.0.9/privacy',
    'http://100.64.0.1/privacy',
    'http://0.0.0.0/privacy',
    'http://[fd00::1]/privacy',
    'http://[::ffff:10.0.0.1]/privacy',
  ])('to addresses outside private networks, also behind a redirect: %s', async (location) => {
    const practice = await openPractice();
    practice.website.set('/privacy', { status: 302, headers: { location } });
    await share(practice, await registerCampaign(practice));
    expect(problemsOf(practice)).toMatchObject([
      { where: `${practice.website.url}/privacy (the address is in a private network)` },
    ]);
  });

  test.each(['file:///etc/passwd', 'ftp://127.0.0.1/privacy', 'javascript:alert(1)'])(
    'to web addresses: %s',
    async (location) => {
      const practice = await openPractice();
      practice.website.set('/privacy', { status: 302, headers: { location } });
      await share(practice, await registerCampaign(practice));
      expect(problemsOf(practice)).toMatchObject([
        { where: expect.stringContaining('is not a web address') },
      ]);
    },
  );
});

test('a page in another charset and with broken markup is read', async () => {
  const practice = await openPractice();
  const body = Buffer.from(
    '<p>Caf\u00e9 texts<form><LABEL for=p>Your cell</label><input id=p><input type=checkbox> I agree to texts',
    'latin1',
  );
  practice.website.set('/texts', { headers: { 'content-type': 'text/html; charset=iso-8859-1' }, body });
  expect((await share(practice, await registerCampaign(practice))).explanation).toBeNull();
});

test('the opt-in page of a host named like a document is opened', async () => {
  const practice = await openPractice();
  const messageFlow = remindersOf(practice.website).messageFlow.replace(
    `${practice.website.url}/texts`,
    'https://smithlegal.invalid/texts',
  );
  await share(practice, await registerCampaign(practice, { messageFlow }));
  expect(problemsOf(practice)).toMatchObject([
    {
      words: 'the opt-in page cannot be reached',
      where: expect.stringContaining('smithlegal.invalid/texts'),
    },
  ]);
});

test('a page that hangs holds up no other campaign', async () => {
  const practice = await openPractice(undefined, { clock: { now: () => new Date() }, delays: quick });
  const { sandbox, website, account } = practice;
  website.set('/texts', { hangs: true });
  await registerCampaign(practice);
  await vi.waitFor(() => expect(website.visits).toContain('/texts'), { timeout: 5_000, interval: 20 });
  const other = accountIn(sandbox, 'sandbox-other');
  const { body: brand } = await other.call('POST', '/brand/nonBlocking', brandOf());
  await vi.waitFor(() => expect(sandbox.control.brands('sandbox-other')[0]?.scoring).toBe('done'), {
    timeout: 5_000,
    interval: 20,
  });
  const campaignId = await campaignFor(other, brand.brandId);
  await vi.waitFor(
    async () =>
      expect((await other.call('GET', `/campaign/${campaignId}/operationStatus`)).body[10017]).toBe(
        'REGISTERED',
      ),
    { timeout: 5_000, interval: 20 },
  );
  expect(sandbox.control.campaigns(account.sid)[0]?.sharing?.sharingStatus).toBe('PENDING');
});

test('a review that a stop interrupts is made by the next process', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'strict-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const file = join(directory, 'sandbox.sqlite');
  const practice = await openPractice(undefined, { file });
  const { website, sandbox, account } = practice;
  website.set('/texts', { hangs: true });
  const campaignId = await registerCampaign(practice);
  const interrupted = sandbox.control.advance(MINUTE_MS);
  await vi.waitFor(() => expect(website.visits).toContain('/texts'), { timeout: 5_000, interval: 20 });
  await sandbox.close();
  await interrupted;
  website.set('/texts', formPage('<input type="checkbox" checked>'));
  const next = await startTestSandbox({ file });
  await next.control.advance(2 * MINUTE_MS);
  const { body } = await accountIn(next, account.sid).call('GET', `/campaign/${campaignId}/sharing`);
  expect(body.sharedByMe.explanation).toBe('30925 - Campaign rejected: opt-in must be unchecked by default');
});

test('two advances at once give the same result as one after the other', async () => {
  const practice = await openPractice();
  const { sandbox, account } = practice;
  const before = sandbox.control.now().getTime();
  const campaignId = await registerCampaign(practice);
  await Promise.all([sandbox.control.advance(5_000), sandbox.control.advance(MINUTE_MS)]);
  expect(sandbox.control.now().getTime()).toBe(before + 5_000 + MINUTE_MS);
  const reviews = sandbox.control.campaigns(account.sid)[0]?.reviews;
  expect(reviews?.filter(({ reviewer }) => reviewer === 'TWILO')).toHaveLength(1);
  expect((await account.call('GET', `/campaign/${campaignId}/operationStatus`)).body[10017]).toBe(
    'REGISTERED',
  );
});
