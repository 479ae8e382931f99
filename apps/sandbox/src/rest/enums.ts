// The enumerations of the registry, in the different shapes in which it returns them.
import {
  BRAND_STATUSES,
  CAMPAIGN_STATUSES,
  IDENTITY_STATUSES,
  KNOWN_DCAS,
  MNOS,
  NUDGE_INTENTS,
  OPERATION_STATUSES,
  REJECTION_CATEGORIES,
  STOCK_EXCHANGES,
  STOCK_EXCHANGES_NOT_LISTED,
  SUSPENSION_CATEGORIES,
  USECASES,
  VERTICALS,
  VETTING_CLASSES,
  VETTING_PROVIDERS,
  VETTING_STATUSES,
} from '@tendlc/registry/wire';
import { FEEDBACK_CODES } from '../lifecycle/identity.ts';
import { cspNameOf } from '../registry-accounts.ts';
import { BRAND_ENUMS } from '../rules/brand-fields.ts';
import { subUsecasesOf } from '../rules/campaign-fields.ts';
import { COUNTRIES, US_STATES } from '../rules/places.ts';
import { APPEAL_CATEGORIES, VETTING_APPEAL_CATEGORIES } from './appeals.ts';
import { type Call, type Endpoint, fits, ok, pageOf, same } from './call.ts';
import { PARTNER_CNP } from './campaigns.ts';

const valuesOf = (rows: readonly { readonly value: string }[]) => rows.map(({ value }) => value);
const unlisted: readonly string[] = STOCK_EXCHANGES_NOT_LISTED;

const VERTICAL_MAP = Object.fromEntries(
  VERTICALS.map((row) => [
    row.value,
    {
      industryId: 'industryId' in row ? row.industryId : row.value.toLowerCase().replaceAll('_', '-'),
      displayName: row.label,
      description: row.label,
    },
  ]),
);

const usecaseMap = ({ query }: Call) =>
  Object.fromEntries(
    USECASES.filter(({ validSubUsecase }) => fits(query, { validSubUsecase: same(validSubUsecase) })).map(
      (facts) => {
        const { min, max } = subUsecasesOf(facts);
        return [
          facts.value,
          {
            classification: facts.classification,
            displayName: facts.label,
            description: facts.meaning,
            minSubUsecases: min,
            maxSubUsecases: max,
            validSubUsecase: facts.validSubUsecase,
          },
        ];
      },
    ),
  );

/** Contains the name of the account itself, which its profile does not include, and of no other account. */
const cnpMap = ({ account }: Call) =>
  Object.fromEntries([
    ...[...KNOWN_DCAS, PARTNER_CNP].map(({ id, displayName }) => [id, displayName]),
    [account.cspId, cspNameOf(account)],
  ]);

const DCAS = KNOWN_DCAS.map(({ id, displayName }) => ({
  id,
  displayName,
  escalateEmail: `escalations@${id.toLowerCase()}.example`,
  dpaSigned: true,
  soleProprietorEnabled: true,
  dca2AutoAccept: true,
}));

const PRICES: Readonly<Record<string, number>> = {
  STANDARD: 40,
  ENHANCED: 95,
  POLITICAL: 66,
  AUTHPLUS: 12,
  RBM: 40,
};

const PROVIDERS = VETTING_PROVIDERS.map(({ evpId, displayName, orders, imports, importNeedsToken }) => ({
  evpId,
  displayName,
  tcrBillable: orders.length > 0,
  vettingClasses: orders.length > 0 ? orders : imports,
  vettingInstruction: JSON.stringify({
    importVet: {
      supported: imports.length > 0,
      parameters: {
        vettingId: { label: 'Vetting ID', show: true },
        vettingToken: { label: 'Vetting token', show: importNeedsToken },
      },
      info: '',
    },
    newVet: {
      supported: orders.length > 0,
      price: Object.fromEntries(orders.map((order) => [order, PRICES[order]])),
      waitTime: '30 seconds to 24 hours',
      info: '',
    },
  }),
}));

const VETTING_CLASS_ROWS = VETTING_CLASSES.map(({ value, label }) => ({
  id: value,
  enabled: value !== 'RBM',
  displayName: label,
  description: `${label} vet`,
  validityMonths: 12,
}));

const OPTIONAL_ATTRIBUTES = [
  { id: 'taxExemptStatus', dataType: 'STRING', description: 'Tax-exempt status, such as 501c3' },
  { id: 'governmentEntity', dataType: 'BOOLEAN', description: 'Government body' },
  { id: 'russell3000', dataType: 'BOOLEAN', description: 'Part of the Russell 3000 index' },
  { id: 'politicalCommitteeLocale', dataType: 'STRING', description: 'federal, state, local or tribal' },
  { id: 'section527', dataType: 'BOOLEAN', description: 'Section 527 organization' },
];

const PUBLIC_COMPANIES = [
  { symbol: 'EXMP', exchange: 'NYSE', iso2: 'US', isin: 'US0000000001', displayName: 'Example Holdings' },
  { symbol: 'SNDX', exchange: 'NASDAQ', iso2: 'US', isin: 'US0000000002', displayName: 'Sandbox Industries' },
];

const companies = ({ query }: Call) =>
  PUBLIC_COMPANIES.filter(({ displayName, symbol, exchange, iso2 }) =>
    fits(query, {
      displayName: (wanted) => displayName.toLowerCase().includes(wanted.toLowerCase()),
      symbol: same(symbol),
      exchange: same(exchange),
      country: same(iso2),
    }),
  );

const LISTS: Readonly<Record<string, unknown>> = {
  entityType: BRAND_ENUMS.entityType,
  altBusinessIdType: BRAND_ENUMS.altBusinessIdType,
  brandIdentityStatus: valuesOf(IDENTITY_STATUSES),
  brandRelationship: BRAND_ENUMS.brandRelationship,
  brandStatus: BRAND_STATUSES,
  campaignStatus: CAMPAIGN_STATUSES,
  operationStatus: valuesOf(OPERATION_STATUSES),
  stockExchange: STOCK_EXCHANGES.filter((exchange) => !unlisted.includes(exchange)),
  vettingStatus: valuesOf(VETTING_STATUSES),
  nudgeIntent: valuesOf(NUDGE_INTENTS),
  rejectionCategory: REJECTION_CATEGORIES,
  suspensionCategory: SUSPENSION_CATEGORIES,
  vertical: VERTICAL_MAP,
  country: COUNTRIES,
  usState: US_STATES,
  mno: MNOS,
  dca: DCAS,
  extVettingProvider: PROVIDERS,
  vettingClass: VETTING_CLASS_ROWS,
  vettingFeedbackCode: FEEDBACK_CODES,
  optionalAttributeNames: OPTIONAL_ATTRIBUTES,
  brandAppealCategory: APPEAL_CATEGORIES,
  extVettingAppealCategory: VETTING_APPEAL_CATEGORIES,
};

export const ENUM_ENDPOINTS: readonly Endpoint[] = [
  ...Object.entries(LISTS).map(([name, list]): Endpoint => ['GET', `/enum/${name}`, () => ok(list)]),
  ['GET', '/enum/usecase', (_world, call) => ok(usecaseMap(call))],
  ['GET', '/enum/cnp', (_world, call) => ok(cnpMap(call))],
  ['GET', '/enum/approvedPublicCompany', (_world, call) => pageOf(companies(call), call.query)],
];
