// Finds the trade that the name or the domain of a business suggests, where carriers prohibit or restrict that trade.
import { withSmallCode } from '../text/fast-patterns.ts';
import { type ContentCategory, contentCategoryById } from '../facts/content-categories.ts';
import { groupBy } from '../group-by.ts';
import { listPhrases } from './phrase-lists.ts';
import { readNameStems, stemOf } from './tokens.ts';

/** The words that businesses of the trade have in their names. */
const TRADES: Readonly<Record<string, string>> = {
  cannabis:
    'cannabis|dispensary|dispensario|marijuana|kratom|cbd|hemp|thc|weed|kush|ganja|bong|head shop|headshop|smoke and glass',
  drugs: 'peptides|steroids|semaglutide|research chemicals|ketamine',
  adult: 'escort|escorts|gentlemens club|strip club|adult toys|adult entertainment|sex shop|cabaret|onlyfans',
  firearms: 'guns|gun|firearms|ammo|ammunition|armory|arms|armas|armeria|gunsmith|silencers|suppressors',
  tobacco:
    'tobacco|vape|vapes|vapor|cigar|cigars|cigarettes|smoke shop|smokes|hookah|tabaco|tabacos|puros|nicotine',
  gambling: 'casino|sportsbook|betting|poker|slots|bingo|lottery|sweepstakes cafe|apuestas|loteria',
  'high-risk-loans':
    'payday|title loans|title loan|cash advance|quick cash|fast cash|check advance|merchant funding|pawn',
  debt: 'debt|credit repair|tax relief|collections|collection agency|recovery agency|debt relief|reparacion de credito',
  'investment-schemes': 'forex|trading signals|stock picks|binary options',
  'lead-generation': 'leads|lead generation|leadgen|affiliate marketing|we buy houses|house buyers',
  'get-rich-quick': 'passive income|network marketing',
  fireworks: 'fireworks|pyro|pyrotechnics|pirotecnia|cohetes',
  alcohol:
    'liquor|liquors|brewery|brewing|winery|wines|wine|spirits|distillery|taproom|beer|cerveceria|licoreria|vinos|tavern',
  lending: 'loans|lending|mortgage|lenders|hipotecas|prestamos',
  cryptocurrency: 'crypto|bitcoin|blockchain|nft|coin exchange',
};

/** Trades that make a word of another trade part of a mere name: Blackjack Roofing, Tobacco Road Realty. */
const ANOTHER_TRADE = new Set(
  (
    'roofing pizza pizzeria plumbing heating electric electrical realty properties apartments homes landscaping lawn dental dentistry ' +
    'salon barber spa church ministries school academy cafe coffee bakery grill taqueria restaurant diner construction painting auto ' +
    'automotive tire towing trucking logistics cleaning moving vet veterinary pet grooming fitness gym yoga law insurance accounting ' +
    'photography studio museum theater library recovery counseling treatment prevention awareness soap candle candles art music band ' +
    'security alarm ranch equine kennel boutique clothing jewelry florist nursery hvac pest bee honey dance music media design'
  )
    .split(' ')
    .map(stemOf),
);

/** Words that no other trade has in its name: a message of such a sender is about the trade, whatever it says. */
const PLAIN_WORDS = new Set(
  (
    'dispensary|dispensario|cannabis|marijuana|kratom|vape|vapes|smoke shop|hookah|escorts|strip club|payday|title loans|title loan|' +
    'cash advance|credit repair|tax relief|debt relief|collection agency|firearms|ammo|ammunition|sportsbook|forex'
  ).split('|'),
);

/** "Smith for Congress", "the Bett campaign". */
const CANDIDACY =
  /(?<!^(?:code|books|food|toys|music) )\bfor (?:us |u\.s\. |state |county |city )?(?:congress|senate|house|governor|mayor|council|sheriff|president|judge|school board|assembly|alderman|commissioner|attorney general|supervisor)$|\bcommittee to elect\b|\b(?:super )?pac$|(?:['’]s|\bde) campaign$|\bpara (?:alcalde|alcaldesa|gobernador|gobernadora|senador|senadora|congresista|el congreso|concejal)$/i;
/** Names of collectors, which a shop may have too: they count only beside a sum that somebody owes or pays. */
const COLLECTOR =
  /(?<!\b(?:click (?:& |and |n )?|trash |waste |garbage |refuse |art |coin |card |toy |stamp |data ))\b(?:collect|collectors|collection (?:agency|bureau|services?)|receivables|credit (?:bureau|collections?)|(?:asset|debt|credit|account|revenue|financial|portfolio) recovery(?: (?:group|services|associates|solutions))?|midland credit)$|\b(?:midland credit|portfolio recovery|lvnv|jefferson capital|enhanced recovery)\b/i;
const OWED =
  /\b(?:past due|overdue|delinquent|late fees|collection activity|amount due|owe[ds]?|settle|saldo (?:vencido|pendiente)|adeudo|vencid[oa])\b/i;

/** The trade that the name of a sender states, and not only suggests. @param text the message, whose words may support the name */
export function findStatedTrade(senderName: string, text = ''): Trade | undefined {
  const candidacy = text === '' ? undefined : CANDIDACY.exec(senderName)?.[0];
  const political = contentCategoryById.get('political');
  if (candidacy !== undefined && political !== undefined) {
    return { category: political, word: candidacy };
  }
  const collector = OWED.test(text) ? COLLECTOR.exec(senderName)?.[0] : undefined;
  const debt = contentCategoryById.get('debt');
  if (collector !== undefined && debt !== undefined) {
    return { category: debt, word: collector };
  }
  const trade = findTrade(senderName, undefined);
  return trade !== undefined && PLAIN_WORDS.has(trade.word) ? trade : undefined;
}

type Phrase = { readonly phrase: string; readonly stems: readonly string[]; readonly glued: string };

const phrasesByTrade = Object.entries(TRADES).map(([id, list]) => ({
  id,
  phrases: listPhrases(list).map(
    (phrase): Phrase => ({
      phrase,
      stems: phrase.split(' ').map(stemOf),
      glued: phrase.replaceAll(' ', ''),
    }),
  ),
}));

/** A name has few of the phrases, so they are looked up by their first word. */
const phrasesByStem = groupBy(
  phrasesByTrade.flatMap(({ phrases }) => phrases),
  ({ stems }) => stems[0],
);

const GLUED_LETTERS_MIN = 6;
export type Trade = { readonly category: ContentCategory; readonly word: string };

/** “XYZ Collect”, but not “Click & Collect”: enough without a message. */
const NAMED_FOR_COLLECTING = withSmallCode(
  /^(?!.*\b(?:click|order|shop|art|coin|card|toy)\b).*\p{L} collect(?:,? (?:llc|inc|corp|ltd)\.?)?$/iu,
);

/** @param domain the registrable domain of the website, whose words are often written together */
export function findTrade(name: string, domain: string | undefined): Trade | undefined {
  const stems = readNameStems(name);
  const debt = NAMED_FOR_COLLECTING.test(name) ? contentCategoryById.get('debt') : undefined;
  if (debt !== undefined) {
    return { category: debt, word: 'collect' };
  }
  const isOtherName = stems.some((stem) => ANOTHER_TRADE.has(stem));
  const inName = isOtherName ? NO_PHRASES : listPhrasesInName(stems);
  const label = domain?.split('.')[0]?.toLowerCase() ?? '';
  if (inName.size === 0 && label === '') {
    return undefined;
  }
  const isOtherLabel = [...ANOTHER_TRADE].some((word) => word.length > 3 && label.includes(word));
  const parts = label.split('-');
  for (const { id, phrases } of phrasesByTrade) {
    const found = phrases.find(
      (phrase) => inName.has(phrase) || (!isOtherLabel && isInLabel(label, parts, phrase)),
    );
    const category = contentCategoryById.get(id);
    if (found !== undefined && category !== undefined) {
      return { category, word: found.phrase };
    }
  }
  return undefined;
}

const NO_PHRASES: ReadonlySet<Phrase> = new Set();

function listPhrasesInName(stems: readonly string[]): ReadonlySet<Phrase> {
  const found = new Set<Phrase>();
  for (const [at, first] of stems.entries()) {
    for (const phrase of phrasesByStem.get(first) ?? []) {
      if (phrase.stems.every((stem, offset) => stems[at + offset] === stem)) {
        found.add(phrase);
      }
    }
  }
  return found;
}

function isInLabel(label: string, parts: readonly string[], { glued }: Phrase): boolean {
  return glued.length >= GLUED_LETTERS_MIN ? label.includes(glued) : parts.includes(glued);
}
