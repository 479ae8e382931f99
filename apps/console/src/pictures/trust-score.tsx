// The trust score: what one has, what possible, and what each part adds or lacks.
import { List, Stack, Text } from '@mantine/core';
import { nameToWords } from '../format/words.ts';
import { toneOf } from '../parts/tone.tsx';
import { Gauge } from './gauge.tsx';
import { Picture } from './picture.tsx';

type Part = {
  readonly category: string;
  readonly points: number;
  readonly maxPoints: number;
  readonly status: string;
};
type Improvement = {
  readonly category: string;
  readonly pointsToGain: number;
  readonly takesTime: boolean;
  readonly advice: string;
};
type TrustScore = {
  readonly score: number;
  readonly maxScore: number;
  readonly reachableScore: number;
  readonly breakdown: readonly Part[];
  readonly improvements: readonly Improvement[];
  readonly recommendations: readonly string[];
  readonly disclaimer: string;
  readonly tmobileByScore: readonly ScoreStep[];
  readonly leadsTo: { readonly attDeclared: string; readonly attMixed: string };
};
type ScoreStep = { readonly scoreMin: number; readonly scoreMax: number; readonly words: string };

/** The row of the score is said as well as printed in bold. */
function Allowances({ steps, score }: { steps: readonly ScoreStep[]; score: number }) {
  return (
    <div className="wide" tabIndex={0} role="group" aria-label="T-Mobile daily cap by trust score">
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">Score</th>
            <th scope="col">T-Mobile daily cap</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ scoreMin, scoreMax, words }) => {
            const isYours = score >= scoreMin && score <= scoreMax;
            return (
              <tr key={scoreMin} className={isYours ? 'is-strong' : undefined}>
                <th scope="row">
                  {scoreMin} to {scoreMax}
                </th>
                <td>
                  {words}
                  {isYours && ' (at this score)'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type PartRowProps = {
  readonly part: Part;
  readonly heaviest: number;
  readonly improvement: Improvement | undefined;
};

function PartRow({ part, heaviest, improvement }: PartRowProps) {
  const { category, points, maxPoints, status } = part;
  return (
    <li className={`tone-${toneOf(status)}`}>
      <div className="part-words">
        <Text size="sm" fw={600}>
          {nameToWords(category)}
        </Text>
        <Text size="sm">
          {points} of {maxPoints}
        </Text>
      </div>
      {/* As wide as its weight in the whole. */}
      <div className="part-bar" style={{ width: `${(100 * maxPoints) / heaviest}%` }} aria-hidden="true">
        <span style={{ width: `${(100 * points) / maxPoints}%` }} />
      </div>
      {improvement !== undefined && (
        <Text size="sm">
          <strong>
            {improvement.takesTime ? 'Over time, ' : ''}
            {improvement.pointsToGain} more:
          </strong>{' '}
          {improvement.advice}
        </Text>
      )}
    </li>
  );
}

export function TrustScorePicture({ results }: { results: object }) {
  const {
    score,
    maxScore,
    reachableScore,
    breakdown,
    improvements,
    recommendations,
    disclaimer,
    tmobileByScore,
    leadsTo,
  } = results as TrustScore;
  const heaviest = Math.max(...breakdown.map(({ maxPoints }) => maxPoints));
  const tone = score >= 75 ? 'good' : score >= 50 ? 'wait' : 'bad';
  // The advice of a part stands beside it; the recommendations repeat it.
  const further = recommendations.filter(
    (recommendation) =>
      !improvements.some(({ advice }) => recommendation.startsWith(advice.replace(/\.$/, ''))),
  );
  return (
    <Picture title="Score breakdown" note={disclaimer}>
      <div className="gauge-and-words">
        <Gauge
          score={score}
          max={maxScore}
          reachable={reachableScore}
          steps={tmobileByScore.map(({ scoreMin }) => scoreMin).filter((step) => step > 0)}
          tone={tone}
          words={`${score} of ${maxScore}; up to ${reachableScore} possible. Carrier limits change at ${tmobileByScore
            .map(({ scoreMin }) => scoreMin)
            .filter((step) => step > 0)
            .join(', ')}.`}
        />
        <Stack gap={2} className="gauge-legend">
          <Text size="sm">
            <span className={`gauge-key tone-${tone}`} aria-hidden="true" /> <strong>{score}</strong> now
          </Text>
          {reachableScore > score && (
            <Text size="sm">
              <span className="gauge-key is-reachable" aria-hidden="true" /> <strong>{reachableScore}</strong>{' '}
              possible
            </Text>
          )}
          <Text size="xs" c="dimmed">
            Marks on the scale show where carrier limits increase.
          </Text>
        </Stack>
      </div>
      <ul className="part-list">
        {breakdown
          .toSorted((a, b) => b.maxPoints - b.points - (a.maxPoints - a.points))
          .map((part) => (
            <PartRow
              key={part.category}
              part={part}
              heaviest={heaviest}
              improvement={improvements.find(({ category }) => category === part.category)}
            />
          ))}
      </ul>
      {further.length > 0 && (
        <List size="sm">
          {further.map((recommendation) => (
            <List.Item key={recommendation}>{recommendation}</List.Item>
          ))}
        </List>
      )}
      <Allowances steps={tmobileByScore} score={score} />
      <Text size="sm">
        At AT&T: {leadsTo.attDeclared} for a single-use campaign, {leadsTo.attMixed} for a mixed campaign.
      </Text>
    </Picture>
  );
}
