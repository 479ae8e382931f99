// Protects what a rejection is about: its subject, the product that was rejected, and so its fees and fields.
import { describe, expect, test } from 'vitest';
import { rejectionDecoder } from './index.ts';

const CONTEXT = { today: '2026-11-27' };

describe('samples that are about something', () => {
  const reasonsOf = (rejectionReason: string) =>
    rejectionDecoder.run({ rejectionReason }, CONTEXT).matches.map(({ reason }) => reason);

  test.each([
    'One or more of your sample messages mentions guns or ammunition.',
    'One or more of your sample messages mentions marijuana.',
    'One or more sample messages contain hate speech',
    'At least one of your samples promotes gambling.',
    'Uno o más de sus mensajes de muestra mencionan armas.',
    'Los mensajes de ejemplo contienen referencias a marihuana',
  ])('are prohibited for their subject, and not too few: %s', (rejectionReason) => {
    const { matches, canResubmit, resubmissionFee, totalFee } = rejectionDecoder.run(
      { rejectionReason },
      CONTEXT,
    );
    expect(matches.map(({ reason }) => reason)).toEqual(['content.prohibited']);
    expect([canResubmit, resubmissionFee, totalFee]).toEqual([false, null, null]);
  });

  test.each([
    'Your sample messages contain references to alcohol.',
    'The samples mention alcohol',
    'Sus mensajes de muestra mencionan alcohol',
  ])('need an age gate if it is alcohol: %s', (rejectionReason) => {
    expect(reasonsOf(rejectionReason)).toEqual(['attributes.age-gate']);
  });

  test.each([
    'Please provide one or more sample messages.',
    'At least two sample messages are required',
    'No sample messages were provided',
    'Add one more sample message',
    'Solo mandamos una muestra y piden dos',
  ])('are too few if their number is named: %s', (rejectionReason) => {
    expect(reasonsOf(rejectionReason)).toEqual(['samples.insufficient']);
  });

  test('do not cost anything where one of several reasons forbids a resubmission', () => {
    const { canResubmit, resubmissionFee, totalFee } = rejectionDecoder.run(
      { rejectionReason: 'Missing message frequency in the opt-in. The website sells firearms.' },
      CONTEXT,
    );
    expect([canResubmit, resubmissionFee, totalFee]).toEqual([false, null, null]);
  });
});

describe('a toll-free verification', () => {
  test.each([
    'Your Toll-Free number verification was rejected because the opt-in language does not align',
    '30446',
    '30504',
    '30479',
    '30831: Verification rejection - Opt-in not sufficient',
    'TFV rejected: business website could not be verified',
    '30558 on our toll-free verification',
    'La verificación del número toll-free fue rechazada: falta el consentimiento',
    'Toll-free verification rejected: the brand name and the website do not match',
    'Your toll-free number could not be verified: the opt-in workflow is missing',
  ])('has no registry fee and no registry fields: %s', (rejectionReason) => {
    const { fieldsToChange, totalFee, resubmissionFee, matches, resubmissionAdvice } = rejectionDecoder.run(
      { rejectionReason },
      CONTEXT,
    );
    expect([fieldsToChange, totalFee, resubmissionFee]).toEqual([[], 0, 0]);
    expect(matches.flatMap(({ fixes }) => fixes.filter(({ apiField }) => apiField !== undefined))).toEqual(
      [],
    );
    expect(resubmissionAdvice).toContain('toll-free');
  });

  test('that is forbidden stays forbidden', () => {
    const { canResubmit, totalFee } = rejectionDecoder.run({ rejectionReason: '30459' }, CONTEXT);
    expect([canResubmit, totalFee]).toEqual([false, null]);
  });

  test.each([
    ['The HELP message must include a toll-free number or email', 'helpMessage'],
    ['30896', 'messageFlow'],
    ['30558', 'termsAndConditionsLink'],
    ['806: needs compliant CTA; call our toll-free number 800-555-0142 about this submission', 'messageFlow'],
  ])('is not meant by a campaign with a toll-free number: %s', (rejectionReason, field) => {
    const { fieldsToChange, totalFee } = rejectionDecoder.run({ rejectionReason }, CONTEXT);
    expect(fieldsToChange).toContain(field);
    expect(totalFee).toBe(15);
  });

  test.each([
    '10DLC campaign registration rejected: help message lists toll-free support line',
    'Campaign submission rejected because the toll free number in the message flow is invalid',
    'Campaign rejected: the description mentions a toll-free number; the registration must use 10DLC',
    'Campaña rechazada: falta la política de privacidad, y la verificación halló un número gratuito',
  ])('is not meant where a campaign is rejected, which costs a fee: %s', (rejectionReason) => {
    const { totalFee, resubmissionAdvice } = rejectionDecoder.run({ rejectionReason }, CONTEXT);
    expect(totalFee).toBe(15);
    expect(resubmissionAdvice).not.toContain('toll-free verification');
  });
});

describe('a field beside a code', () => {
  const decode = (rejectionReason: string) => {
    const { matches, canResubmit } = rejectionDecoder.run({ rejectionReason }, CONTEXT);
    return { reasons: matches.map(({ code, reason }) => `${code} ${reason}`), canResubmit };
  };

  test.each([
    [
      '30882 TERMS_AND_CONDITIONS_URL / 30908 PRIVACY_POLICY_URL',
      ['30882 terms.incomplete', '30908 privacy.sharing'],
    ],
    ['{"error_code": 30882, "fields": ["TERMS_AND_CONDITIONS_URL"]}', ['30882 terms.incomplete']],
    [
      'PRIVACY_POLICY_URL 30908, TERMS_AND_CONDITIONS_URL: 30882',
      ['30908 privacy.sharing', '30882 terms.incomplete'],
    ],
  ])('says which page is at fault, so that it can be corrected: %s', (text, reasons) => {
    const { reasons: found, canResubmit } = decode(text);
    expect(found.toSorted()).toEqual(reasons.toSorted());
    expect(canResubmit).toBe(true);
  });

  test.each([
    ['30882', '30882 content.prohibited'],
    ['30882 DESCRIPTION', '30882 content.prohibited'],
    ['30883 TERMS_AND_CONDITIONS_URL', '30883 content.prohibited'],
  ])('changes no other code, and another field changes nothing: %s', (text, reason) => {
    const { reasons, canResubmit } = decode(text);
    expect([reasons[0], canResubmit]).toEqual([reason, false]);
  });
});

test('a code of a verification is explained by its own words, not by a neighbor with the same title', () => {
  const { code, fixes, totalFee } = rejectionDecoder.run(
    { rejectionReason: '30829: Verification rejection - Single opt-in cannot cover multiple use cases' },
    CONTEXT,
  );
  expect([code, totalFee]).toEqual(['30829', 0]);
  expect(fixes[0]?.action).toContain('separate consent for each kind of message');
});

describe('fees follow what was rejected', () => {
  test.each([
    ['Brand website could not be verified.', undefined, 'brand', 4.5],
    ['El sitio web de la marca no funciona', undefined, 'brand', 4.5],
    ['Website could not be verified.', 'brand', 'brand', 4.5],
    ['Website could not be verified.', undefined, 'campaign', 15],
    ['The brand’s website is not reachable', 'campaign', 'campaign', 15],
    ['804', undefined, 'campaign', 15],
    ['EIN does not match the legal name', undefined, 'brand', 4.5],
  ] as const)('%s (%s): %s, %d', (rejectionReason, entityType, entity, fee) => {
    const { matches, totalFee, resubmissionFee } = rejectionDecoder.run(
      { rejectionReason, ...(entityType && { entityType }) },
      CONTEXT,
    );
    expect([matches[0]?.entityType, totalFee, resubmissionFee]).toEqual([entity, fee, fee]);
  });

  test.each([
    ['Not Sole Proprietor (801)', undefined, 19.5],
    ['801', 'campaign', 19.5],
    ['801', 'brand', 4.5],
    ['The business is not a sole proprietor', undefined, 4.5],
  ] as const)(
    'a campaign is reviewed again after its brand: %s (%s) costs %d',
    (rejectionReason, entityType, fee) => {
      expect(
        rejectionDecoder.run({ rejectionReason, ...(entityType && { entityType }) }, CONTEXT).totalFee,
      ).toBe(fee);
    },
  );
});

test.each([
  ['Inaccurate Registration. Inconsistency between the sample message and the use case.', '602', '30893'],
  ['Campaign vetting rejection. Inconsistency between Sample Message and Use-case', '30893', '602'],
])('of two lists with one wording, the one that begins so goes first: %s', (rejectionReason, code, other) => {
  const { relatedReasons, ...best } = rejectionDecoder.run({ rejectionReason }, CONTEXT);
  expect([best.reason, best.code]).toEqual(['samples.use-case', code]);
  expect(relatedReasons.map((related) => related.code)).toContain(other);
});

test.each([
  ['Error 803: Opt-in language required on website', ['cta.forced', 'cta.incomplete']],
  ['803: check box missing', ['cta.forced']],
  ['803 Call to action forces opt-in: check box missing or mandatory', ['cta.forced']],
  ['806: Opt-in must include message frequency', ['cta.incomplete']],
  ['Error 805: no privacy policy on the website', ['privacy.sharing']],
  ['30896: el consentimiento no es claro', ['cta.incomplete']],
])('words beside a code that say something else are given, too: %s', (rejectionReason, reasons) => {
  const { matches } = rejectionDecoder.run({ rejectionReason }, CONTEXT);
  expect(matches.map(({ reason }) => reason)).toEqual(reasons);
  expect(Math.max(0, ...matches.slice(1).map(({ confidence }) => confidence))).toBeLessThanOrEqual(70);
});

test.each([
  ['Consent language is missing required disclosures.', 'cta.incomplete'],
  ['The opt-in form is missing the required disclosures', 'cta.incomplete'],
  ['Call to action lacks the mandatory disclaimers', 'cta.incomplete'],
  ['Al consentimiento le faltan las divulgaciones requeridas', 'cta.incomplete'],
  ['The opt-in is missing', 'cta.missing'],
  ['Consent form missing', 'cta.missing'],
  ['El consentimiento no aparece', 'cta.missing'],
])('parts that are missing in an opt-in are not a missing opt-in: %s', (rejectionReason, reason) => {
  expect(rejectionDecoder.run({ rejectionReason }, CONTEXT).matches.map((match) => match.reason)).toEqual([
    reason,
  ]);
});
