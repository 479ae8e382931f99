// Protects the costs that customers confirm: they come from the fact tables, and unknown costs are not guessed.
import { expect, test } from 'vitest';
import { USE_CASES } from '@tendlc/contract';
import { getMonthsCommitted, registrationFees } from './facts/registration-fees.ts';
import { findUseCase } from './facts/use-cases.ts';
import {
  brandRegistrationCost,
  campaignRegistrationCost,
  identityAppealCost,
  vettingAppealCost,
  vettingCost,
} from './registration-costs.ts';

test('a brand costs its registration fee, with source and date', () => {
  const { fees, totalUsd } = brandRegistrationCost();
  expect(totalUsd).toBe(registrationFees.brand.usd);
  expect(fees).toMatchObject([{ usd: registrationFees.brand.usd, source: { asOf: expect.any(String) } }]);
});

const PRICED = USE_CASES.filter((code) => findUseCase(code)?.basis === 'published');

test.each(PRICED)('a campaign for %s costs its review fee and the months billed in advance', (code) => {
  const useCase = findUseCase(code);
  const { fees, totalUsd } = campaignRegistrationCost(code);
  const months = getMonthsCommitted(code) * (useCase?.monthlyFeeUsd ?? Number.NaN);
  expect(totalUsd).toBe(registrationFees.campaignReview.usd + months);
  expect(fees.map(({ usd }) => usd)).toEqual([registrationFees.campaignReview.usd, months]);
});

test('a low-volume campaign costs 19.50 USD', () => {
  expect(campaignRegistrationCost('LOW_VOLUME').totalUsd).toBe(19.5);
});

test.each([
  ['STANDARD', registrationFees.standardVetting.usd],
  ['ENHANCED', registrationFees.enhancedVetting.usd],
  ['POLITICAL', registrationFees.politicalVetting.usd],
  ['AUTHPLUS', registrationFees.authenticationPlus.usd],
])('%s vetting costs %d', (vettingClass, usd) => {
  expect(vettingCost(vettingClass).totalUsd).toBe(usd);
});

test('an appeal of an identity status costs its published fee; the fee of a vetting appeal is not guessed', () => {
  expect(identityAppealCost().totalUsd).toBe(registrationFees.identityAppeal.usd);
  expect(vettingAppealCost()).toEqual({ fees: [], totalUsd: undefined });
});

test.each(['RBM', 'constructor', ''])('the unknown cost of %j vetting is not guessed', (name) => {
  expect(vettingCost(name)).toEqual({ fees: [], totalUsd: undefined });
});

test.each(['PUBLIC_SAFETY_RESTRICTED', 'NO_SUCH'])(
  'a use case without a published fee, %s, has a review fee and no total',
  (code) => {
    const { fees, totalUsd } = campaignRegistrationCost(code);
    expect(fees).toHaveLength(1);
    expect(totalUsd).toBeUndefined();
  },
);
