// Scores how surely each name of a text is its sender, with weights learned from the corpus.
import { unpackNameWeights } from './name-weights.ts';
import { type SenderCandidate, readSenderCandidates } from './sender-candidates.ts';
import type { Sender } from './sender-form.ts';
import { packedSenderWeights } from './sender-weights.ts';
import type { Word } from './words.ts';

const weights = unpackNameWeights(packedSenderWeights);

export type ScoredSender = SenderCandidate & {
  /** Above zero, it is more likely the sender than not. */
  readonly score: number;
};

/** The names of a text, the likeliest sender first. */
export function scoreSenders(
  text: string,
  words: readonly Word[],
  presented: Sender | undefined,
): readonly ScoredSender[] {
  return readSenderCandidates(text, words, presented)
    .map((candidate) => ({
      ...candidate,
      score: candidate.signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0),
    }))
    .toSorted((one, other) => other.score - one.score);
}
