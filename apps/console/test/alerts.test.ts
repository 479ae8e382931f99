// The home page shows what costs money or delivery if it is missed, and a customer dismisses it with a reason.
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

  test('an alert on the home page names its next action, and is gone after it is dismissed with a reason', async () => {
    const { page, user, complaints } = await stage.enter({ viewport: PHONE });
    await stage.service.deps.db
      .insertInto('alerts')
      .values({
        user_id: user.id,
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
      })
      .execute();
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
});
