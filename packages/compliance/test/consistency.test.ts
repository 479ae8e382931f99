// Protects the agreement between tools: tiers, throughput, fees with their dates, review times, and names.
import { describe, expect, test } from 'vitest';
import { CARRIER_CODES } from '../src/facts/carriers.ts';
import { findUseCase, useCases } from '../src/facts/use-cases.ts';
import { approvalDb } from '../src/tools/approval-db/index.ts';
import { campaignPreview } from '../src/tools/campaign-preview/index.ts';
import { carrierScanner } from '../src/tools/carrier-scanner/index.ts';
import { complianceCalendar } from '../src/tools/compliance-calendar/index.ts';
import { diffChecker } from '../src/tools/diff-checker/index.ts';
import { messageValidator } from '../src/tools/message-validator/index.ts';
import { optOutAuditor } from '../src/tools/opt-out-auditor/index.ts';
import { providerChecklist } from '../src/tools/provider-checklist/index.ts';
import { rejectionDecoder } from '../src/tools/rejection-decoder/index.ts';
import { roiCalculator } from '../src/tools/roi-calculator/index.ts';
import { templateLibrary } from '../src/tools/template-library/index.ts';
import { trustScore } from '../src/tools/trust-score/index.ts';
import { useCaseSelector } from '../src/tools/use-case-selector/index.ts';

const CONTEXT = { today: '2026-11-20' };
const message = 'Copper Kettle Cafe: your table is ready. Reply STOP to opt out, HELP for help.';
// Both sides of every tier boundary.
const SCORES = [0, 1, 24, 25, 49, 50, 74, 75, 99, 100];
const CODES = useCases.map(({ code }) => code);

const preview = (useCase: string, score: number) =>
  campaignPreview.run({ message, useCase, trustScore: score }, CONTEXT).carrierPreviews;

type Step = { readonly scoreMin: number; readonly scoreMax: number; readonly words: string };
const wordsAt = (steps: readonly Step[], score: number) =>
  steps.find(({ scoreMin, scoreMax }) => score >= scoreMin && score <= scoreMax)?.words;

describe('a trust score', () => {
  test.each(SCORES)('of %i has the same tier and daily cap everywhere', (score) => {
    for (const useCase of ['2FA', 'CUSTOMER_CARE', 'MARKETING', 'MIXED', 'DELIVERY_NOTIFICATION'] as const) {
      const outlook = approvalDb.run({ useCase, trustScore: score }, CONTEXT);
      const { att, tmobile } = preview(useCase, score);
      expect(outlook.tier).toBe(tmobile?.dailyTier);
      expect(outlook.throughput).toEqual({ att: att?.throughput, tmobile: tmobile?.throughput });
      expect(complianceCalendar.run({ useCase, trustScore: score }, CONTEXT).tier).toBe(outlook.tier);
    }
  });

  test.each(CODES)('has the same throughput in carrier-scanner and campaign-preview: %s', (useCase) => {
    const { carriers } = carrierScanner.run({ useCase }, CONTEXT);
    for (const score of SCORES) {
      const previews = preview(useCase, score);
      for (const { carrier, throughput } of carriers) {
        const words = throughput.byScore.length === 0 ? throughput.words : wordsAt(throughput.byScore, score);
        expect(words, `${carrier} at ${score}`).toBe(previews[carrier]?.throughput);
      }
    }
  });

  test.each([
    { yearsInBusiness: 0, hasDUNS: false, hasDomain: false },
    { yearsInBusiness: 1, hasDUNS: false, hasDomain: true, domainAge: 3, hasPhysicalAddress: true },
    { yearsInBusiness: 2, hasDUNS: true, hasDomain: true, hasPhysicalAddress: true, hasTermsOfService: true },
    {
      yearsInBusiness: 12,
      hasDUNS: true,
      hasDomain: true,
      domainAge: 10,
      hasPrivacyPolicy: true,
      previousCompliance: true,
      hasPhysicalAddress: true,
    },
  ])('that is estimated has the limits of that score: %o', (business) => {
    const { score, leadsTo, tmobileByScore } = trustScore.run(business, CONTEXT);
    const declared = preview('CUSTOMER_CARE', score);
    expect(leadsTo.tmobile).toBe(declared.tmobile?.throughput);
    expect(leadsTo.tmobileTier).toBe(declared.tmobile?.dailyTier);
    expect(leadsTo.attDeclared).toBe(declared.att?.throughput);
    expect(leadsTo.attMixed).toBe(preview('MIXED', score).att?.throughput);
    expect(wordsAt(tmobileByScore, score)).toBe(leadsTo.tmobile);
  });

  test.each([
    ['Appointment reminders.', 'low'],
    ['Flash sales and coupons.', 'medium'],
    ['Invoices, and answers to customer questions.', 'high'],
    ['Verification codes.', 'very_high'],
  ] as const)(
    'that a volume requires has the limits of that score: %s',
    (campaignDescription, messageVolume) => {
      const { throughput, recommendedUseCase } = useCaseSelector.run(
        { campaignDescription, messageVolume },
        CONTEXT,
      );
      const previews = preview(recommendedUseCase ?? '', throughput?.trustScore ?? 0);
      expect(throughput?.att).toBe(previews.att?.throughput);
      expect(throughput?.tmobile).toBe(previews.tmobile?.throughput);
    },
  );
});

describe('a fee', () => {
  const selected = useCaseSelector.run(
    { campaignDescription: 'Invoices and coupons.', messageVolume: 'high' },
    CONTEXT,
  );
  const feeOf = (item: string) => selected.fees.find((fee) => fee.item === item);
  const review = feeOf('Campaign review');
  const vetting = feeOf('Standard external vetting');

  test('for a campaign review has the same amount and date everywhere', () => {
    const seen = [
      [selected.campaignReviewFee, review?.source.asOf],
      ...[approvalDb.run({}, CONTEXT).campaignReviewFee].map((fee) => [fee.usd, fee.source.asOf]),
      ...[rejectionDecoder.run({ rejectionReason: 'Error 806' }, CONTEXT)].map((answer) => [
        answer.resubmissionFee,
        answer.feeAsOf,
      ]),
      ...[diffChecker.run({ before: message, after: `${message} 20% off!` }, CONTEXT)].map((answer) => [
        answer.resubmissionFee,
        answer.feeAsOf,
      ]),
      ...providerChecklist
        .run({ provider: 'telnyx' }, CONTEXT)
        .fees.filter(({ item }) => item === 'Campaign review')
        .map(({ amount, source }) => [amount, source.asOf]),
    ];
    expect(seen).toHaveLength(5);
    expect(new Set(seen.map((pair) => JSON.stringify(pair)))).toEqual(
      new Set([JSON.stringify([15, '2026-07-22'])]),
    );
  });

  test('for vetting has the same amount and date everywhere', () => {
    const { vettingFee } = trustScore.run({ yearsInBusiness: 1, hasDUNS: false, hasDomain: false }, CONTEXT);
    expect(vettingFee).toEqual({ usd: vetting?.usd, source: vetting?.source });
  });

  test.each(CODES)('per month is the same in use-case-selector and provider-checklist: %s', (useCase) => {
    const { estimatedCost, fees } = providerChecklist.run({ provider: 'telnyx', useCase }, CONTEXT);
    expect(estimatedCost.monthly).toBe(findUseCase(useCase)?.monthlyFeeUsd);
    expect(fees.find(({ frequency }) => frequency === 'monthly')?.amount).toBe(estimatedCost.monthly);
  });

  test('is the one that roi-calculator uses', () => {
    const { buy } = roiCalculator.run({ campaignCount: 1, brandCount: 1, launchTimeline: 1 }, CONTEXT);
    const brand = feeOf('Brand registration');
    expect(buy.setup - buy.ownEffort).toBe(
      Math.round((brand?.usd ?? 0) + (vetting?.usd ?? 0) + (review?.usd ?? 0)),
    );
  });

  test('of a carrier per segment is the same in message-validator, campaign-preview, and carrier-scanner', () => {
    const { carriers } = carrierScanner.run({}, CONTEXT);
    const { carrierCosts } = messageValidator.run({ message }, CONTEXT);
    const previews = preview('MIXED', 50);
    expect(carriers.map(({ carrier }) => carrier)).toEqual([...CARRIER_CODES]);
    for (const { carrier, displayName, fees } of carriers) {
      const cost = carrierCosts.find((row) => row.carrier === carrier);
      expect([cost?.displayName, cost?.perSegmentUsd, cost?.asOf]).toEqual([
        displayName,
        fees.smsOutbound,
        fees.asOf,
      ]);
      expect([
        previews[carrier]?.carrier,
        previews[carrier]?.surchargeUsd,
        previews[carrier]?.surchargeAsOf,
      ]).toEqual([displayName, fees.smsOutbound, fees.asOf]);
    }
  });
});

test.each(['2FA', 'CUSTOMER_CARE', 'MARKETING', 'MIXED', 'DELIVERY_NOTIFICATION'] as const)(
  'a review of %s takes the same time in approval-db and compliance-calendar',
  (useCase) => {
    for (const score of SCORES) {
      const { reviewRange } = complianceCalendar.run({ useCase, trustScore: score }, CONTEXT);
      expect(approvalDb.run({ useCase, trustScore: score }, CONTEXT).avgApprovalDays).toBe(
        `${reviewRange.daysMin}-${reviewRange.daysMax} business days`,
      );
    }
  },
);

describe('a use case', () => {
  test.each([
    ['Verification codes.', '2FA'],
    ['Appointment reminders.', 'ACCOUNT_NOTIFICATION'],
    ['Our school district tells parents about snow days.', 'K12_EDUCATION'],
  ])('has the same display name everywhere: %s', (campaignDescription, code) => {
    const { displayName, alternatives } = useCaseSelector.run({ campaignDescription }, CONTEXT);
    expect(displayName).toBe(findUseCase(code)?.displayName);
    for (const { useCase, displayName: other } of alternatives) {
      expect(other).toBe(findUseCase(useCase)?.displayName);
    }
    const { steps } = providerChecklist.run({ provider: 'telnyx', useCase: code }, CONTEXT);
    const own = steps.filter(({ details }) => details === `Required for ${code} campaigns.`);
    expect(own.every(({ title }) => title.startsWith(`${displayName}: `))).toBe(true);
  });

  test('that is unknown is treated as MIXED by every tool', () => {
    const asked = { useCase: 'VET_CLINIC' };
    expect([
      carrierScanner.run(asked, CONTEXT).useCaseAssumed,
      complianceCalendar.run(asked, CONTEXT).useCaseAssumed,
      providerChecklist.run({ provider: 'twilio', ...asked }, CONTEXT).useCaseAssumed,
    ]).toEqual(['MIXED', 'MIXED', 'MIXED']);
  });
});

describe('templates', () => {
  const { templates } = templateLibrary.run({ businessName: 'Copper Kettle Cafe' }, CONTEXT);

  test.each(templates.map((template) => [template.name, template] as const))(
    '%s passes the validator, fits its use case, and has no differences',
    (_name, { template, messageType, useCase }) => {
      const { checks } = messageValidator.run({ message: template, messageType }, CONTEXT);
      expect(checks.filter(({ status }) => status === 'warning' || status === 'error')).toEqual([]);
      expect(messageValidator.run({ message: template, messageType }, CONTEXT).sender).toBe(
        'Copper Kettle Cafe',
      );
      expect(campaignPreview.run({ message: template, useCase }, CONTEXT).warnings).toEqual([]);
      expect(diffChecker.run({ before: template, after: template }, CONTEXT).impactLevel).toBe('none');
    },
  );

  test('templates with an opt-out are compliant in opt-out-auditor', () => {
    for (const { name, template } of templates.filter((row) => /\bSTOP\b/.test(row.template))) {
      expect(optOutAuditor.run({ message: template, hasOptOutSystem: true }, CONTEXT).status, name).toBe(
        'compliant',
      );
    }
  });
});
