// The steps of a brand's form: who, by which numbers, where. The same parts stand on the page for corrections.
import { Radio, Stack, Text } from '@mantine/core';
import { Advice } from '../../forms/advice.tsx';
import { SchemaFields } from '../../forms/schema-fields.tsx';
import type { Form } from '../../forms/use-form.ts';
import type { Step } from '../../forms/wizard.tsx';
import type { BrandAdvice } from './brand-advice.ts';
import { BRAND_HINTS, brandStepsFor, ENTITIES, entityOf } from './brand-fields.ts';

function EntityChoice({ form, advice }: { form: Form; advice: BrandAdvice }) {
  return (
    <Stack gap={6}>
      <Radio.Group
        label="What is the business in law?"
        name="entityType"
        value={entityOf(form.values)}
        error={form.problems['entityType']}
        onChange={(value) => form.change('entityType', value)}
      >
        <Stack gap="xs" mt="xs">
          {ENTITIES.map(({ value, label, words }) => (
            <Radio key={value} value={value} label={label} description={words} />
          ))}
        </Stack>
      </Radio.Group>
      <Advice findings={advice['entityType']} />
    </Stack>
  );
}

type FieldsProps = { readonly form: Form; readonly advice: BrandAdvice; readonly names: readonly string[] };

function Fields({ form, advice, names }: FieldsProps) {
  return (
    <SchemaFields
      shape={form.shape}
      form={form}
      names={names}
      hints={BRAND_HINTS}
      below={(name) => <Advice findings={advice[name]} />}
    />
  );
}

function Rare(props: FieldsProps) {
  return (
    <details>
      <summary>More, seldom needed</summary>
      <div className="part-body">
        <Fields {...props} />
      </div>
    </details>
  );
}

const withoutEntity = (names: readonly string[]) => names.filter((name) => name !== 'entityType');

/** @param isNew `mock` is decided once */
export function brandSteps(form: Form, advice: BrandAdvice, isNew: boolean): Step[] {
  const entityType = entityOf(form.values);
  const isPerson = entityType === 'SOLE_PROPRIETOR';
  const fields = brandStepsFor(entityType);
  const rare = fields.rare.filter((name) => isNew || name !== 'mock');
  const common = { form, advice };
  return [
    {
      id: 'who',
      title: 'Who you are',
      lead: 'What the business is decides what the registry wants to know of it.',
      names: fields.who,
      body: (
        <Stack>
          <EntityChoice form={form} advice={advice} />
          <Fields {...common} names={withoutEntity(fields.who)} />
        </Stack>
      ),
    },
    {
      id: 'identifiers',
      title: isPerson ? 'The owner' : 'Names and numbers',
      lead: isPerson
        ? 'Nobody asks for a social security number. The owner is confirmed by a code on a mobile phone.'
        : 'Have the letter of the IRS at hand and copy from it, letter by letter.',
      names: [...fields.identifiers, ...rare],
      body: (
        <Stack>
          <Fields {...common} names={fields.identifiers} />
          {rare.length > 0 && <Rare {...common} names={rare} />}
        </Stack>
      ),
    },
    {
      id: 'address',
      title: 'Address and contact',
      lead: 'The address is compared, too. The website is looked at by the people who review your campaigns.',
      names: [...fields.address, ...fields.contact],
      body: (
        <Stack>
          <Fields {...common} names={fields.address} />
          <Fields {...common} names={fields.contact} />
          {isPerson && (
            <Text size="sm" c="dimmed">
              The registry takes sole proprietors in the United States and Canada.
            </Text>
          )}
        </Stack>
      ),
    },
  ];
}
