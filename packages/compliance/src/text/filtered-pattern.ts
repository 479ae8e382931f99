// Searches with a pattern of many alternatives, and tries only those whose letters the text has.
import { withSmallCode } from './fast-patterns.ts';
import {
  type CompiledNeed,
  type LetterGroups,
  compileNeed,
  findKey,
  hasKey,
  mayHave,
  readLetterGroups,
} from './letter-groups.ts';
import { listAlternatives } from './pattern-needs.ts';

/** What readers of texts need of a pattern. */
export type Pattern = Pick<RegExp, 'test' | 'exec'>;

type Part = { readonly need: CompiledNeed; readonly source: string; compiled?: RegExp };

const NO_KEYS = new Int32Array(0);
const listKeys = (parts: readonly Part[]): Int32Array => Int32Array.from(parts, ({ need }) => findKey(need));

/**
 * Finds the same as the pattern that it is made from. Most texts have the letters of few alternatives, and the other
 * alternatives are neither compiled nor tried.
 */
export class FilteredPattern implements Pattern {
  readonly #pattern: RegExp;
  #parts: readonly Part[] | undefined;
  /** Of each part, so that most are skipped without a look at them. */
  #keys: Int32Array = NO_KEYS;

  constructor(source: RegExp | string | FilteredPattern, flags?: string) {
    // Narrowed for each text, so it must not be prepared again.
    this.#pattern =
      source instanceof FilteredPattern
        ? source.#pattern
        : withSmallCode(source instanceof RegExp ? source : new RegExp(source, flags));
    if (this.#pattern.global || this.#pattern.sticky) {
      throw new Error('A filtered pattern has no place to continue from.');
    }
  }

  /** @param groups of the text, if they are at hand */
  test(text: string, groups: LetterGroups = readLetterGroups(text)): boolean {
    const parts = this.#open();
    const keys = this.#keys;
    for (let at = 0; at < parts.length; at++) {
      if (hasKey(groups, keys[at] as number)) {
        const part = parts[at] as Part;
        if (mayHave(groups, part.need) && this.#compile(part).test(text)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a text has the letters of any alternative. */
  mayMatch(text: string): boolean {
    return this.#listPossible(readLetterGroups(text)).length > 0;
  }

  /** The first match; at the same place, that of the earlier alternative. */
  exec(text: string): RegExpExecArray | null {
    let first: RegExpExecArray | null = null;
    for (const part of this.#listPossible(readLetterGroups(text))) {
      const match = this.#compile(part).exec(text);
      if (match !== null && (first === null || match.index < first.index)) {
        first = match;
      }
    }
    return first;
  }

  /** The same for parts of a text with these groups of letters; undefined if it cannot match in any. */
  narrow(groups: LetterGroups): FilteredPattern | undefined {
    const parts = this.#listPossible(groups);
    return parts.length === 0 ? undefined : this.#withParts(parts);
  }

  /** The same for these texts: without the alternatives that none of them can have. */
  within(texts: readonly string[]): FilteredPattern {
    return this.#withParts(this.#listPossible(readLetterGroups(texts.join('\n'))));
  }

  #withParts(parts: readonly Part[]): FilteredPattern {
    const narrow = new FilteredPattern(this);
    narrow.#parts = parts;
    narrow.#keys = listKeys(parts);
    return narrow;
  }

  #listPossible(groups: LetterGroups): readonly Part[] {
    const parts = this.#open();
    const keys = this.#keys;
    const possible: Part[] = [];
    for (let at = 0; at < parts.length; at++) {
      if (hasKey(groups, keys[at] as number) && mayHave(groups, (parts[at] as Part).need)) {
        possible.push(parts[at] as Part);
      }
    }
    return possible;
  }

  #open(): readonly Part[] {
    if (this.#parts === undefined) {
      this.#parts = listAlternatives(this.#pattern.source).map(({ source, need }) => ({
        source,
        need: compileNeed(need),
      }));
      this.#keys = listKeys(this.#parts);
    }
    return this.#parts;
  }

  #compile(part: Part): RegExp {
    part.compiled ??= new RegExp(part.source, this.#pattern.flags);
    return part.compiled;
  }
}

/** The pattern, made fast for texts that it does not fit. Worth it from a handful of alternatives. */
export const filtered = (pattern: RegExp): FilteredPattern => new FilteredPattern(pattern);
