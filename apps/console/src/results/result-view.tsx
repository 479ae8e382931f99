// A result: verdict, findings, pictures, other values, and the raw answer.
import { Group, Stack, Text, Title } from '@mantine/core';
import { catalogue } from '@tendlc/compliance';
import { CopyText } from '../parts/copy-text.tsx';
import { TonePanel } from '../parts/tone.tsx';
import { SegmentCounter } from '../pictures/segment-counter.tsx';
import { Picture } from '../pictures/picture.tsx';
import { drawingOf } from './drawn.ts';
import { Exports } from './exports.tsx';
import { Findings, findingsOf } from './findings.tsx';
import { ScoreMeter, scoreOf, SHOWN_IN_METER } from './score-meter.tsx';
import { useLightPrint } from './use-light-print.ts';
import { Facts, isNothing } from './values.tsx';
import { type Results, verdictOf } from './verdict.ts';
import './results.css';

/** Already shown in the verdict or the findings. */
const SHOWN_ELSEWHERE = [
  'status',
  'errorCount',
  'warningCount',
  'infoCount',
  'passCount',
  'checks',
  'message',
  'useCaseAssumed',
  'messageTypeAssumed',
  'plainEnglish',
  'retryAdvice',
  'reasoning',
  'recommendation',
  'disclaimer',
  'displayName',
  'provider',
  'basis',
];
/** Already shown in the segment map. */
const SHOWN_IN_MAP = ['segmentMap', 'encodingReport', 'messageLength', 'encoding', 'segments'];

type Props = {
  readonly tool: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly results: Results;
};

function Details({ tool, results, hidden }: Omit<Props, 'request'> & { hidden: readonly string[] }) {
  const shape = catalogue.find(({ name }) => name === tool)?.results;
  const rest = Object.fromEntries(
    Object.entries(results).filter(([name, value]) => !hidden.includes(name) && !isNothing(value)),
  );
  return Object.keys(rest).length === 0 ? null : (
    <section aria-label="Details">
      <Title order={3} mb="xs">
        Details
      </Title>
      <Facts fields={rest} shape={shape} />
    </section>
  );
}

function RawAnswer({ results }: { results: Results }) {
  const json = JSON.stringify(results, undefined, 2);
  return (
    <details className="raw-answer">
      <summary>View JSON</summary>
      <Group my="xs">
        <CopyText text={json} what="the result" />
      </Group>
      <pre className="raw" tabIndex={0}>
        {json}
      </pre>
    </details>
  );
}

/** Counted in the browser instead of read from the answer: free, and the same for every tool. */
function countedMessage(request: Props['request'], results: Results): string | undefined {
  const { message } = request;
  return typeof message === 'string' && 'segments' in results ? message : undefined;
}

export function ResultView({ tool, request, results }: Props) {
  useLightPrint();
  const verdict = verdictOf(tool, results);
  const drawing = drawingOf(tool, request, results);
  const findings = findingsOf(results).filter(
    ({ category }) => drawing?.categories?.includes(category) !== true,
  );
  const message = countedMessage(request, results);
  const score = drawing?.fields.includes('score') === true ? undefined : scoreOf(results);
  const picture = drawing?.Picture !== undefined && <drawing.Picture request={request} results={results} />;
  const hidden = [
    ...SHOWN_ELSEWHERE,
    ...(drawing?.fields ?? []),
    ...(message === undefined ? [] : SHOWN_IN_MAP),
    ...(score === undefined ? [] : SHOWN_IN_METER),
    ...(findings.length > 0 ? ['differences'] : []),
  ];
  return (
    <Stack gap="lg">
      <TonePanel tone={verdict.tone}>
        <Title order={2}>{verdict.headline}</Title>
        {verdict.detail !== undefined && verdict.detail !== '' && <Text mt={4}>{verdict.detail}</Text>}
        {score !== undefined && <ScoreMeter score={score} />}
      </TonePanel>
      <div className="print-only">
        <Title order={3} mb="xs">
          Request
        </Title>
        <Facts fields={request} />
      </div>
      {drawing?.isFirst === true && picture}
      {findings.length > 0 && (
        <section aria-label="Findings">
          <Title order={3} mb="xs">
            Checks
          </Title>
          <Findings findings={findings} />
        </section>
      )}
      {message !== undefined && (
        <Picture title="Segments">
          <SegmentCounter text={message} />
        </Picture>
      )}
      {drawing?.isFirst !== true && picture}
      <Details tool={tool} results={results} hidden={hidden} />
      <Exports tool={tool} request={request} results={results} />
      <RawAnswer results={results} />
    </Stack>
  );
}
