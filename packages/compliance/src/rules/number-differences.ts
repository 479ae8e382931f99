// Finds numbers that changed between two texts and that people or reviewers were promised.
import { withSmallCode } from '../text/fast-patterns.ts';
import { groupBy } from '../group-by.ts';
import type { Sourced } from '../facts/sources.ts';
import { type Quantity, type QuantityKind, readQuantities } from '../text/quantities.ts';
import { readFrequencyWords } from './frequency-words.ts';
import { type Difference, findDifferenceKind } from './difference.ts';

type Promised = Exclude<QuantityKind, 'number'>;

type Comparison = Sourced & {
  readonly kind: Promised;
  /** Whether a larger number is worse for the people who agreed to the old text. */
  readonly isWorseWhen: 'larger' | 'smaller' | 'different';
  readonly impact: Difference['impact'];
  readonly worse: string;
  readonly better: string;
  readonly remedy: string;
};

const COMPARISONS: readonly Comparison[] = [
  {
    kind: 'frequency',
    isWorseWhen: 'larger',
    impact: 'high',
    worse: 'The text now announces more messages than people agreed to.',
    better: 'The text now announces fewer messages.',
    remedy:
      'Ask people for consent to the higher frequency, and change the opt-in, the confirmation message, and the terms together.',
    source: 'ctia',
    basis: 'estimate',
  },
  {
    kind: 'age',
    isWorseWhen: 'smaller',
    impact: 'high',
    worse: 'The age limit is now lower.',
    better: 'The age limit is now higher.',
    remedy: 'Keep 21 for alcohol and tobacco. Age-gated content needs the age of every recipient.',
    source: 'tmobileCode',
    basis: 'estimate',
  },
  {
    kind: 'message_price',
    isWorseWhen: 'larger',
    impact: 'critical',
    worse: 'Recipients now pay more for each message. Premium charges are not possible on 10DLC.',
    better: 'Recipients now pay less for each message.',
    remedy: 'Remove the charge. Write “Message and data rates may apply.”',
    source: 'ctia',
    basis: 'estimate',
  },
  {
    kind: 'period',
    isWorseWhen: 'different',
    impact: 'medium',
    worse: 'A period changed.',
    better: 'A period changed.',
    remedy: 'Check that the other texts of the program state the same period.',
    source: 'house',
    basis: 'estimate',
  },
];

/**
 * Changed frequencies, age limits, and prices of a message.
 * @param withPeriods whether periods count: in a message, “in 2 hours” differs from message to message
 */
export function compareNumbers(before: string, after: string, withPeriods: boolean): Difference[] {
  const read = (text: string) =>
    groupBy([...readQuantities(text), ...readFrequencyWords(text)], ({ kind }) => kind);
  const [was, is] = [read(before), read(after)];
  const open = compareOpenFrequency(
    { text: before, counts: was.get('frequency') ?? [] },
    { text: after, counts: is.get('frequency') ?? [] },
  );
  const compared = COMPARISONS.flatMap((comparison): Difference[] => {
    if (comparison.kind === 'period' && !withPeriods) {
      return [];
    }
    return compareOne(comparison, was.get(comparison.kind) ?? [], is.get(comparison.kind) ?? []);
  });
  return [...open, ...compared];
}

const VARIES = withSmallCode(
  /\b(?:(?:frequency|freq|number of (?:messages|texts)) (?:(?:may|can|will|of (?:messages|texts)) ){0,2}(?:var(?:y|ies)|depends?)|frecuencia (?:de (?:los )?(?:mensajes|textos) )?(?:puede )?var[ií]ar?)(?!\p{L})/iu,
);
/** Every day: more than people expect where no number was announced. */
const EXPECTED_PER_YEAR_MAX = 365;

type Announced = { readonly text: string; readonly counts: readonly Quantity[] };

/** Where one text says that the frequency varies, and the other has a number. */
function compareOpenFrequency(was: Announced, is: Announced): Difference[] {
  const wasOpen = was.counts.length === 0 ? VARIES.exec(was.text)?.[0] : undefined;
  const isOpen = is.counts.length === 0 ? VARIES.exec(is.text)?.[0] : undefined;
  const { remedy, source, basis, kind } = COMPARISONS[0] as Comparison;
  const shared = { source, basis, category: kind, kind: 'changed' } as const;
  if (wasOpen !== undefined && is.counts.length > 0) {
    const isMany = Math.max(...is.counts.map(({ size }) => size)) > EXPECTED_PER_YEAR_MAX;
    return [
      {
        ...shared,
        before: wasOpen,
        after: quoteAll(is.counts),
        change: isMany
          ? 'The text now announces several messages a day, where it announced no number.'
          : 'The text now announces a number of messages, where the frequency varied.',
        impact: isMany ? 'medium' : 'low',
        ...(isMany ? { remedy } : {}),
      },
    ];
  }
  return isOpen !== undefined && was.counts.length > 0
    ? [
        {
          ...shared,
          before: quoteAll(was.counts),
          after: isOpen,
          change: 'The text no longer limits the number of messages that people agreed to.',
          impact: 'high',
          remedy,
        },
      ]
    : [];
}

function compareOne(
  { kind, isWorseWhen, impact, worse, better, remedy, source, basis }: Comparison,
  was: readonly Quantity[],
  is: readonly Quantity[],
): Difference[] {
  const sizesOf = (quantities: readonly Quantity[]) =>
    quantities
      .map(({ size }) => size)
      .toSorted((one, other) => one - other)
      .join(' ');
  // A charge that is new is worse than none. Of the others, clauses and disclosures say whether they are there.
  const isComparable = was.length > 0 ? is.length > 0 : is.length > 0 && kind === 'message_price';
  if (!isComparable || sizesOf(was) === sizesOf(is)) {
    return [];
  }
  const [largestWas, largestIs] = [was, is].map((all) => Math.max(0, ...all.map(({ size }) => size)));
  const [smallestWas, smallestIs] = [was, is].map((all) => Math.min(...all.map(({ size }) => size)));
  const isWorse =
    isWorseWhen === 'larger'
      ? (largestIs as number) > (largestWas as number)
      : isWorseWhen === 'different' || (smallestIs as number) < (smallestWas as number);
  const quotes = { before: quoteAll(was), after: quoteAll(is) };
  return [
    {
      source,
      basis,
      category: kind,
      kind: findDifferenceKind(quotes.before, quotes.after),
      ...quotes,
      change: isWorse ? worse : better,
      impact: isWorse ? impact : 'low',
      ...(isWorse ? { remedy } : {}),
    },
  ];
}

/** “1000 texts daily” is a part of “50 to 1000 texts daily”. */
function quoteAll(quantities: readonly Quantity[]): string {
  const quoted = [...new Set(quantities.map((quantity) => quantity.quoted))].slice(0, 5);
  return quoted.filter((one) => !quoted.some((other) => other !== one && other.endsWith(one))).join(', ');
}

/** Whether two texts have the same words and differ only in numbers. */
export function differInNumbersOnly(before: string, after: string): boolean {
  const remove = (text: string) => text.replaceAll(/\d+(?:[.,:]\d+)*/g, '#');
  return before !== after && remove(before) === remove(after);
}
