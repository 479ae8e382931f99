// Clean sites have no errors, and each single fault is found by its rule on its page.
import { describe, expect, it } from 'vitest';
import { PAGE_RULES, type PageFinding, reviewPages } from '../src/index.ts';
import { businesses } from './support/businesses.ts';
import { faults } from './support/faults.ts';
import { inBody, replace } from './support/planting.ts';
import { type Site, type SiteSpec, buildSite } from './support/sites.ts';

const review = async ({ known, pages }: Site) => await reviewPages(Object.values(pages), known);
const summarize = ({ details, message, ruleId, status }: PageFinding) =>
  `${status} ${ruleId}: ${message} ${details ?? ''}`;

describe('a clean site', () => {
  it.each(Object.entries(businesses))('of a %s has no errors', async (_name, business) => {
    const { findings, pages } = await review(buildSite(business));
    expect(findings.filter(({ status }) => status === 'error').map(summarize)).toEqual([]);
    expect(findings.length).toBeLessThan(2);
    expect(pages.every(({ isReadable }) => isReadable)).toBe(true);
  });
});

describe('a planted fault', () => {
  it.each(faults.map((fault) => [`${fault.business}: ${fault.name}`, fault] as const))(
    'is found: %s',
    async (_name, fault) => {
      const business = businesses[fault.business];
      if (business === undefined) {
        throw new Error(`no business ${fault.business}`);
      }
      const clean = buildSite(business);
      const planted = fault.plant(clean);
      const before = (await review(clean)).findings.map(({ ruleId }) => ruleId);
      const { findings, pages } = await review(planted);
      expect(before).not.toContain(fault.ruleId);
      expect(
        findings.map(summarize).filter((line) => line.startsWith(`${fault.status} ${fault.ruleId}: `)),
      ).toHaveLength(1);
      for (const finding of findings) {
        expectComplete(finding);
        const text = pages.find(({ page }) => page.finalUrl === finding.url)?.facts.text ?? '';
        if (finding.evidence?.offset !== undefined) {
          expect(text.slice(finding.evidence.offset)).toMatch(startOf(finding.evidence.quote));
        }
      }
    },
  );

  it('leaves no rule without a fault that it finds', () => {
    const found = new Set(faults.map(({ ruleId }) => ruleId));
    expect(Object.keys(PAGE_RULES).filter((ruleId) => !found.has(ruleId))).toEqual([]);
  });
});

describe('what the messages are about', () => {
  const rulesOf = async (sends: string) => {
    // Without the heading and links, which name a kind of message.
    const site = inBody(
      'optIn',
      replace(/Text updates/g, 'Texts'),
    )(buildSite({ ...(businesses['gym'] as SiteSpec), sends }));
    const { findings } = await review(site);
    return findings
      .map(({ ruleId }) => ruleId)
      .filter((ruleId) => ruleId === 'page.optin.label-parts' || ruleId === 'page.terms.description');
  };

  it.each([
    'text messages about my tutoring sessions',
    'texts regarding your volunteer shifts',
    'text messages about my service visits',
    'text messages from the office about my prescription pickups',
    'mensajes de texto sobre mis clases',
  ])('is said, although no list has the topic: %s', async (sends) => {
    expect(await rulesOf(sends)).toEqual([]);
  });

  it.each([
    'text messages',
    'text messages about our services',
    'texts about our products and services',
    'texts about us',
    'texts about Iron Harbor',
  ])('is not said: %s', async (sends) => {
    expect(await rulesOf(sends)).toEqual(['page.terms.description', 'page.optin.label-parts']);
  });
});

/** An error has a published reason, and every finding says what to do. */
function expectComplete(finding: PageFinding): void {
  expect(finding.status === 'error' ? finding.basis : 'published').toBe('published');
  expect(finding.remedy ?? '').toMatch(/[.”"]$|https?:/);
  expect(finding.message).toMatch(/[.”]$/);
  expect(finding.field).toMatch(/^pages\./);
  expect(finding.source.title).not.toBe('');
}

/** The quote without the mark of its cut. */
const startOf = (quote: string): RegExp =>
  new RegExp(`^${quote.slice(0, 250).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`, 'u');

describe('the table of rules', () => {
  it('names only codes that the code tables know', async () => {
    const { findDraw } = await import('../src/finding.ts');
    const { PART_DRAWS } = await import('../src/facts/page-rules.ts');
    const keys = [
      ...Object.values(PAGE_RULES),
      ...Object.values(PART_DRAWS).map((draws) => ({ draws })),
    ].flatMap(({ draws }) => draws);
    expect(keys.filter((key) => findDraw(key).length !== 1)).toEqual([]);
  });
});
