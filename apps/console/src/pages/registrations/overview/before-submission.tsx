// What is left before a submission: connect the registry, fill in the packet, evaluate it, submit it.
import { Text, Title } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import type { ReactNode } from 'react';
import { plural } from '../../../format/words.ts';
import { ButtonLink } from '../../../parts/link-button.tsx';
import { useIsConnected } from '../../../registrations/connection.tsx';
import { addFees, feesInWords } from '../../../registrations/fees.tsx';
import { useLastEvaluation } from '../../../registrations/registration-data.ts';
import { currentEvaluationOf } from '../../../registrations/registration-state.ts';

type ItemProps = {
  readonly isDone: boolean;
  readonly place: number;
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

const Item = ({ isDone, place, title, children, action }: ItemProps) => (
  <li data-done={isDone}>
    <span className="checklist-mark" aria-hidden="true">
      {isDone ? '✓' : place}
    </span>
    <div>
      <Text fw={600} size="sm">
        {title}
        <span className="visually-hidden">{isDone ? ', done' : ', to do'}</span>
      </Text>
      <Text size="sm" c="dimmed">
        {children}
      </Text>
    </div>
    {action}
  </li>
);

const VERDICTS = {
  ready: () => 'Ready: no errors.',
  fixable: (errors: number | undefined) =>
    errors === undefined ? 'Has errors.' : `${plural(errors, 'error')} to fix.`,
  blocked: () => 'Blocked: no edit fixes it.',
} as const;

export function BeforeSubmission({ registration }: { registration: Registration }) {
  const isConnected = useIsConnected();
  const { filled, required, missing } = registration.completeness;
  const evaluation = currentEvaluationOf(registration);
  const { data: judged } = useLastEvaluation(registration);
  const params = { id: String(registration.id) };
  const small = { size: 'compact-sm', variant: 'default' } as const;
  return (
    <section className="card" aria-label="Before you submit">
      <Title order={2} mb={4}>
        Before you submit
      </Title>
      <ol className="checklist">
        <Item
          place={1}
          isDone={isConnected === true}
          title="Connect your registry account"
          action={
            isConnected === false && (
              <ButtonLink to="/registry/credentials" {...small}>
                Connect
              </ButtonLink>
            )
          }
        >
          {isConnected === true
            ? 'Connected.'
            : 'Registrations go through your own account at The Campaign Registry (TCR).'}
        </Item>
        <Item
          place={2}
          isDone={missing.length === 0}
          title="Fill in the packet"
          action={
            <ButtonLink to="/registrations/$id/packet" params={params} {...small}>
              {missing.length === 0 ? 'Edit' : 'Continue'}
            </ButtonLink>
          }
        >
          {filled} of {plural(required, 'required field')}.
        </Item>
        <Item
          place={3}
          isDone={evaluation?.verdict === 'ready'}
          title="Evaluate it"
          action={
            <ButtonLink to="/registrations/$id/review" params={params} {...small}>
              {evaluation === null ? 'Evaluate' : 'Review'}
            </ButtonLink>
          }
        >
          {evaluation === null
            ? registration.lastEvaluation === null
              ? 'We read the packet and open its pages as reviewers do. 1 token.'
              : 'Changed since the last evaluation.'
            : VERDICTS[evaluation.verdict](judged?.counts.error)}
        </Item>
        <Item place={4} isDone={false} title="Submit it">
          {judged === undefined || evaluation === null
            ? 'The evaluation lists every fee before you pay it.'
            : `Costs ${feesInWords(addFees([judged.fees]))}.`}
        </Item>
      </ol>
    </section>
  );
}
