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
        label="Legal entity type"
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
      <summary>Advanced</summary>
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
      title: 'Legal entity',
      lead: 'The legal entity type determines what the registry requires.',
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
      title: isPerson ? 'Owner' : 'Business details',
      lead: isPerson
        ? 'You do not need a Social Security number. The owner is verified with a code sent to a mobile phone.'
        : 'Copy these details exactly as they appear on your IRS letter.',
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
      lead: 'The registry also verifies the address. Campaign reviewers check the website.',
      names: [...fields.address, ...fields.contact],
      body: (
        <Stack>
          <Fields {...common} names={fields.address} />
          <Fields {...common} names={fields.contact} />
          {isPerson && (
            <Text size="sm" c="dimmed">
              The registry accepts sole proprietors in the United States and Canada only.
            </Text>
          )}
        </Stack>
      ),
    },
  ];
}
