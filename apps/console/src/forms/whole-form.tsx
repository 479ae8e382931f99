// A long form on one page, for corrections: the parts of the wizard below one another, opened at the field that was asked for.
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { ProblemNote } from '../parts/problem-note.tsx';
import { focusField } from './focus-field.ts';
import './forms.css';
import { ProblemSummary } from './problem-summary.tsx';
import type { Form } from './use-form.ts';
import { useSending } from './use-sending.ts';
import type { Step } from './wizard.tsx';

type Props = {
  readonly name: string;
  readonly form: Form;
  readonly partsOf: (form: Form) => readonly Step[];
  /** The field to begin with. */
  readonly field: string | undefined;
  readonly labels?: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly send: () => Promise<void>;
  readonly children?: ReactNode;
  readonly leave: ReactNode;
};

export function WholeForm(props: Props) {
  const { name, form: given, partsOf, field, labels, submit, send, children, leave } = props;
  const { form, pending, error, go } = useSending(given, send);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // After the page, which puts the focus on its heading.
    const frame = requestAnimationFrame(() => field !== undefined && focusField(field));
    return () => cancelAnimationFrame(frame);
  }, [field]);
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const paths = Object.keys(form.allProblems);
    form.leave(...paths);
    if (paths.length > 0) {
      setAttempt(attempt + 1);
    } else {
      void go();
    }
  };
  return (
    <form onSubmit={check} noValidate aria-label={name}>
      <Stack gap="lg">
        {Object.keys(form.problems).length > 0 && (attempt > 0 || error !== undefined) && (
          <ProblemSummary
            shape={form.shape}
            problems={form.problems}
            attempt={attempt}
            onChoose={(path) => focusField(path)}
            {...(labels === undefined ? {} : { labels })}
          />
        )}
        {partsOf(form).map(({ id, title, lead, body }) => (
          <section key={id} aria-labelledby={`part-${id}`} className="card">
            <Title order={2} id={`part-${id}`}>
              {title}
            </Title>
            {lead !== undefined && (
              <Text c="dimmed" size="sm" component="div" mt={4}>
                {lead}
              </Text>
            )}
            <div className="part-body">{body}</div>
          </section>
        ))}
        {error !== undefined && <ProblemNote error={error} />}
        {children}
        <Group>
          <Button type="submit" loading={pending}>
            {submit}
          </Button>
          {leave}
        </Group>
      </Stack>
    </form>
  );
}
