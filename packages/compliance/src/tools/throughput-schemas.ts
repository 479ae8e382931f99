// Schemas that tools share for the AT&T and T-Mobile limits at each range of trust scores.
import { type Static, Type } from 'typebox';
import { findAttMessageClass, tmobileCap } from '../facts/throughput.ts';
import type { UseCase } from '../facts/use-cases.ts';
import { groupThousands } from '../text/numbers.ts';

/** The trust scores at which an AT&T class or a T-Mobile tier starts, lowest first. */
const STEPS = [0, 25, 50, 75] as const;
const SCORE_MAX = 100;

export const ThroughputStep = Type.Object({
  scoreMin: Type.Integer({ description: 'Lowest trust score of the range. 0 is a brand without vetting.' }),
  scoreMax: Type.Integer({ description: 'Highest trust score of the range.' }),
  name: Type.Optional(Type.String({ description: 'AT&T message class or T-Mobile tier.' })),
  limit: Type.Optional(Type.Integer({ description: 'Segments per unit of time.' })),
  words: Type.String({ description: 'Limit as text.' }),
});
export type ThroughputStep = Static<typeof ThroughputStep>;

/** AT&T’s throughput for a campaign of this use case, by trust score. */
export function listAttSteps(useCase: UseCase): ThroughputStep[] {
  return mergeSteps((score) => {
    const row = findAttMessageClass(useCase, score);
    return row === undefined
      ? { words: `Set by AT&T when it reviews ${useCase.code}` }
      : {
          name: row.letter,
          limit: row.smsSegmentsPerMinute,
          words: `${groupThousands(row.smsSegmentsPerMinute)} segments per minute per ${row.per} (class ${row.letter})`,
        };
  });
}

/** T-Mobile’s daily cap for the brand of such a campaign, by trust score. */
export function listTmobileSteps(useCase: UseCase): ThroughputStep[] {
  return mergeSteps((score) => {
    const tier = tmobileCap(useCase, score);
    return {
      name: tier.name,
      limit: tier.segmentsPerDay,
      words: `${groupThousands(tier.segmentsPerDay)} segments per day per brand (${tier.name} tier)`,
    };
  });
}

/** The step whose range includes a score. */
export function findStepAt(steps: readonly ThroughputStep[], score: number): ThroughputStep {
  const step = steps.find(({ scoreMin, scoreMax }) => score >= scoreMin && score <= scoreMax);
  if (step === undefined) {
    throw new RangeError(`no step for a trust score of ${score}`);
  }
  return step;
}

function mergeSteps(limitAt: (score: number) => Omit<ThroughputStep, 'scoreMin' | 'scoreMax'>) {
  const steps: ThroughputStep[] = [];
  STEPS.forEach((scoreMin, index) => {
    const scoreMax = (STEPS[index + 1] ?? SCORE_MAX + 1) - 1;
    const limit = limitAt(scoreMin);
    const previous = steps.at(-1);
    if (previous?.words === limit.words) {
      previous.scoreMax = scoreMax;
    } else {
      steps.push({ scoreMin, scoreMax, ...limit });
    }
  });
  return steps;
}
