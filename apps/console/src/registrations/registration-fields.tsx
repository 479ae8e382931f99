// Draws the steps of a registration form. Fields follow from their definitions; a part draws those that need a special control.
import { Stack } from '@mantine/core';
import type { Fields } from '@tendlc/registration';
import type { ReactNode } from 'react';
import { errorOf } from '../forms/error-of.ts';
import { SchemaFields } from '../forms/schema-fields.tsx';
import type { Form } from '../forms/use-form.ts';
import type { Step } from '../forms/wizard.tsx';
import { YesNo } from '../forms/yes-no.tsx';
import { type FieldTexts, type FormStep, type StepPlan, stepsFor } from './form-steps.ts';

/** A special control in place of the first of its fields. */
export type Part = { readonly names: readonly string[]; readonly draw: (form: Form) => ReactNode };

type Context = {
  readonly form: Form;
  readonly texts: FieldTexts;
  readonly parts: readonly Part[];
  /** Content under a field, such as advice. */
  readonly below?: ((name: string) => ReactNode) | undefined;
};

/** A question with two answers. */
export function Question({ form, name, texts }: Pick<Context, 'form' | 'texts'> & { name: string }) {
  return (
    <YesNo
      name={name}
      question={texts.labels[name] ?? name}
      words={texts.hints[name]}
      value={form.values[name] === true}
      error={errorOf(form, name, texts.labels[name])}
      onChange={(value) => form.change(name, value)}
    />
  );
}

const isQuestion = ({ shape }: Form, name: string): boolean => shape.properties?.[name]?.type === 'boolean';

function OneField({ name, ...context }: Context & { name: string }) {
  const { form, texts, parts, below } = context;
  const part = parts.find(({ names }) => names.includes(name));
  if (part !== undefined) {
    return part.draw(form);
  }
  return isQuestion(form, name) ? (
    <Question form={form} name={name} texts={texts} />
  ) : (
    <SchemaFields shape={form.shape} form={form} names={[name]} {...texts} below={below} />
  );
}

function StepFields({ step, ...context }: Context & { step: FormStep }) {
  const { form, texts, parts, below } = context;
  const partOf = (name: string) => parts.find(({ names }) => names.includes(name));
  const isRepeated = (name: string) =>
    partOf(name) !== undefined && step.names.find((other) => partOf(other) === partOf(name)) !== name;
  const folded = step.advanced.filter((name) => partOf(name) === undefined);
  const shown = step.names.filter((name) => !isRepeated(name) && !folded.includes(name));
  return (
    <Stack>
      {shown.map((name) => (
        <OneField key={name} name={name} {...context} />
      ))}
      {folded.length > 0 && (
        <details>
          <summary>Advanced</summary>
          <div className="part-body">
            <SchemaFields shape={form.shape} form={form} names={folded} {...texts} below={below} />
          </div>
        </details>
      )}
    </Stack>
  );
}

type Plan = Omit<Context, 'form' | 'parts'> & {
  readonly fields: Fields;
  readonly plan: readonly StepPlan[];
  readonly isNew: boolean;
  readonly parts?: readonly Part[];
};

/** The steps of a wizard, or the parts of the page for changes. */
export const registrationSteps = (form: Form, { fields, plan, isNew, parts = [], ...rest }: Plan): Step[] =>
  stepsFor(fields, plan, { values: form.values, isNew })
    .filter(({ names }) => names.length > 0)
    .map((step) => ({
      id: step.id,
      title: step.title,
      lead: step.lead,
      names: step.names,
      body: <StepFields step={step} form={form} parts={parts} {...rest} />,
    }));
