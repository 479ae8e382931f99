// The first load of pages that people open by their URL: each request goes out once, and nothing moves.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packetOf } from '../../service/src/features/registrations/test/support/submissions.ts';
import { FIRST_PAGES } from '../scripts/first-pages.ts';
import { hasBrowser, JOURNEYS, PHONE } from './support/browser.ts';
import { PASSWORD } from './support/console.ts';
import { type Stage, startStage } from './support/registration.ts';

const MINUTE_MS = 60_000;
/** The limit of a good page: https://web.dev/articles/cls, read on 2026-11-23, says 0.1. Ours is lower. */
const SHIFT_MAX = 0.03;

let stage: Stage;

const earlyLeft = (page: Page) =>
  page.evaluate(() => [
    ...(globalThis as unknown as { tendlcEarly: Map<string, unknown> }).tendlcEarly.keys(),
  ]);

describe.skipIf(!hasBrowser)('the first load', JOURNEYS, () => {
  beforeAll(async () => {
    stage = await startStage();
  }, 2 * MINUTE_MS);

  afterAll(() => stage?.close());

  test('each page requests what it needs once, and nothing moves on a phone', async () => {
    const { page, user, complaints } = await stage.enter({ viewport: PHONE });
    const { body } = await stage.service.call('POST', '/v1/registrations', packetOf(), { token: user.token });
    const fill = (text: string) => text.replace(':id', String(body.registration.id));
    await page.addInitScript(() => {
      const seen = globalThis as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          seen.shift += entry.hadRecentInput ? 0 : entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const { path, requests } of FIRST_PAGES) {
      const sent: string[] = [];
      const note = (request: { url(): string }) =>
        sent.push(new URL(request.url()).pathname + new URL(request.url()).search);
      page.on('request', note);
      await page.goto(fill(path));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(() => document.querySelector('.mantine-Skeleton-root') === null);
      await expect
        .poll(() => earlyLeft(page), { message: `${path} takes every early answer`, timeout: 20_000 })
        .toEqual([]);
      page.off('request', note);
      for (const request of requests.map(fill)) {
        expect(
          sent.filter((url) => url === request),
          `${path} asks for ${request}`,
        ).toHaveLength(1);
      }
      const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
      expect(shift, `${path} moves`).toBeLessThan(SHIFT_MAX);
    }
    expect(complaints).toEqual([]);
  });

  test('an early answer to a visitor without a session is not taken after the login', async () => {
    const { page, user, context } = await stage.enter();
    await stage.service.call('POST', '/v1/registrations', packetOf(), { token: user.token });
    await context.clearCookies();
    await page.goto('/registrations');
    await page.getByLabel('Email').fill(user.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Registrations', level: 1 }).waitFor();
    await page
      .getByRole('link', { name: /Copper Kettle/ })
      .first()
      .waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
