// Rules about the privacy policy: whose it is, what it says about mobile data, and that it promises not to share them.
import { findWebsiteHost } from '@tendlc/compliance';
import { type PageContext, type PageFinding, report } from '../finding.ts';
import { findBrandInText, findBrandOnPage, findCopyrightOwner, findPlaceholder } from '../text/brand.ts';
import { findWording } from '../text/required-wording.ts';
import type { Sentence } from '../text/sentences.ts';
import { type SharingClauses, readSharing } from '../text/sharing.ts';

const POLICY_WORDS_MIN = 150;

export function reviewPrivacyPolicy(context: PageContext): PageFinding[] {
  const notPolicy = findNotPolicy(context);
  const isOtherDocument = notPolicy?.status === 'error';
  const checks = [findOwner, findMobileData, findFrequencyAndRates, findOptOut, findHost];
  return [
    ...(notPolicy === undefined ? [] : [notPolicy]),
    ...(isOtherDocument ? [] : [...checks.flatMap((check) => check(context) ?? []), ...findSharing(context)]),
  ];
}

const ABOUT_PRIVACY = /\b(?:privacy|privacidad|data protection)\b/i;
/** What a privacy policy is about, and how to say that it is missing. */
const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:collect|gather|recopil|recog|obten)/i, 'what is collected'],
  [/\b(?:use|using|used|usamos|utiliz)/i, 'how it is used'],
  [/\b(?:shar|disclos|compart|divulg)/i, 'whether it is shared'],
  [/\b(?:personal|your (?:information|data)|informaci[oó]n|datos)/i, 'which personal data it is about'],
];
const SUBJECTS_MIN = 3;

function findNotPolicy(context: PageContext): PageFinding | undefined {
  const { brand, facts } = context;
  const named = [facts.title, ...facts.headings.map(({ text }) => text), facts.text.slice(0, 300)];
  const isNamed = named.some((text) => ABOUT_PRIVACY.test(text));
  const missing = SUBJECTS.filter(([pattern]) => !pattern.test(facts.text)).map(([, words]) => words);
  const subjects = SUBJECTS.length - missing.length;
  const isCookieNotice = /\bcookie/i.test(facts.title) && !ABOUT_PRIVACY.test(facts.title) && subjects < 4;
  if (isNamed && !isCookieNotice && subjects > 0 && subjects < SUBJECTS_MIN) {
    return report('page.privacy.is-policy', context, {
      message: `The privacy policy does not say ${missing.join(', or ')}.`,
      remedy: `Say which personal data ${brand} collects, how it uses them, and that it does not share mobile data.`,
    });
  }
  if (!isNamed || subjects < SUBJECTS_MIN || isCookieNotice) {
    return report('page.privacy.is-policy', context, {
      message: 'The page is not a privacy policy.',
      remedy: `Publish a page “Privacy Policy” of ${brand} that says which personal data it collects, how it uses them, and that it does not share mobile data.`,
      quote: facts.title === '' ? undefined : { text: facts.title, offset: 0 },
    });
  }
  return facts.wordCount < POLICY_WORDS_MIN
    ? report('page.privacy.is-policy', context, {
        message: `The privacy policy has only ${facts.wordCount} words.`,
        remedy: `Say in full which personal data ${brand} collects, why, how it uses them, and with whom it shares them.`,
        status: 'warning',
        basis: 'estimate',
      })
    : undefined;
}

const SELF_NAMED =
  /(?:^|[\s“"(])((?:[A-Z][\w&'’.-]{0,30}\s){0,4}[A-Z][\w&'’.-]{1,30}(?:,? (?:LLC|Inc\.?|Corp\.?|Ltd\.?|Co\.))?)\s?\(\s?(?:hereinafter\s|collectively,?\s)?(?:the\s)?["“”'‘]?(?:we|us|our|company)\b/;

function findOwner(context: PageContext): PageFinding | undefined {
  const { brand, facts, known } = context;
  const placeholder = findPlaceholder(facts.text);
  if (placeholder !== undefined) {
    return report('page.privacy.brand', context, {
      message: 'The privacy policy has a placeholder of its template.',
      remedy: `Replace the placeholder with ${brand}.`,
      quote: placeholder,
    });
  }
  if (known.brandNames.length === 0 || findBrandOnPage(facts, known.brandNames) !== undefined) {
    return undefined;
  }
  const named = SELF_NAMED.exec(facts.text)?.[1] ?? findCopyrightOwner(facts);
  const other =
    named !== undefined && findBrandInText(named, known.brandNames) === undefined ? named : undefined;
  return report('page.privacy.brand', context, {
    message:
      other === undefined
        ? `The privacy policy does not name ${brand}.`
        : `The privacy policy names ${other} instead of ${brand}.`,
    remedy: `Name the company in the first sentence: “This privacy policy applies to ${[...new Set(known.brandNames)].slice(0, 2).join(', also ')}.”`,
    quote: other === undefined ? undefined : { text: other, offset: Math.max(0, facts.text.indexOf(other)) },
    ...(other === undefined ? { status: 'warning', basis: 'estimate' } : {}),
  });
}

const MOBILE =
  /\b(?:phone|mobile|cell|telephone|sms|text messag|texts\b|texting|telefono|movil|celular|mensajes de texto)/;
const COLLECTED =
  /\b(?:collect|gather|obtain|receiv|record|store|provide|give|submit|enter|ask for|sign up|opt[- ]in|us(?:e|ed|ing)|send|recopil|recog|obten|guard|us(?:amos|ar)|utiliz|envi|proporcion)/;

function findMobileData(context: PageContext): PageFinding | undefined {
  const { brand, facts, sentences } = context;
  const promised = new Set(readSharing(sentences).promises);
  const isSaid = sentences.some(
    (sentence) => !promised.has(sentence) && MOBILE.test(sentence.plain) && COLLECTED.test(sentence.plain),
  );
  return isSaid || facts.isTruncated
    ? undefined
    : report('page.privacy.mobile-data', context, {
        message: 'The privacy policy does not say that you collect mobile numbers or consent to texts.',
        remedy: `“${brand} collects your mobile number and your consent to text messages to send you the messages that you asked for.”`,
      });
}

function findSharing(context: PageContext): PageFinding[] {
  const sharing = readSharing(context.sentences);
  const hasPromise = sharing.promises.length > 0;
  return [...findPromise(context, sharing, hasPromise), ...findContradiction(context, sharing)];
}

const promise = (brand: string): string =>
  `“${brand} does not share mobile numbers, SMS opt-in data or consent with third parties or affiliates for marketing or promotional purposes.”`;

const quoteOf = (sentence: Sentence | undefined) =>
  sentence === undefined ? undefined : { text: sentence.own, offset: sentence.start };

function findPromise(context: PageContext, sharing: SharingClauses, hasPromise: boolean): PageFinding[] {
  const { brand, facts } = context;
  const [withConsent] = sharing.withConsent;
  if (withConsent !== undefined) {
    return [
      report('page.privacy.sharing-with-consent', context, {
        message:
          'The privacy policy says that you share mobile data if the customer consents. Reviewers treat that as sharing.',
        remedy: `Delete the condition: ${promise(brand)}`,
        quote: quoteOf(withConsent),
        ...(hasPromise ? { status: 'warning', basis: 'estimate' } : {}),
      }),
    ];
  }
  if (hasPromise || facts.isTruncated) {
    return [];
  }
  const [undone] = sharing.undone;
  const [narrow] = sharing.narrow;
  if (undone === undefined && narrow !== undefined) {
    return [
      report('page.privacy.narrow', context, {
        message: 'The promise not to share mobile data is narrower than reviewers ask for.',
        remedy: `Use the full sentence: ${promise(brand)}`,
        quote: quoteOf(narrow),
      }),
    ];
  }
  return [
    report('page.privacy.no-sharing-clause', context, {
      message:
        undone === undefined
          ? 'The privacy policy does not promise that mobile data are not shared.'
          : 'The privacy policy promises not to share mobile data, but its exception takes the promise back.',
      remedy: `Add this sentence: ${promise(brand)}`,
      quote: quoteOf(undone),
    }),
  ];
}

function findContradiction(context: PageContext, sharing: SharingClauses): PageFinding[] {
  const [contradiction] = sharing.contradictions;
  const [cookies] = sharing.cookieSharing;
  const found = contradiction ?? cookies;
  if (found === undefined || sharing.carveOuts.length > 0) {
    return [];
  }
  return [
    report('page.privacy.contradiction', context, {
      message:
        contradiction === undefined
          ? 'The privacy policy shares browsing data with others for marketing. A reviewer may read it as sharing of personal data.'
          : 'The privacy policy shares personal data with others for marketing.',
      remedy:
        'Delete the sentence, or add: “All sharing described in this policy excludes text messaging opt-in data and consent. We share these with no third party.”',
      quote: quoteOf(found),
      ...(contradiction === undefined ? { status: 'warning', basis: 'estimate' } : {}),
    }),
  ];
}

function findFrequencyAndRates(context: PageContext): PageFinding | undefined {
  const { facts, known } = context;
  const isWebOptIn =
    (known.optIn?.length ?? 0) > 0 || /https?:|\bweb|\bform\b|\bonline\b/i.test(known.messageFlow ?? '');
  const missing = [
    ...(findWording('frequency', facts.text) === undefined ? ['Message frequency varies.'] : []),
    ...(findWording('rates', facts.text) === undefined ? ['Message and data rates may apply.'] : []),
  ];
  return missing.length === 0 || !isWebOptIn || facts.isTruncated
    ? undefined
    : report('page.privacy.frequency-rates', context, {
        message:
          'The privacy policy does not state the message frequency and rates, which some reviewers ask for after a web opt-in.',
        remedy: `Add: “${missing.join(' ')}”`,
      });
}

function findOptOut(context: PageContext): PageFinding | undefined {
  const { text } = context.facts;
  return findWording('stop', text) !== undefined && findWording('help', text) !== undefined
    ? undefined
    : report('page.privacy.optout', context, {
        message: 'The privacy policy does not say how to end texts or get help.',
        remedy: 'Add: “Reply STOP to opt out, HELP for help.”',
      });
}

const DOCUMENT_HOSTS =
  /(?:^|\.)(?:docs\.google\.com|drive\.google\.com|notion\.(?:so|site)|termsfeed\.com|termly\.io|freeprivacypolicy\.com|privacypolicies\.com|iubenda\.com|privacypolicygenerator\.info|getterms\.io|app\.termly\.io|dropbox\.com|scribd\.com)$/i;

function findHost(context: PageContext): PageFinding | undefined {
  const { facts, page } = context;
  const host = URL.parse(page.finalUrl)?.hostname ?? '';
  const kind = findWebsiteHost(host)?.kind;
  const isForeign = DOCUMENT_HOSTS.test(host) || kind === 'social' || kind === 'link-page';
  return isForeign || facts.kind === 'pdf'
    ? report('page.privacy.own-domain', context, {
        message: isForeign
          ? `The privacy policy is hosted at ${host}.`
          : 'The privacy policy is a PDF, not a web page.',
        remedy: `Publish the policy as a web page at the domain of ${context.brand}.`,
      })
    : undefined;
}
