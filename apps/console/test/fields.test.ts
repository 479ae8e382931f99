// The packet and record pages follow from the field definitions; merges and small transformations of values. No browser.
import {
  BRAND_FIELDS,
  CAMPAIGN_FIELDS,
  define,
  ENTITY_TYPES,
  type Field,
  type Fields,
  FIELDS_OF,
  line,
  problemsOfBrand,
  problemsOfCampaign,
  SUBJECTS,
} from '@tendlc/registration';
import { reviewPacket } from '@tendlc/compliance';
import { expect, test } from 'vitest';
import { problemSentence } from '../src/format/sentences.ts';
import {
  CAMPAIGN_PLAN,
  pathsIn,
  sectionsOf,
  unconfirmedReplies,
} from '../src/pages/registrations/packet/sections.ts';
import { tidy } from '../src/pages/registrations/packet/tidy.ts';
import { markQuotes } from '../src/pages/registrations/pages/marked-text.ts';
import { stepsFor, textsOf } from '../src/registrations/form-steps.ts';
import {
  changesBetween,
  mergeValues,
  type PacketValues,
  toPatch,
} from '../src/registrations/packet/packet-values.ts';
import { recordRows } from '../src/registrations/record-rows.ts';

const madeUp = {
  registryName: 'supportHours',
  required: 'always',
  isChangeable: true,
  label: 'Support hours',
  description: 'When people answer.',
  hint: 'The hours in which your team answers messages.',
  example: 'Monday to Friday, 9 to 5',
} as const;

const withField = (step: string): Fields => ({
  ...CAMPAIGN_FIELDS,
  supportHours: define(line(80), { ...madeUp, step }),
});

test.each(['replies', 'a-step-that-no-plan-has'])(
  'a field that is only defined appears in a section and on the record page (step %s)',
  (step) => {
    const fields = withField(step);
    const home = stepsFor(fields, CAMPAIGN_PLAN, { values: {}, isNew: true }).find(({ names }) =>
      names.includes('supportHours'),
    );
    expect(home?.title).toMatch(/^[A-Z]/);
    expect(textsOf(fields)).toMatchObject({
      labels: { supportHours: 'Support hours' },
      hints: { supportHours: 'The hours in which your team answers messages.' },
    });
    expect(recordRows(fields, { supportHours: 'Always' })).toEqual([
      { name: 'supportHours', label: 'Support hours', value: 'Always' },
    ]);
  },
);

const pathsFor = (values: PacketValues): string[] => sectionsOf(values).flatMap(pathsIn);

test('every field has a section with a title and a purpose', () => {
  const asked = new Set(
    [
      ...ENTITY_TYPES.map(({ value }) => ({ 'brand.entityType': value })),
      { 'campaign.usecase': 'MIXED' },
    ].flatMap(pathsFor),
  );
  const defined = SUBJECTS.flatMap((subject) =>
    Object.keys(FIELDS_OF[subject]).map((name) => `${subject}.${name}`),
  );
  expect([...asked].toSorted()).toEqual(defined.toSorted());
  for (const { title, lead } of sectionsOf({})) {
    expect([title, lead]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/\.$/)]);
  }
});

test('a packet asks only for what its legal entity type and use case need, and for no brand if it names one', () => {
  const person = pathsFor({ 'brand.entityType': 'SOLE_PROPRIETOR' });
  expect(person).toEqual(expect.arrayContaining(['brand.firstName', 'brand.mobilePhone', 'brand.website']));
  expect(person).not.toContain('brand.ein');
  const company = pathsFor({ 'brand.entityType': 'PRIVATE_PROFIT' });
  expect(company).toContain('brand.ein');
  expect(company).not.toContain('brand.stockSymbol');
  expect(pathsFor({ 'campaign.usecase': '2FA' })).not.toContain('campaign.subUsecases');
  expect(pathsFor({ brandId: 1 }).filter((path) => path.startsWith('brand.'))).toEqual([]);
});

test('an automatic reply that the person has not confirmed is named until the person has', () => {
  const replies = { optinMessage: 'a', optoutMessage: 'b', helpMessage: 'c' };
  const unconfirmed = (campaign: PacketValues) => unconfirmedReplies({ brandId: 1, campaign });
  expect(unconfirmed({ usecase: 'CUSTOMER_CARE' })).toEqual([
    'campaign.optinMessage',
    'campaign.optoutMessage',
    'campaign.helpMessage',
  ]);
  expect(unconfirmed({ usecase: 'CUSTOMER_CARE', ...replies })).toEqual([]);
  expect(unconfirmed({ usecase: 'CUSTOMER_CARE', subscriberHelp: false })).not.toContain(
    'campaign.helpMessage',
  );
});

test('no field is called optional that reviewers deny a registration without', () => {
  const { findings } = reviewPacket({
    packet: { brand: {}, campaign: { usecase: 'CUSTOMER_CARE' } },
    today: '2026-11-23',
  });
  const denied = findings
    .filter(({ status, ruleId }) => status === 'error' && ruleId.endsWith('.missing'))
    .flatMap(({ field }) => field);
  const fields = Object.fromEntries(
    SUBJECTS.flatMap((subject) =>
      Object.entries<Field>(FIELDS_OF[subject]).map(([name, field]) => [`${subject}.${name}`, field]),
    ),
  );
  const isSaid = ({ required, whenAbsent, isNeededForApproval }: Field) =>
    required === 'always' || whenAbsent !== undefined || isNeededForApproval === true;
  expect(denied.filter((path) => fields[path] !== undefined && !isSaid(fields[path]))).toEqual([]);
  // None says it without a rule.
  expect(denied).toEqual(
    expect.arrayContaining(Object.keys(fields).filter((path) => fields[path]?.isNeededForApproval === true)),
  );
});

test('a merge keeps what each side changed, asks only where both changed a field, and knows its own request', () => {
  const base = { 'brand.city': 'Austin', 'brand.street': '1 Elm', 'pages.optIn': ['a'] };
  const mine = { ...base, 'brand.street': '2 Elm', 'brand.state': 'TX' };
  const theirs = {
    'brand.city': 'Dallas',
    'brand.street': '3 Elm',
    'pages.optIn': ['a'],
    'brand.state': 'TX',
  };
  expect(mergeValues({ base, mine, theirs })).toEqual({
    values: { ...theirs, 'brand.street': '2 Elm' },
    conflicts: ['brand.street'],
  });
  // The response to our own request was lost, and the person typed on.
  expect(mergeValues({ base, mine, theirs, sent: [{ 'brand.street': '3 Elm' }] }).conflicts).toEqual([]);
  expect(toPatch(changesBetween(base, { ...mine, 'brand.city': '' }))).toEqual({
    brand: { street: '2 Elm', state: 'TX', city: null },
  });
});

test('values get the form in which people in the US write them', () => {
  expect(tidy('brand.ein', '842731906', {})).toBe('84-2731906');
  expect(tidy('brand.phone', '(512) 555-7123', {})).toBe('+1 512-555-7123');
  expect(tidy('brand.phone', '+442079460000', {})).toBe('+442079460000');
  expect(tidy('brand.phone', '5125557123', { 'brand.country': 'MX' })).toBe('5125557123');
  expect(tidy('brand.state', 'tx', {})).toBe('TX');
});

test('the words that findings are about are marked in the text of a page, also where they overlap', () => {
  const parts = markQuotes('We share numbers with partners.', [
    { quote: 'share numbers', offset: 3 },
    { quote: 'numbers with', offset: 99 },
    { quote: 'absent' },
  ]);
  expect(parts.map(({ text, quotes }) => [text, [...quotes]])).toEqual([
    ['We ', []],
    ['share ', [0]],
    ['numbers', [0, 1]],
    [' with', [1]],
    [' partners.', []],
  ]);
});

test('problems are full sentences with labels instead of codes and field names', () => {
  const sentences = (problems: Readonly<Record<string, string>>) =>
    Object.entries(problems).map(([name, words]) =>
      problemSentence(words, {
        label: textsOf({ ...CAMPAIGN_FIELDS, ...BRAND_FIELDS }).labels[name] ?? name,
      }),
    );
  const of = <Values>(check: (values: Values) => ReadonlyMap<string, string>, values: Values) =>
    Object.fromEntries(check(values));
  const brand = sentences(
    of(problemsOfBrand, {
      entityType: 'NON_PROFIT',
      country: 'CA',
      website: 'ftp://x',
      altBusinessIdType: 'DUNS',
    }),
  );
  expect(brand).toEqual(
    expect.arrayContaining([
      'Enter the brand name.',
      'Enter the alternative business ID.',
      'Legal entity type must be Private company for an organization outside the United States.',
      'Website must be a website URL such as https://example.com.',
    ]),
  );
  const campaign = sentences(
    of(problemsOfCampaign, { usecase: 'MIXED', subUsecases: ['2FA'], subscriberOptin: false }),
  );
  expect(campaign).toEqual([
    'Mixed needs 2 to 5 sub-use cases.',
    'Subscriber opt-in must be selected for Mixed.',
  ]);
  for (const sentence of [...brand, ...campaign]) {
    expect(sentence).toMatch(/^[A-Z][^_]*\.$/);
  }
});
