// A long form in steps: one address a step, checked before the next, everything once more before it is sent.
import { Anchor, Button, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ProblemNote } from '../parts/problem-note.tsx';
import { focusField } from './focus-field.ts';
import './forms.css';
import { ProblemSummary } from './problem-summary.tsx';
import type { FieldProblems } from '../schema/problems.ts';
import type { Form } from './use-form.ts';
import { useSending } from './use-sending.ts';

export type Step = {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** The fields it asks for; none where it only shows. */
  readonly names: readonly string[];
  readonly body: ReactNode;
};

type Props = {
  readonly name: string;
  readonly form: Form;
  readonly stepsOf: (form: Form) => readonly Step[];
  readonly at: string | undefined;
  readonly goTo: (step: string) => void;
  readonly labels?: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly send: () => Promise<void>;
  /** Beside the buttons: the way out, and what is kept. */
  readonly aside?: ReactNode;
};

const only = (problems: FieldProblems, names: readonly string[]): FieldProblems =>
  Object.fromEntries(
    Object.entries(problems).filter(([path]) => names.includes(path.split('.')[0] as string)),
  );

type MapProps = {
  readonly steps: readonly Step[];
  readonly index: number;
  readonly problems: FieldProblems;
  readonly goTo: (step: string) => void;
};

/** Where one is in the form, and the way to its other steps. */
function StepMap({ steps, index, problems, goTo }: MapProps) {
  return (
    <nav aria-label="Steps">
      <ol className="steps">
        {steps.map(({ id, title, names }, place) => {
          const isDone = place < index && Object.keys(only(problems, names)).length === 0;
          return (
            <li key={id} data-state={place === index ? 'here' : isDone ? 'done' : 'open'}>
              <Anchor
                component="button"
                type="button"
                size="sm"
                c="inherit"
                underline="never"
                aria-current={place === index ? 'step' : undefined}
                onClick={() => goTo(id)}
              >
                <span className="step-number" aria-hidden="true">
                  {isDone ? '✓' : place + 1}
                </span>
                <span className="step-title">{title}</span>
                {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
              </Anchor>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The focus goes where the eye does: to the heading of a new step, or to the field that was asked for. */
function useStepFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<string>(undefined);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) {
      shown.current = step;
      const field = wanted.current;
      wanted.current = undefined;
      if (field === undefined || !focusField(field)) {
        heading.current?.focus({ preventScroll: true });
        globalThis.scrollTo(0, 0);
      }
    }
  }, [step]);
  return { heading, want: (field: string) => (wanted.current = field) };
}

export function Wizard({ name, form: given, stepsOf, at, goTo, labels, submit, send, aside }: Props) {
  const { form, pending, error, go } = useSending(given, send);
  const [tries, setTries] = useState<Readonly<Record<string, number>>>({});
  const steps = stepsOf(form);
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === at),
  );
  const step = steps[index] as Step;
  const { heading, want } = useStepFocus(step.id);
  const isLast = index === steps.length - 1;
  const names = isLast ? steps.flatMap((each) => each.names) : step.names;
  const shown = only(form.problems, names);
  const attempt = tries[step.id] ?? 0;

  const advance = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.leave(...names);
    if (Object.keys(only(form.allProblems, names)).length > 0) {
      setTries({ ...tries, [step.id]: attempt + 1 });
    } else if (isLast) {
      void go();
    } else {
      goTo((steps[index + 1] as Step).id);
    }
  };
  const lead = (path: string) => {
    const home = steps.find((each) => each.names.includes(path.split('.')[0] as string));
    if (home !== undefined && home.id !== step.id) {
      want(path);
      goTo(home.id);
    } else {
      focusField(path);
    }
  };
  return (
    <form onSubmit={advance} noValidate aria-label={name}>
      <Stack gap="lg">
        <StepMap steps={steps} index={index} problems={form.allProblems} goTo={goTo} />
        <div>
          <Text size="sm" c="dimmed">
            Step {index + 1} of {steps.length}
          </Text>
          <Title order={2} ref={heading} tabIndex={-1} className="step-heading">
            {step.title}
          </Title>
          {step.lead !== undefined && (
            <Text c="dimmed" component="div" mt={4}>
              {step.lead}
            </Text>
          )}
        </div>
        {Object.keys(shown).length > 0 && (attempt > 0 || error !== undefined) && (
          <ProblemSummary
            shape={form.shape}
            problems={shown}
            attempt={attempt}
            onChoose={lead}
            {...(labels === undefined ? {} : { labels })}
          />
        )}
        {step.body}
        {isLast && error !== undefined && <ProblemNote error={error} />}
        <Group gap="sm">
          {index > 0 && (
            <Button variant="default" onClick={() => goTo((steps[index - 1] as Step).id)}>
              Back
            </Button>
          )}
          {/* A press must not first show the problem of the field that is left: the button would move from under it. */}
          <Button type="submit" loading={pending} onMouseDown={(event) => event.preventDefault()}>
            {isLast ? submit : 'Next'}
          </Button>
        </Group>
        {aside}
      </Stack>
    </form>
  );
}
