// What a browser can fill in, by the name of a field, and which keys a phone shows, by the form of its values.
import { kindOf, type Shape } from '../schema/shape.ts';

const AUTO_COMPLETE: Readonly<Record<string, string>> = {
  companyName: 'organization',
  firstName: 'given-name',
  lastName: 'family-name',
  street: 'address-line1',
  city: 'address-level2',
  state: 'address-level1',
  postalCode: 'postal-code',
  country: 'country',
  phone: 'tel',
  mobilePhone: 'tel',
  email: 'email',
  website: 'url',
};

export const autoCompleteOf = (name: string): string | undefined => AUTO_COMPLETE[name];

export function inputModeOf(shape: Shape): 'decimal' | 'email' | 'tel' | 'url' | 'text' {
  const [example] = shape.examples ?? [];
  if (kindOf(shape) === 'number') {
    return 'decimal';
  }
  if (shape.format === 'email') {
    return 'email';
  }
  if (typeof example !== 'string') {
    return 'text';
  }
  return /^https?:/.test(example) ? 'url' : /^\+\d+$/.test(example) ? 'tel' : 'text';
}
