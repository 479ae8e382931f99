// Protects rejection-decoder: every case, every registration code, and any text.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyMessage,
  DURATION_MAX_MS,
  measureMs,
  hostileMessages,
  testToolProperties,
} from '../../../test/tool-properties.ts';
import { knownCodes } from '../../facts/codes/code-tables.ts';
import { registrationFees } from '../../facts/registration-fees.ts';
import { findApiField } from '../../facts/registry-fields.ts';
import { rejectionReasons } from '../../facts/rejections/all-reasons.ts';
import { isAboutRegistration } from '../../text/code-context.ts';
import { rejectionCases } from './cases.ts';
import { rejectionDecoder } from './index.ts';

const CONTEXT = { today: '2026-11-20' };
const ids = new Set(rejectionReasons.map((reason) => reason.id));

describe('cases', () => {
  test.each(rejectionCases.map((row) => [row.probes, row] as const))('%s', (_probes, row) => {
    const { text: rejectionReason, entityType } = row;
    const results = rejectionDecoder.run(
      entityType === undefined ? { rejectionReason } : { rejectionReason, entityType },
      CONTEXT,
    );
    expect(results.matches.map((match) => match.reason).toSorted()).toEqual(row.reasons.toSorted());
    expect(results.matched).toBe(row.reasons.length > 0);
    if (row.canResubmit !== undefined) {
      expect(results.canResubmit).toBe(row.canResubmit);
    }
    if (row.fee !== undefined) {
      expect(results.totalFee).toBe(row.fee);
    }
    if (row.field !== undefined) {
      expect(results.fieldsToChange).toContain(row.field);
    }
  });

  test('a registry field has its name in the API', () => {
    const { matches } = rejectionDecoder.run({ rejectionReason: '603' }, CONTEXT);
    const fix = matches[0]?.fixes.find((item) => item.field === 'displayName');
    expect(fix?.apiField).toBe('brandName');
  });

  test('reasons for the given entity type come first', () => {
    const rejectionReason = 'Missing message frequency. Business address could not be verified.';
    const first = (entityType: 'brand' | 'campaign') =>
      rejectionDecoder.run({ rejectionReason, entityType }, CONTEXT).matches[0]?.reason;
    expect(first('brand')).toBe('brand.address');
    expect(first('campaign')).toBe('cta.frequency');
  });
});

describe('the reasons', () => {
  test('every registration code is decoded, including by its own system', () => {
    const missing = knownCodes
      .filter((code) => isAboutRegistration(code) && code.code !== undefined)
      .filter(({ code, system }) => {
        const results = rejectionDecoder.run({ rejectionReason: `${system.names[0]} code ${code}` }, CONTEXT);
        return (
          !results.matches.some((match) => match.code === code && match.system === system.id) &&
          !results.relatedReasons.some(
            (other) => other.code === code && other.systemName === system.displayName,
          )
        );
      });
    expect(missing.map((row) => `${row.system.id}:${row.code}`)).toEqual([]);
  });

  test.each(rejectionReasons.map((reason) => [reason.id, reason] as const))(
    '%s is complete',
    (_id, reason) => {
      expect(reason.fixes.length).toBeGreaterThan(0);
      expect(reason.causes.length).toBeGreaterThan(0);
      expect(reason.days[1]).toBeGreaterThanOrEqual(reason.days[0]);
      for (const fix of reason.fixes.filter(({ place }) => place === 'brand' || place === 'campaign')) {
        expect(findApiField(fix.field), fix.field).toBeDefined();
      }
      for (const other of reason.yieldsTo ?? []) {
        expect(ids).toContain(other);
      }
      for (const listed of reason.codes ?? []) {
        expect(
          knownCodes.some((code) => `${code.system.id}:${code.code}` === listed),
          listed,
        ).toBe(true);
      }
    },
  );

  test('ids are unique', () => expect(ids.size).toBe(rejectionReasons.length));
});

describe('any text', () => {
  const requests = fc.record(
    {
      rejectionReason: fc.oneof(
        anyMessage,
        fc
          .array(
            fc.constantFrom(
              ...rejectionCases.map((row) => row.text),
              ...knownCodes.map((code) => code.title),
            ),
            {
              minLength: 1,
              maxLength: 12,
            },
          )
          .map((parts) => parts.join('. ').slice(0, 4000)),
      ),
      entityType: fc.constantFrom('brand' as const, 'campaign' as const),
    },
    { requiredKeys: ['rejectionReason'] },
  );
  testToolProperties(rejectionDecoder, requests);

  test('fees are at most one verification and one review, and a final rejection has no fee', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { totalFee, matches, canResubmit, matched } = rejectionDecoder.run(request, CONTEXT);
        expect(totalFee ?? 0).toBeLessThanOrEqual(
          registrationFees.brand.usd + registrationFees.campaignReview.usd,
        );
        if (matched) {
          expect(canResubmit).toBe(matches.every((match) => match.canResubmit));
          expect(totalFee === null).toBe(!canResubmit);
        }
      }),
    );
  });

  test.each(hostileMessages)('a hostile text does not backtrack: %s', (_name, text) => {
    const rejectionReason = text.repeat(3).slice(0, 4096);
    expect(measureMs(() => void rejectionDecoder.run({ rejectionReason }, CONTEXT))).toBeLessThan(
      DURATION_MAX_MS,
    );
  });

  test.each([
    ['opt-in '],
    ['privacy policy '],
    ['consent '],
    ['missing '],
    ['website '],
    ['no '],
    ['sample '],
    ['terms '],
  ])('a page of %j does not backtrack', (word) => {
    const rejectionReason = word.repeat(600).slice(0, 4096);
    expect(measureMs(() => void rejectionDecoder.run({ rejectionReason }, CONTEXT))).toBeLessThan(
      DURATION_MAX_MS,
    );
  });

  test('the provider selects between systems that use the same code', () => {
    const decode = (provider?: 'sinch' | 'twilio') =>
      rejectionDecoder.run(
        { rejectionReason: 'Rejected: 501', ...(provider !== undefined && { provider }) },
        CONTEXT,
      ).system;
    expect([decode(), decode('twilio'), decode('sinch')]).toEqual([
      'tcr-api',
      'tcr-api',
      'sinch-provisioning',
    ]);
  });
});

describe('a rejection retold from memory', () => {
  test.each([
    ['website.login', 'The reviewer could not look at our site since it asks for a password'],
    ['samples.insecure', 'the address in our example message isn’t secure, it starts http without the s'],
    ['samples.brand', 'none of the examples carries your store’s name'],
    ['brand.score', 'we can’t file the campaign because our brand hasn’t been verified yet'],
    ['brand.address', 'la dirección que dimos no aparece en ningún registro'],
    ['cta.missing', 'no queda claro cómo los clientes aceptan recibir los mensajes'],
    ['privacy.sharing', 'la política de privacidad no aclara que no compartimos los celulares'],
    ['samples.opt-out', 'ninguno de los ejemplos dice cómo darse de baja'],
    ['cta.forced', 'la casilla ya venía marcada en el formulario'],
    ['terms.missing', 'no encontraron los términos en nuestra página'],
    ['brand.email', 'the reviewer does not like that our contact is a gmail address'],
    ['identity.ein-reused', 'Brand multi-use: The same EIN is used for multiple brands.'],
    ['campaign.carrier', '30902'],
  ])('%s: %s', (reason, rejectionReason) => {
    expect(rejectionDecoder.run({ rejectionReason }, CONTEXT).matches.map((match) => match.reason)).toContain(
      reason,
    );
  });

  test('an opt-in that is not explicit is not explicit content', () => {
    const { matches, canResubmit } = rejectionDecoder.run(
      { rejectionReason: 'Opt-in process not compliant or opt-in is not explicit' },
      CONTEXT,
    );
    expect(matches.map(({ reason }) => reason)).not.toContain('content.prohibited');
    expect(canResubmit).toBe(true);
  });

  test.each([
    ['Thanks for sending the website link, we will take a look this week'],
    ['The rejected campaign is ineligible for resubmission.'],
    ['Buenas tardes, ya recibimos su solicitud, le avisamos pronto'],
  ])('without a reason stays unknown: %s', (rejectionReason) => {
    expect(rejectionDecoder.run({ rejectionReason }, CONTEXT).matched).toBe(false);
  });

  test('the code of a message is sent to the tool for messages', () => {
    const { matched, title, fixes } = rejectionDecoder.run({ rejectionReason: '30034' }, CONTEXT);
    expect([matched, title]).toEqual([false, 'This code is about a message']);
    expect(fixes[0]?.action).toContain('error-diagnostic');
  });
});

test.each([
  'El revisor contestó que el sitio web no carga. Vuelva a enviarlo cuando abra.',
  'Nos contestaron que la página no abre; lo invertirá en arreglarla el dueño.',
  'El sitio no abría cuando contesté el correo del proveedor.',
])('an accented letter does not cut a prohibited word out of another one: %s', (rejectionReason) => {
  const { matches } = rejectionDecoder.run({ rejectionReason }, CONTEXT);
  expect(matches.map(({ reason }) => reason)).not.toContain('content.prohibited');
});

test.each([
  'This product is not eligible for messaging. The denial is final.',
  'The item you sell does not qualify. Denied permanently.',
  'No se permite promocionar cigarros electrónicos. Rechazada de forma definitiva.',
])('a product that is refused is no use case that lacks an approval: %s', (rejectionReason) => {
  const { reason, canResubmit, totalFee } = rejectionDecoder.run({ rejectionReason }, CONTEXT);
  expect({ reason, canResubmit, totalFee }).toEqual({
    reason: 'content.prohibited',
    canResubmit: false,
    totalFee: null,
  });
});

test('an EIN in use is not final: the existing brand can be used or moved', () => {
  const { canResubmit, resubmissionAdvice } = rejectionDecoder.run(
    { rejectionReason: 'This EIN is already registered under another brand' },
    CONTEXT,
  );
  expect([canResubmit, resubmissionAdvice]).toEqual([true, expect.stringMatching(/^Use the existing brand/)]);
});

test.each(['DESC_MULTI_PURPOSE', 'MULTI_PURPOSE', 'BRAND_PURPOSE'])(
  'the bare name %s, which no list has, is not read as a similar name',
  (rejectionReason) => {
    const { matched, checks } = rejectionDecoder.run({ rejectionReason }, CONTEXT);
    expect(matched).toBe(false);
    expect(JSON.stringify(checks)).not.toContain('`context`');
  },
);

test('a campaign that moves to another brand pays for the brand and for its review', () => {
  expect(rejectionDecoder.run({ rejectionReason: 'CR2004' }, CONTEXT).totalFee).toBe(19.5);
  expect(rejectionDecoder.run({ rejectionReason: 'CR2004', entityType: 'brand' }, CONTEXT).totalFee).toBe(
    4.5,
  );
});

test.each([
  'Sample item 1 does not qualify as an appointment reminder. Please revise.',
  'The goods of sample 3 are not accepted. Add the brand name.',
  'Items not accepted; please include the opt-in disclosure.',
  'The following items are not accepted: terms page is missing.',
])('an item of the registration is no prohibited product: %s', (rejectionReason) => {
  const { matches, canResubmit } = rejectionDecoder.run({ rejectionReason }, CONTEXT);
  expect(matches.map(({ reason }) => reason)).not.toContain('content.prohibited');
  expect(canResubmit).toBe(true);
});

test('a sample that is no message of the use case is a wrong sample', () => {
  const { reason } = rejectionDecoder.run(
    { rejectionReason: 'Sample 2 does not qualify as a delivery notification.' },
    CONTEXT,
  );
  expect(reason).toBe('samples.use-case');
});

test.each(['EIN_IN_USE', 'EIN_REUSED', 'TAX_ID_ALREADY_TAKEN'])(
  'a name that says the reason in words is read, with less confidence than a known code: %s',
  (rejectionReason) => {
    const { reason, confidence } = rejectionDecoder.run({ rejectionReason }, CONTEXT);
    expect(reason).toBe('identity.ein-reused');
    expect(confidence).toBeLessThanOrEqual(70);
  },
);

test('of two lists with one number, the one counts whose meaning is written beside it', () => {
  const { matches, canResubmit } = rejectionDecoder.run(
    { rejectionReason: '1001: age-gated content, but no age gate is declared' },
    CONTEXT,
  );
  expect(matches.map(({ reason }) => reason)).toEqual(['attributes.age-gate']);
  expect(canResubmit).toBe(true);
});

test('the list of the named provider counts, whatever is written beside the number', () => {
  const { system } = rejectionDecoder.run(
    { rejectionReason: 'Plivo 1001: age-gated content, but no age gate is declared' },
    CONTEXT,
  );
  expect(system).toBe('plivo-campaign');
});

test('an unknown reason forbids no resubmission, and says to find it out first', () => {
  const { matched, canResubmit, resubmissionAdvice } = rejectionDecoder.run(
    { rejectionReason: 'Qwertz uiop' },
    CONTEXT,
  );
  expect({ matched, canResubmit, resubmissionAdvice }).toEqual({
    matched: false,
    canResubmit: true,
    resubmissionAdvice: 'Find out the reason first.',
  });
});

test.each([
  'It was refused',
  'Declined, please contact support',
  'solicitud rechazada',
  'why was my request denied?',
])('a rejection without a reason gets no reason: %s', (rejectionReason) =>
  expect(rejectionDecoder.run({ rejectionReason }, CONTEXT).matches).toEqual([]),
);

test.each([
  ['the business address belongs to a UPS store', 'brand.address'],
  ['no queda claro cuándo el cliente da su permiso', 'cta.missing'],
  ['the website is empty and we could not verify the business', 'website.missing'],
])('a reason in plain words: %s', (rejectionReason, reason) =>
  expect(rejectionDecoder.run({ rejectionReason }, CONTEXT).matches[0]?.reason).toBe(reason),
);

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
