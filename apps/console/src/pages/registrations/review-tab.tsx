// The review of a registration: its verdict, what it costs to submit, and each finding with the text that fixes it.
import { Skeleton, Stack } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { useLastEvaluation, useRegistration } from '../../registrations/registration-data.ts';
import { EvaluateNow } from './review/evaluate-now.tsx';
import { FieldFindings } from './review/field-findings.tsx';
import { NoEvaluation } from './review/no-evaluation.tsx';
import { TakeOverAll } from './review/take-over.tsx';
import { Verdict } from './review/verdict.tsx';
import type { Registration } from '@tendlc/client';

function Review({ registration }: { registration: Registration }) {
  const { data, error } = useLastEvaluation(registration);
  const [isRunning, setIsRunning] = useState(false);
  const start = <EvaluateNow registration={registration} onRunning={setIsRunning} />;
  if (registration.lastEvaluation === null) {
    return <NoEvaluation isRunning={isRunning}>{start}</NoEvaluation>;
  }
  if (data === undefined) {
    return error === null ? <Skeleton h={420} /> : <ProblemNote error={error} />;
  }
  return (
    <Stack gap="md" aria-busy={isRunning}>
      <Verdict registration={registration} evaluation={data} start={start} isRunning={isRunning} />
      <TakeOverAll registration={registration} evaluation={data} />
      <FieldFindings registration={registration} evaluation={data} />
    </Stack>
  );
}

export function ReviewTab() {
  const { id = '' } = useParams({ strict: false });
  const { data } = useRegistration(id);
  return data === undefined ? null : <Review registration={data} />;
}
