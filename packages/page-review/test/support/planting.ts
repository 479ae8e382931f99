// Plants faults in clean websites.
import type { FetchedPage, KnownPacket, PagePurpose } from '../../src/index.ts';
import type { Site } from './sites.ts';

/** Business, rule, severity, name of the fault, and how to plant it. */
export type FaultRow = readonly [
  business: string,
  ruleId: string,
  status: 'error' | 'warning' | 'info',
  name: string,
  plant: (site: Site) => Site,
];
type Change = (body: string) => string;

/** Replaces words of a page. A fault that changes nothing is a mistake in this table. */
export const replace =
  (from: string | RegExp, to: string): Change =>
  (body) => {
    const changed = body.replace(from, to);
    if (changed === body) {
      throw new Error(`nothing to replace: ${String(from)}`);
    }
    return changed;
  };
export const all =
  (...changes: Change[]): Change =>
  (body) =>
    changes.reduce((text, change) => change(text), body);

function changePage(site: Site, purpose: PagePurpose, part: Partial<FetchedPage>): Site {
  return { ...site, pages: { ...site.pages, [purpose]: { ...site.pages[purpose], ...part } } };
}
export const inBody =
  (purpose: PagePurpose, change: Change) =>
  (site: Site): Site =>
    changePage(site, purpose, { body: change(String(site.pages[purpose].body)) });
export const inPage =
  (purpose: PagePurpose, part: Partial<FetchedPage>) =>
  (site: Site): Site =>
    changePage(site, purpose, part);
export const inPacket =
  (part: Partial<KnownPacket>) =>
  (site: Site): Site => ({ ...site, known: { ...site.known, ...part } });
export const whole =
  (html: string): Change =>
  () =>
    html;
