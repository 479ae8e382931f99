// Tones such as good or bad, shown in words and a sign, never by color alone.
import type { ReactNode } from 'react';

export type Tone = 'good' | 'bad' | 'wait' | 'info' | 'neutral';

const SIGNS: Readonly<Record<Tone, string>> = { good: '✓', bad: '✕', wait: '!', info: '●', neutral: '·' };

const TONES: Readonly<Record<string, Tone>> = {
  pass: 'good',
  compliant: 'good',
  info: 'info',
  warning: 'wait',
  needs_improvement: 'wait',
  partially_compliant: 'wait',
  error: 'bad',
  fail: 'bad',
  non_compliant: 'bad',
};

export const toneOf = (status: unknown): Tone => TONES[String(status)] ?? 'neutral';

export function ToneBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`tone tone-${tone}`}>
      <span aria-hidden="true">{SIGNS[tone]}</span>
      {children}
    </span>
  );
}

export function TonePanel({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <div className={`panel-tone tone-${tone}`}>{children}</div>;
}
