// What a result comes to, in one line: shown before everything else.
import { nameToWords, plural, showDate, showDollars } from '../app/words.ts';
import type { Tone } from '../parts/tone.tsx';

export type Results = Readonly<Record<string, unknown>>;
export type Verdict = { readonly tone: Tone; readonly headline: string; readonly detail?: string };

type Judge = (results: Results) => Verdict;

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

/** Says what was found, by how bad the worst of it is. */
const byStatus =
  (words: Readonly<Record<'good' | 'wait' | 'bad', string>>): Judge =>
  (results) => {
    const tone = toneOf(results['status']);
    const headline = tone === 'wait' || tone === 'bad' ? words[tone] : words.good;
    return { tone: tone === 'info' || tone === 'neutral' ? 'good' : tone, headline, ...counts(results) };
  };

function counts({ errorCount, warningCount }: Results): { detail?: string } {
  const parts = [
    ...(Number(errorCount) > 0 ? [plural(Number(errorCount), 'fault')] : []),
    ...(Number(warningCount) > 0 ? [plural(Number(warningCount), 'warning')] : []),
  ];
  return parts.length === 0
    ? {}
    : { detail: `${parts.join(' and ')}. Faults come first below, each with what to change.` };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const byRisk = (risk: unknown): Tone => (risk === 'low' ? 'good' : risk === 'high' ? 'bad' : 'wait');

function judgeScore(score: number): Tone {
  return score >= 75 ? 'good' : score >= 50 ? 'wait' : 'bad';
}

const IMPACT_TONES: Readonly<Record<string, Tone>> = {
  none: 'good',
  low: 'good',
  medium: 'wait',
  high: 'bad',
  critical: 'bad',
};

const VERDICTS: Readonly<Record<string, Judge>> = {
  'brand-checker': byStatus({
    good: 'Ready to be registered',
    wait: 'Likely to be verified, but look at the warnings',
    bad: 'Would probably not be verified',
  }),
  'message-validator': byStatus({
    good: 'This message is fine to send',
    wait: 'This message may be filtered',
    bad: 'Carriers would block or reject this message',
  }),
  'opt-out-auditor': byStatus({
    good: 'Readers can leave the way they should',
    wait: 'The way out could be clearer',
    bad: 'Readers have no proper way out',
  }),
  'consent-validator': byStatus({
    good: 'This consent holds up',
    wait: 'This consent has weak spots',
    bad: 'This consent would not hold up',
  }),
  'carrier-scanner': byStatus({
    good: 'Nothing known speaks against it at these carriers',
    wait: 'Carriers will look closely',
    bad: 'At least one carrier does not take this',
  }),
  'provider-checklist': (results) => ({
    ...byStatus({ good: '', wait: '', bad: '' })(results),
    headline: `${plural(Number(results['totalItems']), 'step')}, about ${text(results['estimatedTimeline'])}`,
  }),
  'campaign-preview': ({ warnings, segments }) => {
    const count = (warnings as unknown[]).length;
    return {
      tone: count === 0 ? 'good' : 'wait',
      headline:
        count === 0 ? 'Every carrier would deliver this' : `${plural(count, 'thing')} may slow or stop it`,
      detail: `One message is ${plural(Number(segments), 'segment')}.`,
    };
  },
  sanitize: ({ valid }) =>
    valid === true
      ? { tone: 'good', headline: 'Safe to use in this form' }
      : {
          tone: 'bad',
          headline: 'Do not use this',
          detail: 'It is not what it was said to be; see why below.',
        },
  'template-library': ({ templateCount }) => ({
    tone: 'good',
    headline: `${plural(Number(templateCount), 'template')} to take over`,
  }),
  'document-generator': ({ placeholders, title }) => {
    const open = (placeholders as unknown[]).length;
    return {
      tone: open === 0 ? 'good' : 'wait',
      headline: text(title),
      detail:
        open === 0
          ? 'Complete. Have it read by a lawyer before it goes out.'
          : `${plural(open, 'place')} in brackets must be filled in.`,
    };
  },
  'diff-checker': ({ impactLevel, recommendation }) => ({
    tone: IMPACT_TONES[text(impactLevel)] ?? 'wait',
    headline: `Impact of the change: ${text(impactLevel)}`,
    detail: text(recommendation),
  }),
  'error-diagnostic': ({ matched, title, retryable, retryAdvice }) =>
    matched === true
      ? { tone: retryable === true ? 'wait' : 'bad', headline: text(title), detail: text(retryAdvice) }
      : {
          tone: 'neutral',
          headline: 'This error is not known',
          detail: 'Add where you have seen it, and try again.',
        },
  'rejection-decoder': ({ matched, title, plainEnglish, canResubmit }) =>
    matched === true
      ? { tone: canResubmit === true ? 'wait' : 'bad', headline: text(title), detail: text(plainEnglish) }
      : {
          tone: 'neutral',
          headline: 'This reason is not known',
          detail: 'Enter the words exactly as you got them.',
        },
  'use-case-selector': ({ displayName, recommendedUseCase, reasoning }) => ({
    tone: recommendedUseCase === null ? 'bad' : 'good',
    headline:
      recommendedUseCase === null
        ? 'No use case fits'
        : `Register it as ${text(displayName)} (${text(recommendedUseCase)})`,
    detail: text(reasoning),
  }),
  'trust-score': ({ score, rating, reachableScore }) => ({
    tone: judgeScore(Number(score)),
    headline: `About ${Number(score)} of 100: ${nameToWords(text(rating)).toLowerCase()}`,
    ...(Number(reachableScore) > Number(score)
      ? { detail: `${Number(reachableScore)} can be reached; see what to do below.` }
      : {}),
  }),
  'approval-db': ({ approvalRate, avgApprovalDays, rejectionRisk }) => ({
    tone: byRisk(rejectionRisk),
    headline: `About ${Number(approvalRate)} of 100 such campaigns are approved`,
    detail: `Usually within ${text(avgApprovalDays)}. Risk of rejection: ${text(rejectionRisk)}.`,
  }),
  'roi-calculator': ({ recommendation, savings }) => ({
    tone: 'info',
    headline: `${Number(savings) >= 0 ? 'Buying' : 'Building'} saves about ${showDollars(Math.abs(Number(savings)))}`,
    detail: text(recommendation),
  }),
  'compliance-calendar': ({ estimatedLaunchDate, totalDays }) => ({
    tone: 'info',
    headline: `Launch around ${showDate(text(estimatedLaunchDate))}`,
    detail: `${plural(Number(totalDays), 'day')} from the first day of preparation.`,
  }),
};

const otherwise: Judge = byStatus({ good: 'Done', wait: 'Done, with warnings', bad: 'There are faults' });

/** A result of a version that this console does not know must still be shown. */
export function verdictOf(tool: string, results: Results): Verdict {
  try {
    return (VERDICTS[tool] ?? otherwise)(results);
  } catch {
    return { tone: 'neutral', headline: 'Done' };
  }
}
