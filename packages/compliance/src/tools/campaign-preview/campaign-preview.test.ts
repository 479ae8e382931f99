// Protects campaign-preview: every case, agreement with the message validator, and any request.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARRIER_CODES } from '../../facts/carriers.ts';
import { useCases } from '../../facts/use-cases.ts';
import { messageValidator } from '../message-validator/index.ts';
import {
  anyMessage,
  hostileMessages,
  DURATION_MAX_MS,
  measureMs,
  testToolProperties,
} from '../../../test/tool-properties.ts';
import { previewCases } from './cases.ts';
import { campaignPreview } from './index.ts';

const CONTEXT = { today: '2026-11-20' };

describe('cases', () => {
  test.each(previewCases.map((row) => [row.probes, row] as const))('%s', (_probes, row) => {
    const results = campaignPreview.run(row.request, CONTEXT);
    const found = results.checks.map((check) => `${check.ruleId} ${check.status}`);
    for (const finding of row.finds ?? []) {
      expect(found).toContain(finding);
    }
    for (const ruleId of row.spares ?? []) {
      expect(results.checks.map((check) => check.ruleId)).not.toContain(ruleId);
    }
    for (const code of CARRIER_CODES) {
      expect(results.carrierPreviews[code]).toMatchObject(row.carriers?.[code] ?? {});
    }
    if (row.segments !== undefined) {
      expect(results.segments).toBe(row.segments);
    }
  });
});

describe('any request', () => {
  const requests = fc.record(
    {
      message: anyMessage,
      useCase: fc.oneof(
        fc.constantFrom(
          ...useCases.map((row) => row.code),
          'DELIVERY_NOTIFICATIONS',
          '__proto__',
          'toString',
        ),
        fc.string({ minLength: 1, maxLength: 100 }),
      ),
      trustScore: fc.integer({ min: 0, max: 100 }),
    },
    { requiredKeys: ['message'] },
  );
  testToolProperties(campaignPreview, requests);

  test('the request is echoed exactly, and segments agree with the validator', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const results = campaignPreview.run(request, CONTEXT);
        expect(results.message).toBe(request.message);
        expect(results.useCase).toBe(request.useCase ?? 'MIXED');
        expect(results.trustScore).toBe(request.trustScore ?? 50);
        expect(results.length).toBe(Array.from(request.message).length);
        expect(results.segments).toBe(messageValidator.run({ message: request.message }, CONTEXT).segments);
      }),
    );
  });

  test('a higher score never lowers a limit', () => {
    for (const { code } of useCases) {
      let [minute, day] = [0, 0];
      for (let trustScore = 0; trustScore <= 100; trustScore++) {
        const { att, tmobile } = campaignPreview.run(
          { message: 'x', useCase: code, trustScore },
          CONTEXT,
        ).carrierPreviews;
        expect(att.segmentsPerMinute ?? 0).toBeGreaterThanOrEqual(minute);
        expect(tmobile.segmentsPerDay ?? 0).toBeGreaterThanOrEqual(day);
        [minute, day] = [att.segmentsPerMinute ?? 0, tmobile.segmentsPerDay ?? 0];
      }
    }
  });

  test('what all carriers object to is said once, in the warnings', () => {
    const message = 'Hey! 20% off: bit.ly/offer';
    const { carrierPreviews, warnings } = campaignPreview.run({ message, useCase: 'MARKETING' }, CONTEXT);
    const objections = CARRIER_CODES.flatMap((code) => carrierPreviews[code].objections);
    expect(new Set(objections).size).toBe(objections.length);
    expect(objections.filter((objection) => warnings.includes(objection))).toEqual([]);
    expect(carrierPreviews.att.objections).toHaveLength(1);
    expect(warnings.length).toBeGreaterThan(1);
  });

  test('no delivery percentage is shown', () => {
    for (const { request } of campaignPreview.examples) {
      const { carrierPreviews } = campaignPreview.run(request, CONTEXT);
      for (const code of CARRIER_CODES) {
        expect(JSON.stringify(carrierPreviews[code])).not.toMatch(/\d\s?%/);
      }
    }
  });

  test.each(hostileMessages)('a hostile text does not backtrack: %s', (_name, message) => {
    expect(measureMs(() => void campaignPreview.run({ message }, CONTEXT))).toBeLessThan(DURATION_MAX_MS);
  });
});

describe('a code that opens a door', () => {
  test.each([
    'Palm Stay: the building entrance door code is 0227. Reply STOP to opt out',
    'Palm Stay: your gate code is 4471. Reply STOP to opt out',
    'Palm Stay: access code for the lockbox 4471. Reply STOP to opt out',
    'Storage One: Gate code: 5512#. Reply STOP to opt out',
    'Parcel Hub: the pickup code for locker 3 is 552134. Reply STOP to opt out',
    'Casa Sol: el código de la puerta es 4471. Responda STOP para salir',
  ])('is no one-time code: %s', (message) =>
    expect(listRules(message, 'ACCOUNT_NOTIFICATION')).not.toContain('use-case.code-without-2fa'),
  );

  test.each([
    'Acme: your login code is 552134.',
    'Palm Stay: 552134 is your verification code. The gate code is 4471.',
    'Harbor Bank: your access code for online banking is 552134.',
    'Banco Luna: su código de acceso es 552134.',
  ])('hides none: %s', (message) =>
    expect(listRules(message, 'ACCOUNT_NOTIFICATION')).toContain('use-case.code-without-2fa'),
  );
});

const listRules = (message: string, useCase: string) =>
  campaignPreview.run({ message, useCase }, CONTEXT).checks.map(({ ruleId }) => ruleId);
