// The fields of a schema, or those of them that are named, in that order.
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Choice, Field } from './field.tsx';
import type { Shape } from '../schema/shape.ts';
import type { Form } from './use-form.ts';

type Props = {
  readonly shape: Shape;
  readonly form: Form;
  readonly names?: readonly string[] | undefined;
  readonly labels?: Readonly<Record<string, string>>;
  /** In place of the schema's own sentences, where readers of a form need other words than callers of an API. */
  readonly hints?: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, readonly Choice[] | undefined>>;
  readonly counted?: readonly string[];
  /** What stands under a field, such as advice. */
  readonly below?: ((name: string) => ReactNode) | undefined;
};

export function SchemaFields({
  shape,
  form,
  names,
  labels = {},
  hints = {},
  choices = {},
  counted = [],
  below,
}: Props) {
  const required = new Set(shape.required);
  return (
    <Stack>
      {(names ?? Object.keys(shape.properties ?? {})).map((name) => {
        const field = shape.properties?.[name];
        const hint = hints[name];
        return (
          field !== undefined && (
            <Stack key={name} gap={6}>
              <Field
                path={name}
                shape={hint === undefined ? field : { ...field, description: hint }}
                label={labels[name]}
                choices={choices[name]}
                value={form.values[name] ?? ''}
                required={required.has(name)}
                problems={form.problems}
                onChange={(value) => form.change(name, value)}
                onLeave={form.leave}
                {...(counted.includes(name) ? { counted: true } : {})}
              />
              {below?.(name)}
            </Stack>
          )
        );
      })}
    </Stack>
  );
}
