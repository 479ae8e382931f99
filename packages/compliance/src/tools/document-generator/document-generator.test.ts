// Protects document-generator: every case, our own rules on every document, and any values.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyMessage,
  DURATION_MAX_MS,
  measureMs,
  hostileMessages,
  testToolProperties,
} from '../../../test/tool-properties.ts';
import { CONSENT_METHODS } from '../../facts/consent-elements.ts';
import { ToolInputRefused } from '../../tool.ts';
import { completeInfo, documentCases } from './cases.ts';
import { consentValidator } from '../consent-validator/index.ts';
import { messageValidator } from '../message-validator/index.ts';
import { PLACEHOLDERS } from './document-facts.ts';
import { documentGenerator } from './index.ts';

const CONTEXT = { today: '2026-11-20' };
const TYPES = ['privacy_policy', 'terms_of_service', 'consent_form'] as const;
type Request = Parameters<typeof documentGenerator.run>[0];
const make = (request: Request) => documentGenerator.run(request, CONTEXT);

describe('cases', () => {
  test.each(documentCases.map((row) => [`${row.documentType}: ${row.probes}`, row] as const))(
    '%s',
    (_name, row) => {
      const { documentType, companyName = 'Copper Kettle Cafe LLC', additionalInfo } = row;
      const results = make({
        documentType,
        companyName,
        ...(additionalInfo === undefined ? {} : { additionalInfo }),
      });
      for (const wanted of row.has ?? []) {
        expect(results.content).toContain(wanted);
      }
      for (const unwanted of row.hasNot ?? []) {
        expect(results.content).not.toContain(unwanted);
        if (unwanted.includes('<')) {
          expect(results.html).not.toContain(unwanted);
        }
      }
      if (row.placeholders !== undefined) {
        expect(results.placeholders).toEqual(row.placeholders);
      }
      if (row.status !== undefined) {
        expect(results.status).toBe(row.status);
      }
    },
  );

  test('additionalInfo with more than 65,536 characters in total is rejected', () => {
    const additionalInfo = { surprise: 'x'.repeat(65_536) } as Request['additionalInfo'];
    expect(() =>
      make({ documentType: 'consent_form', companyName: 'A LLC', additionalInfo } as Request),
    ).toThrow(ToolInputRefused);
  });
});

describe('what is delivered', () => {
  test.each(TYPES)('a %s of a prohibited trade is withheld, and the finding says why', (documentType) => {
    const results = make({
      documentType,
      companyName: 'Copper Kettle Cafe LLC',
      additionalInfo: { messageTypes: ['cannabis deals'] },
    });
    expect(results).toMatchObject({ withheld: true, content: '', html: '', sections: [], wordCount: 0 });
    expect(results.checks).toContainEqual(
      expect.objectContaining({ ruleId: 'content.cannabis', status: 'error' }),
    );
  });

  test('a document of a restricted trade is delivered with a warning', () => {
    const additionalInfo = { ...completeInfo, messageTypes: ['wine club shipments'] };
    const results = make({ documentType: 'terms_of_service', companyName: 'Wine Barn LLC', additionalInfo });
    expect(results).toMatchObject({ withheld: false, status: 'warning' });
    expect(results.content).toContain('wine club shipments');
  });

  test('all placeholders are one finding that names the keys to send', () => {
    const { checks, placeholders } = make({ documentType: 'privacy_policy', companyName: 'A LLC' });
    const found = checks.filter(({ ruleId }) => ruleId === 'document.placeholder');
    expect(found).toHaveLength(1);
    expect(placeholders.length).toBeGreaterThan(1);
    expect(found[0]?.remedy).toContain('email, phone, address');
  });

  test('keys that are not known and keys under another name are reported', () => {
    const additionalInfo = { ...completeInfo, minors: true, brandName: 'Copper Kettle', shortCode: 12345 };
    const { checks, title } = make({
      documentType: 'consent_form',
      companyName: 'Copper Kettle Cafe LLC',
      additionalInfo,
    });
    expect(title).toContain('Copper Kettle:');
    expect(checks.find(({ ruleId }) => ruleId === 'document.renamed')?.message).toContain('brandName as dba');
    expect(checks.find(({ ruleId }) => ruleId === 'document.ignored')?.details).toBe('“minors”, “shortCode”');
  });
});

describe('what reviewers compare', () => {
  const write = (additionalInfo: NonNullable<Request['additionalInfo']>) =>
    make({ documentType: 'consent_form', companyName: 'Copper Kettle Cafe LLC', additionalInfo });

  test.each(['sms_optin', 'verbal'] as const)(
    'the confirmation of a %s opt-in states the frequency of the call to action',
    (consentMethod) => {
      const { content } = write({ ...completeInfo, frequency: '4 msgs/mo', consentMethod });
      expect(content.match(/Message frequency: 4 msgs\/mo\./g)).toHaveLength(2);
      expect(content).not.toMatch(/frequency varies/i);
    },
  );

  test.each([
    ['ofertas', undefined],
    ['beer release alerts', undefined],
    ['weekly winners', 'SWEEPSTAKE'],
    ['sweepstakes entries', undefined],
  ])('%s of %s is marketing, with the consent that marketing needs', (kind, useCase) => {
    const { content } = write({ ...completeInfo, messageTypes: [kind], ...(useCase ? { useCase } : {}) });
    expect(content).toContain('Marketing messages (optional)');
    expect(content).toContain('not a condition of');
    expect(content).not.toContain('Service messages (optional)');
  });

  test.each([
    ['website', 'javascript:alert(1)'],
    ['email', 'not-an-email'],
    ['phone', 'not a number'],
    ['frequency', '0'],
  ] as const)('a %s that is none, such as “%s”, has a warning', (key, value) => {
    const { checks, status } = write({ ...completeInfo, [key]: value });
    expect(checks).toContainEqual(
      expect.objectContaining({ ruleId: `document.value-${key}`, status: 'warning', details: `“${value}”` }),
    );
    expect(status).toBe('warning');
  });

  test.each([
    'loyalty rewards',
    'reward points',
    'referral program',
    'new product announcements',
    'novedades',
  ])('%s are marketing', (kind) =>
    expect(write({ ...completeInfo, messageTypes: [kind] }).content).not.toContain('Service messages'),
  );

  test.each(['account updates', 'order notifications', 'appointment reminders', 'product recall notices'])(
    '%s are service',
    (kind) =>
      expect(write({ ...completeInfo, messageTypes: [kind] }).content).not.toContain('Marketing messages'),
  );

  test.each(['sms_optin', 'verbal'] as const)(
    'the confirmation of a %s opt-in says what comes',
    (consentMethod) =>
      expect(write({ ...completeInfo, messageTypes: ['order updates'], consentMethod }).content).toContain(
        'You are now subscribed to text messages about order updates.',
      ),
  );

  const findValues = (additionalInfo: NonNullable<Request['additionalInfo']>) =>
    write({ ...completeInfo, ...additionalInfo }).checks.filter(({ category }) => category === 'values');

  test.each([
    ['privacyPolicyUrl', 'https://bit.ly/abc', 'privacy-policy-url'],
    ['privacyPolicyUrl', 'https://docs.google.com/document/d/x', 'privacy-policy-url'],
    ['termsUrl', 'http://copperkettlecafe.com/terms', 'terms-url'],
    ['termsUrl', 'https://tinyurl.com/abc', 'terms-url'],
    ['website', 'http://copperkettlecafe.com', 'website'],
    ['frequency', 'up to [5] SMS messages per week', 'placeholder'],
    ['messageTypes', '[KINDS]', 'placeholder'],
    ['frequency', 'hasta 4 mensajes al mes', 'language'],
    ['messageTypes', 'ofertas exclusivas, avisos de envío', 'language'],
  ])('a %s that reviewers do not accept, “%s”, has a warning', (key, value, rule) =>
    expect(findValues({ [key]: value }).map(({ ruleId }) => ruleId)).toEqual([`document.value-${rule}`]),
  );

  test.each([
    ['privacyPolicyUrl', 'https://copperkettlecafe.com/privacy'],
    ['website', 'copperkettlecafe.com'],
    ['messageTypes', 'café news, jalapeño specials'],
    ['frequency', '4 msgs/mo (most months)'],
  ])('a %s such as “%s” has none', (key, value) => expect(findValues({ [key]: value })).toEqual([]));

  test('placeholders of the values are listed with those of the template', () =>
    expect(write({ ...completeInfo, frequency: 'up to [5] a week' }).placeholders).toContain('[5]'));

  test.each(['Hale Law Group, P.C.', 'Tienda Luna, Corp.', 'Acme Inc.'])(
    'a name that ends in a period, %s, ends its sentence once',
    (companyName) => {
      for (const documentType of TYPES) {
        const { content, html } = make({ documentType, companyName, additionalInfo: completeInfo });
        expect(`${content} ${html}`).not.toMatch(/\.\.(?!\.)/);
      }
    },
  );

  test('what the use case of a political campaign requires is advice', () => {
    const { checks } = write({ ...completeInfo, messageTypes: ['get out the vote'], useCase: 'POLITICAL' });
    expect(checks.find(({ ruleId }) => ruleId === 'content.political')?.status).toBe('info');
  });

  test.each([
    ['XYZ Collect', 'payment reminders for past due accounts of our clients', 'error'],
    ['Acme', 'we collect overdue invoices for our clients', 'error'],
    ['Acme', 'reminders of balances owed to our clients', 'error'],
    ['Acme', 'payment reminders for past due accounts of our clients', 'warning'],
    ['Acme', 'recordatorios de cuentas vencidas de nuestros clientes', 'warning'],
    ['Acme', 'payment reminders for past due accounts', undefined],
    ['Acme', 'appointment reminders for the patients of our clients', undefined],
    ['Acme', 'updates for our clients', undefined],
  ] as const)('%s with %s: debts of others are %s', (companyName, kind, status) => {
    const { checks } = make({
      documentType: 'privacy_policy',
      companyName,
      additionalInfo: { ...completeInfo, messageTypes: [kind] },
    });
    expect(checks.find(({ ruleId }) => ruleId === 'content.debt')?.status).toBe(status);
    expect(checks.some(({ ruleId }) => ruleId === 'content.job-alerts')).toBe(false);
  });

  test('a political party that asks for donations is not told to register CHARITY', () => {
    const messageTypes = ['donation requests', 'rally news'];
    const { checks } = write({ ...completeInfo, messageTypes, useCase: 'POLITICAL' });
    expect(JSON.stringify(checks)).not.toContain('CHARITY');
    expect(JSON.stringify(write({ ...completeInfo, messageTypes }).checks)).toContain('CHARITY');
  });
});

describe('our own rules', () => {
  test.each(TYPES)('a %s passes, with or without values', (documentType) => {
    for (const additionalInfo of [
      {},
      completeInfo,
      { messageTypes: ['special offers'] },
      ...CONSENT_METHODS.map((consentMethod) => ({ ...completeInfo, consentMethod })),
      ...CONSENT_METHODS.map((consentMethod) => ({ messageTypes: ['reminders', 'offers'], consentMethod })),
      { ageRestricted: true },
    ]) {
      const { checks } = make({ documentType, companyName: 'Copper Kettle Cafe LLC', additionalInfo });
      expect(checks.filter((check) => check.status === 'error')).toEqual([]);
    }
  });
});

describe('a page at another host is called what it is', () => {
  test.each([
    ['https://sites.google.com/view/acme', 'is a site at a free address'],
    ['https://forms.gle/abc', 'is a form'],
    ['https://docs.google.com/forms/d/e/abc/viewform', 'is a form'],
    ['https://docs.google.com/document/d/abc', 'is a shared file'],
    ['https://drive.google.com/file/d/abc', 'is a shared file'],
    ['https://bit.ly/abc', 'is a public link shortener'],
  ])('%s %s', (website, words) =>
    expect(
      JSON.stringify(
        make({
          documentType: 'privacy_policy',
          companyName: 'Acme LLC',
          additionalInfo: { ...completeInfo, website },
        }).checks,
      ),
    ).toContain(`The website ${words}`),
  );
});

describe('placeholders', () => {
  test.each(PLACEHOLDERS)('$placeholder is found by the other tools', ({ placeholder }) => {
    const consentText = `I agree to receive texts from ${placeholder}. Reply STOP to opt out.`;
    const consent = consentValidator.run({ consentText }, CONTEXT);
    expect(consent.checks).toContainEqual(expect.objectContaining({ ruleId: 'consent.placeholder' }));
    const message = messageValidator.run({ message: `Copper Kettle: ${placeholder}` }, CONTEXT);
    expect(message.checks).toContainEqual(
      expect.objectContaining({ ruleId: 'placeholders.unfilled', status: 'warning' }),
    );
  });
});

describe('any values', () => {
  const text = anyMessage.map((value) => Array.from(value).slice(0, 300).join('').toWellFormed());
  const requests = fc.record(
    {
      documentType: fc.constantFrom(...TYPES),
      companyName: text.map((name) =>
        `A${name.replaceAll(/[\p{Cc}\p{Cs}]/gu, '')}`.slice(0, 100).toWellFormed(),
      ),
      additionalInfo: fc.record(
        {
          website: text,
          email: text,
          address: text,
          dba: text,
          frequency: text,
          messageTypes: fc.array(
            text.map((value) => Array.from(value).slice(0, 99).join('')).filter((value) => value !== ''),
            { maxLength: 5 },
          ),
          ageRestricted: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['documentType', 'companyName'] },
  );
  testToolProperties(documentGenerator, requests as fc.Arbitrary<Request>);

  test('values never become markup or remove a clause', () => {
    const tags = /^(?:<h1>|<\/h1>|<h2>|<\/h2>|<p>|<\/p>|<ul>|<\/ul>|<li>|<\/li>)$/;
    fc.assert(
      fc.property(requests as fc.Arbitrary<Request>, (request) => {
        const results = make(request);
        for (const [tag] of results.html.matchAll(/<[^>]*>/g)) {
          expect(tag).toMatch(tags);
        }
        expect(results.content).not.toMatch(/(?<!\\)<[a-z/!]/i);
        if (request.documentType !== 'consent_form') {
          expect(results.checks.filter((check) => check.message.startsWith('Missing clause'))).toEqual([]);
        }
      }),
    );
  });

  test.each(hostileMessages)('eight hostile values do not backtrack: %s', (_name, message) => {
    const value = message.slice(0, 1000).toWellFormed();
    const additionalInfo = {
      website: value,
      email: value,
      phone: value,
      address: value,
      dba: value,
      frequency: value,
      termsUrl: value,
      privacyPolicyUrl: value,
    };
    for (const documentType of TYPES) {
      const request = { documentType, companyName: 'A LLC', additionalInfo };
      expect(
        measureMs(() => void make(request)),
        documentType,
      ).toBeLessThan(DURATION_MAX_MS);
    }
  });
});
