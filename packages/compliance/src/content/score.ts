// Judges the scores of the content model: one output for each category, and one for any of them.
import { CATEGORY_IDS } from './lexicons.ts';

/** Index of the output that does not depend on the category. */
export const ANY = CATEGORY_IDS.length;
export const OUTPUTS = CATEGORY_IDS.length + 1;

/** How suspicious a text is, and as which category. */
export function judgeScores(scores: Float64Array): { readonly best: number; readonly suspicion: number } {
  let best = 0;
  for (let output = 1; output < ANY; output++) {
    if ((scores[output] as number) > (scores[best] as number)) {
      best = output;
    }
  }
  const support = Math.max(0, (scores[best] as number) + SUPPORT_FROM) * SUPPORT_SHARE;
  return { best, suspicion: (scores[ANY] as number) + support };
}
// A category that is at all likely adds to the suspicion; the values are from cross-validation.
const SUPPORT_FROM = 4;
const SUPPORT_SHARE = 0.5;
