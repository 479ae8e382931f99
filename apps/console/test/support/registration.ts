// The setup of registration journeys: console, sandbox, and browser, with actions by mouse and keyboard.
import type { Locator, Page } from 'playwright-core';
import { createClock } from '../../../service/test/support/clock.ts';
import { startRegistry } from '../../../service/test/support/registry.ts';
import type { TestUser } from '../../../service/test/support/service.ts';
import { heading, startBrowser, type Visit, visit } from './browser.ts';
import { buildConsole, PASSWORD, startConsole } from './console.ts';

/** Nothing that the service would write has to be confirmed. */
export const REPLIES = {
  optinMessage:
    'Copper Kettle: you are subscribed to booking texts. Msg frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to opt out.',
  optoutMessage: 'Copper Kettle: you are unsubscribed and will receive no more messages.',
  helpMessage: 'Copper Kettle: call +15125557123 for help. Reply STOP to opt out.',
  optinKeywords: 'START',
  optoutKeywords: 'STOP',
  helpKeywords: 'HELP',
};

/** More than the distance between two fields on any page. */
const TABS_MAX = 40;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const press = (page: Page, name: string) => button(page, name).click();
export const hasStatus = (page: Page, words: string) =>
  page.getByRole('status').getByText(words, { exact: true }).waitFor();
export const hasFocus = (page: Page, name: string) => page.locator(`[name="${name}"]:focus`).waitFor();
export const isLive = (page: Page) => page.getByText(/^Live updates on/).waitFor();

/** Chooses from the menu of further actions. */
export async function choose(page: Page, action: string): Promise<void> {
  await press(page, 'More');
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Opens a dialog that names the costs, and confirms it. */
export async function agree(page: Page, label: string, confirm: string): Promise<void> {
  await press(page, label);
  await page.getByRole('dialog').getByText(/token/).first().waitFor();
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Moves the focus with the Tab key. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by keyboard to ${target.toString()}`);
}

export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.insertText(text);
}

/** Selects an option by its first letters. */
export async function chooseIn(page: Page, label: string, letters: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(letters);
}

export async function pressKey(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, name));
  await page.keyboard.press('Enter');
}

export type Visitor = Visit & { readonly user: TestUser; readonly sid: string };
type VisitOptions = Parameters<typeof visit>[2];

export type Stage = Awaited<ReturnType<typeof startStage>>;

const BALANCE = 100;

function last<Entry>(entries: readonly Entry[], what: string): Entry {
  const entry = entries.at(-1);
  if (entry === undefined) {
    throw new Error(`the registry has no ${what} of this account`);
  }
  return entry;
}

/** This registry does nothing on its own. */
export async function startStage() {
  buildConsole();
  const registry = await startRegistry({ clock: createClock(new Date().toISOString()), autoShare: false });
  const [browser, { service, url }] = await Promise.all([
    startBrowser(),
    startConsole({ environment: registry.environment }),
  ]);
  let accounts = 0;

  /** Logged in, on the page of the registry account. */
  async function enter(options: VisitOptions = {}): Promise<Visitor> {
    const user = await service.registerWithBalance(BALANCE);
    const visitor = await visit(browser, url, options);
    const { page } = visitor;
    await page.goto('/login?next=%2Fregistry%2Fcredentials');
    await page.getByLabel('Email').fill(user.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await heading(page, 'Registry account').waitFor();
    accounts += 1;
    return { ...visitor, user, sid: `sandbox-console${accounts}-${process.pid}` };
  }

  /** With an account at the sandbox whose webhook is connected. */
  async function enterConnected(options: VisitOptions = {}): Promise<Visitor> {
    const visitor = await enter(options);
    const { token } = visitor.user;
    const credentials = { tcrSid: visitor.sid, tcrAuthToken: 'sandbox' };
    await service.call('POST', '/v1/tcr/my-credentials', credentials, { token });
    await service.call('PUT', '/v1/tcr/my-credentials/webhook-subscription', undefined, { token });
    return visitor;
  }

  return {
    service,
    registry,
    control: registry.control,
    enter,
    enterConnected,
    lastBrand: (sid: string) => last(registry.control.brands(sid), 'brand'),
    lastCampaignId: (sid: string) => last(registry.control.campaigns(sid), 'campaign').campaign.campaignId,
    async close() {
      await browser.close();
      await service.close();
      await registry.close();
    },
  };
}
