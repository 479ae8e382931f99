// The four kinds of input that can be made safe: what comes out, whether it can be trusted, and why not.
import type { CheckItem } from '@tendlc/contract';
import { type Basis, type SourceTag } from '../facts/sources.ts';
import { type Verdict, findingOf } from './rule.ts';

/** `sanitized` is safe to use as it is, or empty: a value that is not valid never comes back half-cleaned. */
export type Sanitized = {
  readonly sanitized: string;
  readonly valid: boolean;
  readonly checks: readonly CheckItem[];
};

/** Collects findings while an input is worked on; the first error decides. */
export class SanitizingNotes {
  readonly #checks: CheckItem[] = [];

  note(id: string, source: SourceTag, verdict: Verdict, basis: Basis = 'published'): void {
    this.#checks.push(findingOf({ id, category: id.split('.')[0] as string, source, basis }, verdict));
  }

  refuse(id: string, source: SourceTag, message: string, remedy: string): Sanitized {
    this.note(id, source, { status: 'error', message, remedy });
    return { sanitized: '', valid: false, checks: this.#checks };
  }

  accept(sanitized: string, id: string, source: SourceTag, message: string): Sanitized {
    this.note(id, source, { status: 'pass', message });
    return { sanitized, valid: true, checks: this.#checks };
  }
}

// Controls, line and paragraph separators, direction marks and zero-width characters: nothing that a person meant to type.
const HIDDEN = /\p{Cc}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}/gu;

/** The text without characters that cannot be seen, and how many there were. */
export function withoutHidden(text: string): { text: string; removed: number } {
  const cleaned = text.replace(HIDDEN, '');
  return { text: cleaned, removed: text.length - cleaned.length };
}
