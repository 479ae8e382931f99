// Protects provider-checklist: every case, correct totals, and any use case at any provider.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DURATION_MAX_MS,
  measureMs,
  hostileMessages,
  testToolProperties,
} from '../../../test/tool-properties.ts';
import { CHECKLIST_PHASES, PROVIDER_CODES } from '../../facts/providers/provider.ts';
import { listRequirements } from '../../facts/use-case-requirements.ts';
import { findUseCase, useCases } from '../../facts/use-cases.ts';
import { checklistCases } from './cases.ts';
import { providerChecklist } from './index.ts';

const CONTEXT = { today: '2026-11-20' };

describe('cases', () => {
  test.each(checklistCases.map((row) => [row.probes, row] as const))('%s', (_probes, row) => {
    const results = providerChecklist.run(row.request, CONTEXT);
    const { oneTime, monthly, firstTerm } = results.estimatedCost;
    expect(results.status).toBe(row.status ?? results.status);
    expect(oneTime).toBe(row.oneTime ?? oneTime);
    expect(monthly).toBe(row.monthly ?? monthly);
    expect(firstTerm).toBe(row.firstTerm ?? firstTerm);
    const titles = results.steps.map(({ title }) => title);
    expect(titles.join('\n')).toMatch(row.step ?? /./);
    expect(titles.filter((title) => row.lacksStep?.test(title) === true)).toEqual([]);
    expect(results.estimatedTimeline).toMatch(row.timeline ?? /./);
    expect(results.checks.map(({ ruleId, status }) => `${ruleId} ${status}`)).toEqual(
      expect.arrayContaining([...(row.finds ?? [])]),
    );
    expect(JSON.stringify(results)).toMatch(row.says ?? /./);
    expect(JSON.stringify(results)).not.toMatch(row.avoids ?? /^$/);
    if (row.requiredPhase) {
      const ofPhase = results.steps.filter(({ phase }) => phase === row.requiredPhase);
      expect(ofPhase.map(({ required }) => required)).toEqual([true]);
    }
  });
});

test.each(PROVIDER_CODES)('a sole proprietor at %s prepares no EIN and no company name', (provider) => {
  const { steps } = providerChecklist.run({ provider, useCase: 'SOLE_PROPRIETOR' }, CONTEXT);
  const fields = steps.flatMap((step) => step.fields);
  expect(fields).not.toContain('ein');
  expect(fields).not.toContain('companyName');
});

describe('any use case at any provider', () => {
  const requests = fc.record(
    {
      provider: fc.constantFrom(...PROVIDER_CODES),
      useCase: fc.oneof(
        fc.constantFrom(...useCases.map(({ code }) => code), '__proto__'),
        fc.string({ minLength: 1, maxLength: 100 }),
      ),
    },
    { requiredKeys: ['provider'] },
  );
  testToolProperties(providerChecklist, requests);

  test('totals are correct, and steps are numbered in the order of their phases', () => {
    for (const provider of PROVIDER_CODES) {
      for (const useCase of useCases) {
        const { steps, fees, estimatedCost, totalItems, requiredItems } = providerChecklist.run(
          { provider, useCase: useCase.code },
          CONTEXT,
        );
        expect(totalItems).toBe(steps.length);
        expect(requiredItems).toBe(steps.filter(({ required }) => required).length);
        expect(steps.map(({ order }) => order)).toEqual(steps.map((_step, index) => index + 1));
        const phases = steps.map(({ phase }) => CHECKLIST_PHASES.indexOf(phase));
        expect(phases).toEqual(phases.toSorted((a, b) => a - b));
        const sum = (frequency: string) =>
          fees
            .filter((fee) => fee.required && fee.frequency === frequency)
            .reduce((total, { amount }) => total + amount, 0);
        expect(estimatedCost.oneTime).toBeCloseTo(sum('one_time'), 6);
        expect(estimatedCost.monthly).toBeCloseTo(sum('monthly'), 6);
        expect(estimatedCost.monthly).toBe(findUseCase(useCase.code)?.monthlyFeeUsd);
        const said = steps.map(({ title, details }) => `${title}. ${details}`).join('\n');
        for (const { requirement } of listRequirements(useCase.code)) {
          expect(said).toContain(requirement);
        }
      }
    }
  });

  test('every provider has steps for the brand, campaign, and numbers, and states its review time', () => {
    for (const provider of PROVIDER_CODES) {
      const { steps, leadTimes, resources } = providerChecklist.run({ provider }, CONTEXT);
      for (const phase of ['preparation', 'brand', 'campaign', 'numbers']) {
        expect(steps.some((step) => step.phase === phase && step.required)).toBe(true);
      }
      expect(leadTimes.length).toBeGreaterThan(0);
      expect(resources.length).toBeGreaterThan(2);
    }
  });

  test.each(hostileMessages)('a hostile text does not backtrack: %s', (_name, text) => {
    const useCase = Array.from(text).slice(0, 100).join('');
    expect(
      measureMs(() => void providerChecklist.run({ provider: 'twilio', useCase }, CONTEXT)),
    ).toBeLessThan(DURATION_MAX_MS);
  });
});
