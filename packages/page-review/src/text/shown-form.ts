// The opt-in form of a page in the words that visitors see, so that a message flow can quote them.
import type { ShownForm } from '@tendlc/compliance';
import type { PageFacts } from '../page.ts';
import { type ConsentBox, findOptInForm, isConsentText } from './opt-in-form.ts';

/** A longer text is an excerpt of a document and no label. */
const QUOTED_UNITS_MAX = 1_200;
const LABEL_UNITS_MIN = 60;
const PHONE_LABEL_UNITS_MAX = 60;

/** @returns undefined for a page without a phone field */
export function readShownForm(url: string, facts: PageFacts): ShownForm | undefined {
  const form = findOptInForm(facts);
  if (form === undefined) {
    return undefined;
  }
  const phoneLabel = inOneLine(form.phone.label);
  const beside = form.boxes.length > 0 ? '' : readBesidePhone(form.disclosure);
  return {
    url,
    ...(phoneLabel !== '' && phoneLabel.length <= PHONE_LABEL_UNITS_MAX && { phoneLabel }),
    boxes: form.boxes.map((box) => ({
      label: labelOf(box),
      isChecked: box.field.isChecked,
      isRequired: box.field.isRequired,
    })),
    ...(beside !== '' && { besidePhone: beside }),
  };
}

const inOneLine = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[•*\s]+/, '')
    .trim();

const quotable = (text: string): string => (text.length <= QUOTED_UNITS_MAX ? text : '');

/** A short label continues on the next line of the page; what comes after that may belong to something else. */
function labelOf({ field, label }: ConsentBox): string {
  const own = inOneLine(field.label);
  if (own.length >= LABEL_UNITS_MIN) {
    return quotable(own);
  }
  const next = label
    .slice(field.label.length)
    .split('\n')
    .find((line) => line.trim() !== '');
  return quotable(inOneLine(`${own} ${next ?? ''}`));
}

/** The lines beside the phone field that ask for consent to texts. */
const readBesidePhone = (disclosure: string): string =>
  quotable(inOneLine(disclosure.split('\n').filter(isConsentText).join(' ')));
