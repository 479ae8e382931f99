// Findings, the most serious first: the problem, the remedy, and the source.
import { Anchor, Stack, Text } from '@mantine/core';
import { nameToWords, showSourceDate } from '../format/words.ts';
import { ToneBadge, toneOf, TonePanel } from '../parts/tone.tsx';
import type { Results } from './verdict.ts';

export type Finding = {
  readonly status: string;
  readonly category: string;
  readonly message: string;
  readonly details?: string;
  readonly remedy?: string;
  readonly ruleId: string;
  readonly basis: string;
  readonly points?: number;
  readonly maxPoints?: number;
  readonly source: { readonly title: string; readonly url?: string; readonly asOf: string };
};

export const isFinding = (value: unknown): value is Finding =>
  typeof value === 'object' && value !== null && 'ruleId' in value && 'message' in value && 'status' in value;

/** The color of each severity of a change. */
const STATUS_OF_IMPACT: Readonly<Record<string, string>> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'info',
};

type Difference = Pick<Finding, 'category' | 'remedy' | 'ruleId' | 'basis' | 'source'> & {
  readonly before: string;
  readonly after: string;
  readonly change: string;
  readonly impact: string;
};

function toFinding({ category, impact, change, before, after, ...rest }: Difference): Finding {
  const quotes = [
    ...(before === '' ? [] : [`Removed: “${before}”`]),
    ...(after === '' ? [] : [`Added: “${after}”`]),
  ];
  return {
    ...rest,
    status: STATUS_OF_IMPACT[impact] ?? 'info',
    category: `${category} · ${impact} impact`,
    message: change,
    ...(quotes.length === 0 ? {} : { details: quotes.join('\n') }),
  };
}

const isDifference = (value: unknown): value is Difference =>
  typeof value === 'object' && value !== null && 'change' in value && 'impact' in value && 'source' in value;

/** What was checked, or what a change means. */
export function findingsOf({ checks, differences }: Results): readonly Finding[] {
  if (Array.isArray(differences) && differences.every(isDifference)) {
    return differences.map(toFinding);
  }
  return Array.isArray(checks) && checks.every(isFinding) ? checks : [];
}

const ORDER = ['error', 'fail', 'warning', 'info', 'pass'];
const NAMES: Readonly<Record<string, string>> = {
  error: 'Error',
  fail: 'Error',
  warning: 'Warning',
  info: 'Tip',
  pass: 'Passed',
};

const rank = ({ status }: Finding) => (ORDER.indexOf(status) + ORDER.length + 1) % (ORDER.length + 1);

export function SourceLine({ source, basis }: { source: Finding['source']; basis?: string }) {
  // Only safe links: an address in a result is data and could be anything.
  const isLink = source.url !== undefined && /^https?:\/\//.test(source.url);
  return (
    <Text size="xs" c="dimmed">
      {basis === 'estimate' ? 'Our estimate. ' : ''}
      {isLink ? (
        <Anchor href={source.url} target="_blank" rel="noreferrer" size="xs" underline="always">
          {source.title}
        </Anchor>
      ) : (
        source.title
      )}
      , {showSourceDate(source.asOf)}
    </Text>
  );
}

function FindingItem({ finding }: { finding: Finding }) {
  const { status, category, message, details, remedy, points, maxPoints } = finding;
  return (
    <TonePanel tone={toneOf(status)}>
      <Stack gap={4}>
        <Text size="sm" component="div">
          <ToneBadge tone={toneOf(status)}>{NAMES[status] ?? nameToWords(status)}</ToneBadge>{' '}
          <Text span size="sm" c="dimmed">
            {nameToWords(category)}
            {points !== undefined && maxPoints !== undefined && ` · ${points} of ${maxPoints} points`}
          </Text>
        </Text>
        <Text fw={600}>{message}</Text>
        {details !== undefined && (
          <Text size="sm" className="given">
            {details}
          </Text>
        )}
        {remedy !== undefined && (
          <Text size="sm">
            <strong>What to do:</strong> {remedy}
          </Text>
        )}
        <SourceLine source={finding.source} basis={finding.basis} />
      </Stack>
    </TonePanel>
  );
}

export function Findings({ findings }: { findings: readonly Finding[] }) {
  const sorted = findings.toSorted((a, b) => rank(a) - rank(b));
  const open = sorted.filter(({ status }) => status !== 'pass');
  const fine = sorted.filter(({ status }) => status === 'pass');
  return (
    <Stack gap="xs">
      {open.map((finding) => (
        <FindingItem key={`${finding.ruleId}${finding.message}${finding.details ?? ''}`} finding={finding} />
      ))}
      {fine.length > 0 && (
        <details>
          <summary>{fine.length === 1 ? '1 check passed' : `${fine.length} checks passed`}</summary>
          <Stack gap="xs" mt="xs">
            {fine.map((finding) => (
              <FindingItem key={`${finding.ruleId}${finding.message}`} finding={finding} />
            ))}
          </Stack>
        </details>
      )}
    </Stack>
  );
}
