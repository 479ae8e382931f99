// Field paths of a packet in words: `campaign.messageFlow` → “Message flow”.
import { BRAND_FIELDS, CAMPAIGN_FIELDS, type Fields, PAGES_FIELDS } from '@tendlc/registration';
import { nameToWords } from '../format/words.ts';

const FIELDS: Readonly<Record<string, Fields>> = {
  brand: BRAND_FIELDS,
  campaign: CAMPAIGN_FIELDS,
  pages: PAGES_FIELDS,
};

const PAGE_WORD = ' (page)';

/** The label of the field. A page is told from the field of the campaign that has its address. */
export function pathWords(path: string): string {
  const [subject = '', name = ''] = path.split('.');
  const label = FIELDS[subject]?.[name]?.label ?? nameToWords(name === '' ? subject : name);
  return subject === 'pages' ? `${label}${PAGE_WORD}` : label;
}
