// Weighs whether a text names the given brand, another sender, or none, with weights learned from the corpus.
import { thirdParties } from '../facts/name-words.ts';
import { readBrandForms } from './brand-forms.ts';
import { isBehindCorner } from './brand-position.ts';
import { type BrandMention, findBrandMentions } from './brand-mentions.ts';
import { type GivenReading, type WordedReading, readGivenSigns } from './given-signs.ts';
import { packedGivenWeights } from './given-weights.ts';
import { alignName } from './name-alignment.ts';
import type { Link } from './links.ts';
import { unpackNameWeights } from './name-weights.ts';
import { isPaid } from './no-senders.ts';
import { findBehindHeading, findSigner } from './sender-rivals.ts';
import type { Sender } from './sender-form.ts';
import type { ScoredSender } from './sender-score.ts';
import type { Word } from './words.ts';

const weights = unpackNameWeights(packedGivenWeights);

/** How much likelier an answer is that the wordings give, as the logarithm of odds. */
export const WORDED_BONUS = 1.5;

const BOOKED_BEFORE = /\b(?:you are|you['’]re) (?:booked|scheduled) (?:at|with|in) (?:the )?$/iu;

type Given = {
  readonly brandName: string;
  readonly names: readonly ScoredSender[];
  /** What the wordings for given names found. */
  readonly worded: { readonly sender: Sender | undefined; readonly other: Sender | undefined };
};

export type Weighed = {
  /** The words that name the brand. */
  readonly quoted?: string;
  readonly other?: ScoredSender;
};

export function weighGiven(
  text: string,
  words: readonly Word[],
  links: readonly Link[],
  { brandName, names, worded }: Given,
): Weighed {
  const found = { quoted: worded.sender?.name, other: worded.other?.name };
  const brand = readBrandForms(brandName)[0]?.words ?? [];
  const mentions = findMentions(text, words, links, { brandName, names, quoted: found.quoted });
  const readings = readGivenSigns(text, brand, mentions, names, found).map((reading) => ({
    ...reading,
    score: reading.signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0),
  }));
  const sum = (isBrand: boolean): number =>
    readings.filter((one) => one.isBrand === isBrand).reduce((all, { score }) => all + Math.exp(score), 0);
  const bonus = Math.exp(WORDED_BONUS);
  const named = sum(true) * (found.quoted === undefined ? 1 : bonus);
  const other = sum(false) * (found.other === undefined ? 1 : bonus);
  const none = found.quoted === undefined && found.other === undefined ? bonus : 1;
  // A platform that books for the brand writes in its own name.
  if (
    found.quoted !== undefined &&
    BOOKED_BEFORE.test(text.slice(0, text.indexOf(found.quoted)).slice(-40))
  ) {
    return { quoted: found.quoted };
  }
  const best = findBest(readings.filter(({ isBrand }) => isBrand === named >= other));
  if (best === undefined || Math.max(named, other) < none) {
    return {};
  }
  if (best.isBrand) {
    const signer = findSigner(names, brand, mentions);
    return signer === undefined ? { quoted: best.name } : { other: signer };
  }
  const rival = names.find(({ name, start }) => name === best.name && start === best.start);
  if (rival === undefined || isWellKnownPlace(rival)) {
    return {};
  }
  const behind = findBehindHeading(text, rival, mentions);
  return behind === undefined ? { other: rival } : { quoted: behind.name };
}

/** "Thanks for your order at Target": where many businesses sell, and not who sends. */
const isWellKnownPlace = ({ words, signs }: ScoredSender): boolean =>
  words.length === 1 && thirdParties.has(words[0] as string) && signs.includes('presented place');

const findBest = <Scored extends { readonly score: number }>(
  readings: readonly Scored[],
): Scored | undefined => readings.toSorted((one, two) => two.score - one.score)[0];

/** All readings of a text, with their signs. @param found left out where the wordings were written from the text */
export function readGiven(
  text: string,
  words: readonly Word[],
  links: readonly Link[],
  {
    brandName,
    names,
    found,
    isTrusted = true,
  }: {
    readonly brandName: string;
    readonly names: readonly ScoredSender[];
    readonly found: WordedReading;
    readonly isTrusted?: boolean;
  },
): readonly GivenReading[] {
  const brand = readBrandForms(brandName)[0]?.words ?? [];
  const mentions = findMentions(text, words, links, { brandName, names, quoted: found.quoted });
  return readGivenSigns(text, brand, mentions, names, isTrusted ? found : undefined);
}

/** The places that name the brand, without the shop of an alert about a card. */
export const findMentions = (
  text: string,
  words: readonly Word[],
  links: readonly Link[],
  {
    brandName,
    names,
    quoted,
  }: {
    readonly brandName: string;
    readonly names: readonly ScoredSender[];
    readonly quoted: string | undefined;
  },
): readonly BrandMention[] =>
  addWholeNames(text, findBrandMentions(text, words, links, brandName, quoted), names, brandName).filter(
    ({ start }) => !isPaid(text, start),
  );

/** Names that have only words of the brand, though shortened or misspelled: "Rosewood Apts", "Peak PT", "N&F". */
function addWholeNames(
  text: string,
  mentions: readonly BrandMention[],
  names: readonly ScoredSender[],
  brandName: string,
): readonly BrandMention[] {
  const whole = names.flatMap((name) => {
    if (
      name.words.length < 2 ||
      mentions.some(({ start, end }) => start <= name.start && end >= name.end) ||
      /^\p{Ll}/u.test(name.name) ||
      isBehindCorner(text, name.start)
    ) {
      return [];
    }
    for (const { words } of readBrandForms(brandName)) {
      const { shared, isTelling, extras, missing } = alignName(name.words, words);
      if (extras === 'none' && isTelling && (shared.length > 1 || words.length === 1)) {
        return [
          {
            name: text.slice(name.start, name.end),
            start: name.start,
            end: name.end,
            form: missing === 'none' ? 'full' : missing === 'generic' ? 'core' : 'lead',
            matched: shared,
            isMisspelled: true,
            isMeant: true,
          } as const,
        ];
      }
    }
    return [];
  });
  const isInside = ({ start, end }: BrandMention) => whole.some((one) => one.start < end && one.end > start);
  return whole.length === 0
    ? mentions
    : [
        ...mentions.filter((one) => !isInside(one)),
        ...whole.filter((one, at) => !whole.slice(0, at).some((b) => b.start < one.end && b.end > one.start)),
      ].toSorted((one, other) => one.start - other.start);
}
