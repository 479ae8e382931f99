// Every tool in a real browser: run with an example, read on a phone, reopened, exported, and printed.
import { readFile } from 'node:fs/promises';
import { catalogue } from '@tendlc/compliance';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  JOURNEYS,
  expectAccessible,
  expectNoSidewaysScrolling,
  hasBrowser,
  heading,
  PHONE,
  startBrowser,
  visit,
} from './support/browser.ts';
import { buildConsole, PASSWORD, type RunningConsole, startConsole } from './support/console.ts';

const MINUTE_MS = 60_000;

/** The text alternative of each picture. */
const PICTURES: Readonly<Record<string, RegExp>> = {
  'trust-score': /^86 of 100; up to 96 possible/,
  'roi-calculator': /^After 12 months, building costs .* Break-even within the first month/,
};

let browser: Browser;
let running: RunningConsole;

describe.skipIf(!hasBrowser)('the tools in a browser', JOURNEYS, () => {
  beforeAll(async () => {
    buildConsole();
    [browser, running] = await Promise.all([startBrowser(), startConsole()]);
  }, 2 * MINUTE_MS);

  afterAll(async () => {
    await browser?.close();
    await running?.service.close();
  });

  const enter = async (balance: number, options: Parameters<typeof visit>[2] = {}) => {
    const { email } = await running.service.registerWithBalance(balance);
    const visitor = await visit(browser, running.url, options);
    const { page } = visitor;
    await page.goto('/login?next=%2Ftools');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await heading(page, 'Tools').waitFor();
    return visitor;
  };

  const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });

  const runExample = async (page: Page, title: string) => {
    await page.getByRole('button', { name: title, exact: true }).click();
    await page.getByRole('button', { name: 'Run tool', exact: true }).click();
    await result(page).getByRole('heading', { level: 2 }).waitFor();
  };

  /** The file that a button downloads. */
  const downloaded = async (page: Page, button: string) => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).first().click();
    const file = await waiting;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };

  test('on a phone: all eighteen tools run with an example, and every result is accessible', async () => {
    const { page, complaints } = await enter(catalogue.length, { viewport: PHONE, hasTouch: true });
    for (const { name, title, examples } of catalogue) {
      await page.getByRole('link', { name: new RegExp(`^${title}`) }).click();
      await heading(page, title).waitFor();
      await runExample(page, examples[0].title);
      if (PICTURES[name] !== undefined) {
        await result(page).getByRole('img', { name: PICTURES[name] }).waitFor();
      }
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page, 'section[aria-label="Result"]');
      await page.getByRole('main').getByRole('link', { name: 'Tools', exact: true }).click();
      await heading(page, 'Tools').waitFor();
    }
    await page.getByRole('link', { name: `View all ${catalogue.length} runs` }).click();
    await heading(page, 'Past runs').waitFor();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await page.goto('/tokens?type=usage&page=1');
    await page.getByRole('heading', { name: 'Tokens used per day' }).waitFor();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  test('a result is exported as a calendar, printed, and reopened from past runs', async () => {
    const { page, complaints } = await enter(3);
    await page.goto('/tools/compliance-calendar');
    await runExample(page, 'One-time codes during the holidays');
    const calendar = await downloaded(page, 'Add to calendar (.ics)');
    expect(calendar.name).toBe('text-messaging-launch-2027-01-12.ics');
    expect(calendar.text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*DTSTART;VALUE=DATE:20270112\r\n/);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Run tool', exact: true }).isVisible()).toBe(false);
    await page.getByRole('heading', { name: 'Request' }).waitFor();
    await page.getByText('Launch around Jan 12, 2027').waitFor();
    await page.emulateMedia({ media: 'screen' });

    await page.goto('/tools/message-validator');
    await runExample(page, 'A promotion with three problems');
    await page.goto('/tools/runs?search=soup');
    await page.getByText('1 of 2 runs').waitFor();
    await page.getByRole('button', { name: /^Delete run of Message validator/ }).click();
    await page.getByText('No matching runs').waitFor();
    // The pressed button is gone: the focus is on the link back.
    await page.keyboard.press('Enter');
    await page.getByText('1 of 2 runs').waitFor();
    const table = await downloaded(page, 'Export CSV');
    expect(table.text).toMatch(/^when,tool,verdict,tokens,request\r\n.*message-validator.*\r\n$/);

    await page.getByRole('link', { name: 'Message validator' }).click();
    await result(page).getByText('Carriers are likely to block this message').waitFor();
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toContain('FLASH SALE');
    await runExample(page, 'A booking confirmation');
    await result(page).getByText('This message is ready to send').waitFor();
    await page.getByRole('region', { name: 'Previous runs' }).getByRole('link').first().click();
    await result(page).getByText('Carriers are likely to block this message').waitFor();
    await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue()).toContain('FLASH SALE');
    await page.goto('/tools/message-validator?run=of-another-browser');
    await page.getByText('This run is not stored in this browser').waitFor();

    await page.goto('/tools/runs');
    await page.getByRole('button', { name: 'Delete all runs' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete all runs' }).click();
    await page.getByRole('heading', { name: 'No runs yet' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('while a person types, the segment map marks expensive characters and replaces them', async () => {
    const { page, complaints } = await enter(0);
    await page.goto('/tools/message-validator');
    const message = page.getByLabel('Message', { exact: true });
    await message.fill(
      `Copper Kettle: it’s soup day, 5 € off [today]. ${'Come and see us. '.repeat(3)}Reply STOP.`,
    );
    await page.getByText('2 segments').first().waitFor();
    expect(await page.locator('mark.forcing').first().textContent()).toBe('’');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Replace U+2019' }).click();
    await page.getByText('1 segment', { exact: true }).waitFor();
    expect(await message.inputValue()).toContain("it's soup day");
    await page.getByText('counts as two characters: 3').waitFor();
    expect(complaints).toEqual([]);
  });

  test('the token history is filtered by URL and exported completely', async () => {
    const { page, complaints } = await enter(1);
    await page.goto('/tools/sanitize');
    await runExample(page, 'A phone number');
    await page.goto('/tokens');
    await page.getByRole('img', { name: /^Tokens used per day/ }).waitFor();
    await page.getByLabel('Type', { exact: true }).selectOption('usage');
    await page.waitForURL(/type=usage/);
    await page.getByRole('cell', { name: 'Sanitize', exact: true }).waitFor();
    expect(await page.getByRole('cell', { name: 'Purchased' }).count()).toBe(0);
    await page.reload();
    expect(await page.getByLabel('Type', { exact: true }).inputValue()).toBe('usage');
    const { text } = await downloaded(page, 'Export CSV');
    expect(text).toContain('purchase');
    expect(complaints).toEqual([]);
  });
});
