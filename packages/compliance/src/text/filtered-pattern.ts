// Searches with a pattern of many alternatives, and tries only those whose letters the text has.
import {
  type CompiledNeed,
  type LetterGroups,
  compileNeed,
  mayHave,
  readLetterGroups,
} from './letter-groups.ts';
import { listAlternatives } from './pattern-needs.ts';

/** What readers of texts need of a pattern. */
export type Pattern = Pick<RegExp, 'test' | 'exec'>;

type Part = { readonly need: CompiledNeed; readonly source: string; compiled?: RegExp };

/**
 * Finds the same as the pattern that it is made from. Most texts have the letters of few alternatives, and the other
 * alternatives are neither compiled nor tried.
 */
export class FilteredPattern implements Pattern {
  readonly #pattern: RegExp;
  #parts: readonly Part[] | undefined;

  constructor(source: RegExp | string, flags?: string) {
    this.#pattern = source instanceof RegExp ? source : new RegExp(source, flags);
    if (this.#pattern.global || this.#pattern.sticky) {
      throw new Error('A filtered pattern has no place to continue from.');
    }
  }

  /** @param groups of the text, if they are at hand */
  test(text: string, groups: LetterGroups = readLetterGroups(text)): boolean {
    for (const part of this.#open()) {
      if (mayHave(groups, part.need) && this.#compile(part).test(text)) {
        return true;
      }
    }
    return false;
  }

  /** The first match; at the same place, that of the earlier alternative. */
  exec(text: string): RegExpExecArray | null {
    const groups = readLetterGroups(text);
    let first: RegExpExecArray | null = null;
    for (const part of this.#open()) {
      const match = mayHave(groups, part.need) ? this.#compile(part).exec(text) : null;
      if (match !== null && (first === null || match.index < first.index)) {
        first = match;
      }
    }
    return first;
  }

  /** The same for parts of a text with these groups of letters; undefined if it cannot match in any. */
  narrow(groups: LetterGroups): FilteredPattern | undefined {
    const parts = this.#open().filter(({ need }) => mayHave(groups, need));
    if (parts.length === 0) {
      return undefined;
    }
    const narrow = new FilteredPattern(this.#pattern);
    narrow.#parts = parts;
    return narrow;
  }

  /** The same for these texts: without the alternatives that none of them can have. */
  within(texts: readonly string[]): FilteredPattern {
    const groups = readLetterGroups(texts.join('\n'));
    const narrow = new FilteredPattern(this.#pattern);
    narrow.#parts = this.#open().filter(({ need }) => mayHave(groups, need));
    return narrow;
  }

  #open(): readonly Part[] {
    this.#parts ??= listAlternatives(this.#pattern.source).map(({ source, need }) => ({
      source,
      need: compileNeed(need),
    }));
    return this.#parts;
  }

  #compile(part: Part): RegExp {
    part.compiled ??= new RegExp(part.source, this.#pattern.flags);
    return part.compiled;
  }
}

/** The pattern, made fast for texts that it does not fit. Worth it from a handful of alternatives. */
export const filtered = (pattern: RegExp): FilteredPattern => new FilteredPattern(pattern);
