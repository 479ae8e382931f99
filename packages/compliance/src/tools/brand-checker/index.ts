// brand-checker: checks the data of a brand before its registration is paid for.
import { CheckItem, FreeText, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { BUSINESS_TYPES } from '../../facts/company-names.ts';
import { type BrandContext, readBrand } from '../../rules/brand-context.ts';
import { isCharity, isGovernment, isUniversity } from '../../rules/brand-entity.ts';
import { checkBrand } from '../../rules/brand-rules.ts';
import { type StatusCounts, countStatuses, findOverallStatus } from '../../rules/rule.ts';
import { defineTool } from '../../tool.ts';

const ENTITY_TYPES = ['PRIVATE_PROFIT', 'NON_PROFIT', 'GOVERNMENT'] as const;

/** Points deducted from 100 for each finding. */
const ERROR_POINTS = 20;
const WARNING_POINTS = 7;

export const brandChecker = defineTool({
  name: 'brand-checker',
  title: 'Brand checker',
  summary:
    'Find problems that would prevent a brand from being verified, before you pay for the registration.',
  stage: 'register',
  request: Type.Object({
    ein: Type.String({
      pattern: '^[0-9]{2}-?[0-9]{7}$',
      description: 'Employer Identification Number (EIN) from the IRS letter, with or without the hyphen.',
      examples: ['84-2731906'],
      'x-message':
        'must have 9 digits, such as 12-3456789 (do not send a Social Security number, such as 123-45-6789)',
    }),
    legalName: FreeText({
      description: 'Legal company name exactly as in the IRS record, including its suffix.',
      examples: ['Copper Kettle Cafe LLC'],
    }),
    websiteDomain: FreeText({
      description:
        'Domain of the website. From a full URL, only the host is used. The website is not fetched.',
      examples: ['copperkettlecafe.com'],
    }),
    state: Type.String({
      pattern: '^[A-Za-z]{2}$',
      description: 'Two-letter state code of the business address.',
      examples: ['OR'],
      'x-message': 'must be a two-letter state code, such as OR',
    }),
    dbaName: Type.Optional(
      FreeText({
        description: 'DBA name, if it differs from the legal name.',
        examples: ['Copper Kettle'],
      }),
    ),
    businessType: Type.Optional(
      StringEnum(BUSINESS_TYPES, {
        description: 'Legal entity type. If omitted, it is detected from the suffix of the legal name.',
        examples: ['llc'],
      }),
    ),
  }),
  results: Type.Object({
    status: StringEnum(['pass', 'warning', 'error'], {
      description: 'Status of the most severe finding. Advice (`info`) does not count.',
    }),
    score: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: `100 minus ${ERROR_POINTS} for each error and ${WARNING_POINTS} for each warning; at least 0. The weights are our estimate. This is not a trust score.`,
    }),
    errorCount: Type.Integer(),
    warningCount: Type.Integer(),
    infoCount: Type.Integer(),
    passCount: Type.Integer(),
    checks: Type.Array(CheckItem),
    ein: Type.String({ description: 'EIN in IRS format, such as `12-3456789`.' }),
    einIssuedBy: Type.Optional(
      Type.String({
        description: 'IRS campus or channel that issues the prefix. It does not show where the business is.',
      }),
    ),
    domain: Type.Optional(Type.String({ description: 'Registrable domain of the website, if it has one.' })),
    stateName: Type.Optional(Type.String({ description: 'Name of the state, if the code is valid.' })),
    suggestedEntityType: StringEnum(ENTITY_TYPES, {
      description:
        'Entity type to register. A publicly traded company uses PUBLIC_PROFIT instead of PRIVATE_PROFIT.',
    }),
    businessTypeAssumed: Type.Optional(
      StringEnum(BUSINESS_TYPES, {
        description: 'Entity type from the suffix of the legal name, if the request has none.',
      }),
    ),
    nextSteps: Type.Array(Type.String(), { description: 'What to change, most severe first.' }),
  }),
  examples: [
    {
      title: 'A brand that is ready',
      request: {
        ein: '84-2731906',
        legalName: 'Copper Kettle Cafe LLC',
        websiteDomain: 'copperkettlecafe.com',
        state: 'OR',
        dbaName: 'Copper Kettle',
        businessType: 'llc',
      },
    },
    {
      title: 'A brand that would fail verification',
      request: {
        ein: '00-1234567',
        legalName: 'Copper Kettle Cafe',
        websiteDomain: 'facebook.com/copperkettle',
        state: 'ZZ',
        businessType: 'llc',
      },
    },
  ],
  run(request) {
    const brand = readBrand(request);
    const checks = checkBrand(brand);
    const counts = countStatuses(checks);
    const assumed = brand.businessType === undefined ? brand.legalName.form?.types[0] : undefined;
    return {
      status: findOverallStatus(counts),
      score: calculateScore(counts),
      ...counts,
      checks,
      ein: brand.ein.written,
      ...(brand.ein.issuer === undefined ? {} : { einIssuedBy: brand.ein.issuer.issuedBy }),
      ...(brand.website?.domain === undefined ? {} : { domain: brand.website.domain }),
      ...(brand.state === undefined ? {} : { stateName: brand.state.name }),
      suggestedEntityType: selectEntityType(brand),
      ...(assumed === undefined ? {} : { businessTypeAssumed: assumed }),
      nextSteps: nextSteps(checks),
    };
  },
});

function calculateScore({ errorCount, warningCount }: StatusCounts): number {
  return Math.max(0, 100 - ERROR_POINTS * errorCount - WARNING_POINTS * warningCount);
}

function selectEntityType(brand: BrandContext): (typeof ENTITY_TYPES)[number] {
  if (isGovernment(brand)) {
    return 'GOVERNMENT';
  }
  // The request has an EIN, and a business with an EIN cannot register as a sole proprietor.
  return isCharity(brand) || isUniversity(brand) ? 'NON_PROFIT' : 'PRIVATE_PROFIT';
}

function nextSteps(checks: readonly CheckItem[]): string[] {
  const remedies = (status: CheckItem['status']) =>
    checks.flatMap((check) => (check.status === status && check.remedy !== undefined ? [check.remedy] : []));
  return [...new Set([...remedies('error'), ...remedies('warning')])];
}
