// The steps of a brand's form, with advice under its fields. The page for changes shows the same parts.
import { Radio, Stack } from '@mantine/core';
import { BRAND_FIELDS, ENTITY_TYPES } from '@tendlc/registration';
import { Advice } from '../../forms/advice.tsx';
import { errorOf } from '../../forms/error-of.ts';
import type { Form } from '../../forms/use-form.ts';
import type { Step } from '../../forms/wizard.tsx';
import { registrationSteps } from '../../registrations/registration-fields.tsx';
import type { BrandAdvice } from './brand-advice.ts';
import { BRAND_TEXTS, brandPlan, entityOf } from './brand-fields.ts';

function EntityChoice({ form, advice }: { form: Form; advice: BrandAdvice }) {
  return (
    <Stack gap={6}>
      <Radio.Group
        label={BRAND_TEXTS.labels['entityType']}
        name="entityType"
        value={entityOf(form.values)}
        error={errorOf(form, 'entityType')}
        onChange={(value) => form.change('entityType', value)}
      >
        <Stack gap="xs" mt="xs">
          {ENTITY_TYPES.map(({ value, label, meaning }) => (
            <Radio key={value} value={value} label={label} description={meaning} />
          ))}
        </Stack>
      </Radio.Group>
      <Advice findings={advice['entityType']} />
    </Stack>
  );
}

export const brandSteps = (form: Form, advice: BrandAdvice, isNew: boolean): Step[] =>
  registrationSteps(form, {
    fields: BRAND_FIELDS,
    plan: brandPlan(entityOf(form.values)),
    texts: BRAND_TEXTS,
    isNew,
    parts: [{ names: ['entityType'], draw: (shown) => <EntityChoice form={shown} advice={advice} /> }],
    below: (name) => <Advice findings={advice[name]} />,
  });
