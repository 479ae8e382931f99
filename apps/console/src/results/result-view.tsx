// A result made to be read: verdict, findings, what else there is, and the answer as it came.
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { CopyText } from '../parts/copy-text.tsx';
import { TonePanel } from '../parts/tone.tsx';
import { SegmentCounter } from '../forms/segment-counter.tsx';
import { resultsToCsv } from './csv.ts';
import { GeneratedDocument } from './document.tsx';
import { download } from './download.ts';
import { type Finding, Findings } from './findings.tsx';
import { Facts } from './values.tsx';
import { type Results, verdictOf } from './verdict.ts';

/** Shown elsewhere: in the verdict, the findings, the map or the document. */
const SHOWN_ELSEWHERE = new Set([
  'status',
  'errorCount',
  'warningCount',
  'infoCount',
  'passCount',
  'checks',
  'segmentMap',
  'message',
  'useCaseAssumed',
  'messageTypeAssumed',
  'original',
  'plainEnglish',
  'retryAdvice',
  'reasoning',
  'recommendation',
  'disclaimer',
]);
/** What the map says in colors. */
const SHOWN_IN_MAP = new Set(['encodingReport', 'messageLength', 'encoding', 'segments']);
const SHOWN_IN_DOCUMENT = new Set(['content', 'html', 'sections', 'title', 'format']);

type Props = {
  readonly tool: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly results: Results;
};

function Exports({ tool, request, results }: Props) {
  const json = JSON.stringify({ tool, request, results }, undefined, 2);
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => download(`${tool}.json`, 'application/json', json)}
      >
        Export JSON
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => download(`${tool}.csv`, 'text/csv', resultsToCsv(results))}
      >
        Export CSV
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => globalThis.print()}>
        Print
      </Button>
    </Group>
  );
}

function Rest({ tool, results }: Pick<Props, 'tool' | 'results'>) {
  const elsewhere = [
    SHOWN_ELSEWHERE,
    ...(tool === 'document-generator' ? [SHOWN_IN_DOCUMENT] : []),
    ...(results['segmentMap'] === undefined ? [] : [SHOWN_IN_MAP]),
  ];
  const rest = Object.fromEntries(
    Object.entries(results).filter(([name]) => !elsewhere.some((names) => names.has(name))),
  );
  return Object.keys(rest).length === 0 ? null : (
    <section aria-label="Details">
      <Title order={3} mb="xs">
        Details
      </Title>
      <Facts fields={rest} />
    </section>
  );
}

export function ResultView({ tool, request, results }: Props) {
  const verdict = verdictOf(tool, results);
  const findings = (results['checks'] ?? []) as readonly Finding[];
  const { message } = request;
  return (
    <Stack gap="md">
      <TonePanel tone={verdict.tone}>
        <Title order={2}>{verdict.headline}</Title>
        {verdict.detail !== undefined && verdict.detail !== '' && <Text mt={4}>{verdict.detail}</Text>}
      </TonePanel>
      {results['segmentMap'] !== undefined && typeof message === 'string' && (
        <section aria-label="Segments">
          <SegmentCounter text={message} />
        </section>
      )}
      {tool === 'document-generator' && <GeneratedDocument results={results} />}
      {findings.length > 0 && (
        <section aria-label="Findings">
          <Title order={3} mb="xs">
            What was checked
          </Title>
          <Findings findings={findings} />
        </section>
      )}
      <Rest tool={tool} results={results} />
      <Exports tool={tool} request={request} results={results} />
      <details>
        <summary>The answer as it came (JSON)</summary>
        <Group my="xs">
          <CopyText text={JSON.stringify(results, undefined, 2)} what="the answer" />
        </Group>
        <pre className="raw" tabIndex={0}>
          {JSON.stringify(results, undefined, 2)}
        </pre>
      </details>
    </Stack>
  );
}
