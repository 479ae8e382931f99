// An error on screen: what happened, what to do, and the request ID to copy. Screen readers announce it.
import { Box, Group, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { fieldProblems, isOutOfTokens, toProblem } from '../api/problems.ts';
import { CopyText } from './copy-text.tsx';
import { GetTokens } from './get-tokens.tsx';
import { TonePanel } from './tone.tsx';

type Words = { readonly error: unknown; readonly advice: string };

/**
 * The labels of all fields are loaded only when a field has a problem: the note itself is part of every page. Without a connection
 * the message of the service has to do.
 */
const FieldSentences = lazy(() =>
  import('./field-sentences.tsx').then(
    (module) => ({ default: module.FieldSentences }),
    () => ({ default: ({ advice }: Words) => advice }),
  ),
);

export function ProblemNote({ error, children }: { error: unknown; children?: React.ReactNode }) {
  const { title, advice, requestId } = toProblem(error);
  return (
    <div role="alert">
      <TonePanel tone="bad">
        <Text fw={700} className="tone-words">
          {title}
        </Text>
        <Text size="sm">
          {Object.keys(fieldProblems(error)).length === 0 ? (
            advice
          ) : (
            <Suspense fallback={advice}>
              <FieldSentences error={error} advice={advice} />
            </Suspense>
          )}{' '}
          {isOutOfTokens(error) && <GetTokens />}
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
