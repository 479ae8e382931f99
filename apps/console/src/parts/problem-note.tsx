// An error on screen: what happened, what to do, and the request ID to copy. Screen readers announce it.
import { Box, Group, Text } from '@mantine/core';
import { fieldProblems, isOutOfTokens, toProblem } from '../api/problems.ts';
import { labelOf } from '../format/labels.ts';
import { problemSentence } from '../format/sentences.ts';
import { CopyText } from './copy-text.tsx';
import { GetTokens } from './get-tokens.tsx';
import { TonePanel } from './tone.tsx';

const lastPart = (path: string): string => path.split(/[./]/).at(-1) ?? path;

/** Field names of the API and bare predicates must not appear on screen. */
const sentencesOf = (error: unknown): string =>
  Object.entries(fieldProblems(error))
    .map(([path, predicate]) => problemSentence(predicate, { label: labelOf(lastPart(path)) }))
    .join(' ');

export function ProblemNote({ error, children }: { error: unknown; children?: React.ReactNode }) {
  const { title, advice, requestId } = toProblem(error);
  return (
    <div role="alert">
      <TonePanel tone="bad">
        <Text fw={700} className="tone-words">
          {title}
        </Text>
        <Text size="sm">
          {sentencesOf(error) || advice} {isOutOfTokens(error) && <GetTokens />}
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
