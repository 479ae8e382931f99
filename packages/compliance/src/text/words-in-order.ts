// Finds parts of a sentence in order and close together, without the repeated scans of a single regular expression.
import type { Wording, WordsInOrder } from '../facts/document-clauses.ts';
import { type FilteredPattern, filtered } from './filtered-pattern.ts';

type Place = { readonly start: number; readonly end: number };

/** The first part of a text that matches any wording; on a tie, the earlier wording. Linear, and never throws. */
export function findWording(text: string, wordings: readonly Wording[]): string | undefined {
  let first: Place | undefined;
  for (const wording of wordings) {
    const place = wording instanceof RegExp ? findMatch(text, wording) : findInOrder(text, wording);
    if (place !== undefined && (first === undefined || place.start < first.start)) {
      first = place;
    }
  }
  return first && text.slice(first.start, first.end);
}

const filteredParts = new WeakMap<RegExp, FilteredPattern>();

/** A document is long, so it is searched only for what it has the letters of. */
function mayMatch(text: string, part: RegExp): boolean {
  const known = filteredParts.get(part) ?? filtered(part);
  filteredParts.set(part, known);
  return known.mayMatch(text);
}

function findMatch(text: string, part: RegExp): Place | undefined {
  const match = mayMatch(text, part) ? part.exec(text) : null;
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
}

function findInOrder(text: string, wording: WordsInOrder): Place | undefined {
  if (!wording.parts.every((part) => mayMatch(text, part) && part.test(text))) {
    return undefined;
  }
  const steps = listSteps(wording);
  // Goes back from the last part to keep only places with a continuation.
  let following: readonly Place[] | undefined;
  const onward: (readonly Place[])[] = [];
  for (const step of steps.toReversed()) {
    const places = findPlaces(text, step.part);
    following = following === undefined ? places : keepPlacesWithNext(text, places, following, step);
    if (following.length === 0) {
      return undefined;
    }
    onward.unshift(following);
  }
  const first = onward[0]?.[0];
  return first && { start: first.start, end: findEndOfChain(text, first, onward, steps) };
}

function findPlaces(text: string, part: RegExp): Place[] {
  const places: Place[] = [];
  part.lastIndex = 0;
  for (let match = part.exec(text); match !== null; match = part.exec(text)) {
    places.push({ start: match.index, end: part.lastIndex });
  }
  return places;
}

function keepPlacesWithNext(
  text: string,
  places: readonly Place[],
  following: readonly Place[],
  { apartMax, stop }: Step,
): Place[] {
  let next = 0;
  let stopAt = -1;
  return places.filter(({ end }) => {
    while (next < following.length && (following[next] as Place).start < end) {
      next++;
    }
    if (stopAt < end) {
      stopAt = nextStop(text, stop, end);
    }
    const start = following[next]?.start ?? Number.POSITIVE_INFINITY;
    return start - end <= apartMax && start <= stopAt;
  });
}

function nextStop(text: string, stop: RegExp, from: number): number {
  stop.lastIndex = from;
  return stop.exec(text)?.index ?? Number.POSITIVE_INFINITY;
}

/** Selects the farthest match of each part, so that the quotation has the whole clause, or the nearest if requested. */
function findEndOfChain(
  text: string,
  first: Place,
  onward: readonly (readonly Place[])[],
  steps: readonly Step[],
): number {
  let last = first;
  for (const [index, { apartMax, stop, isNearest }] of steps.slice(0, -1).entries()) {
    const end = last.end;
    const stopAt = nextStop(text, stop, end);
    const reachable = (place: Place) =>
      place.start >= end && place.start - end <= apartMax && place.start <= stopAt;
    const places = onward[index + 1] ?? [];
    last = (isNearest ? places.find(reachable) : places.findLast(reachable)) ?? last;
  }
  return last.end;
}

type Step = {
  readonly part: RegExp;
  /** The conditions between this part and the next. */
  readonly apartMax: number;
  readonly stop: RegExp;
  readonly isNearest: boolean;
};

const known = new WeakMap<WordsInOrder, readonly Step[]>();

function listSteps(wording: WordsInOrder): readonly Step[] {
  const steps =
    known.get(wording) ??
    wording.parts.map(
      (part, index): Step => ({
        part: new RegExp(part, `${part.flags}g`),
        apartMax: wording.apartMax[index] ?? 0,
        stop: STOPS[wording.stops?.[index] ?? 'sentence'],
        isNearest: wording.isNearest === true,
      }),
    );
  known.set(wording, steps);
  return steps;
}

const STOPS = { sentence: /[.!?\n]/g, fullStop: /\./g, line: /\n/g } as const;
