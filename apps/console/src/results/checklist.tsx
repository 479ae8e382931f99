// The steps at a provider as a checklist by phase, with costs.
import { Stack, Text, Title } from '@mantine/core';
import { labelOf } from '../format/labels.ts';
import { nameToWords, showDollars, showSourceDate } from '../format/words.ts';
import { Picture } from '../pictures/picture.tsx';
import { type Finding, SourceLine } from './findings.tsx';

type Step = {
  readonly order: number;
  readonly phase: string;
  readonly title: string;
  readonly required: boolean;
  readonly details: string;
  readonly fields: readonly string[];
  readonly basis: string;
  readonly source: Finding['source'];
};
type Checklist = {
  readonly steps: readonly Step[];
  readonly estimatedCost: {
    readonly oneTime: number;
    readonly monthly: number;
    readonly firstTerm: number;
    readonly asOf: string;
  };
};

const fieldsOf = (fields: readonly string[]): string =>
  [...new Set(fields.map((field) => labelOf(field)))].join(', ');

function StepItem({ step }: { step: Step }) {
  const { order, title, required, details, fields, basis, source } = step;
  return (
    <li value={order}>
      <Text fw={600} size="sm">
        {title}
        {!required && (
          <Text span size="xs" c="dimmed" fw={400}>
            {' '}
            (optional)
          </Text>
        )}
      </Text>
      <Text size="sm">{details}</Text>
      {fields.length > 0 && (
        <Text size="xs" c="dimmed">
          Fields: {fieldsOf(fields)}
        </Text>
      )}
      <SourceLine source={source} basis={basis} />
    </li>
  );
}

export function ChecklistView({ results }: { results: object }) {
  const { steps, estimatedCost } = results as Checklist;
  const { oneTime, monthly, firstTerm, asOf } = estimatedCost;
  return (
    <Picture
      title="Steps"
      note={`About ${showDollars(oneTime)} one time and ${showDollars(monthly)} per month. ${showDollars(firstTerm)} through the end of the first term (fees as of ${showSourceDate(asOf)}).`}
    >
      {[...new Set(steps.map(({ phase }) => phase))].map((phase) => (
        <Stack key={phase} gap={4}>
          <Title order={4} size="h3">
            {nameToWords(phase)}
          </Title>
          <ol className="steps">
            {steps
              .filter((step) => step.phase === phase)
              .map((step) => (
                <StepItem key={step.order} step={step} />
              ))}
          </ol>
        </Stack>
      ))}
    </Picture>
  );
}
