// The fields of a schema, or those of them that are named, in that order.
import { Stack } from '@mantine/core';
import { Field } from './field.tsx';
import type { Shape } from './shape.ts';
import type { Form } from './use-form.ts';

type Props = {
  readonly shape: Shape;
  readonly form: Form;
  readonly names?: readonly string[] | undefined;
  readonly labels?: Readonly<Record<string, string>>;
  /** Needed, though the schema alone does not say so. */
  readonly alsoRequired?: readonly string[];
  readonly counted?: readonly string[];
};

export function SchemaFields({ shape, form, names, labels = {}, alsoRequired = [], counted = [] }: Props) {
  const required = new Set([...(shape.required ?? []), ...alsoRequired]);
  return (
    <Stack>
      {(names ?? Object.keys(shape.properties ?? {})).map((name) => {
        const field = shape.properties?.[name];
        return (
          field !== undefined && (
            <Field
              key={name}
              path={name}
              shape={field}
              label={labels[name]}
              value={form.values[name] ?? ''}
              required={required.has(name)}
              problems={form.problems}
              onChange={(value) => form.change(name, value)}
              onLeave={form.leave}
              {...(counted.includes(name) ? { counted: true } : {})}
            />
          )
        );
      })}
    </Stack>
  );
}
