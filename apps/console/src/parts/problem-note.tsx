// An error on screen: what happened, what to do, and the request ID to copy. Screen readers announce it.
import { Box, Group, Text } from '@mantine/core';
import { isOutOfTokens, toProblem } from '../api/problems.ts';
import { CopyText } from './copy-text.tsx';
import { GetTokens } from './get-tokens.tsx';
import { TonePanel } from './tone.tsx';

export function ProblemNote({ error, children }: { error: unknown; children?: React.ReactNode }) {
  const { title, advice, requestId } = toProblem(error);
  return (
    <div role="alert">
      <TonePanel tone="bad">
        <Text fw={700} className="tone-words">
          {title}
        </Text>
        <Text size="sm">
          {advice} {isOutOfTokens(error) && <GetTokens />}
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
