// Defines the result of sanitizing an input: the safe value, whether it is valid, and the findings.
import type { CheckItem } from '@tendlc/contract';
import { type Basis, type SourceTag } from '../facts/sources.ts';
import { type Verdict, buildFinding } from './rule.ts';

/** `sanitized` is safe to use, or empty. An invalid input is never returned partly cleaned. */
export type Sanitized = {
  readonly sanitized: string;
  readonly valid: boolean;
  readonly checks: readonly CheckItem[];
};

/** Collects findings while an input is sanitized. The first error makes the input invalid. */
export class SanitizingNotes {
  readonly #checks: CheckItem[] = [];

  note(id: string, source: SourceTag, verdict: Verdict, basis: Basis = 'published'): void {
    this.#checks.push(buildFinding({ id, category: id.split('.')[0] as string, source, basis }, verdict));
  }

  refuse(id: string, source: SourceTag, message: string, remedy: string): Sanitized {
    this.note(
      id,
      source,
      { status: 'error', message, remedy },
      source === 'house' ? 'estimate' : 'published',
    );
    return { sanitized: '', valid: false, checks: this.#checks };
  }

  accept(sanitized: string, id: string, source: SourceTag, message: string): Sanitized {
    this.note(id, source, { status: 'pass', message });
    return { sanitized, valid: true, checks: this.#checks };
  }
}

// Control characters, line and paragraph separators, direction marks, and zero-width characters: people do not type them intentionally.
const HIDDEN = /\p{Cc}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}/gu;

/** The text without invisible characters, and the number of removed characters. */
export function withoutHidden(text: string): { text: string; removed: number } {
  const cleaned = text.replace(HIDDEN, '');
  return { text: cleaned, removed: text.length - cleaned.length };
}
