// Labels of the fields and pages of a packet by their paths: `campaign.messageFlow` is “Message flow”.
import { BRAND_FIELDS } from './brand/fields.ts';
import { CAMPAIGN_FIELDS } from './campaign/fields.ts';
import type { Fields } from './field.ts';
import { PAGES_FIELDS } from './pages/fields.ts';

const FIELDS: Readonly<Record<string, Fields>> = {
  brand: BRAND_FIELDS,
  campaign: CAMPAIGN_FIELDS,
  pages: PAGES_FIELDS,
};

const PAGE_WORD = ' (page)';

/**
 * The label of the field, or undefined if there is none. A page is told from the field of the campaign that has its
 * address.
 */
export function labelOfPath(path: string): string | undefined {
  const [subject = '', name = ''] = path.split('.');
  const label = FIELDS[subject]?.[name]?.label;
  return label === undefined || subject !== 'pages' ? label : `${label}${PAGE_WORD}`;
}

const PATHS = /\b(?:brand|campaign|pages)\.[a-zA-Z0-9]+/g;

/** A sentence for programs as one for people: each path becomes the label of its field. */
export const withLabels = (sentence: string): string =>
  sentence.replaceAll(PATHS, (path) => {
    const label = labelOfPath(path);
    return label === undefined ? path : `“${label}”`;
  });
