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
