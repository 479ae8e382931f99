// Protects carrier-scanner: every case, rejected names, agreement with the facts, and any request.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DURATION_MAX_MS,
  measureMs,
  hostileMessages,
  testToolProperties,
} from '../../../test/tool-properties.ts';
import { carrierObjections } from '../../facts/carrier-objections.ts';
import { CARRIER_CODES, carriers } from '../../facts/carriers.ts';
import { findAttMessageClass, tmobileCap } from '../../facts/throughput.ts';
import { findUseCase, useCases } from '../../facts/use-cases.ts';
import { ToolInputRefused } from '../../tool.ts';
import { refusedCarriers, scanCases } from './cases.ts';
import { carrierScanner } from './index.ts';

const CONTEXT = { today: '2026-11-20' };

describe('cases', () => {
  test.each(scanCases.map((row) => [row.probes, row] as const))('%s', (_probes, row) => {
    const results = carrierScanner.run(row.request, CONTEXT);
    const found = [
      ...results.checks.map((check) => `${check.ruleId} ${check.status}`),
      ...results.carriers.flatMap(({ carrier, checks }) =>
        checks.map((check) => `${carrier} ${check.ruleId} ${check.status}`),
      ),
    ];
    expect(found).toEqual(expect.arrayContaining([...(row.finds ?? [])]));
    for (const finding of row.spares ?? []) {
      expect(found).not.toContain(finding);
    }
    expect(results.carriers.map(({ carrier }) => carrier)).toEqual(row.scanned ?? CARRIER_CODES);
    expect(results.useCaseAssumed).toBe(row.assumed ?? results.useCaseAssumed);
    expect(results.status).toBe(row.status ?? results.status);
    const said = [...results.checks, ...results.carriers.flatMap(({ checks }) => checks)]
      .map(({ message, remedy = '' }) => `${message} ${remedy}`)
      .join('\n');
    expect(said).toMatch(row.says ?? /./);
    expect(said).not.toMatch(row.avoids ?? /^$/);
    const [att, tmobile] = results.carriers;
    if (row.att) {
      expect(att?.throughput).toMatchObject(row.att);
      expect(tmobile?.dailyLimit).toBe(row.tmobileDaily);
    }
  });

  test.each(refusedCarriers)('rejects %s and lists the known carriers', (_name, names) => {
    expect(() => carrierScanner.run({ carriers: [...names] }, CONTEXT)).toThrow(ToolInputRefused);
    expect(() => carrierScanner.run({ carriers: [...names] }, CONTEXT)).toThrow(
      /^carriers: .*not “.*”: AT&T \(att\), T-Mobile \(tmobile\), Verizon \(verizon\), UScellular \(uscellular\)$/,
    );
  });
});

test('words for a use case are a warning that counts, and the advice names its code', () => {
  const { status, score, recommendations } = carrierScanner.run({ useCase: 'court date reminders' }, CONTEXT);
  expect(status).toBe('warning');
  expect(score).toBeLessThan(100);
  expect(recommendations[0]).toMatch(/^Use the registry code [A-Z_]+\.$/);
});

test('only the carriers that are not known are named', () => {
  expect(() => carrierScanner.run({ carriers: ['Sprint', 'Boost Mobile'] }, CONTEXT)).toThrow(
    'not “Boost Mobile”: ',
  );
});

describe('any request', () => {
  const requests = fc.record(
    {
      carriers: fc.array(fc.constantFrom('AT&T', 'tmobile', 'VZW', 'US Cellular', 'Sprint'), {
        maxLength: 20,
      }),
      useCase: fc.oneof(
        fc.constantFrom(...useCases.map((row) => row.code), '__proto__'),
        fc.string({ minLength: 1, maxLength: 100 }),
      ),
    },
    { requiredKeys: [] },
  );
  testToolProperties(carrierScanner, requests);

  test('the score is the average of the carriers, counts cover all checks, and the use case is echoed', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const results = carrierScanner.run(request, CONTEXT);
        const all = [...results.checks, ...results.carriers.flatMap(({ checks }) => checks)];
        expect(results.useCase).toBe(request.useCase ?? 'MIXED');
        expect(results.errorCount + results.warningCount + results.infoCount + results.passCount).toBe(
          all.length,
        );
        const mean = results.carriers.reduce((sum, { score }) => sum + score, 0) / results.carriers.length;
        expect(results.score).toBe(Math.round(mean));
        expect(results.score).toBeGreaterThanOrEqual(0);
        expect(results.score).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('the limits after vetting match the facts at every score', () => {
    for (const useCase of useCases) {
      const [att, tmobile] = carrierScanner.run({ useCase: useCase.code }, CONTEXT).carriers;
      for (let score = 0; score <= 100; score++) {
        const at = (steps: { scoreMin: number; scoreMax: number; limit?: number }[] | undefined) =>
          steps?.find(({ scoreMin, scoreMax }) => score >= scoreMin && score <= scoreMax)?.limit;
        expect(at(att?.throughput.byScore)).toBe(findAttMessageClass(useCase, score)?.smsSegmentsPerMinute);
        expect(at(tmobile?.throughput.byScore)).toBe(tmobileCap(useCase, score).segmentsPerDay);
      }
    }
  });

  test('surcharges and their dates match the facts', () => {
    for (const { carrier, fees } of carrierScanner.run({}, CONTEXT).carriers) {
      expect(fees.smsOutbound * 1_000_000).toBeCloseTo(carriers[carrier].fee.outboundMicroUsd, 6);
      expect(fees.asOf).toBe(carriers[carrier].fee.asOf);
    }
  });

  test('every use case in the objections exists at the registry', () => {
    for (const { useCases: named } of carrierObjections) {
      for (const code of named === 'all' ? [] : named) {
        expect(findUseCase(code)?.code).toBe(code);
      }
    }
  });

  test.each(hostileMessages)('a hostile text does not backtrack: %s', (_name, text) => {
    const useCase = Array.from(text).slice(0, 100).join('');
    expect(measureMs(() => void carrierScanner.run({ useCase }, CONTEXT))).toBeLessThan(DURATION_MAX_MS);
  });
});
