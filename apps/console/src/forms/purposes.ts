// What browsers may fill in by themselves, and which keys a phone shows, by the name of a field.

type Purpose = { readonly autoComplete?: string; readonly inputMode?: 'email' | 'tel' | 'url' | 'numeric' };

const PURPOSES: Readonly<Record<string, Purpose>> = {
  companyName: { autoComplete: 'organization' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  street: { autoComplete: 'address-line1' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  postalCode: { autoComplete: 'postal-code' },
  country: { autoComplete: 'country' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
  mobilePhone: { autoComplete: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'email', inputMode: 'email' },
  businessContactEmail: { inputMode: 'email' },
  website: { autoComplete: 'url', inputMode: 'url' },
  privacyPolicyLink: { inputMode: 'url' },
  termsAndConditionsLink: { inputMode: 'url' },
  embeddedLinkSample: { inputMode: 'url' },
};

export const purposeOf = (name: string): Purpose => PURPOSES[name] ?? {};
