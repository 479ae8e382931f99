// brand-checker: the data of a brand before it is registered and paid for.
import { CheckItem, FreeText, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { BUSINESS_TYPES, governmentWords } from '../../facts/company-names.ts';
import { type BrandContext, readBrand } from '../../rules/brand-context.ts';
import { checkBrand } from '../../rules/brand-rules.ts';
import { type StatusCounts, countStatuses, overallStatus } from '../../rules/rule.ts';
import { defineTool } from '../../tool.ts';

const ENTITY_TYPES = ['PRIVATE_PROFIT', 'NON_PROFIT', 'GOVERNMENT'] as const;

/** Points taken off 100 for each finding. */
const ERROR_POINTS = 20;
const WARNING_POINTS = 7;

export const brandChecker = defineTool({
  name: 'brand-checker',
  title: 'Brand checker',
  summary: 'Learn what would keep a brand from being verified before the registration is paid for.',
  stage: 'register',
  request: Type.Object({
    ein: Type.String({
      pattern: '^[0-9]{2}-?[0-9]{7}$',
      description: 'The Employer Identification Number of the IRS letter, with or without its hyphen.',
      examples: ['84-2731906'],
      'x-message':
        'must look like 12-3456789 (groups of three, two and four digits are a social security number, which is never asked for)',
    }),
    legalName: FreeText({
      description: 'The company name exactly as the IRS has it, ending included.',
      examples: ['Copper Kettle Cafe LLC'],
    }),
    websiteDomain: FreeText({
      description: 'The domain of the website. A full address is read as its host; nothing is fetched.',
      examples: ['copperkettlecafe.com'],
    }),
    state: Type.String({
      pattern: '^[A-Za-z]{2}$',
      description: 'Two-letter code of the state of the business address.',
      examples: ['OR'],
      'x-message': 'must be the two letters of a state, such as OR',
    }),
    dbaName: Type.Optional(
      FreeText({
        description: 'The trading name, where it is not the legal name. Without it none is assumed.',
        examples: ['Copper Kettle'],
      }),
    ),
    businessType: Type.Optional(
      StringEnum(BUSINESS_TYPES, {
        description: 'What the business is in law. Without it, it is read from the ending of the legal name.',
        examples: ['llc'],
      }),
    ),
  }),
  results: Type.Object({
    status: StringEnum(['pass', 'warning', 'error'], {
      description: 'The worst finding; advice does not count.',
    }),
    score: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: `100 less ${ERROR_POINTS} an error and ${WARNING_POINTS} a warning, 0 at least. The weights are our estimate; this is no trust score.`,
    }),
    errorCount: Type.Integer(),
    warningCount: Type.Integer(),
    infoCount: Type.Integer(),
    passCount: Type.Integer(),
    checks: Type.Array(CheckItem),
    ein: Type.String({ description: 'As the IRS prints it, `12-3456789`.' }),
    einIssuedBy: Type.Optional(
      Type.String({ description: 'Campus or channel that issues the prefix. Says nothing about the place.' }),
    ),
    domain: Type.Optional(
      Type.String({ description: 'The registrable domain of the website, when there is one.' }),
    ),
    stateName: Type.Optional(Type.String({ description: 'The state behind the code, when there is one.' })),
    suggestedEntityType: StringEnum(ENTITY_TYPES, {
      description:
        'The entity type to register with. A company on a stock exchange takes PUBLIC_PROFIT in place of PRIVATE_PROFIT.',
    }),
    businessTypeAssumed: Type.Optional(
      StringEnum(BUSINESS_TYPES, {
        description: 'What the ending of the legal name says, when the request did not say.',
      }),
    ),
    nextSteps: Type.Array(Type.String(), { description: 'What to change, the gravest first.' }),
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
      title: 'A brand that would not be verified',
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
      status: overallStatus(counts),
      score: scoreOf(counts),
      ...counts,
      checks,
      ein: brand.ein.written,
      ...(brand.ein.issuer === undefined ? {} : { einIssuedBy: brand.ein.issuer.issuedBy }),
      ...(brand.website?.domain === undefined ? {} : { domain: brand.website.domain }),
      ...(brand.state === undefined ? {} : { stateName: brand.state.name }),
      suggestedEntityType: entityTypeOf(brand),
      ...(assumed === undefined ? {} : { businessTypeAssumed: assumed }),
      nextSteps: nextSteps(checks),
    };
  },
});

function scoreOf({ errorCount, warningCount }: StatusCounts): number {
  return Math.max(0, 100 - ERROR_POINTS * errorCount - WARNING_POINTS * warningCount);
}

function entityTypeOf({ businessType, legalName, website }: BrandContext): (typeof ENTITY_TYPES)[number] {
  if (website?.host.endsWith('.gov') || governmentWords.test(legalName.words.join(' '))) {
    return 'GOVERNMENT';
  }
  const isCharity = businessType === undefined && legalName.form?.types[0] === 'non_profit';
  // The request has an EIN, and whoever has one may not register as a sole proprietor.
  return businessType === 'non_profit' || isCharity ? 'NON_PROFIT' : 'PRIVATE_PROFIT';
}

function nextSteps(checks: readonly CheckItem[]): string[] {
  const remedies = (status: CheckItem['status']) =>
    checks.flatMap((check) => (check.status === status && check.remedy !== undefined ? [check.remedy] : []));
  return [...new Set([...remedies('error'), ...remedies('warning')])];
}
