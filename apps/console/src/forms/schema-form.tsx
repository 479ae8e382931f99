// A short form from a schema: its fields, what is wrong with them, what the service refused, and one button.
import { Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { fieldProblems } from '../api/problems.ts';
import { ProblemNote } from '../parts/problem-note.tsx';
import { SchemaFields } from './schema-fields.tsx';
import type { Shape } from '../schema/shape.ts';
import { useForm } from './use-form.ts';
import type { FormValues } from './values.ts';

type Props<Answer> = {
  /** What readers are told that the form is. */
  readonly name: string;
  readonly shape: Shape;
  readonly first?: FormValues;
  /** The fields in their order, when not all of the schema's. */
  readonly names?: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
  readonly hints?: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly send: (request: Readonly<Record<string, unknown>>) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  /** Whether it is used again afterwards, so that it must be empty then. */
  readonly isRepeated?: boolean;
  readonly lead?: ReactNode;
  /** Below the fields. */
  readonly children?: ReactNode;
  /** Beside the button. */
  readonly aside?: ReactNode;
};

export function SchemaForm<Answer>(props: Props<Answer>) {
  const { name, shape, first, names, labels, hints, submit, send, onDone, isRepeated = false } = props;
  const form = useForm(shape, first);
  const sending = useMutation({
    mutationFn: async () => send(form.request),
    onSuccess: (answer) => {
      if (isRepeated) {
        form.replace(first ?? {});
      }
      onDone(answer);
    },
  });
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.mayBeSent(event.currentTarget)) {
      sending.mutate();
    }
  };
  const shown = { ...form, problems: { ...fieldProblems(sending.error), ...form.problems } };
  return (
    <form onSubmit={submitted} noValidate autoComplete="off" aria-label={name}>
      <Stack maw={560}>
        {props.lead}
        <SchemaFields
          shape={shape}
          form={shown}
          names={names}
          {...(labels === undefined ? {} : { labels })}
          {...(hints === undefined ? {} : { hints })}
        />
        {props.children}
        {sending.isError && <ProblemNote error={sending.error} />}
        <Group>
          <Button type="submit" loading={sending.isPending}>
            {submit}
          </Button>
          {props.aside}
        </Group>
      </Stack>
    </form>
  );
}
