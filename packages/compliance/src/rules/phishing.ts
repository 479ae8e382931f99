// Checks for signs of smishing: account threats, imitated brands, requests for secrets, and prizes.
import { withSmallCode } from '../text/fast-patterns.ts';
import { type ImitatedBrand, imitatedBrands } from '../facts/link-hosts.ts';
import { findBracketedFields } from '../text/bracketed-fields.ts';
import type { Link } from '../text/links.ts';
import type { MessageContext } from './message-context.ts';
import { type Rule, type Verdict, quoteList } from './rule.ts';

export const phishingRules: readonly Rule<MessageContext>[] = [
  {
    id: 'phishing.imitated-brand',
    category: 'phishing_signals',
    source: 'smishing',
    basis: 'estimate',
    check: checkImitation,
  },
  {
    id: 'phishing.account-threat',
    category: 'phishing_signals',
    source: 'smishing',
    basis: 'estimate',
    check: checkThreat,
  },
  {
    id: 'phishing.asks-for-secrets',
    category: 'phishing_signals',
    source: 'smishing',
    basis: 'estimate',
    check: checkSecrets,
  },
  {
    id: 'phishing.prize',
    category: 'phishing_signals',
    source: 'smishing',
    basis: 'estimate',
    check: checkPrize,
  },
];

const THREAT = withSmallCode(
  /\b(?:account|card|profile|access|membership|package|parcel|delivery|shipment|wallet|mailbox|apple id|device|benefits|license|toll)\b[^.!?\n]{0,50}\b(?:suspend(?:ed)?|lock(?:ed)?|limited|on hold|restrict(?:ed)?|deactivat(?:ed)?|disabled|terminated|frozen|compromised|will be (?:closed|returned|charged)|unable to deliver|could not be delivered|cannot be delivered|unpaid)\b|\b(?:unusual|suspicious|unauthorized) (?:activity|login|sign-?in|transaction|charge)\b|\b(?:unpaid|outstanding|overdue) toll\b|\b(?:arrest warrant|legal action will|lawsuit against you)\b/i,
);
const REQUEST =
  /\b(?:verify|confirm|update|validate|restore|unlock|reactivate|re-activate|secure|recover)\b[^.!?\n]{0,20}\b(?:account|identity|information|info|payment|billing|bank|card|password|details|address|access|wallet|profile|login)\b|\b(?:pay|settle)\b[^.!?\n]{0,30}\b(?:now|immediately|today|fee|toll|balance)\b|\bcustoms fee\b|\bredeliver/i;
const URGENCY =
  /\b(?:immediately|urgent(?:ly)?|act now|right away|asap|within \d{1,2} ?(?:h|hrs?|hours?|minutes?)|final (?:notice|warning)|last (?:notice|warning)|or (?:it|your) [^.!?\n]{0,30}will be|expires? (?:today|soon|in \d)|before it'?s too late)\b/i;

/** Whether a message has urgent wording. */
export function isUrgent(text: string): boolean {
  return URGENCY.test(text);
}

function checkThreat({ text, links, sender }: MessageContext): Verdict {
  const threat = THREAT.exec(text)?.[0];
  const request = REQUEST.exec(text)?.[0];
  const foreign = links.filter((link) => !belongsTo(link, sender?.name));
  if (threat === undefined && (request === undefined || foreign.length === 0)) {
    return { status: 'pass', message: 'The message has no threat about an account.' };
  }
  const pieces = [threat, request, URGENCY.exec(text)?.[0]].filter((piece) => piece !== undefined);
  const evidence = quoteList(pieces);
  const signs = pieces.length;
  if (links.length === 0) {
    return threat === undefined || signs < 2
      ? { status: 'pass', message: 'The message has no threat about an account together with a demand.' }
      : {
          status: 'warning',
          message:
            'The message has a threat about an account together with a demand, which is typical of smishing.',
          details: evidence,
          remedy: CALM,
        };
  }
  if (signs >= 2 && foreign.length > 0) {
    return {
      status: 'error',
      message:
        'The message has a threat, a demand, and a link that does not belong to the named sender, which is typical of smishing.',
      details: `${evidence}; ${quoteList(foreign.map((link) => link.text))}`,
      remedy: CALM,
    };
  }
  return {
    status: 'warning',
    message: 'A link next to a notice about an account can trigger filters.',
    details: evidence,
    remedy: CALM,
  };
}
const CALM =
  'State the fact without a threat, name the brand, and use either no link or a link to the brand’s registered domain.';

const BAIT_IN_NAME = /secur|verif|log-?in|sign-?in|unlock|alert|confirm|account|update|support/i;

// "acmedental.com" belongs to "Acme Dental"; so does "acme.com".
function belongsTo(link: Link, name: string | undefined): boolean {
  if (name === undefined || link.domain === undefined) {
    return false;
  }
  const [labelGiven = ''] = link.domain.split('.');
  // "acme-secure.info" is typical of a domain that an imitator of Acme registers.
  if (BAIT_IN_NAME.test(labelGiven) && !BAIT_IN_NAME.test(name)) {
    return false;
  }
  const label = removeSeparators(labelGiven);
  const sender = removeSeparators(name);
  const isOneOf =
    label.length >= 3 && sender.length >= 3 && (label.includes(sender) || sender.includes(label));
  const brand = imitatedBrands.find((row) => row.words.some((word) => removeSeparators(word) === sender));
  return brand === undefined ? isOneOf : isOfficial(link, brand);
}

function removeSeparators(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function isOfficial(link: Link, brand: ImitatedBrand): boolean {
  if (brand.domains.some((domain) => link.host === domain || link.host.endsWith(`.${domain}`))) {
    return true;
  }
  // The same name under a country code: amazon.co.uk, paypal.de.
  const [label, ...suffix] = (link.domain ?? '').split('.');
  return (
    brand.words.includes(label ?? '') &&
    /^(?:com|gov|(?:co\.|com\.)?(?!co$)[a-z]{2})$/.test(suffix.join('.')) &&
    suffix.join('.') !== 'cc'
  );
}

/** A template whose link is still a field: “Confirm your address: [link]”. */
const LINK_FIELD = /^[[<](?:[^\]>]*[ _-])?(?:link|url|enlace|liga|sitio|p[aá]gina)(?:[ _-][^\]>]*)?[\]>]$/i;
const BRACED_LINK = /\{\{?\s?(?:\w{1,20}[_.-])?(?:link|url|enlace)\s?\}?\}/i;
/** What imitators of carriers, banks, and shops announce. */
const BAIT =
  /\b(?:package|parcel|delivery|shipment|order|toll|account|card|payment|refund|paquete|env[ií]o|entrega|cuenta|tarjeta|peaje|reembolso)\b/i;
const BAIT_REQUEST = withSmallCode(
  /\b(?:confirm|verify|update|validate|complete|pay|claim|reschedule|unlock|restore|confirm[ae]|verifi(?:ca|que)|actuali(?:za|ce)|complete|pag(?:a|ue)|reclam[ae])(?!\p{L})/iu,
);

/** A brand that is often imitated, a demand, and a link that nobody can judge yet. */
function checkHiddenLink({ text, links, sender }: MessageContext): Verdict | undefined {
  const name = sender?.name.toLowerCase();
  const brand =
    name === undefined || links.length > 0 ? undefined : imitatedBrands.find((row) => isNamed(row, name));
  const field =
    findBracketedFields(text).find((found) => LINK_FIELD.test(found)) ?? BRACED_LINK.exec(text)?.[0];
  return brand === undefined || field === undefined || !BAIT.test(text) || !BAIT_REQUEST.test(text)
    ? undefined
    : {
        status: 'warning',
        message: `The message says it is from ${brand.name} and asks for something at a link that is not filled in, which is typical of smishing.`,
        details: quoteList([field, ...pick(REQUEST, text)]),
        remedy: `Show the link. It must be on a domain of ${brand.name}, such as ${brand.domains[0]}. Send only for brands that you registered.`,
      };
}

const pick = (pattern: RegExp, text: string): string[] => pattern.exec(text)?.slice(0, 1) ?? [];
const isNamed = ({ words, others = [] }: ImitatedBrand, name: string): boolean =>
  words.some(
    (word) =>
      name === word ||
      (name.startsWith(`${word} `) && !others.includes(name.slice(word.length + 1).split(' ', 1)[0] ?? '')),
  );

function checkImitation(message: MessageContext): Verdict {
  const { links, sender } = message;
  for (const link of links) {
    for (const brand of imitatedBrands) {
      if (isOfficial(link, brand)) {
        continue;
      }
      const verdict = doesHostImitate(link, brand) ?? doesSenderImitate(link, brand, sender?.name);
      if (verdict) {
        return verdict;
      }
    }
  }
  return (
    checkHiddenLink(message) ?? { status: 'pass', message: 'No link imitates a frequently imitated brand.' }
  );
}

function doesHostImitate(link: Link, brand: ImitatedBrand): Verdict | undefined {
  const labels = link.host.split(/[.-]/);
  if (!brand.words.some((word) => labels.includes(word))) {
    return undefined;
  }
  return {
    status: 'error',
    message: `The host name contains “${brand.name}”, but the domain does not belong to that brand.`,
    details: `${link.host}; ${brand.name} uses ${brand.domains.join(', ')}`,
    remedy: 'Use a link on the brand’s own domain, or name your own brand.',
  };
}

function doesSenderImitate(
  link: Link,
  brand: ImitatedBrand,
  sender: string | undefined,
): Verdict | undefined {
  const name = sender?.toLowerCase();
  if (name === undefined || !isNamed(brand, name)) {
    return undefined;
  }
  return {
    status: 'error',
    message: `The message says it is from ${brand.name}, but the link leads to another domain.`,
    details: `${link.host}; ${brand.name} uses ${brand.domains.join(', ')}`,
    remedy: 'Use a link on the brand’s own domain. Send only for brands that you registered.',
  };
}

const SECRET_ASKED =
  /\b(?:reply|send|text|enter|provide|give|submit|confirm|verify)\b(?: us| me)?(?: with)?(?: your| the)?[^.!?\n]{0,25}\b(?:password|passwords|ssn|social security(?: number)?|pin(?: number)?|card number|cvv|cvc|routing number|bank account number|mother'?s maiden name|login details|credentials)\b/i;
const NEVER = /\b(?:never|not|don'?t|won'?t|nobody|no one)\b[^.!?\n]{0,40}$/i;
const OWN_PIN = /\b(?:enter|use) (?:the |this |your )?(?:one-time |verification |new )?(?:pin|passcode)\b/i;

function checkSecrets({ text, hasOneTimeCode }: MessageContext): Verdict {
  const match = SECRET_ASKED.exec(text);
  const isRefused =
    match !== null &&
    NEVER.test(
      text.slice(
        0,
        match.index +
          match[0].search(
            /\b(?:password|pin|ssn|social|card|cvv|cvc|routing|bank|mother|login|credentials)/i,
          ),
      ),
    );
  if (match === null || isRefused || (hasOneTimeCode && OWN_PIN.test(match[0]))) {
    return { status: 'pass', message: 'The message does not ask for passwords or other secrets.' };
  }
  return {
    status: 'error',
    message: 'The message asks for a secret. Carriers do not accept this as legitimate.',
    details: quoteList([match[0]]),
    remedy: 'Ask for it only after the customer logs in, never by text.',
  };
}

const PRIZE =
  /\b(?:you(?:'ve| have)? won|you(?: are|'re) (?:a |the |our )?(?:lucky )?winner|claim your (?:prize|reward|gift|money|refund|\$\d)|been selected (?:to receive|for a|as)|unclaimed (?:funds?|prize|package|reward|inheritance)|lottery winner|free (?:iphone|ipad|macbook|ps5)|\$\d{3,6} (?:gift ?card|walmart|amazon|target))\b/i;

/** "Your bill is paid for March. Here's a little gift for you": a false receipt, and a link that is not the sender's. */
const RECEIPT =
  /\b(?:bill|invoice|payment|factura|recibo|pago)\b[^.!?\n]{0,24}\b(?:paid|received|processed|cleared|pagad[oa]|recibid[oa])\b|\b(?:paid|received) your (?:bill|invoice|payment)\b|\brecibimos su pago\b/i;
const GIFT =
  /\b(?:(?:little|small|thank[- ]you) (?:gift|surprise|something)|gift for (?:you|u)|un (?:peque[nñ]o )?(?:regalo|detalle|obsequio) para (?:usted|ti))\b/i;

function findGift({ text, links, sender }: MessageContext): RegExpExecArray | null {
  return links.length > 0 && RECEIPT.test(text) && links.some((link) => !belongsTo(link, sender?.name))
    ? GIFT.exec(text)
    : null;
}

function checkPrize(message: MessageContext): Verdict | undefined {
  const { text, links } = message;
  const prize = PRIZE.exec(text);
  const match = prize ?? findGift(message);
  if (match === null) {
    return undefined;
  }
  return {
    status: links.length > 0 && prize !== null ? 'error' : 'warning',
    message: 'The message announces a prize or windfall, the most common bait in scams.',
    details: quoteList([match[0]]),
    remedy: 'Say plainly what the customer did to earn it, or remove it.',
  };
}
