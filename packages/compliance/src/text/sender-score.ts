// Scores how surely each name of a text is its sender, with weights learned from the corpus.
import { type SenderCandidate, readSenderCandidates } from './sender-candidates.ts';
import type { Sender } from './sender-form.ts';
import { packedSenderWeights } from './sender-weights.ts';
import type { Word } from './words.ts';

const weights = new Map(
  packedSenderWeights
    .trim()
    .split(/[;\n]/)
    .map((entry): [string, number] => {
      const at = entry.lastIndexOf('=');
      return [entry.slice(0, at), Number(entry.slice(at + 1)) / 100];
    }),
);

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
