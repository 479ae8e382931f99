// Protects template-library: every case, and every template passes our own validator.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DURATION_MAX_MS, measureMs, testToolProperties } from '../../../test/tool-properties.ts';
import { findUseCase } from '../../facts/use-cases.ts';
import { readRole } from '../../text/message-role.ts';
import { messageValidator } from '../message-validator/index.ts';
import { templateCases } from './cases.ts';
import { templateLibrary } from './index.ts';
import { LANGUAGES, TEMPLATE_CATEGORIES, TRADES } from './templates/rows.ts';

const CONTEXT = { today: '2026-11-20' };

describe('cases', () => {
  test.each(templateCases.map((row) => [row.probes, row] as const))('%s', (_probes, row) => {
    const { templates, templateCount, notes } = templateLibrary.run(row.request, CONTEXT);
    expect(templateCount).toBe(templates.length);
    expect(templates.length).toBeGreaterThanOrEqual(row.countMin ?? 1);
    expect(templates.length).toBeLessThanOrEqual(row.countMax ?? templates.length);
    expect(templates.map(({ name }) => name)).not.toContain(row.lacks);
    expect(notes.join(' ')).toEqual(row.notes === '' ? '' : expect.stringContaining(row.notes ?? ''));
    if (row.has) {
      const template = templates.find(({ name }) => name === row.has?.name);
      expect(template?.template).toContain(row.has.says ?? '');
      expect(template?.useCase).toBe(row.has.useCase ?? template?.useCase);
      expect(template?.encoding).toBe(row.encoding ?? template?.encoding);
    }
  });
});

describe('every template', () => {
  const shelves = LANGUAGES.flatMap((language) =>
    (['any', ...TRADES] as const).map((trade) => ({ language, trade })),
  );
  const { templates } = templateLibrary.run({}, CONTEXT);
  const everyTemplate = shelves.flatMap((shelf) =>
    templateLibrary
      .run(shelf, CONTEXT)
      .templates.map((template) => [shelf.language, shelf.trade, template.name, template] as const),
  );

  test.each(everyTemplate)(
    'in %s for %s: %s passes the message validator in one segment of plain characters',
    (language, _trade, _name, {
      template,
      messageType,
      segments,
      useCase,
      bracketed,
      fields,
      campaignField,
    }) => {
      const verdict = messageValidator.run({ message: template, messageType }, CONTEXT);
      expect(verdict.checks.filter(({ status }) => status === 'warning' || status === 'error')).toEqual([]);
      expect(segments).toBe(1);
      expect(template).toMatch(language === 'en' ? /^[\x20-\x7e]+$/ : /^[\x20-\x7e¡¿ñéü]+$/);
      expect(findUseCase(useCase)?.code).toBe(useCase);
      expect(bracketed.match(/\[[a-z ]+\]/g) ?? []).toHaveLength(fields.length);
      if (campaignField) {
        // The strictest limits of all providers for automatic replies.
        expect(template.length).toBeGreaterThanOrEqual(20);
        expect(template.length).toBeLessThanOrEqual(255);
      }
    },
  );

  test('in English is read as what it is: an offer, a notice, or a code', () => {
    const misread = everyTemplate.flatMap(([language, trade, name, { template, campaignField, ...row }]) => {
      const role = readRole(template);
      const isRight =
        row.messageType === 'promotional'
          ? role === 'marketing' || name === 'Customer survey'
          : role !== 'marketing' && (row.useCase === '2FA') === (role === '2fa');
      return language === 'es' || campaignField || isRight ? [] : [`${trade}: ${name} is read as ${role}`];
    });
    expect(misread).toEqual([]);
  });

  test('has a name that is unique on its shelf, and every category has several templates', () => {
    for (const shelf of shelves) {
      const names = templateLibrary.run(shelf, CONTEXT).templates.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThan(1);
    }
    for (const category of TEMPLATE_CATEGORIES) {
      expect(templates.filter((template) => template.category === category).length).toBeGreaterThan(4);
    }
  });

  test('fits in one segment with a name of 20 letters', () => {
    const long = shelves.flatMap((shelf) =>
      templateLibrary
        .run({ ...shelf, businessName: 'Copper Kettle Tea Co' }, CONTEXT)
        .templates.filter(({ segments }) => segments !== 1)
        .map(({ name, charCount }) => `${shelf.language} ${shelf.trade} ${name} ${charCount}`),
    );
    expect(long).toEqual([]);
  });
});

describe('any request', () => {
  const requests = fc.record(
    {
      category: fc.constantFrom('all' as const, ...TEMPLATE_CATEGORIES),
      trade: fc.constantFrom('any' as const, ...TRADES),
      language: fc.constantFrom(...LANGUAGES),
      businessName: fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
        .filter((name) => /^(?=.*\S)[^\p{Cc}\p{Cs}]*$/u.test(name) && Array.from(name).length <= 100),
    },
    { requiredKeys: [] },
  );
  testToolProperties(templateLibrary, requests);

  test('counts match the returned text, and the name is echoed', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const results = templateLibrary.run(request, CONTEXT);
        expect(results.businessName).toBe(request.businessName ?? 'Your Business');
        for (const { template, charCount, segments, encoding } of results.templates) {
          const verdict = messageValidator.run({ message: template }, CONTEXT);
          expect([charCount, segments, encoding]).toEqual([
            verdict.messageLength,
            verdict.segments,
            verdict.encoding,
          ]);
        }
      }),
      { numRuns: 10 },
    );
  });

  test('a long name does not backtrack', () => {
    expect(
      measureMs(() => void templateLibrary.run({ businessName: '[=]'.repeat(33) }, CONTEXT)),
    ).toBeLessThan(DURATION_MAX_MS);
  });
});
