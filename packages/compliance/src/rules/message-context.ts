// Reads a message once for all message rules.
import { withSmallCode } from '../text/fast-patterns.ts';
import { type ContentFound, readContent } from '../content/read-content.ts';
import { type EncodingReport, explainEncoding } from '../text/encoding-report.ts';
import { type Link, findLinks } from '../text/links.ts';
import { weighOptOut } from '../text/opt-out-opinion.ts';
import { type OptOutWording, readOptOutWording } from '../text/opt-out-wording.ts';
import { type Phone, findPhones } from '../text/phones.ts';
import { withoutPlaceCodes } from '../text/place-codes.ts';
import { readRole } from '../text/message-role.ts';
import { type RoleParts, readRoleParts } from '../text/role-features.ts';
import type { MessageRole } from '../text/roles.ts';
import { type NamedSender, readSender } from '../text/named-sender.ts';
import type { Sender } from '../text/sender-form.ts';
import { type Word, readWords } from '../text/words.ts';

export const MESSAGE_TYPES = ['promotional', 'transactional', 'conversational'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

export type MessageContext = {
  readonly text: string;
  readonly messageType: MessageType;
  /** What the message is for, read from the text alone, so that every tool reads the same. */
  readonly role: MessageRole;
  readonly roleParts: RoleParts;
  readonly encoding: EncodingReport;
  readonly words: readonly Word[];
  readonly links: readonly Link[];
  readonly phones: readonly Phone[];
  readonly sender: Sender | undefined;
  /** How the sender was read, and whether it is another one than the given brand. */
  readonly senderReading: NamedSender;
  readonly optOut: OptOutWording;
  readonly contentHits: ContentFound['hits'];
  readonly contentSuspicion: ContentFound['suspicion'];
  /** What the words of the text say that is sold, as `readTrade` of the text. */
  readonly readTrade: () => ContentFound['hits'];
  /** Marketing words, quoted from the text. */
  readonly marketingWords: readonly string[];
  /** Whether the text has a one-time code. */
  readonly hasOneTimeCode: boolean;
};

/** @param brandName the registered name of the sender, where the request gives it */
export function readMessage(text: string, messageType: MessageType, brandName?: string): MessageContext {
  const words = readWords(text);
  const links = findLinks(text);
  const senderReading = readSender(text, words, links, brandName);
  const optOut = weighOptOut(text, words, readOptOutWording(text, words));
  const marketingWords = findMarketingWords(text);
  const isOneTimeCode = hasOneTimeCode(text);
  const roleParts = readRoleParts(text);
  const { sender } = senderReading;
  // A name that is only guessed at may be the product.
  const content = readContent(text, sender?.form === 'mention' ? undefined : sender?.name);
  return {
    text,
    messageType,
    role: readRole(text, roleParts),
    roleParts,
    encoding: explainEncoding(text),
    words,
    links,
    phones: findPhones(text),
    sender,
    senderReading,
    optOut,
    contentHits: content.hits,
    contentSuspicion: content.suspicion,
    readTrade: content.readTrade,
    marketingWords,
    hasOneTimeCode: isOneTimeCode,
  };
}

const MARKETING = withSmallCode(
  /\b\d{1,3}% off\b|\$\d{1,5} off\b|\b(?:sale|clearance|promo(?: ?code)?|coupon|discount|bogo|buy one|special offer|limited time|flash sale|deals?|save (?:up to )?(?:\$|\d)|shop now|order now|buy now|free shipping|new arrivals|exclusive offer|doorbuster|lowest prices?|use code|oferta|descuento|rebajas)\b/gi,
);

/** "You are unsubscribed from Acme Deals": the name of what somebody has left. */
const LEFT_BEFORE =
  /\b(?:unsubscribed|opted[ -]?out|removed|(?:you(?:['’]re| are|['’]ve| have) |been )(?:off|left|taken off)|de baja|fuera|cancel[oó] su suscripci[oó]n) (?:from|of|de|del|a) [^.!?\n%$]{0,40}$/i;
const LEFT_UNITS = 64;

/** Marketing words, quoted from the text. */
export function findMarketingWords(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(MARKETING)) {
    // A house "for sale" and a "point of sale" system are not marketing words.
    const before = text.slice(Math.max(0, match.index - 9), match.index);
    const isNoSale = /^sale$/i.test(match[0]) && /\b(?:point of|bill of|for)\s$/i.test(before);
    // "50% off" is an offer, whatever is in front of it.
    const isLeft =
      !/^[\d$]/.test(match[0]) &&
      LEFT_BEFORE.test(text.slice(Math.max(0, match.index - LEFT_UNITS), match.index));
    if (!isNoSale && !isLeft) {
      found.push(match[0]);
    }
    if (found.length === 20) {
      break;
    }
  }
  return found;
}

const CODE_WORD = /\b(?:code|passcode|otp|one[- ]time|verification|pin|codigo|código|clave|2fa)\b/i;
const CODE = /(?:^|[^\d.,$/-])(?:[A-Z]-)?\d{3}[ -]?\d{1,5}(?![\d/]|[.,-]\d)/;
const PROMO_CODE = /\b(?:promo|discount|coupon|zip|area|dress|offer|use) code\b/i;

/** Whether the text has a one-time code. */
export function hasOneTimeCode(text: string): boolean {
  if (!CODE_WORD.test(text) || !CODE.test(text) || PROMO_CODE.test(text)) {
    return false;
  }
  const rest = withoutPlaceCodes(text);
  return rest === text || (CODE_WORD.test(rest) && CODE.test(rest));
}
