// The form of a brand: its steps, its schema, and its checks. Fields, rules, and texts come from the field definitions.
import { BRAND_FIELDS, type BrandValues, problemsOfBrand } from '@tendlc/registration';
import { emptyValues, type FormValues, textIn } from '../../forms/values.ts';
import { formShape, schemasOf, type StepPlan, textsOf } from '../../registrations/form-steps.ts';
import type { FieldProblems } from '../../schema/problems.ts';
import type { Shape } from '../../schema/shape.ts';

export const entityOf = (values: FormValues): string => textIn(values, 'entityType');

export const BRAND_TEXTS = textsOf(BRAND_FIELDS);

export function brandPlan(entityType: string): StepPlan[] {
  const isPerson = entityType === 'SOLE_PROPRIETOR';
  return [
    {
      id: 'business',
      title: 'Legal entity',
      lead: 'The legal entity type determines what the registry requires.',
    },
    {
      id: 'identity',
      title: isPerson ? 'Owner' : 'Business details',
      lead: isPerson
        ? 'You do not need a Social Security number. The owner is verified with a code sent to a mobile phone.'
        : 'Copy these details exactly as they appear on your IRS letter.',
    },
    {
      id: 'address',
      title: 'Address and contact',
      lead: isPerson
        ? 'The registry accepts sole proprietors in the United States and Canada only.'
        : 'The registry also verifies the address. Campaign reviewers check the website.',
      of: ['address', 'contact'],
    },
  ];
}

export const newBrandShape = (values: FormValues): Shape => formShape(BRAND_FIELDS, { values, isNew: true });
export const changedBrandShape = (values: FormValues): Shape =>
  formShape(BRAND_FIELDS, { values, isNew: false });

/** Every field of a brand. */
export const BRAND_SCHEMAS = schemasOf(BRAND_FIELDS);

/** Rules that the schema cannot express. The service checks them again. */
export const checkBrand = (request: Readonly<Record<string, unknown>>): FieldProblems =>
  Object.fromEntries(problemsOfBrand(request as BrandValues));

export const FIRST_VALUES: FormValues = {
  ...emptyValues(BRAND_SCHEMAS),
  entityType: 'PRIVATE_PROFIT',
  country: 'US',
};
