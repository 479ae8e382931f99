// The values of a form for review before it is submitted: by step, each with a link back to it.
import { Anchor, Group, Stack, Title, VisuallyHidden } from '@mantine/core';
import type { FieldTexts } from './form-steps.ts';
import { showFieldValue } from './record-rows.ts';

type Props = {
  readonly request: Readonly<Record<string, unknown>>;
  readonly steps: readonly {
    readonly id: string;
    readonly title: string;
    readonly names: readonly string[];
  }[];
  readonly texts: FieldTexts;
  readonly goTo: (step: string) => void;
};

export function Answers({ request, steps, texts: { labels, choices }, goTo }: Props) {
  return (
    <Stack gap="md">
      {steps.map(({ id, title, names }) => {
        const given = names.filter((name) => request[name] !== undefined);
        return (
          <section key={id} className="card" aria-label={title}>
            <Group justify="space-between" mb="xs">
              <Title order={3}>{title}</Title>
              <Anchor component="button" type="button" size="sm" underline="always" onClick={() => goTo(id)}>
                Edit<VisuallyHidden>: {title}</VisuallyHidden>
              </Anchor>
            </Group>
            {given.length === 0 ? (
              'No information entered.'
            ) : (
              <dl className="facts summary-list">
                {given.map((name) => (
                  <div key={name} className="fact">
                    <dt>{labels[name]}</dt>
                    <dd className="given">{showFieldValue(request[name], choices[name])}</dd>
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
