// Protects G-87 and G-128: nothing is invented, nothing is cut, and nothing vanishes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportPacket, type Product, PROVIDERS, type Provider, problemOfFill } from '../src/index.ts';
import { ONE_WAY } from '../src/conversion.ts';
import { callsOf, PRODUCTS, type ProviderField } from '../src/provider.ts';
import { fieldsOf, pathsOf, valueAt, type Values } from '../src/values.ts';
import { anyPacket, COMPLETE } from './packets.ts';

const TODAY = '2026-11-23';
const DOORS = PROVIDERS.flatMap((provider) =>
  PRODUCTS.filter((product) => callsOf(provider, product) !== undefined).map(
    (product) => [`${provider.id} ${product}`, provider, product] as const,
  ),
);

const exported = (provider: Provider, product: Product, values: Values, fill = {}) =>
  exportPacket({ provider, product, values, fill, today: TODAY });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each value of a body with the name that its field has. */
function leaves(value: unknown, name = ''): [string, unknown][] {
  if (isObject(value) && 'FieldPath' in value) {
    const { FieldPath, SelectChoices, TextValue, RegistrationAttachmentId } = value;
    return [[String(FieldPath), SelectChoices ?? TextValue ?? RegistrationAttachmentId]];
  }
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, inner]) =>
      key === 'Attributes' && typeof inner === 'string'
        ? leaves(JSON.parse(inner))
        : leaves(inner, name === '' ? key : `${name}.${key}`),
    );
  }
  return Array.isArray(value) && value.some(isObject)
    ? value.flatMap((inner) => leaves(inner, `${name}[]`))
    : [[name, value]];
}

const isAllowed = ({ values }: ProviderField, value: unknown): boolean =>
  values === undefined || [value].flat().every((one) => values.includes(one as string));

test('each provider is dated and sourced, and each call depends on earlier ones only', () => {
  for (const [, provider, product] of DOORS) {
    const calls = callsOf(provider, product) ?? [];
    expect(provider.asOf).toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/);
    expect(provider.sources.length).toBeGreaterThan(0);
    const ids = calls.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [index, call] of calls.entries()) {
      expect(call.path).toMatch(/^(\/|https:\/\/)/);
      expect(call.dependsOn.filter((id) => !ids.slice(0, index).includes(id))).toEqual([]);
    }
  }
});

test('a list of numbers from the account is a list', () => {
  const numbersOf = (id: string, product: Product, name: string) => {
    const provider = PROVIDERS.find((one) => one.id === id) as Provider;
    const bodies = exported(provider, product, COMPLETE).calls.map(({ body }) => body);
    return bodies.filter(isObject).find((body) => name in body)?.[name];
  };
  expect(numbersOf('plivo', '10dlc', 'numbers')).toEqual(['{number}']);
  expect(numbersOf('signalwire', '10dlc', 'phone_numbers')).toEqual(['{phoneNumber}']);
  expect(numbersOf('bandwidth', 'tollfree', 'phoneNumbers')).toEqual(['{phoneNumber}']);
});

test('the address of a page stands in its field, unless the field has another one', () => {
  const twilio = PROVIDERS.find(({ id }) => id === 'twilio') as Provider;
  const { privacyPolicyLink: _, ...campaign } = COMPLETE.campaign as Record<string, unknown>;
  const pages = {
    privacyPolicy: 'https://copperkettle.example/policy',
    terms: 'https://copperkettle.example/other-terms',
  };
  const { calls, missing, lost } = exported(twilio, '10dlc', { ...COMPLETE, campaign, pages });
  const body = calls.map((call) => call.body).find((one) => isObject(one) && 'PrivacyPolicyUrl' in one);
  expect(body).toMatchObject({
    PrivacyPolicyUrl: pages.privacyPolicy,
    TermsAndConditionsUrl: campaign['termsAndConditionsLink'],
  });
  expect(missing.map(({ providerField }) => providerField)).not.toContain('PrivacyPolicyUrl');
  expect(lost.map(({ path }) => path)).not.toContain('pages.privacyPolicy');
  expect(lost.map(({ path }) => path)).toContain('pages.terms');
});

describe.each(DOORS)('%s', (_, provider, product) => {
  const fields = fieldsOf(callsOf(provider, product) ?? []);

  test('each value stands in a field of the provider, in its form, and none is cut', () => {
    fc.assert(
      fc.property(anyPacket, (values) => {
        const { calls } = exported(provider, product, values);
        for (const [name, value] of calls.flatMap(({ body }) => (body === null ? [] : leaves(body)))) {
          const named = fields.filter(
            (field) => field.name === name || field.name === name.replace(/\[\]\..*$/, ''),
          );
          if (name !== 'RegistrationId') {
            expect(named.length, name).toBeGreaterThan(0);
          }
          expect(value).not.toBeUndefined();
          const isFixed = typeof value === 'string' && value.startsWith('{');
          expect(isFixed || named.length === 0 || named.some((field) => isAllowed(field, value))).toBe(true);
        }
        for (const [name, value] of calls.flatMap(({ body }) => (body === null ? [] : leaves(body)))) {
          const named = fields.filter((field) => field.name === name);
          const given = new Set<unknown>(
            named.flatMap(({ from, orFrom, value: constant }) => [
              constant,
              ...[from, orFrom].flatMap((path) => (path ? valueAt(values, path) : [])),
            ]),
          );
          const isConverted = named.some(
            ({ as, id }) => (as !== undefined && as !== ONE_WAY) || id !== undefined,
          );
          const isWhole = [value].flat().every((one) => given.has(one) || typeof one === 'boolean');
          expect(isConverted || named.length === 0 || isWhole, name).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('what is required is there or asked for; what is given is sent, lost, or asked for again', () => {
    fc.assert(
      fc.property(anyPacket, (values) => {
        const { calls, missing, lost } = exported(provider, product, values);
        const sent = new Set(
          calls.flatMap(({ body }) => (body === null ? [] : leaves(body).map(([name]) => name))),
        );
        const inPaths = calls.map(({ path }) => path).join(' ');
        for (const path of ['brand', 'campaign'].flatMap((subject) =>
          Object.keys(values[subject as 'brand'] ?? {}).map((name) => `${subject}.${name}`),
        )) {
          const isSent = fields.some(
            (field) =>
              (pathsOf(field).includes(path as 'brand.') || field.orFrom === path) &&
              (sent.has(field.name) || (field.isInPath === true && !inPaths.includes(`{${field.name}}`))),
          );
          const given = valueAt(values, path);
          expect(given === undefined || isSent || lost.some((one) => one.path === path), path).toBe(true);
        }
        for (const { question, providerField } of missing) {
          expect(question).toMatch(/[.?]$/);
          expect(fields.some(({ name }) => name === providerField)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('an empty registration has no value of its own', () => {
    const { calls, missing, lost } = exported(provider, product, {});
    const allowed = new Set(
      fields
        .filter(({ value, id, from }) => value !== undefined || id !== undefined || from)
        .map(({ name }) => name),
    );
    for (const [name, value] of calls.flatMap(({ body }) => (body === null ? [] : leaves(body)))) {
      const isDefaultFlag =
        typeof value === 'boolean' || [value].flat().every((one) => one === 'Yes' || one === 'No');
      expect(allowed.has(name) || name === 'RegistrationId', name).toBe(true);
      const isConstant = fields.some((field) => field.name === name && field.value === value);
      expect(isDefaultFlag || isConstant || /^\{\w+\}$/.test(String(value)), name).toBe(true);
    }
    expect(missing.length).toBeGreaterThan(4);
    expect(lost).toEqual([]);
  });

  test('each question that is answered is not asked again, and the answer is sent', () => {
    const first = exported(provider, product, COMPLETE);
    const fill = Object.fromEntries(
      first.missing.map(({ providerField, values, form }) => [
        providerField,
        values?.[0] ??
          (form === 'flag' ? true : form === 'integer' ? 1 : 'An answer that is long enough @OTP_PIN@'),
      ]),
    );
    expect(problemOfFill(provider, callsOf(provider, product) ?? [], fill)).toBeUndefined();
    const second = exported(provider, product, COMPLETE, fill);
    expect(second.missing).toEqual([]);
    for (const answer of Object.values(fill)) {
      const sent = second.calls.map(
        ({ body, path }) => `${JSON.stringify(body)} ${decodeURIComponent(path)}`,
      );
      expect(sent.join()).toContain(String(answer));
    }
  });
});

test('G-128 an answer that the provider does not take is refused and named', () => {
  const twilio = PROVIDERS.find(({ id }) => id === 'twilio') as Provider;
  const problem = (fill: object) => problemOfFill(twilio, twilio.calls, fill as Record<string, unknown>);
  expect(problem({ job_position: 'Boss' })).toBe(
    'fill.job_position: must be one of Director, GM, VP, CEO, CFO, General Counsel, Other',
  );
  expect(problem({ nobody: 1 })).toBe('fill.nobody: is not a field that Twilio takes an answer for');
  expect(problem({ PolicySid: 'x' })).toContain('fill.PolicySid');
  expect(problem({ SkipAutomaticSecVet: 'yes' })).toBe('fill.SkipAutomaticSecVet: must be true or false');
  expect(problem({ ['__proto__x']: '\ud800' })).toContain('is not a field');
});

test('a text that is too long is a warning and is sent whole; an old or partial source says so', () => {
  const flow = 'x'.repeat(2_049);
  const values = { ...COMPLETE, campaign: { ...COMPLETE.campaign, messageFlow: flow } };
  const twilio = exported(PROVIDERS.find(({ id }) => id === 'twilio') as Provider, '10dlc', values);
  expect(twilio.warnings).toContainEqual({
    path: 'campaign.messageFlow',
    problem: 'MessageFlow has 2,049 characters; Twilio takes at most 2,048',
  });
  expect(JSON.stringify(twilio.calls)).toContain(flow);
  const vonage = exported(PROVIDERS.find(({ id }) => id === 'vonage') as Provider, '10dlc', values);
  expect(vonage.warnings.map(({ path }) => path)).toEqual(['asOf', 'provider']);
  expect(vonage.partial).toBe(true);
});

test.each([
  ['(512) 555-7123', undefined, '+15125557123'],
  ['1.512.555.7123', 'US', '+15125557123'],
  ['+44 20 7946 0000', 'GB', '+442079460000'],
])('a phone number written as %s is sent in E.164', (phone, country, sent) => {
  for (const [, provider, product] of DOORS) {
    const { calls, warnings } = exported(provider, product, { brand: { ...COMPLETE.brand, phone, country } });
    const texts = JSON.stringify(calls);
    expect(texts, provider.id).not.toContain(JSON.stringify(phone).slice(1, -1));
    expect(warnings.filter(({ path }) => path === 'brand.phone')).toEqual([]);
  }
  const { calls } = exported(PROVIDERS.find(({ id }) => id === 'telnyx') as Provider, '10dlc', {
    brand: { phone, country },
  });
  expect(calls[0]?.body).toMatchObject({ phone: sent });
});

test('a phone number without a country code stays as it is where it could be of any country, and is a warning', () => {
  const telnyx = PROVIDERS.find(({ id }) => id === 'telnyx') as Provider;
  const { calls, warnings } = exported(telnyx, '10dlc', { brand: { phone: '2079460000', country: 'GB' } });
  expect(calls[0]?.body).toMatchObject({ phone: '2079460000' });
  expect(warnings.map(({ path }) => path)).toContain('brand.phone');
});
