// Finds the opt-in form of a page, its consent boxes, and the disclosure beside them.
import type { PageFacts, PageField, PageForm } from '../page.ts';
import { findWording } from './required-wording.ts';

export type ConsentBox = {
  readonly field: PageField;
  /** The label, with the line behind it if the label says little. */
  readonly label: string;
  readonly offset: number;
};

export type OptInForm = {
  readonly form: PageForm;
  readonly phone: PageField;
  readonly boxes: readonly ConsentBox[];
  /** What stands in the form and within 600 characters of it. */
  readonly disclosure: string;
  readonly start: number;
  readonly end: number;
  /** The form does nothing but sign up for texts. */
  readonly isOnlyForTexts: boolean;
};

const AROUND_UNITS = 600;
const CONTAINER_UNITS_MAX = 6_000;
const TEXTS = /\b(?:sms|mms|texts?|texting|text messag\w{1,4}|txts?|messages?|mensajes?|textos?)\b/i;
const CONSENT =
  /\b(?:agree|consent|receive|get|send|opt|accept|authori[sz]e|sign (?:me )?up|subscribe|yes|text me|join|want|would like|acepto|autorizo|recibir|reciba|deseo|quiero|s[ií])\b/i;
/** "You agree to receive" by pressing the button is no box. */
const OTHER_BOX = /\b(?:remember me|newsletter only|robot|age|18|21|años)\b/i;

/** Whether a text asks for consent to text messages. */
export const isConsentText = (text: string): boolean => TEXTS.test(text) && CONSENT.test(text);

/** The form with a phone field that most likely is the opt-in. */
export function findOptInForm(facts: PageFacts): OptInForm | undefined {
  const candidates = facts.forms.flatMap((form) => {
    const phone = form.fields.find(({ kind, isHidden }) => kind === 'phone' && !isHidden);
    return phone === undefined ? [] : [readForm(facts, form, phone)];
  });
  return candidates.toSorted((one, other) => weigh(other) - weigh(one))[0];
}

const weigh = ({ boxes, disclosure }: OptInForm): number =>
  boxes.length * 2 + (findWording('textMessages', disclosure) === undefined ? 0 : 1);

function readForm(facts: PageFacts, form: PageForm, phone: PageField): OptInForm {
  const last = form.fields.at(-1) as PageField;
  const isWide = form.end - form.start > CONTAINER_UNITS_MAX;
  const from = isWide ? (form.fields[0] as PageField).offset : form.start;
  const to = isWide ? Math.max(last.labelSpan.end, last.offset, form.button?.offset ?? 0) : form.end;
  const boxEnd = Math.max(...form.fields.filter(isBox).map(({ labelSpan }) => labelSpan.end), phone.offset);
  const start = Math.max(0, Math.min(from, phone.offset - AROUND_UNITS));
  const end = Math.min(facts.text.length, Math.max(to, boxEnd + AROUND_UNITS));
  return {
    form,
    phone,
    boxes: readBoxes(facts, form),
    disclosure: facts.text.slice(start, end),
    start,
    end,
    isOnlyForTexts: isOnlyForTexts(facts, form, start),
  };
}

const isBox = ({ isHidden, type }: PageField): boolean =>
  !isHidden && (type === 'checkbox' || type === 'radio');

function readBoxes(facts: PageFacts, form: PageForm): ConsentBox[] {
  return form.fields.filter(isBox).flatMap((field, _, boxes) => {
    const next = boxes.find(({ offset }) => offset > field.offset)?.offset ?? facts.text.length;
    const end = Math.min(next, field.labelSpan.end + 400, form.button?.offset ?? Number.POSITIVE_INFINITY);
    const following = facts.text.slice(field.labelSpan.end, Math.max(field.labelSpan.end, end));
    const isShort = field.label.length < 60;
    const label = isShort ? `${field.label} ${following}` : field.label;
    const isConsent =
      (isConsentText(label) && !(OTHER_BOX.test(field.label) && !TEXTS.test(field.label))) ||
      /sms|text_?(?:me|opt|consent)/.test(field.hints);
    return isConsent ? [{ field, label: label.trim(), offset: field.labelSpan.start }] : [];
  });
}

const HARMLESS = /name|nombre|zip|postal|birth|e-?mail|correo|country|honeypot|captcha|first|last/;
const TEXT_PURPOSE =
  /\b(?:texts?|sms|text alerts?|subscribe|join|sign me up|opt in|enroll|alerts?|text club|notify me|suscrib\w{1,4}|inscrib\w{1,4})\b/i;

function isOnlyForTexts(facts: PageFacts, form: PageForm, start: number): boolean {
  const others = form.fields.filter(
    ({ kind, hints, isHidden, label }) =>
      !isHidden &&
      kind !== 'phone' &&
      kind !== 'checkbox' &&
      kind !== 'email' &&
      kind !== 'name' &&
      !HARMLESS.test(`${hints} ${label.toLowerCase()}`),
  );
  const heading = facts.headings.findLast((one) => one.start <= form.start + 200 && one.end >= start - 400);
  const said = `${form.button?.text ?? ''} ${heading?.text ?? ''}`;
  return (
    others.length === 0 &&
    TEXT_PURPOSE.test(said) &&
    !/\b(?:book|order|buy|checkout|quote|contact us|account|estimate|donate)\b/i.test(said)
  );
}
