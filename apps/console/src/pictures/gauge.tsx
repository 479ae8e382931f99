// A score on a half circle: the current score, the possible score, and the thresholds.
import type { Tone } from '../parts/tone.tsx';

type Props = {
  readonly score: number;
  readonly max: number;
  readonly reachable?: number;
  /** Scores that are thresholds. */
  readonly steps?: readonly number[];
  readonly tone: Tone;
  /** The text alternative of the picture. */
  readonly words: string;
};

const CENTER = { x: 120, y: 112 };
const RADIUS = 84;
const LABEL_RADIUS = 106;

function pointAt(share: number, radius: number) {
  const angle = Math.PI * (1 - Math.min(1, Math.max(0, share)));
  return { x: CENTER.x + radius * Math.cos(angle), y: CENTER.y - radius * Math.sin(angle) };
}

function arc(from: number, to: number): string {
  const [start, end] = [pointAt(from, RADIUS), pointAt(to, RADIUS)];
  return `M ${start.x} ${start.y} A ${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`;
}

export function Gauge({ score, max, reachable = score, steps = [], tone, words }: Props) {
  const share = score / max;
  return (
    <svg className={`gauge tone-${tone}`} viewBox="0 0 240 126" role="img" aria-label={words}>
      <path d={arc(0, 1)} className="gauge-ground" />
      {reachable > score && <path d={arc(share, reachable / max)} className="gauge-reachable" />}
      {share > 0 && <path d={arc(0, share)} className="gauge-score" />}
      {steps.map((step) => {
        const [inner, outer] = [pointAt(step / max, RADIUS - 11), pointAt(step / max, RADIUS + 11)];
        const label = pointAt(step / max, LABEL_RADIUS);
        return (
          <g key={step}>
            <line x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} className="gauge-step" />
            <text x={label.x} y={label.y + 4} className="gauge-label">
              {step}
            </text>
          </g>
        );
      })}
      <text x={CENTER.x} y={CENTER.y - 14} className="gauge-number">
        {score}
      </text>
      <text x={CENTER.x} y={CENTER.y + 6} className="gauge-label">
        of {max}
      </text>
    </svg>
  );
}
