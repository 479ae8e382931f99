// Takes edits of an evaluation over into the draft: one, or all at once.
import { Button, Group, List, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Evaluation, Registration } from '@tendlc/client';
import { callApi } from '../../../api/call.ts';
import { plural } from '../../../format/words.ts';
import { notify } from '../../../parts/notify.ts';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import { pathWords } from '../../../registrations/paths.ts';
import { keepRegistration } from '../../../registrations/registration-data.ts';
import { isStillOpen } from '../../../registrations/registration-state.ts';

const REASONS = {
  unknown_rule: 'is not part of this evaluation any more',
  no_edit: 'has no suggested text',
  changed: 'has another value by now',
  unchangeable: 'cannot be changed at the registry any more',
} as const;

export function useTakeOver(registration: Registration, evaluation: Evaluation) {
  return useMutation({
    mutationFn: (ruleIds: readonly string[]) =>
      callApi((through) =>
        through.registrations.applyEdits(registration.id, evaluation.id, { ruleIds: [...ruleIds] }),
      ),
    onSuccess: (answer) => {
      keepRegistration(answer.registration);
      if (answer.applied.length > 0) {
        notify(`Changed: ${answer.applied.map(pathWords).join(', ')}.`);
      }
    },
  });
}

/** A suggestion still applies if its field has the value that was judged. */
export function isOpenEdit(
  registration: Registration,
  edit: Evaluation['findings'][number]['edit'],
): boolean {
  if (edit === undefined || !isStillOpen(registration)) {
    return false;
  }
  const [subject, name = ''] = edit.path.split('.');
  const values = registration[subject as 'brand' | 'campaign' | 'pages'] as Readonly<
    Record<string, unknown>
  > | null;
  return JSON.stringify(values?.[name] ?? null) === JSON.stringify(edit.before ?? null);
}

/** Edits can describe a practice, so a person has to read them first: the button is below the list that it names. */
export function TakeOverAll({
  registration,
  evaluation,
}: {
  registration: Registration;
  evaluation: Evaluation;
}) {
  const taking = useTakeOver(registration, evaluation);
  const open = evaluation.findings.filter(
    ({ edit, status }) => status !== 'pass' && isOpenEdit(registration, edit),
  );
  const ruleIds = [...new Set(open.map(({ ruleId }) => ruleId))];
  const paths = [...new Set(open.flatMap(({ edit }) => (edit === undefined ? [] : [edit.path])))];
  const skipped = taking.data?.skipped ?? [];
  if (ruleIds.length < 2 && skipped.length === 0 && !taking.isError) {
    return null;
  }
  return (
    <section className="card" aria-label="Suggested texts">
      {ruleIds.length > 0 && (
        <Group justify="space-between" gap="sm">
          <Text size="sm" maw="46rem">
            We wrote texts for {plural(paths.length, 'field')}: {paths.map(pathWords).join(', ')}. Read them
            below first. Some describe a practice, such as an unchecked box: use them only if your business
            does that.
          </Text>
          <Button variant="default" loading={taking.isPending} onClick={() => taking.mutate(ruleIds)}>
            Use all {paths.length}
          </Button>
        </Group>
      )}
      {taking.isError && <ProblemNote error={taking.error} />}
      {skipped.length > 0 && (
        <div role="status">
          <Text size="sm" fw={600} mt="xs">
            Not taken over:
          </Text>
          <List size="sm">
            {skipped.map(({ ruleId, path, reason }) => (
              <List.Item key={`${ruleId}${path ?? ''}`}>
                {path === null ? ruleId : pathWords(path)} {REASONS[reason]}.
              </List.Item>
            ))}
          </List>
        </div>
      )}
    </section>
  );
}
