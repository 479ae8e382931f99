// Opt-in forms that a page embeds from another address: which frame is opened, and what is judged in it.
import {
  type KnownPacket,
  type PageFacts,
  type PageFinding,
  type PageRuleId,
  reviewPage,
} from '@tendlc/page-review';
import type { PageContent } from './page-fetcher.ts';

/** Frames that never hold a form of the business. */
const OTHER_FRAMES = /captcha|youtube|vimeo|maps|googletagmanager|doubleclick/i;

/** The form itself. Links, names, and texts around it are on the page that embeds it. */
const FORM_RULES: ReadonlySet<string> = new Set<PageRuleId>([
  'page.optin.prechecked',
  'page.optin.required-box',
  'page.optin.required-phone',
  'page.optin.no-box',
  'page.optin.box-for-terms',
  'page.optin.separate-marketing',
  'page.optin.bundled',
]);

export const hasPhoneField = ({ forms }: PageFacts): boolean =>
  forms.some(({ fields }) => fields.some(({ kind, isHidden }) => kind === 'phone' && !isHidden));

/** The frame that may hold the form of a page without one. */
export const findFormFrame = (facts: PageFacts): string | undefined =>
  hasPhoneField(facts) ? undefined : facts.frames.find((url) => !OTHER_FRAMES.test(url));

/** The findings about the form in the frame; none if the frame has no phone field. */
export function reviewFormFrame(page: PageContent, facts: PageFacts, known: KnownPacket): PageFinding[] {
  return hasPhoneField(facts)
    ? reviewPage({ ...page, purpose: 'optIn' }, facts, known).findings.filter(({ ruleId }) =>
        FORM_RULES.has(ruleId),
      )
    : [];
}
