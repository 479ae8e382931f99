// Any registration: values of the right form for each field, some left out.
import { type Field, FIELDS_OF, type PacketValues } from '@tendlc/registration';
import fc, { type Arbitrary } from 'fast-check';
import type { Values } from '../src/values.ts';

const OWN: Readonly<Record<string, Arbitrary<unknown>>> = {
  ein: fc.stringMatching(/^\d{2}-\d{7}$/),
  einIssuingCountry: fc.constantFrom('US', 'CA'),
  country: fc.constantFrom('US', 'CA'),
  state: fc.constantFrom('TX', 'CA', 'NY'),
  postalCode: fc.stringMatching(/^\d{5}$/),
  phone: fc.stringMatching(/^\+1\d{10}$/),
  mobilePhone: fc.stringMatching(/^\+1\d{10}$/),
  optinKeywords: fc.constantFrom('START', 'START,JOIN'),
  optoutKeywords: fc.constantFrom('STOP', 'STOP,END,QUIT'),
  helpKeywords: fc.constantFrom('HELP', 'HELP,INFO'),
  upstreamCnpId: fc.constantFrom('TWILO', 'BANDW'),
  resellerId: fc.constant('R000000'),
};

const words = fc.lorem({ maxCount: 12 }).map((text) => `${text} – “quoted” & <b>`);

function valueOf(name: string, { schema, values }: Field): Arbitrary<unknown> {
  const { type, enum: listed } = schema as { type?: string; enum?: readonly string[] };
  const known = listed ?? values?.map(({ value }) => value);
  if (OWN[name] !== undefined) {
    return OWN[name];
  }
  if (type === 'boolean') {
    return fc.boolean();
  }
  if (type === 'array') {
    return known === undefined
      ? fc.array(words, { minLength: 1, maxLength: 3 })
      : fc.uniqueArray(fc.constantFrom(...known), { minLength: 1, maxLength: 4 });
  }
  return known === undefined ? words : fc.constantFrom(...known);
}

const SAMPLES = ['sample1', 'sample2', 'sample3', 'sample4', 'sample5'];

/** A later sample without the earlier ones is none that anybody writes. */
function withoutGaps(campaign: PacketValues): PacketValues {
  const given = SAMPLES.findIndex((name) => campaign[name] === undefined);
  const left = given < 0 ? [] : SAMPLES.slice(given);
  return Object.fromEntries(Object.entries(campaign).filter(([name]) => !left.includes(name)));
}

const valuesOf = (subject: 'brand' | 'campaign'): Arbitrary<PacketValues> =>
  fc.record(
    Object.fromEntries(
      Object.entries(FIELDS_OF[subject]).map(([name, field]) => [name, valueOf(name, field)]),
    ),
    { requiredKeys: [] },
  );

export const anyPacket: Arbitrary<Values> = fc.record({
  brand: valuesOf('brand'),
  campaign: valuesOf('campaign').map(withoutGaps),
});

/** A complete one, as a customer would send it. */
export const COMPLETE: Values = {
  brand: {
    entityType: 'PRIVATE_PROFIT',
    brandName: 'Copper Kettle',
    companyName: 'Copper Kettle LLC',
    ein: '84-2731906',
    phone: '+15125557123',
    street: '48 Juniper Lane',
    city: 'Austin',
    state: 'TX',
    postalCode: '78701',
    country: 'US',
    email: 'help@copperkettle.example',
    website: 'https://copperkettle.example',
    vertical: 'HOSPITALITY',
  },
  campaign: {
    usecase: 'CUSTOMER_CARE',
    description: 'Copper Kettle answers questions of guests about bookings and opening hours.',
    messageFlow: 'Guests tick an optional box at copperkettle.example/book and agree to receive texts.',
    sample1: 'Copper Kettle: your table is booked for Friday at 7 PM. Reply STOP to opt out.',
    sample2: 'Copper Kettle: we open at 5 PM on Sunday. Reply HELP for help, STOP to opt out.',
    embeddedLink: false,
    embeddedPhone: false,
    privacyPolicyLink: 'https://copperkettle.example/privacy',
    termsAndConditionsLink: 'https://copperkettle.example/terms',
  },
};
