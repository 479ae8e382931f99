// Starts an evaluation of the newest values, with its price, with or without opening the pages.
import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Registration } from '@tendlc/client';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { useUser } from '../../../api/session.ts';
import { TokenPrice } from '../../../parts/costs.tsx';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import { stateOf } from '../../../registrations/registration-state.ts';
import { keepEvaluation, refreshRegistration } from '../../../registrations/registration-data.ts';

type Props = {
  readonly registration: Registration;
  readonly onRunning?: (isRunning: boolean) => void;
};

/** A submitted packet cannot change while it is in review, so there is nothing new to evaluate. */
const isUnderWay = ({ status, versionStatus }: Registration) =>
  (status === 'SUBMITTED' || status === 'ACTION_REQUIRED') && versionStatus !== 'DRAFT';

export function EvaluateNow({ registration, onRunning }: Props) {
  const { id: userId } = useUser();
  const [fetchPages, setFetchPages] = useState(true);
  const evaluating = useMutation({
    mutationFn: () => callApi((through) => through.registrations.evaluate(registration.id, { fetchPages })),
    onMutate: () => onRunning?.(true),
    onSettled: () => onRunning?.(false),
    onSuccess: ({ evaluation }) => {
      keepEvaluation(userId, evaluation);
      refreshRegistration(registration.id);
    },
  });
  if (isUnderWay(registration) || registration.status === 'CLOSED') {
    return null;
  }
  return (
    <div className="no-print">
      <Group gap="md">
        <Button
          // What is ready is submitted, and what has errors is corrected first.
          variant={stateOf(registration).primary === 'evaluate' ? 'filled' : 'default'}
          loading={evaluating.isPending}
          onClick={() => evaluating.mutate()}
        >
          {registration.lastEvaluation === null ? 'Evaluate now' : 'Evaluate again'}
        </Button>
        <Checkbox
          size="sm"
          label="Open the pages"
          checked={fetchPages}
          onChange={({ currentTarget }) => setFetchPages(currentTarget.checked)}
        />
        <Text size="sm" c="dimmed">
          {evaluating.isPending && fetchPages ? (
            'Opening your pages. This takes up to 40 seconds.'
          ) : (
            <TokenPrice isTool />
          )}
        </Text>
      </Group>
      {evaluating.isError && <ProblemNote error={evaluating.error} />}
    </div>
  );
}
