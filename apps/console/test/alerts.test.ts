// What costs money or delivery if it is missed: on the home page, on the page of its registration, and on a page of all alerts.
// A customer dismisses it with a reason.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, JOURNEYS, PHONE } from './support/browser.ts';
import { press, type Stage, startStage } from './support/registration.ts';

const MINUTE_MS = 60_000;
const MESSAGE =
  'Copper Kettle: campaign CEXMPL1 is suspended by T-Mobile. Its messages are not delivered there.';

let stage: Stage;

describe.skipIf(!hasBrowser)('alerts', JOURNEYS, () => {
  beforeAll(async () => {
    stage = await startStage();
  }, 2 * MINUTE_MS);
  afterAll(() => stage?.close());

  const raise = (userId: number, fields: object) =>
    stage.service.deps.db
      .insertInto('alerts')
      .values({
        user_id: userId,
        type: 'campaign.suspended',
        subject: 'campaign',
        subject_id: 1_000_001,
        aspect: '10035',
        occurrence: 'first',
        severity: 'error',
        message: MESSAGE,
        due_at: null,
        next_action: 'Stop sending, fix the cause, then ask your messaging provider to lift the suspension.',
        source: JSON.stringify({ title: 'A source', asOf: '2026-11' }),
        raised_at: stage.service.clock.now(),
        ended_at: null,
        resolved_at: null,
        dismissed_at: null,
        dismissal_reason: null,
        ...fields,
      })
      .execute();

  test('an alert on the home page names its next action, and is gone after it is dismissed with a reason', async () => {
    const { page, user, complaints } = await stage.enter({ viewport: PHONE });
    await raise(user.id, {});
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Alerts' });
    await card.getByText(MESSAGE).waitFor();
    await card.getByText(/lift the suspension/).waitFor();
    await card.getByRole('link', { name: 'View campaign' }).waitFor();
    await press(page, 'Dismiss');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The campaign is not used anymore.');
    await dialog.getByRole('button', { name: 'Dismiss alert' }).click();
    await card.waitFor({ state: 'detached' });
    const stored = await stage.service.deps.db
      .selectFrom('alerts')
      .select(['dismissal_reason', 'ended_at'])
      .where('user_id', '=', user.id)
      .execute();
    expect(stored).toEqual([{ dismissal_reason: 'The campaign is not used anymore.', ended_at: null }]);
    expect(complaints).toEqual([]);
  });

  test('all alerts are listed with their sources, by status and severity, and a registration shows its own', async () => {
    const { page, user, complaints } = await stage.enter({ viewport: PHONE });
    const made = await stage.service.call('POST', '/v1/registrations', { label: 'Bookings' }, user);
    const { id } = made.body.registration;
    await page.goto('/alerts');
    await page.getByRole('heading', { name: 'No open alerts' }).waitFor();
    const noNumbers = 'Copper Kettle: campaign CEXMPL2 has had no phone number since 2026-11-01.';
    const changed =
      'Copper Kettle: the privacy policy at https://copperkettle.example/privacy is no longer the one that was approved.';
    await raise(user.id, {
      type: 'campaign.no_numbers',
      subject_id: 1_000_002,
      severity: 'warning',
      message: noNumbers,
      due_at: stage.service.clock.now(),
      source: JSON.stringify({ title: 'Bandwidth', url: 'https://example.com/fees', asOf: '2026-11' }),
    });
    await raise(user.id, {
      type: 'page.changed',
      subject: 'registration',
      subject_id: id,
      message: changed,
      next_action: 'Add a sentence.',
    });
    const at = stage.service.clock.now();
    await raise(user.id, { subject_id: 1_000_003, message: 'It is over.', ended_at: at, resolved_at: at });
    await page.goto('/alerts');
    const list = page.getByRole('region', { name: 'Alerts' });
    await list.getByText(noNumbers).waitFor();
    await list.getByText('Sources conflict').waitFor();
    await list.getByRole('link', { name: 'Bandwidth' }).waitFor();
    await list.getByRole('link', { name: 'View pages' }).waitFor();
    expect(await list.getByText('It is over.').count()).toBe(0);
    await page.getByLabel('Severity').selectOption('Act now');
    await list.getByText(noNumbers).waitFor({ state: 'detached' });
    await page.getByLabel('Severity').selectOption('All');
    await page.getByLabel('Status').selectOption('Resolved');
    await list.getByText('It is over.').waitFor();
    await list.getByText(changed).waitFor({ state: 'detached' });
    await page.goto(`/registrations/${id}`);
    await page.getByRole('region', { name: 'Alerts' }).getByText(changed).waitFor();
    expect(await page.getByText(noNumbers).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
