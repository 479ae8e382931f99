// Whether a denial can be corrected at all. Apart from the decoder, because pages ask it without the tables of codes.
import type { Resubmittable } from '../facts/review-rules/review-rule.ts';

/** Less sure than this, a reading names no fields and ends nothing: a wrong one would keep a correction back. */
export const NAMED_FROM = 50;

/** Whether a denial with these codes can never pass, however it is corrected (G-85). */
export const isFinalDenial = (
  codes: readonly { readonly resubmittable: Resubmittable; readonly confidence: number }[],
): boolean =>
  codes.some(({ resubmittable, confidence }) => resubmittable === 'no' && confidence >= NAMED_FROM);
