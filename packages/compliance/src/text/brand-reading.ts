// What the matchers of a given brand name read.
import type { BrandForm } from './brand-forms.ts';
import type { Word } from './words.ts';

export type BrandReading = {
  readonly text: string;
  /** The words without articles and connecting words. */
  readonly content: readonly Word[];
  /** The first spelling of each of them. */
  readonly keys: readonly string[];
  readonly brand: BrandForm;
  /** For each spelling: the words of the brand that it may be. */
  readonly places: Map<string, readonly number[]>;
  /** How many places that look like the brand are examined further. */
  readonly budget: { left: number };
};
