// What a result comes to, in one line: shown before everything else.
import { nameToWords, plural, showDate, showDollars } from '../format/words.ts';
import { type Tone, toneOf } from '../parts/tone.tsx';

export type Results = Readonly<Record<string, unknown>>;
export type Verdict = { readonly tone: Tone; readonly headline: string; readonly detail?: string };

type Judge = (results: Results) => Verdict;

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
    ...(Number(errorCount) > 0 ? [plural(Number(errorCount), 'error')] : []),
    ...(Number(warningCount) > 0 ? [plural(Number(warningCount), 'warning')] : []),
  ];
  return parts.length === 0
    ? {}
    : { detail: `${parts.join(' and ')}. Errors are listed first, each with a fix.` };
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
    good: 'Ready to register',
    wait: 'Likely to be verified. Review the warnings.',
    bad: 'Likely to be rejected',
  }),
  'message-validator': byStatus({
    good: 'This message is ready to send',
    wait: 'This message may be filtered',
    bad: 'Carriers are likely to block this message',
  }),
  'opt-out-auditor': byStatus({
    good: 'Opt-out instructions are compliant',
    wait: 'Opt-out instructions could be clearer',
    bad: 'Opt-out instructions are missing or not compliant',
  }),
  'consent-validator': byStatus({
    good: 'Opt-in language is compliant',
    wait: 'Opt-in language needs improvement',
    bad: 'Opt-in language is not compliant',
  }),
  'carrier-scanner': byStatus({
    good: 'No known issues at these carriers',
    wait: 'Carriers will review this closely',
    bad: 'At least one carrier rejects this',
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
        count === 0
          ? 'All carriers are likely to deliver this message'
          : `${plural(count, 'issue')} may delay or block delivery`,
      detail: `Each message uses ${plural(Number(segments), 'segment')}.`,
    };
  },
  sanitize: ({ valid }) =>
    valid === true
      ? { tone: 'good', headline: 'Safe to use' }
      : {
          tone: 'bad',
          headline: 'Not safe to use',
          detail: 'It is not valid for the selected type. See details below.',
        },
  'template-library': ({ templateCount }) => ({
    tone: 'good',
    headline: plural(Number(templateCount), 'template'),
  }),
  'document-generator': ({ placeholders, title }) => {
    const open = (placeholders as unknown[]).length;
    return {
      tone: open === 0 ? 'good' : 'wait',
      headline: text(title),
      detail:
        open === 0
          ? 'Complete. Have a lawyer review it before you publish it.'
          : `Fill in ${plural(open, 'placeholder')} in brackets.`,
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
          headline: 'Unknown error',
          detail: 'Add where you saw it, and try again.',
        },
  'rejection-decoder': ({ matched, title, plainEnglish, canResubmit }) =>
    matched === true
      ? { tone: canResubmit === true ? 'wait' : 'bad', headline: text(title), detail: text(plainEnglish) }
      : {
          tone: 'neutral',
          headline: 'Unknown rejection reason',
          detail: 'Enter the text exactly as you received it.',
        },
  'use-case-selector': ({ displayName, recommendedUseCase, reasoning }) => ({
    tone: recommendedUseCase === null ? 'bad' : 'good',
    headline:
      recommendedUseCase === null
        ? 'No matching use case'
        : `Register it as ${text(displayName)} (${text(recommendedUseCase)})`,
    detail: text(reasoning),
  }),
  'trust-score': ({ score, rating, reachableScore }) => ({
    tone: judgeScore(Number(score)),
    headline: `About ${Number(score)} of 100: ${nameToWords(text(rating)).toLowerCase()}`,
    ...(Number(reachableScore) > Number(score)
      ? { detail: `Up to ${Number(reachableScore)} is possible. See recommendations below.` }
      : {}),
  }),
  'approval-db': ({ approvalRate, avgApprovalDays, rejectionRisk }) => ({
    tone: byRisk(rejectionRisk),
    headline: `About ${Number(approvalRate)}% of these campaigns are approved`,
    detail: `Usually within ${text(avgApprovalDays)}. Rejection risk: ${text(rejectionRisk)}.`,
  }),
  'roi-calculator': ({ recommendation, savings }) => ({
    tone: 'info',
    headline: `${Number(savings) >= 0 ? 'Buying' : 'Building'} saves about ${showDollars(Math.abs(Number(savings)))}`,
    detail: text(recommendation),
  }),
  'compliance-calendar': ({ estimatedLaunchDate, totalDays }) => ({
    tone: 'info',
    headline: `Launch around ${showDate(text(estimatedLaunchDate))}`,
    detail: `${plural(Number(totalDays), 'day')} from the start of preparation.`,
  }),
};

const otherwise: Judge = byStatus({ good: 'Done', wait: 'Done with warnings', bad: 'Errors found' });

/** A result of a version that this console does not know must still be shown. */
export function verdictOf(tool: string, results: Results): Verdict {
  try {
    return (VERDICTS[tool] ?? otherwise)(results);
  } catch {
    return { tone: 'neutral', headline: 'Done' };
  }
}
