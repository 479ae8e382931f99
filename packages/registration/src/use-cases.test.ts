// Protects the table of use cases: all other lists of use cases match it.
import { findUseCase, type UseCase } from '@tendlc/compliance';
import { USE_CASES } from '@tendlc/contract';
import { MNO_IDS, USECASES as WIRE_USECASES } from '@tendlc/registry/wire';
import { describe, expect, test } from 'vitest';
import { useCaseRequirements } from '../../compliance/src/facts/use-case-requirements.ts';
import { useCaseVocabularies } from '../../compliance/src/facts/use-case-vocabulary.ts';
import {
  findUsecase,
  SUBUSECASES_MAX,
  USECASE_FEES_SOURCE,
  USECASE_SOURCES,
  USECASES,
  type UsecaseFacts,
} from './use-cases.ts';

const TABLE: readonly UsecaseFacts[] = USECASES;
const DATE = /^20\d\d-(?:0[1-9]|1[0-2])(?:-\d\d)?$/;

const viewOf = ({ code, displayName, kind, meaning, subUseCases, isSubUseCase, monthlyFeeUsd }: UseCase) => ({
  code,
  displayName,
  kind,
  meaning,
  subUseCases,
  isSubUseCase,
  monthlyFeeUsd,
});

describe.each(TABLE)('$value', (facts) => {
  test('is the same for the tools and the registry', () => {
    const { value, label, meaning, classification, subUsecases, validSubUsecase, monthlyFeeUsd } = facts;
    const known = findUseCase(value);
    expect(known && viewOf(known)).toEqual({
      code: value,
      displayName: label,
      meaning,
      kind: classification.toLowerCase(),
      subUseCases: (subUsecases?.max ?? 0) > 0 ? subUsecases : undefined,
      isSubUseCase: validSubUsecase ? true : undefined,
      monthlyFeeUsd,
    });
  });

  test('names a source, carriers and a range that fits in a request', () => {
    expect(Object.keys(USECASE_SOURCES)).toEqual(expect.arrayContaining(Object.values(facts.evidence)));
    expect(Object.values(MNO_IDS)).toEqual(expect.arrayContaining([...facts.reviewedBy]));
    expect(facts.subUsecases?.max ?? 0).toBeLessThanOrEqual(SUBUSECASES_MAX);
    expect(facts.subUsecases?.min ?? 0).toBeLessThanOrEqual(facts.subUsecases?.max ?? 0);
  });
});

test('the API and the registry client use the codes of the table', () => {
  expect(USE_CASES).toEqual(TABLE.map(({ value }) => value));
  expect(WIRE_USECASES).toBe(USECASES);
});

test('the tools’ tables contain only use cases of this table', () => {
  const codes = new Set(TABLE.map(({ value }) => value));
  for (const { useCase } of [...useCaseRequirements, ...useCaseVocabularies]) {
    expect(codes).toContain(useCase);
  }
});

test('every source has a date', () => {
  for (const { asOf } of Object.values(USECASE_SOURCES)) {
    expect(asOf).toMatch(DATE);
  }
  expect(USECASE_SOURCES[USECASE_FEES_SOURCE].title).not.toBe('Not published');
});

test('a sole proprietor’s campaign has one to five sub-use cases, everywhere', () => {
  expect(findUsecase('SOLE_PROPRIETOR')?.subUsecases).toEqual({ min: 1, max: 5 });
  expect(findUseCase('SOLE_PROPRIETOR')?.subUseCases).toEqual({ min: 1, max: 5 });
});

test('no tool treats PUBLIC_SAFETY_RESTRICTED as an unknown use case', () => {
  expect(findUseCase('PUBLIC_SAFETY_RESTRICTED')?.kind).toBe('special');
});
