// An error on screen: what happened, what to do, and the request ID to copy. Screen readers announce it.
import { Box, Button, Group, Text } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef } from 'react';
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

/** A long dialog can be scrolled away from its note. Pages keep their place: their notes also appear without an action. */
function useInView(error: unknown) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null && note.current?.closest('[role="dialog"]')) {
      note.current.scrollIntoView({ block: 'center' });
    }
  }, [error]);
  return note;
}

type Props = {
  readonly error: unknown;
  readonly children?: React.ReactNode;
  /** Where a page could not be loaded: reads it again. */
  readonly onRetry?: () => unknown;
};

export function ProblemNote({ error, children, onRetry }: Props) {
  const { title, advice, requestId } = toProblem(error);
  const note = useInView(error);
  return (
    <div role="alert" ref={note}>
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
        {onRetry !== undefined && (
          <Button size="compact-sm" variant="default" mt={6} onClick={() => void onRetry()}>
            Try again
          </Button>
        )}
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
