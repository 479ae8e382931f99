// A customer takes a registration to another provider and brings one back (G-87).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { packetOf } from '../../service/src/features/registrations/test/support/submissions.ts';
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  hasBrowser,
  heading,
  JOURNEYS,
  PHONE,
} from './support/browser.ts';
import { press, type Stage, startStage } from './support/registration.ts';

const MINUTE_MS = 60_000;

let stage: Stage;

describe.skipIf(!hasBrowser)('exports and imports in a browser', JOURNEYS, () => {
  beforeAll(async () => {
    stage = await startStage();
  }, 2 * MINUTE_MS);

  afterAll(() => stage?.close());

  test('G-87 the requests of a provider, answered, saved, and imported again', async () => {
    const { page, complaints, user } = await stage.enter();
    const made = await stage.service.call(
      'POST',
      '/v1/registrations',
      packetOf({}, { optinKeywords: 'START' }),
      user,
    );
    const { id } = made.body.registration;
    await page.goto(`/registrations/${id}`);
    await page.getByRole('link', { name: 'Export', exact: true }).click();
    await page.getByLabel('Provider').selectOption('plivo');
    await press(page, 'Show requests');
    await page.getByRole('heading', { name: 'Requests to Plivo' }).waitFor();
    await page.getByText('The update after it sends it.').first().waitFor();
    await expectAccessible(page);

    await page.getByLabel('What is the first name of the authorized contact?').fill('Dana');
    await page.getByLabel('What is the position of the authorized contact?').selectOption('CEO');
    await press(page, 'Fill requests');
    await page.getByText('"first_name": "Dana"').waitFor();
    expect(await page.getByLabel('What is the first name of the authorized contact?').count()).toBe(0);
    await page.getByLabel('What is the title of the authorized contact?').fill('Owner');
    await press(page, 'Fill requests');
    await page.getByText('"title": "Owner"').waitFor();
    await page.getByText('"first_name": "Dana"').waitFor();
    const saving = page.waitForEvent('download');
    await press(page, 'Download as JSON');
    const folder = mkdtempSync(join(tmpdir(), 'tendlc-export-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'plivo.json');
    await (await saving).saveAs(file);

    await page.setViewportSize(PHONE);
    await expectNoSidewaysScrolling(page);
    await page.goto('/registrations');
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await heading(page, 'Import').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, '{');
    await page.locator('input[type="file"]').setInputFiles(broken);
    await page.getByText('The file is not JSON.').waitFor();
    await page.getByLabel('Provider').selectOption('plivo');
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByText(/^Imported: Copper Kettle/).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open registration' }).click();
    await heading(page, /Copper Kettle/).waitFor();
    const { body } = await stage.service.call('GET', '/v1/registrations', undefined, user);
    expect(body.pagination.total).toBe(2);
    expect(body.registrations[0].campaign).toMatchObject({ sample1: packetOf().campaign.sample1 });
    expect(complaints).toEqual([]);
  });
});
