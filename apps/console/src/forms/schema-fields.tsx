// The fields of a schema, or the named ones in the given order.
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
  /** Help texts for people, in place of the descriptions for API callers. */
  readonly hints?: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, readonly Choice[] | undefined>>;
  readonly counted?: readonly string[];
  /** Content below a field, such as advice. */
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
