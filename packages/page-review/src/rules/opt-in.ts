// Rules about the opt-in page: the form, its boxes, and where its disclosure stands.
import { type PageContext, type PageFinding, report } from '../finding.ts';
import { type ConsentBox, type OptInForm, findOptInForm } from '../text/opt-in-form.ts';
import { MARKETING_KINDS, SERVICE_KINDS, findQuote, findWording } from '../text/required-wording.ts';
import { findBrandOnPage, findCopyrightOwner } from '../text/brand.ts';
import { reviewDisclosure } from './disclosure.ts';
import { findFlowDifference } from './flow.ts';

const KEYWORD =
  /\b(?:text|txt|send|env[ií]e|env[ií]a)\s["'“‘*]{0,2}[A-Z][A-Z0-9]{1,14}["'”’*]{0,2}\s(?:to|al|a)\s[\d(+]/;

export function reviewOptInPage(context: PageContext): PageFinding[] {
  const form = findOptInForm(context.facts);
  const other = findOtherBrand(context);
  const side = other === undefined ? [] : [other];
  if (form === undefined) {
    return KEYWORD.test(context.facts.text)
      ? [...side, ...reviewDisclosure(context, { text: context.facts.text, offset: 0, isForm: false })]
      : [...side, ...findNoForm(context)];
  }
  const checks = [
    findPrechecked,
    findRequiredBox,
    findRequiredPhone,
    findNoBox,
    findBoxForTerms,
    findMixedPurposes,
    findBundled,
    findPosition,
    findHidden,
  ];
  return [
    ...side,
    ...checks.flatMap((check) => check(context, form) ?? []),
    ...reviewDisclosure(context, { text: form.disclosure, offset: form.start, isForm: true, end: form.end }),
    ...(findFlowDifference(context, form) ?? []),
  ];
}

function findNoForm(context: PageContext): PageFinding[] {
  const { facts, known } = context;
  const isWebMethod = !/\b(?:verbal|by phone|over the phone|in person|paper|screenshot|image)\b/i.test(
    known.messageFlow ?? '',
  );
  const frame = facts.frames.find(
    (url) => !/captcha|youtube|vimeo|maps|googletagmanager|doubleclick/i.test(url),
  );
  return [
    report('page.optin.no-form', context, {
      message:
        frame === undefined
          ? 'The opt-in page has no field for a phone number.'
          : 'The opt-in page has no phone field of its own; a form may be in an embedded frame, which reviewers may not see.',
      remedy: `Link the exact page where people give ${context.brand} their number, or show the form in the page itself.`,
      quote: frame === undefined ? undefined : { text: frame, offset: 0 },
      ...(frame === undefined && isWebMethod ? {} : { status: 'warning', basis: 'estimate' }),
    }),
  ];
}

function findPrechecked(context: PageContext, { boxes }: OptInForm): PageFinding | undefined {
  const box = boxes.find(({ field }) => field.isChecked);
  return box === undefined
    ? undefined
    : report('page.optin.prechecked', context, {
        message: 'The consent box is checked when the page loads.',
        remedy: 'Leave the box unchecked, so that the customer checks it.',
        quote: quoteLabel(box),
      });
}

function findRequiredBox(
  context: PageContext,
  { boxes, isOnlyForTexts }: OptInForm,
): PageFinding | undefined {
  const box = boxes.find(({ field }) => field.isRequired);
  return box === undefined || isOnlyForTexts
    ? undefined
    : report('page.optin.required-box', context, {
        message: 'The consent box is required, but the form also serves another purpose.',
        remedy: 'Make the box optional, and add: “Consent is not a condition of purchase.”',
        quote: quoteLabel(box),
      });
}

function findRequiredPhone(
  context: PageContext,
  { boxes, isOnlyForTexts, phone }: OptInForm,
): PageFinding | undefined {
  const hasOptionalBox = boxes.some(({ field }) => !field.isRequired);
  return !phone.isRequired || hasOptionalBox || isOnlyForTexts
    ? undefined
    : report('page.optin.required-phone', context, {
        message: 'The phone number is required, and no optional box asks for consent to texts.',
        remedy: 'Make the phone number optional, or add an unchecked, optional box for texts.',
        quote: phone.label === '' ? undefined : { text: phone.label, offset: phone.offset },
      });
}

function findNoBox(context: PageContext, form: OptInForm): PageFinding | undefined {
  if (form.boxes.length > 0) {
    return undefined;
  }
  const { brand, known } = context;
  const marketing = findQuote(MARKETING_KINDS, form.disclosure);
  const isMarketing = known.useCases?.includes('MARKETING') === true || marketing !== undefined;
  return report('page.optin.no-box', context, {
    message: 'The form has no checkbox for consent to texts.',
    remedy: `Add an unchecked box: “I agree to receive text messages from ${brand}. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help. Consent is not a condition of purchase.”`,
    quote:
      form.form.button === undefined
        ? undefined
        : { text: form.form.button.text, offset: form.form.button.offset },
    // Sources disagree about service messages: a disclosure by an optional phone field suffices for some.
    ...(isMarketing ? {} : { status: 'warning' }),
  });
}

const TERMS_THEN_TEXTS =
  /\b(?:agree|accept|consent|acepto)(?: to| with)?\s(?:(?!not\b)[\w'’]+\s){0,5}(?:terms|privacy|conditions|t[eé]rminos|privacidad)\b[^.!?\n]{0,120}\b(?:and|y|as well as|&)\b[^.!?\n]{0,60}\b(?:receive|receiving|get|consent|opt|sms|texts?|recibir)\b/i;
const TEXTS_THEN_TERMS =
  /\b(?:receive|get|recibir)\b[^.!?\n]{0,160}\b(?:texts?|sms|messages?|mensajes?)\b[^.!?\n]{0,120}\b(?:and|y)\s(?:i\s)?(?:also\s)?(?:(?:agree|accept|consent|acepto)(?: to| with)?|to)\s(?:[\w'’]+\s){0,4}(?:terms|privacy|conditions|t[eé]rminos|privacidad)\b/i;

function findBoxForTerms(context: PageContext, { boxes }: OptInForm): PageFinding | undefined {
  const box = boxes.find(({ label }) => TERMS_THEN_TEXTS.test(label) || TEXTS_THEN_TERMS.test(label));
  return box === undefined
    ? undefined
    : report('page.optin.box-for-terms', context, {
        message: 'One box accepts the terms or the privacy policy and consents to texts.',
        remedy: `Use a box of its own for texts: “I agree to receive text messages from ${context.brand}.” Link the terms and the policy beside it.`,
        quote: quoteLabel(box),
      });
}

function findMixedPurposes(context: PageContext, { boxes }: OptInForm): PageFinding | undefined {
  // The label itself counts: the lines behind a short label may describe other boxes.
  const box = boxes.find(({ field: { label } }) => MARKETING_KINDS.test(label) && SERVICE_KINDS.test(label));
  return box === undefined
    ? undefined
    : report('page.optin.separate-marketing', context, {
        message: 'One box asks for service messages and for offers.',
        remedy: `Use two unchecked boxes: “I agree to receive reminders and updates by text from ${context.brand}.” and “I agree to receive offers by text from ${context.brand}.”`,
        quote: quoteLabel(box),
      });
}

const CHANNELS =
  /\b(?:phone calls?|calls?|telephone|e-?mails?|llamadas?|correos?(?: electr[oó]nicos?)?)\b(?:\s?(?:,|\/|&|and|or|y|o)\s?|\s){1,3}(?:(?:by|via|through|or|and|y|o|[a-z]+)\s){0,3}(?:texts?|sms|text messages?|mensajes? de texto)\b|\b(?:texts?|sms|text messages?|mensajes? de texto)\b(?:\s?(?:,|\/|&|and|or|y|o)\s?){1,3}(?:(?:by|via|through|or|and|[a-z]+)\s){0,3}(?:phone calls?|calls?|telephone|e-?mails?|llamadas?|correos?)\b/i;
const CONTACT_CONTEXT = /\b(?:help|contact|support|questions|ayuda)\b/i;

function findBundled(context: PageContext, { boxes }: OptInForm): PageFinding | undefined {
  for (const box of boxes) {
    const quote = findQuote(CHANNELS, box.field.label);
    const before =
      quote === undefined ? '' : box.field.label.slice(Math.max(0, quote.offset - 40), quote.offset);
    if (quote !== undefined && !CONTACT_CONTEXT.test(`${before} ${quote.text}`)) {
      return report('page.optin.bundled', context, {
        message: 'One box asks for consent to text messages and to other channels.',
        remedy: `Use a box for text messages alone: “I agree to receive text messages from ${context.brand}.”`,
        quote: { text: quote.text, offset: box.offset + quote.offset },
      });
    }
  }
  return undefined;
}

function findPosition(context: PageContext, { disclosure, form, start }: OptInForm): PageFinding | undefined {
  const button = form.button?.offset;
  if (button === undefined) {
    return undefined;
  }
  const split = Math.max(0, button - start);
  const [before, after] = [disclosure.slice(0, split), disclosure.slice(split)];
  const names = ['rates', 'stop'] as const;
  const isAfter =
    names.every((name) => findWording(name, before) === undefined) &&
    names.some((name) => findWording(name, after) !== undefined);
  const quote = isAfter ? (findWording('rates', after) ?? findWording('stop', after)) : undefined;
  return quote === undefined
    ? undefined
    : report('page.optin.position', context, {
        message: 'The disclosure comes after the submit button.',
        remedy: 'Move the disclosure above the button, next to the box.',
        quote: { text: quote.text, offset: start + split + quote.offset },
      });
}

function findHidden(context: PageContext, { disclosure }: OptInForm): PageFinding | undefined {
  const names = ['rates', 'stop', 'frequency'] as const;
  for (const hidden of context.facts.hiddenTexts) {
    const found = names.map((name) => findWording(name, hidden.text)).find((quote) => quote !== undefined);
    const isAboutTexts = findWording('textMessages', hidden.text) !== undefined || found !== undefined;
    const isShownToo =
      hidden.reason !== 'class' &&
      found !== undefined &&
      names.some((name) => findWording(name, disclosure) !== undefined);
    if (found === undefined || !isAboutTexts || isShownToo || hidden.reason === 'noscript') {
      continue;
    }
    return report('page.optin.hidden', context, {
      message:
        hidden.reason === 'inline'
          ? 'The disclosure is hidden.'
          : 'The disclosure may be hidden by its style.',
      remedy: 'Show the disclosure next to the box, in a size and color that people can read.',
      quote: { text: hidden.text, offset: hidden.offset },
      ...(hidden.reason === 'inline' ? {} : { status: 'warning', basis: 'estimate' }),
    });
  }
  return undefined;
}

function findOtherBrand(context: PageContext): PageFinding | undefined {
  const { brand, facts, known } = context;
  if (known.brandNames.length === 0 || findBrandOnPage(facts, known.brandNames) !== undefined) {
    return undefined;
  }
  const owner = findCopyrightOwner(facts);
  return report('page.optin.other-brand', context, {
    message: `The opt-in page does not name ${brand}${owner === undefined ? '' : `, but ${owner}`}.`,
    remedy: `Name ${brand} in the heading and in the label of the box: “I agree to receive text messages from ${brand}.”`,
    quote: owner === undefined ? undefined : { text: owner, offset: Math.max(0, facts.text.indexOf(owner)) },
  });
}

const quoteLabel = ({ label, offset }: ConsentBox) => (label === '' ? undefined : { text: label, offset });
