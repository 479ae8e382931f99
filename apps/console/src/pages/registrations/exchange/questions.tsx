// The questions of an export as a form: what is answered fills the requests.
import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import type { RegistrationExport } from '@tendlc/client';
import { type FormEvent, useState } from 'react';
import { TokenPrice } from '../../../parts/costs.tsx';

export type Answers = Readonly<Record<string, string>>;
type Question = RegistrationExport['missing'][number];

/** The answer in the form that the field has; blank is no answer. */
function valueOf({ form, values }: Question, text: string): unknown {
  const listed = values?.find((value) => String(value) === text);
  if (listed !== undefined) {
    return listed;
  }
  switch (form) {
    case 'flag':
      return text === 'true';
    case 'integer':
      return Number(text);
    case 'list':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    default:
      return text.trim();
  }
}

/** @returns the answers as the service takes them; undefined if there are none */
function fillOf(questions: readonly Question[], answers: Answers): string | undefined {
  const given = questions.flatMap((question) => {
    const text = answers[question.providerField] ?? '';
    return text.trim() === '' ? [] : [[question.providerField, valueOf(question, text)] as const];
  });
  return given.length === 0 ? undefined : JSON.stringify(Object.fromEntries(given));
}

const FLAGS = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

type InputProps = {
  readonly question: Question;
  readonly value: string;
  readonly onChange: (text: string) => void;
};

function Answer({ question, value, onChange }: InputProps) {
  const { providerField, question: label, values, form, optional } = question;
  const shared = {
    label: optional ? `${label} (optional)` : label,
    description: providerField,
    name: providerField,
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  if (values !== undefined || form === 'flag') {
    const choices = values?.map((one) => ({ value: String(one), label: String(one) })) ?? FLAGS;
    return <NativeSelect {...shared} data={[{ value: '', label: 'No answer' }, ...choices]} />;
  }
  return form === 'list' ? (
    <Textarea
      {...shared}
      description={`${providerField}, one entry in each line`}
      autosize
      minRows={2}
      dir="auto"
    />
  ) : (
    <TextInput {...shared} dir="auto" autoComplete="off" />
  );
}

type Props = {
  readonly exported: RegistrationExport;
  readonly isPending: boolean;
  readonly onAnswer: (fill: string | undefined, answered: readonly Question[]) => void;
};

export function Questions({ exported, isPending, onAnswer }: Props) {
  const [answers, setAnswers] = useState<Answers>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(fillOf(exported.missing, answers), exported.missing);
  };
  return (
    <section className="card" aria-label="Missing">
      <Title order={2} mb={4}>
        Missing
      </Title>
      <Text size="sm" mb="sm">
        {exported.title} asks for this, and the registration does not have it. Answers fill the requests
        below. They are not saved.
      </Text>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          {exported.missing.map((question) => (
            <Answer
              key={question.providerField}
              question={question}
              value={answers[question.providerField] ?? ''}
              onChange={(text) => setAnswers((before) => ({ ...before, [question.providerField]: text }))}
            />
          ))}
          <Group gap="sm">
            <Button type="submit" loading={isPending}>
              Fill requests
            </Button>
            <Text size="sm" c="dimmed">
              <TokenPrice isTool />
            </Text>
          </Group>
        </Stack>
      </form>
    </section>
  );
}
