// Protects people without tokens from a dead end: each screen where a token is missing says how to get one.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startRegistry, type TestRegistry } from '../../service/test/support/registry.ts';
import { JOURNEYS, expectAccessible, hasBrowser, heading, startBrowser, visit } from './support/browser.ts';
import { buildConsole, PASSWORD, startConsole } from './support/console.ts';

const MINUTE_MS = 60_000;
const SHOP = 'https://shop.example/tokens?for={email}';
const DRAFT = {
  brand: { entityType: 'PRIVATE_PROFIT', brandName: 'Copper Kettle' },
  campaign: { usecase: 'CUSTOMER_CARE' },
};

describe.skipIf(!hasBrowser)('without tokens', JOURNEYS, () => {
  let browser: Browser;
  let registry: TestRegistry;
  beforeAll(async () => {
    buildConsole();
    registry = await startRegistry({ autoShare: false });
    browser = await startBrowser();
  }, 2 * MINUTE_MS);
  afterAll(async () => {
    await browser?.close();
    await registry?.close();
  });

  /** An account without tokens, logged in. */
  async function enter(environment: Readonly<Record<string, string>>) {
    const { service, url } = await startConsole({ environment: { ...registry.environment, ...environment } });
    onTestFinished(() => service.close());
    const user = await service.registerWithBalance(0);
    const visitor = await visit(browser, url);
    await visitor.context.request.post('/v1/auth/login', {
      headers: { 'x-tendlc-console': '1' },
      data: { email: user.email, password: PASSWORD },
    });
    return { ...visitor, user, service };
  }

  const linkOf = (page: Page, name = 'Get tokens') => page.getByRole('link', { name });

  const runTool = async (page: Page) => {
    await page.goto('/tools/message-validator');
    await page.getByLabel('Message', { exact: true }).fill('Copper Kettle: hello. Reply STOP to opt out.');
    await page.getByRole('button', { name: 'Run tool' }).click();
    return page.getByRole('alert');
  };

  test('G-93 home, tokens, a tool, and an evaluation lead to the purchase URL with the email of the account', async () => {
    const { page, user, service, complaints } = await enter({ PURCHASE_URL: SHOP });
    const url = `https://shop.example/tokens?for=${encodeURIComponent(user.email)}`;
    const expectLink = async () => expect(await linkOf(page).first().getAttribute('href')).toBe(url);
    await page.goto('/');
    await heading(page, /^Welcome/).waitFor();
    await expectLink();
    await page.goto('/tokens');
    await expectLink();
    await expectAccessible(page);
    const refused = await runTool(page);
    await refused.getByText('Not enough tokens').waitFor();
    expect(await refused.getByRole('link', { name: 'Get tokens' }).getAttribute('href')).toBe(url);
    await expectAccessible(page);
    const { id } = (await service.call('POST', '/v1/registrations', DRAFT, user)).body.registration;
    await page.goto(`/registrations/${id}/review`);
    await expectLink();
    expect(complaints).toEqual([]);
  });

  test('G-93 without a purchase URL, the contact of the operator is named; without both, a sentence says who credits tokens', async () => {
    const named = await enter({ OPERATOR_CONTACT: 'help@operator.example' });
    await named.page.goto('/tokens');
    const link = linkOf(named.page, 'Contact the operator for tokens');
    expect(await link.getAttribute('href')).toBe('mailto:help@operator.example');
    const silent = await enter({});
    const refused = await runTool(silent.page);
    await refused.getByText(/The operator of this service credits tokens/).waitFor();
  });

  test('G-93 the terms and the privacy policy of the operator are linked where an account is created', async () => {
    const { page, context } = await enter({
      TERMS_URL: 'https://operator.example/terms',
      PRIVACY_URL: 'https://operator.example/privacy',
    });
    await context.clearCookies();
    await page.goto('/');
    expect(await page.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe(
      'https://operator.example/terms',
    );
    await page.goto('/register');
    expect(await page.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe(
      'https://operator.example/privacy',
    );
    await expectAccessible(page);
  });
});
