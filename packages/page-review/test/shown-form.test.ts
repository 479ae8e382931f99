// A suggested message flow quotes the form of the page, and only what a visitor sees there.
import { reviewPacket, type ShownForm } from '@tendlc/compliance';
import { describe, expect, test } from 'vitest';
import { type PageFacts, readPage, readShownForm, reviewReadPages } from '../src/index.ts';
import { businesses } from './support/businesses.ts';
import { buildSite, type SiteSpec } from './support/sites.ts';

const URL_OF = 'https://harbor.example/texts';

const readBody = (body: string): Promise<PageFacts> =>
  readPage({
    purpose: 'optIn',
    url: URL_OF,
    finalUrl: URL_OF,
    redirects: [],
    status: 200,
    contentType: 'text/html',
    body: `<!doctype html><html lang="en"><body><h1>Harbor Bakery</h1>${body}</body></html>`,
  });

const shown = async (body: string): Promise<ShownForm | undefined> =>
  readShownForm(URL_OF, await readBody(body));

const LABEL = 'I agree to receive order updates by text from Harbor Bakery. Msg frequency varies.';

describe('the form of a page', () => {
  test('has the labels of its phone field and its box, with their state', async () => {
    expect(
      await shown(
        `<form><label>Cell phone (optional) <input type="tel"></label><label><input type="checkbox" required> ${LABEL}</label><button>Send</button></form>`,
      ),
    ).toEqual({
      url: URL_OF,
      phoneLabel: 'Cell phone (optional)',
      boxes: [{ label: LABEL, isChecked: false, isRequired: true }],
    });
  });

  test('without a box has the words beside its phone field', async () => {
    const words = 'By entering your number, you agree to receive order texts from Harbor Bakery.';
    expect(
      await shown(
        `<form><p>Bread and cakes since 1987.</p><label>Phone <input type="tel"></label><p>${words}</p><button>Send</button></form>`,
      ),
    ).toMatchObject({ boxes: [], besidePhone: words });
  });

  test('is absent on a page without a phone field', async () => {
    expect(await shown('<form><input type="email"><button>Send</button></form>')).toBeUndefined();
  });
});

const flowOf = (optInForm: ShownForm | undefined, changes: object = {}): string | undefined => {
  const packet = {
    brand: { brandName: 'Harbor Bakery', website: 'https://harbor.example', entityType: 'PRIVATE_PROFIT' },
    campaign: {
      usecase: 'DELIVERY_NOTIFICATION',
      description:
        'Harbor Bakery sends order updates by text to customers who order online and agree to them.',
      messageFlow: 'Customers opt in to our texts when they become customers.',
      privacyPolicyLink: 'https://harbor.example/privacy',
      termsAndConditionsLink: 'https://harbor.example/terms',
      ...changes,
    },
    pages: { optIn: [URL_OF] },
  };
  const { findings } = reviewPacket({ packet, pages: { findings: [], optInForm }, today: '2026-11-22' });
  const edit = findings.find((finding) => finding.edit?.path === 'campaign.messageFlow')?.edit;
  return edit?.after as string | undefined;
};

describe('a suggested message flow', () => {
  const form = (label: string, state: object = {}): ShownForm => ({
    url: URL_OF,
    phoneLabel: 'Cell phone',
    boxes: [{ label, isChecked: false, isRequired: false, ...state }],
  });

  test('quotes the box, and adds what its label does not say', () => {
    const flow = flowOf(form(LABEL));
    expect(flow).toContain(`People opt in on the web form at ${URL_OF}.`);
    expect(flow).toContain('in the field “Cell phone”');
    expect(flow).toContain(`optional and unchecked by default: “${LABEL}”`);
    expect(flow).toContain('Message and data rates may apply.');
    expect(flow).toContain('Reply STOP to opt out or HELP for help.');
    expect(flow?.match(/frequency/gi)).toHaveLength(1);
  });

  test('does not call a required box optional', () => {
    expect(flowOf(form(LABEL, { isRequired: true }))).toContain('a box, which is unchecked by default');
  });

  test('quotes the words beside a phone field without a box', () => {
    const besidePhone = 'By entering your number, you agree to receive order texts from Harbor Bakery.';
    expect(flowOf({ url: URL_OF, boxes: [], besidePhone })).toContain(`next to this text: “${besidePhone}”`);
  });

  test('adds the words of the form to a flow that lacks only them', () => {
    const messageFlow = `Customers opt in to order updates on the web form at ${URL_OF}. Msg frequency varies. Msg & data rates may apply. Reply STOP to opt out, HELP for help. Terms: https://harbor.example/terms Privacy: https://harbor.example/privacy.`;
    const flow = flowOf(form(LABEL), { messageFlow });
    expect(flow?.startsWith(messageFlow)).toBe(true);
    expect(flow).toContain(`On the form at ${URL_OF}, people check a box`);
    expect(flow).toContain(`“${LABEL}”`);
  });

  test.each([
    ['a box that is checked when the page loads', form(LABEL, { isChecked: true })],
    [
      'one consent for texts and calls',
      form('I agree to receive phone calls, emails, and text messages from Harbor Bakery about my orders.'),
    ],
    [
      'a number from a lead seller',
      form('I agree that Harbor Bakery shares my number with its marketing partners, who may text me.'),
    ],
  ])('does not quote %s', (_name, shownForm) => {
    expect(flowOf(shownForm)).toBe(flowOf(undefined));
  });

  test('quotes a box for each kind of messages where the campaign sends both', () => {
    const offers = 'I agree to receive offers by text from Harbor Bakery. Msg frequency varies.';
    const mixed = { usecase: 'MIXED', subUsecases: ['DELIVERY_NOTIFICATION', 'MARKETING'] };
    const boxes = [offers, LABEL].map((label) => ({ label, isChecked: false, isRequired: false }));
    const flow = flowOf({ url: URL_OF, boxes }, mixed);
    expect(flow).toContain(`Box 1 is for updates: “${LABEL}” Box 2 is for offers: “${offers}”`);
    expect(flowOf(form(LABEL), mixed)).toBe(flowOf(undefined, mixed));
  });

  test.each(Object.entries(businesses))('fits the pages of a %s', async (_name, business: SiteSpec) => {
    const { pages, known } = buildSite(business);
    const read = await Promise.all(
      Object.values(pages).map(async (page) => ({ page, facts: await readPage(page) })),
    );
    const optIn = read.find(({ page }) => page.purpose === 'optIn');
    const optInForm = optIn && readShownForm(optIn.page.url, optIn.facts);
    const packet = {
      brand: { brandName: business.name, companyName: business.legalName, website: known.website },
      campaign: {
        usecase: business.useCases.length > 1 ? 'MIXED' : business.useCases[0],
        ...(business.useCases.length > 1 && { subUsecases: [...business.useCases] }),
        description: known.description,
        messageFlow: 'Customers opt in.',
        privacyPolicyLink: known.privacyPolicy,
        termsAndConditionsLink: known.terms,
      },
      pages: { optIn: known.optIn },
    };
    const { findings } = reviewPacket({ packet, pages: { findings: [], optInForm }, today: '2026-11-22' });
    const flow = findings.find(({ edit }) => edit?.path === 'campaign.messageFlow')?.edit?.after as string;
    const label = optInForm?.boxes[0]?.label ?? '';
    if (optInForm !== undefined && label !== '') {
      expect(flow).toContain(label.slice(0, 60));
    }
    const { findings: judged } = reviewReadPages(read, { ...known, messageFlow: flow });
    expect(judged.filter(({ ruleId }) => ruleId === 'page.optin.matches-flow')).toEqual([]);
  });
});
