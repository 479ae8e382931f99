// Rules about the terms page: the parts of SMS terms, and what they must not say.
import { type PageContext, type PageFinding, report } from '../finding.ts';
import type { PageRuleId } from '../facts/page-rules.ts';
import { findBrandOnPage, findPlaceholder } from '../text/brand.ts';
import {
  MARKETING_KINDS,
  MESSAGE_KINDS,
  type WordingName,
  findWording,
  namesTopic,
} from '../text/required-wording.ts';
import type { Sentence } from '../text/sentences.ts';

export function reviewTerms(context: PageContext): PageFinding[] {
  const { brand, facts } = context;
  const isAboutTexts = context.sentences.some(({ text }) => findWording('textMessages', text) !== undefined);
  if (!isAboutTexts) {
    return facts.isTruncated
      ? []
      : [
          report('page.terms.missing', context, {
            message: 'The terms page says nothing about text messages.',
            remedy: `Add a section “SMS Terms” with the program of ${brand}, what it sends, how often, rates, HELP, STOP, a contact, and a link to the privacy policy.`,
          }),
        ];
  }
  const checks = [
    findProgram,
    findDescription,
    ...PARTS.map((part) => findPart.bind(undefined, part)),
    findSupport,
    findPrivacyLink,
    findPartners,
    findCondition,
  ];
  return checks.flatMap((check) => check(context) ?? []);
}

function findProgram(context: PageContext): PageFinding | undefined {
  const { brand, facts, known } = context;
  const placeholder = findPlaceholder(facts.text);
  const isNamed = known.brandNames.length === 0 || findBrandOnPage(facts, known.brandNames) !== undefined;
  return placeholder === undefined && isNamed
    ? undefined
    : report('page.terms.program', context, {
        message:
          placeholder === undefined
            ? `The terms do not name ${brand}.`
            : 'The terms have a placeholder of their template.',
        remedy: `“Program: ${brand} text messages.”`,
        quote: placeholder,
      });
}

const TEXTS = /\b(?:sms|mms|text|texts|texting|messages?|messaging|program|mensajes?|programa)\b/;

/** "We send one confirmation" after STOP, and support by email, are no program. */
const REPLIES =
  /\b(?:one|a) (?:final |single |last )?confirmation\b|\bconfirm\w{0,6} (?:message|text|that)\b|\S{1,80}@\S{1,80}|\bcustomer (?:support|care|service)\b|\bfor (?:support|help)\b/g;
/** A sentence, unlike a link "Text updates". */
const SENDS =
  /\b(?:sends?|sent|sending|receiv\w{1,3}|gets?|includ\w{1,3}|program|programa|messages? (?:are|is|about|for|with|may|will|contain)|consist|contain|deliver|notify|remind|inform|envi\w{1,5}|recib\w{1,4})\b/;

function findDescription(context: PageContext): PageFinding | undefined {
  const { brand, facts, known, sentences } = context;
  const about = sentences.filter(
    ({ plain, text }) =>
      TEXTS.test(plain) &&
      SENDS.test(plain) &&
      (MESSAGE_KINDS.test(plain.replaceAll(REPLIES, ' ')) || namesTopic(text)),
  );
  const isMarketing = known.useCases?.includes('MARKETING') === true;
  if (about.length === 0) {
    return report('page.terms.description', context, {
      message: 'The terms do not say what the text messages are about.',
      remedy: `“${brand} sends ${isMarketing ? 'offers and news' : 'order updates and reminders'} by text message.” Name the messages of your campaign.`,
      ...(facts.isTruncated ? { status: 'warning', basis: 'estimate' } : {}),
    });
  }
  return isMarketing && !about.some(({ plain }) => MARKETING_KINDS.test(plain))
    ? report('page.terms.description', context, {
        message: 'The campaign sends marketing, but the terms do not mention offers or promotions.',
        remedy: `“${brand} sends offers and promotions by text message.”`,
        quote: quoteOf(about[0]),
        status: 'warning',
        basis: 'estimate',
      })
    : undefined;
}

type Part = {
  readonly id: PageRuleId;
  readonly wording: WordingName;
  readonly message: string;
  readonly remedy: string;
};

const PARTS: readonly Part[] = [
  {
    id: 'page.terms.frequency',
    wording: 'frequency',
    message: 'The terms do not state the message frequency.',
    remedy: '“Message frequency varies.”',
  },
  {
    id: 'page.terms.rates',
    wording: 'rates',
    message: 'The terms do not say that message and data rates may apply.',
    remedy: '“Message and data rates may apply.”',
  },
  {
    id: 'page.terms.stop',
    wording: 'stop',
    message: 'The terms do not say how to end the messages.',
    remedy: '“Text STOP at any time to cancel. We send one confirmation.”',
  },
  {
    id: 'page.terms.carrier-liability',
    wording: 'carrierLiability',
    message: 'The terms do not say that carriers are not liable for delayed or undelivered messages.',
    remedy: '“Carriers are not liable for delayed or undelivered messages.”',
  },
];

function findPart({ id, message, remedy, wording }: Part, context: PageContext): PageFinding | undefined {
  if (findWording(wording, context.facts.text) !== undefined) {
    return undefined;
  }
  // Only AWS publishes a denial for the clause about carriers.
  const isOnlyAws = id === 'page.terms.carrier-liability' && context.known.provider !== 'aws';
  return report(id, context, {
    message,
    remedy,
    ...(isOnlyAws || context.facts.isTruncated ? { status: 'warning' } : {}),
  });
}

function findSupport(context: PageContext): PageFinding | undefined {
  const { brand, facts, known } = context;
  const hasHelp = findWording('help', facts.text) !== undefined;
  const isContactLinked = facts.links.some(({ text, url }) =>
    /contact|support|help/i.test(`${text} ${URL.parse(url)?.pathname ?? ''}`),
  );
  const hasContact = facts.contacts.phones.length + facts.contacts.emails.length > 0 || isContactLinked;
  if (hasHelp && hasContact) {
    return undefined;
  }
  const contact = known.supportEmail ?? known.supportPhone;
  return report('page.terms.support', context, {
    message: hasHelp
      ? 'The terms name no phone number, email address, or contact page.'
      : 'The terms do not say how to get help by text.',
    remedy: `“Text HELP for help${contact === undefined ? '' : `, or contact ${brand} at ${contact}`}.”${contact === undefined ? ` Add the phone number or email address of ${brand}.` : ''}`,
    ...(facts.isTruncated ? { status: 'warning', basis: 'estimate' } : {}),
  });
}

function findPrivacyLink(context: PageContext): PageFinding | undefined {
  const { facts, known } = context;
  const isLinked = facts.links.some(({ text, url }) => /privacy|privacidad/i.test(`${text} ${url}`));
  const isNamed =
    facts.kind !== 'html' && /\bprivacy (?:policy|notice)|pol[ií]tica de privacidad/i.test(facts.text);
  const isSamePage = facts.headings.some(({ text }) => /privacy|privacidad/i.test(text));
  return isLinked || isNamed || isSamePage || /https?:\/\/[^\s]{1,200}privacy/i.test(facts.text)
    ? undefined
    : report('page.terms.privacy-link', context, {
        message: 'The terms do not link the privacy policy.',
        remedy: `“See our Privacy Policy: ${known.privacyPolicy ?? 'followed by the URL of the policy'}”`,
        ...(facts.isTruncated ? { status: 'warning', basis: 'estimate' } : {}),
      });
}

const PARTNER_OFFERS =
  /\b(?:offers?|promotions?|messages?|texts|marketing|ofertas|promociones|mensajes)\b[^.]{0,60}\b(?:from|of|by|on behalf of|about|de)\b[^.]{0,30}\b(?:our |its |nuestros )?(?:partners?|affiliates?|third[- ]part(?:y|ies)|sponsors?|socios|afiliados|terceros)\b/;
const NEGATED = /\b(?:not|never|no|nor|won't|don't|doesn't|nunca|ni)\b/;

function findPartners(context: PageContext): PageFinding | undefined {
  const found = context.sentences.find(
    ({ plain }) =>
      /\b(?:sms|text|texts|messages?|messaging|receive|mensajes?)\b/.test(plain) &&
      PARTNER_OFFERS.test(plain) &&
      !NEGATED.test(plain),
  );
  return found === undefined
    ? undefined
    : report('page.terms.affiliate', context, {
        message:
          'The terms announce messages or offers of partners. Affiliate marketing cannot be registered.',
        remedy: `Send messages about ${context.brand} only, and delete the sentence if no partner offers are sent.`,
        quote: quoteOf(found),
      });
}

const CONDITION =
  /\b(?:by|when you|if you|al)\b[^.]{0,20}\b(?:buy(?:ing)?|purchas(?:e|ing)|order(?:ing)?|plac(?:e|ing) an order|check(?:ing)? out|shop(?:ping)?|visit(?:ing)?|brows(?:e|ing)|us(?:e|ing) (?:this|our|the) (?:site|website|services?|app|platform|store)|creat(?:e|ing) an account|register(?:ing)? for an account|accept(?:ing)? these terms|continu(?:e|ing) to use|book(?:ing)?|comprar|visitar|usar (?:este|nuestro) sitio)\b[^.]{0,80}\b(?:agree|consent|opt in|acepta|consiente|autoriza)\b[^.]{0,60}\b(?:texts?|sms|messages?|messaging|mensajes?)\b/;

function findCondition(context: PageContext): PageFinding | undefined {
  const found = context.sentences.find(
    ({ plain }) => CONDITION.test(plain) && !/\bnot\b[^.]{0,30}\b(?:agree|consent|condition)/.test(plain),
  );
  return found === undefined
    ? undefined
    : report('page.terms.conditions', context, {
        message: 'The terms make consent to texts a part of buying or using the service.',
        remedy:
          'Delete the sentence, and collect consent in a checkbox of its own: “Consent is not a condition of purchase.”',
        quote: quoteOf(found),
      });
}

const quoteOf = (sentence: Sentence | undefined) =>
  sentence === undefined ? undefined : { text: sentence.own, offset: sentence.start };
