// Reads the signs by which one tells whether a text with a given brand name names that brand, another sender, or none.
import { withSmallCode } from './fast-patterns.ts';
import { places } from '../facts/places.ts';
import { readTradeFamily } from '../facts/trade-families.ts';
import { type BrandWord, isGeneric, plain } from './brand-forms.ts';
import type { BrandMention } from './brand-mentions.ts';
import { readCaseSigns } from './case-signs.ts';
import { type Alignment, alignName } from './name-alignment.ts';
import { isNoSender } from './no-senders.ts';
import { readSenderSigns } from './sender-signs.ts';
import type { ScoredSender } from './sender-score.ts';
import { readWords } from './words.ts';

/** One reading of a text: a place that names the brand, or another name that is its sender. */
export type GivenReading = {
  readonly isBrand: boolean;
  readonly name: string;
  readonly start: number;
  readonly signs: readonly string[];
};

/** What the wordings for given names found, which the learned weights may overrule. */
export type WordedReading = {
  readonly quoted: string | undefined;
  readonly other: string | undefined;
};

const OTHERS_MAX = 5;
const KIND_ORDER: readonly BrandWord['kind'][] = [
  'particular',
  'person',
  'ordinary',
  'place',
  'number',
  'generic',
];
const THIRD_BEFORE =
  /\b(?:near|by|behind|inside|outside|from|than|beat|heard|like|next to|across from|doors? down from|between|corner of|at|with|for|of|to|via|cerca de|junto a|frente a|con|de|del|en|la|el|al|a|desde|que)\s(?:the |la |el |los |las |our |your |su |tu )?$/iu;
const STREET_AFTER = /^ (?:st|street|ave|avenue|rd|road|blvd|ln|lane|dr|drive|hwy|y la|y)\b/iu;
const CAPITAL_AFTER = withSmallCode(/^ (?:& |and |y |of |de )?(\p{Lu}[\p{L}'’]+)/u);
const CAPITAL_BEFORE = withSmallCode(/(\p{Lu}[\p{L}'’&]+) $/u);
const LABEL_BEFORE = /^[^:\n]{3,50}:\s/u;

export function readGivenSigns(
  text: string,
  brand: readonly BrandWord[],
  mentions: readonly BrandMention[],
  names: readonly ScoredSender[],
  worded: WordedReading | undefined,
): readonly GivenReading[] {
  const isShouted = !/\p{Ll}{2}/u.test(text);
  const hasCapitals = /\p{Lu}/u.test(text.slice(1));
  const rivals = names.filter((name) => !mentions.some((one) => isSamePlace(text, name, one)));
  const [rival] = rivals;
  const placed = mentions.map((mention, rank) => {
    const signs = readSenderSigns(
      text,
      { ...mention, words: readWords(mention.name).map((word) => word.text) },
      rank,
      rank === mentions.length - 1,
      isShouted,
    );
    return { mention, signs, before: findSign(signs, 'b '), after: findSign(signs, 'a ') };
  });
  const alignments = new Map(names.map((name) => [name, alignName(name.words, brand)]));
  const own = placed.map(({ mention, signs, before, after }) => ({
    isBrand: true,
    name: mention.name,
    start: mention.start,
    signs: [
      ...readMentionSigns(text, mention, brand, hasCapitals, before, after),
      ...signs.map((sign) => `m ${sign}`),
      ...readCaseSigns(text, mention, isShouted, hasCapitals),
      ...readWideSigns(findWide(names, mention), alignments),
      ...readHostSigns(mention, rivals, alignments, before, readLastWord(text, mention.start)),
      ...(isNoSender(text, { ...mention, words: readWords(mention.name).map((word) => word.text) })
        ? ['no sender']
        : []),
      ...(rival === undefined
        ? ['m no rival']
        : [
            `m rival ${findSign(rival.signs, 'b ')} ${findSign(rival.signs, 'a ')} to ${before}`,
            `m rival ${stepOf(rival.score)} to ${before}`,
            `m rival ${stepOf(rival.score)} to ${mention.form}`,
            `m rival ${rival.start < mention.start ? 'before' : 'behind'} ${stepOf(rival.score)}`,
          ]),
      ...(worded === undefined
        ? []
        : [
            worded.quoted !== undefined && overlaps(text, worded.quoted, mention)
              ? 'm worded'
              : 'm not worded',
            ...(worded.other === undefined ? [] : ['m worded other']),
            ...(mention.isMeant === undefined ? [] : [`m meant ${mention.isMeant}`]),
          ]),
      `m among ${Math.min(3, mentions.length)}`,
    ],
  }));
  const strongest = mentions.some(({ form }) => STRONG_FORMS.has(form))
    ? 'strong'
    : mentions.length > 0
      ? 'weak'
      : 'none';
  const [first] = placed;
  const facing = first === undefined ? 'none' : `${first.mention.form} ${first.before}`;
  const others = rivals.slice(0, OTHERS_MAX).map((one, rank) => ({
    isBrand: false,
    name: one.name,
    start: one.start,
    signs: [
      ...readOtherSigns(one, rank, { strongest, brand, mentions, worded }),
      ...readRivalAlignment(alignments.get(one)),
      `o facing ${facing}`,
      `o ${findSign(one.signs, 'b ')} facing ${first?.before ?? 'none'}`,
      `o ${findSign(one.signs, 'ba ')} facing ${first?.before ?? 'none'}`,
    ],
  }));
  return [...own, ...others];
}

/** The longest name that has all of the mention. */
const findWide = (names: readonly ScoredSender[], { start, end }: BrandMention): ScoredSender | undefined =>
  names
    .filter((one) => one.start <= start && one.end >= end)
    .reduce<ScoredSender | undefined>(
      (best, one) => (best === undefined || one.end - one.start > best.end - best.start ? one : best),
      undefined,
    );

function readWideSigns(
  wide: ScoredSender | undefined,
  alignments: ReadonlyMap<ScoredSender, Alignment>,
): string[] {
  const found = wide === undefined ? undefined : alignments.get(wide);
  if (wide === undefined || found === undefined) {
    return ['w none'];
  }
  const place = findSign(wide.signs, 'ba ');
  return [
    `w ${found.extras}`,
    `w ${found.extras} missing ${found.missing}`,
    `w missing ${found.missing}`,
    `w ba ${place}`,
    `w ${found.extras === 'none' ? 'whole' : 'longer'} ba ${place}`,
    `w ${stepOf(wide.score)}`,
    `w ${found.extras === 'none' ? 'whole' : 'longer'} ${stepOf(wide.score)}`,
  ];
}

const OPENS: ReadonlySet<string> = new Set(['first', 'first-bracket', 'greeted', 'line']);
const CLOSES: ReadonlySet<string> = new Set(['dash', 'sentence', 'line', 'picture']);

const readLastWord = (text: string, start: number): string =>
  /([\p{L}\d]+)[ "“]{1,2}$/u.exec(text.slice(Math.max(0, start - 24), start))?.[1]?.toLowerCase() ?? '';

/** Whether a name that has nothing of the brand opens the text in front of the mention, or closes it. */
function readHostSigns(
  { start }: BrandMention,
  rivals: readonly ScoredSender[],
  alignments: ReadonlyMap<ScoredSender, Alignment>,
  before: string,
  last: string,
): string[] {
  const apart = rivals.filter((one) => alignments.get(one)?.isTelling !== true && one.score > HOST_SCORE_MIN);
  const host = apart.find(
    (one) =>
      one.start < start &&
      (OPENS.has(findSign(one.signs, 'b ')) ||
        one.signs.some((sign) => sign === 'speaker' || sign === 'presenting')),
  );
  const tail = apart.find((one) => one.start > start && CLOSES.has(findSign(one.signs, 'b ')));
  const hostPlace =
    host === undefined ? '' : `${findSign(host.signs, 'ba ')} ${findSign(host.signs, 'surety ')}`;
  return [
    ...(host === undefined
      ? ['no host', `no host ${before}`]
      : [
          'host',
          `host ${hostPlace}`,
          `host ${hostPlace} ${before}`,
          `host ${before}`,
          `host behind ${last}`,
          `host ${stepOf(host.score)}`,
          `host ${stepOf(host.score)} ${before}`,
        ]),
    ...(tail === undefined
      ? []
      : ['tail', `tail ${findSign(tail.signs, 'ba ')}`, `tail ${stepOf(tail.score)}`]),
  ];
}

const HOST_SCORE_MIN = -2;

function readRivalAlignment(found: Alignment | undefined): string[] {
  return found === undefined || found.shared.length === 0
    ? ['o apart']
    : [
        `o shares ${Math.min(3, found.shared.length)} ${found.isTelling}`,
        `o extras ${found.extras}`,
        `o missing ${found.missing}`,
        `o extras ${found.extras} missing ${found.missing}`,
      ];
}

/** The mention has all of the name, but for words in front of it: "Stop by Harbor Books". */
const isSamePlace = (
  text: string,
  name: ScoredSender,
  { start, end, form, matched }: BrandMention,
): boolean =>
  // "acme cpa matches any fee": without capitals, nothing says where the name ends.
  (/^\p{Ll}/u.test(name.name) &&
    (form === 'full' || (form === 'core' && matched.length > 1)) &&
    start <= name.start &&
    end > name.start) ||
  (end >= name.end &&
    (start <= name.start ||
      (WHOLE_FORMS.has(form) &&
        (matched.length !== 1 || matched[0]?.kind === 'particular') &&
        start < name.end) ||
      /^(?:(?:the|la|el|los|las|de|del|of|at|en) ){1,3}$/iu.test(text.slice(name.start, start))));

const WHOLE_FORMS: ReadonlySet<string> = new Set(['full', 'core', 'joined']);

const findSign = (signs: readonly string[], start: string): string =>
  signs.find((sign) => sign.startsWith(start))?.slice(start.length) ?? '';

const stepOf = (score: number): number => SCORE_STEPS.filter((limit) => score > limit).length;

const STRONG_FORMS: ReadonlySet<string> = new Set(['full', 'core', 'joined', 'address', 'handle']);

function overlaps(text: string, quoted: string, { start, end }: BrandMention): boolean {
  const at = text.indexOf(quoted);
  return at >= 0 && at < end && at + quoted.length > start;
}

function readMentionSigns(
  text: string,
  { name, start, end, form, matched, isMisspelled }: BrandMention,
  brand: readonly BrandWord[],
  hasCapitals: boolean,
  place: string,
  next: string,
): string[] {
  const kind = KIND_ORDER.find((one) => matched.some((word) => word.kind === one)) ?? 'none';
  const count = Math.min(3, matched.length);
  const capital = !hasCapitals ? 'no text' : isCapital(name) ? 'all' : /\p{Lu}/u.test(name) ? 'some' : 'none';
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 40);
  const left = readNeighbor(CAPITAL_BEFORE.exec(before)?.[1], brand);
  const right = readNeighbor(CAPITAL_AFTER.exec(after.replace(/^['’]s/, ''))?.[1], brand);
  const words = readWords(before)
    .slice(-2)
    .map((word) => word.text);
  const [following = ''] = readWords(after).map((word) => word.text);
  const isLabeled = (LABEL_BEFORE.exec(text)?.[0].length ?? text.length) <= start;
  const brandCount = Math.min(3, brand.length);
  return [
    'm',
    `form ${form}`,
    `kind ${kind}`,
    `form ${form} kind ${kind}`,
    `form ${form} kind ${kind} capital ${capital}`,
    `kind ${kind} count ${count} capital ${capital}`,
    `capital ${capital}`,
    `form ${form} of ${brandCount}`,
    `kind ${kind} place ${place} capital ${capital}`,
    `form ${form} place ${place}`,
    `form ${form} place ${place} ${next}`,
    `kind ${kind} next ${next} capital ${capital}`,
    `single ${matched.length === 1} kind ${kind} place ${place} next ${next}`,
    `word before ${words.at(-1) ?? ''}`,
    `words before ${words.join(' ')}`,
    `word after ${following}`,
    `left ${left}`,
    `right ${right}`,
    `form ${form} left ${left}`,
    `form ${form} right ${right}`,
    ...(isMisspelled ? ['misspelled', `misspelled ${kind}`] : []),
    ...(isLabeled ? ['behind label', `behind label ${form}`] : []),
    ...(THIRD_BEFORE.test(before)
      ? ['third', `third ${form}`, ...(isLabeled ? ['third behind label'] : [])]
      : []),
    ...(STREET_AFTER.test(after) ? ['street'] : []),
  ];
}

const isCapital = (name: string): boolean =>
  name
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter((word) => !/^(?:the|and|of|de|la|el|los|las|del|y|n|at|in|for|by|a|e)$/iu.test(word))
    .every((word) => /^[\p{Lu}\p{N}]/u.test(word));

function readNeighbor(word: string | undefined, brand: readonly BrandWord[]): string {
  if (word === undefined) {
    return 'none';
  }
  const key = plain(word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''));
  const family = readTradeFamily(key);
  const own = brand.map(({ text }) => readTradeFamily(text)).filter((one) => one !== undefined);
  return brand.some(({ text }) => text === key)
    ? 'own'
    : family !== undefined
      ? own.length === 0
        ? 'trade'
        : own.includes(family)
          ? 'own trade'
          : 'other trade'
      : isGeneric(key)
        ? 'generic'
        : places.has(key)
          ? 'place'
          : 'other';
}

const SCORE_STEPS = [-6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 6, 9];

function readOtherSigns(
  { score, signs, words, start }: ScoredSender,
  rank: number,
  {
    strongest,
    brand,
    mentions,
    worded,
  }: {
    readonly strongest: string;
    readonly brand: readonly BrandWord[];
    readonly mentions: readonly BrandMention[];
    readonly worded: WordedReading | undefined;
  },
): string[] {
  const step = stepOf(score);
  const place = signs.filter((sign) =>
    /^(?:b|a|ba|bas|presented|other presented|surety|after|before|elsewhere|tied|loose|presenting|speaker)\b/.test(
      sign,
    ),
  );
  const isAlike = words.some((word) =>
    brand.some(({ text, kind }) => kind !== 'generic' && text === plain(word)),
  );
  const isFirst = mentions.every((one) => one.start > start);
  return [
    'o',
    ...SCORE_STEPS.filter((limit) => score > limit).map((limit) => `o above ${limit}`),
    `o ${strongest} ${step}`,
    `o ${strongest}`,
    `o rank ${rank}`,
    ...(isAlike ? ['o alike', `o alike ${strongest}`] : []),
    ...(mentions.length > 0
      ? [`o ${isFirst ? 'before' : 'behind'}`, `o ${isFirst ? 'before' : 'behind'} ${strongest}`]
      : []),
    ...place.map((sign) => `o ${sign}`),
    ...place.filter((sign) => /^(?:ba|presented) /.test(sign)).map((sign) => `o ${strongest} ${sign}`),
    ...(worded === undefined
      ? []
      : [
          ...(worded.quoted === undefined ? ['o no worded'] : ['o worded own']),
          ...(worded.other !== undefined && words.length > 0 ? [`o worded other ${rank}`] : []),
        ]),
  ];
}
