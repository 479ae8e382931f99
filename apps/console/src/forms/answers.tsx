// What was filled in so far, to be looked over before it is sent: by step, each with a way back to it.
import { Anchor, Group, Stack, Title, VisuallyHidden } from '@mantine/core';
import { nameToWords } from '../format/words.ts';
import { labelOf } from '../format/labels.ts';
import type { Shape } from '../schema/shape.ts';

type Props = {
  readonly shape: Shape;
  readonly request: Readonly<Record<string, unknown>>;
  readonly steps: readonly {
    readonly id: string;
    readonly title: string;
    readonly names: readonly string[];
  }[];
  readonly labels?: Readonly<Record<string, string>>;
  readonly goTo: (step: string) => void;
};

function show(shape: Shape | undefined, value: unknown): string {
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  if (Array.isArray(value)) {
    return value.map((entry) => nameToWords(String(entry))).join(', ');
  }
  return shape?.enum === undefined ? String(value) : nameToWords(String(value));
}

export function Answers({ shape, request, steps, labels = {}, goTo }: Props) {
  return (
    <Stack gap="md">
      {steps.map(({ id, title, names }) => {
        const given = names.filter((name) => request[name] !== undefined);
        return (
          <section key={id} className="card" aria-label={title}>
            <Group justify="space-between" mb="xs">
              <Title order={3}>{title}</Title>
              <Anchor component="button" type="button" size="sm" underline="always" onClick={() => goTo(id)}>
                {' '}
                Edit<VisuallyHidden>: {title}</VisuallyHidden>
              </Anchor>
            </Group>
            {given.length === 0 ? (
              'No information entered.'
            ) : (
              <dl className="facts summary-list">
                {given.map((name) => (
                  <div key={name} className="fact">
                    <dt>{labels[name] ?? labelOf(name)}</dt>
                    <dd className="given">{show(shape.properties?.[name], request[name])}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        );
      })}
    </Stack>
  );
}
