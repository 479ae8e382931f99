// Describes the opt-in form that a page shows, in the page's own words. What the form lacks is not described.
import type { ShownForm } from '../packet-review.ts';

type Box = ShownForm['boxes'][number];

const OFFERS =
  /\b(?:offers?|promotions?|promotional|promos?|marketing|deals?|discounts?|coupons?|specials)\b/i;
const isForOffers = ({ label }: Box): boolean => OFFERS.test(label);

/** A quotation mark within the quotation would end it. */
const quote = (words: string): string => `“${words.replaceAll(/["“”]/g, '’')}”`;

/** What people do on the form, after a subject such as “They”. */
function describeAct({ boxes, besidePhone }: ShownForm, programs: readonly string[]): string | undefined {
  const hasOffers = programs.includes('MARKETING');
  // A box that is checked when the page loads is no consent, so the page changes first.
  if (boxes.some(({ isChecked, label }) => isChecked || label === '')) {
    return undefined;
  }
  const [first] = boxes;
  if (first === undefined) {
    return hasOffers || besidePhone === undefined
      ? undefined
      : `enter a mobile number next to this text: ${quote(besidePhone)}`;
  }
  if (hasOffers && programs.length > 1) {
    return describeTwoBoxes(boxes);
  }
  const box = boxes.find((one) => isForOffers(one) === hasOffers) ?? first;
  return `check a box, which is ${conditionOf([box])}: ${quote(box.label)}`;
}

const conditionOf = (boxes: readonly Box[]): string =>
  `${boxes.some(({ isRequired }) => isRequired) ? '' : 'optional and '}unchecked by default`;

function describeTwoBoxes(boxes: readonly Box[]): string | undefined {
  const [updates, offers] = [boxes.find((box) => !isForOffers(box)), boxes.find(isForOffers)];
  return updates === undefined || offers === undefined
    ? undefined
    : `find two separate boxes, ${conditionOf([updates, offers])}. Box 1 is for updates: ${quote(updates.label)} Box 2 is for offers: ${quote(offers.label)}`;
}

/** The act alone, to add to a flow. */
export function quoteAct(form: ShownForm, programs: readonly string[]): string | undefined {
  const act = describeAct(form, programs);
  return act && `On the form at ${form.url}, people ${act}`;
}

/** A whole flow. */
export function quoteForm(form: ShownForm, programs: readonly string[]): string | undefined {
  const act = describeAct(form, programs);
  if (act === undefined) {
    return undefined;
  }
  const field = form.phoneLabel === undefined ? '' : ` in the field ${quote(form.phoneLabel)}`;
  return form.boxes.length === 0
    ? `People opt in on the web form at ${form.url}. They ${act}`
    : `People opt in on the web form at ${form.url}. They enter a mobile number${field}. They ${act} People get only the text messages of a box that they check.`;
}
