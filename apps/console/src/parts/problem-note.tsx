// An error on screen: what happened, what to do, and the request ID to copy. Screen readers announce it.
import { Box, Group, Text } from '@mantine/core';
import { fieldProblems, isOutOfTokens, toProblem } from '../api/problems.ts';
import { labelOf } from '../format/labels.ts';
import { problemSentence } from '../format/sentences.ts';
import { CopyText } from './copy-text.tsx';
import { GetTokens } from './get-tokens.tsx';
import { TonePanel } from './tone.tsx';

/** The name of a field in a path such as `pages.optIn[0]` or `/brand/ein`. */
const nameIn = (path: string): string =>
  path.split(/[./[\]]+/).findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? path;

const PREDICATE = /^(?:must|is|are|has|have|can|cannot|may|does|do|contains?)\b/;

function sentenceOf(path: string, predicate: string): string {
  const label = labelOf(nameIn(path));
  return PREDICATE.test(predicate)
    ? problemSentence(predicate, { label })
    : `${label}: ${predicate}${/[.!?]$/.test(predicate) ? '' : '.'}`;
}

/** Field names of the API and bare predicates must not appear on screen. Empty if the message says more than fields. */
function sentencesOf(error: unknown, message: string): string {
  const problems = Object.entries(fieldProblems(error));
  const isComplete = problems.length === message.split('; ').length;
  return isComplete ? problems.map(([path, predicate]) => sentenceOf(path, predicate)).join(' ') : '';
}

export function ProblemNote({ error, children }: { error: unknown; children?: React.ReactNode }) {
  const { title, advice, requestId } = toProblem(error);
  return (
    <div role="alert">
      <TonePanel tone="bad">
        <Text fw={700} className="tone-words">
          {title}
        </Text>
        <Text size="sm">
          {sentencesOf(error, advice) || advice} {isOutOfTokens(error) && <GetTokens />}
        </Text>
        {children !== undefined && <Box mt={6}>{children}</Box>}
        {requestId !== undefined && (
          <Group gap="xs" mt={6}>
            <Text size="xs">Request ID: {requestId}</Text>
            <CopyText text={requestId} what="the request ID" />
          </Group>
        )}
      </TonePanel>
    </div>
  );
}
