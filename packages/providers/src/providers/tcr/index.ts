// The Campaign Registry. Its requests are those that a submission sends, so the service builds them; this is the field table.
import { ENTITY_TYPE_CODES, SUB_USE_CASE_CODES, USE_CASE_CODES, VERTICAL_CODES } from '../../codes.ts';
import {
  copy,
  FLAG,
  fixed,
  forCompanies,
  forPublicCompanies,
  forSeveralUses,
  forSoleProprietors,
  fromAnswer,
  type Provider,
  same,
} from '../../provider.ts';

const BASE = 'https://csp-api.campaignregistry.com/v2';
const LIST = { form: 'list' } as const;
const REPLY = { min: 20, max: 1024 };

export const TCR: Provider = {
  id: 'tcr',
  title: 'The Campaign Registry',
  asOf: '2025-12-05',
  sources: ['The Campaign Registry: OpenAPI document of the CSP API, version 2 (2025-12-05)'],
  unknown: [],
  contentType: 'application/json',
  calls: [
    {
      id: 'brand',
      method: 'POST',
      path: `${BASE}/brand/nonBlocking`,
      about: 'brand',
      dependsOn: [],
      fields: [
        copy('entityType', 'yes', 'brand.entityType', { max: 20, values: ENTITY_TYPE_CODES }),
        copy('displayName', 'yes', 'brand.brandName', { min: 1, max: 255 }),
        ...same('brand', 'sometimes', ['companyName'], { max: 255, requiredWhen: forCompanies }),
        ...same('brand', 'sometimes', ['firstName', 'lastName'], {
          max: 100,
          requiredWhen: forSoleProprietors,
        }),
        ...same('brand', 'sometimes', ['ein'], { max: 21, requiredWhen: forCompanies }),
        ...same('brand', 'no', ['einIssuingCountry'], { max: 2 }),
        ...same('brand', 'yes', ['phone'], { max: 20 }),
        ...same('brand', 'sometimes', ['mobilePhone'], { max: 20, requiredWhen: forSoleProprietors }),
        ...same('brand', 'sometimes', ['street'], { max: 255 }),
        ...same('brand', 'sometimes', ['city'], { max: 100 }),
        ...same('brand', 'sometimes', ['state'], { max: 20 }),
        ...same('brand', 'sometimes', ['postalCode'], { max: 10 }),
        ...same('brand', 'yes', ['country'], { max: 2 }),
        ...same('brand', 'yes', ['email'], { max: 100 }),
        ...same('brand', 'sometimes', ['businessContactEmail'], {
          max: 255,
          requiredWhen: forPublicCompanies,
        }),
        ...same('brand', 'sometimes', ['stockSymbol'], { max: 10, requiredWhen: forPublicCompanies }),
        ...same('brand', 'sometimes', ['stockExchange'], { requiredWhen: forPublicCompanies }),
        ...same('brand', 'sometimes', ['website'], { max: 255, requiredWhen: forPublicCompanies }),
        copy('vertical', 'sometimes', 'brand.vertical', {
          max: 50,
          requiredWhen: forCompanies,
          values: VERTICAL_CODES,
        }),
        ...same('brand', 'no', ['altBusinessId'], { max: 50 }),
        copy('altBusinessIdType', 'no', 'brand.altBusinessIdType', {
          values: ['NONE', 'DUNS', 'GIIN', 'LEI'],
        }),
        copy('brandRelationship', 'no', 'brand.brandRelationship', {
          values: ['BASIC_ACCOUNT', 'SMALL_ACCOUNT', 'MEDIUM_ACCOUNT', 'LARGE_ACCOUNT', 'KEY_ACCOUNT'],
        }),
        { ...fromAnswer('referenceId'), required: 'no' },
        ...same('brand', 'no', ['mock'], FLAG),
      ],
    },
    {
      id: 'campaign',
      method: 'POST',
      path: `${BASE}/campaignBuilder`,
      about: 'campaign',
      dependsOn: ['brand'],
      fields: [
        fromAnswer('brandId'),
        copy('usecase', 'yes', 'campaign.usecase', { max: 50, values: USE_CASE_CODES }),
        copy('subUsecases', 'sometimes', 'campaign.subUsecases', {
          ...LIST,
          requiredWhen: forSeveralUses,
          values: SUB_USE_CASE_CODES,
        }),
        ...same('campaign', 'no', ['resellerId'], { max: 8 }),
        ...same('campaign', 'yes', ['description', 'messageFlow'], { min: 40, max: 4096 }),
        ...same('campaign', 'yes', ['sample1'], REPLY),
        ...same('campaign', 'no', ['sample2', 'sample3', 'sample4', 'sample5'], REPLY),
        ...same('campaign', 'sometimes', ['optinMessage', 'optoutMessage', 'helpMessage'], REPLY),
        ...same('campaign', 'sometimes', ['optinKeywords', 'optoutKeywords', 'helpKeywords'], { max: 255 }),
        ...same(
          'campaign',
          'no',
          [
            'embeddedLink',
            'embeddedPhone',
            'numberPool',
            'ageGated',
            'directLending',
            'subscriberOptin',
            'subscriberOptout',
            'subscriberHelp',
            'autoRenewal',
          ],
          FLAG,
        ),
        ...same('campaign', 'no', ['privacyPolicyLink', 'termsAndConditionsLink'], { max: 2048 }),
        ...same('campaign', 'no', ['embeddedLinkSample'], { max: 255 }),
        { ...fixed('termsAndConditions', true), required: 'no' },
        { ...fromAnswer('referenceId'), required: 'no' },
      ],
    },
    {
      id: 'share',
      method: 'PUT',
      path: `${BASE}/campaign/{campaignId}/sharing/{upstreamCnpId}`,
      about: 'campaign',
      dependsOn: ['campaign'],
      fields: [
        copy('upstreamCnpId', 'yes', 'campaign.upstreamCnpId', {
          isInPath: true,
          ask: 'With which connectivity partner is the campaign shared? A submission can also name it.',
        }),
      ],
    },
  ],
  lost: {
    'pages.optIn': 'The registry has no field for it. Name the page in the message flow.',
    'pages.website': 'The registry has no field for it. It reads the website of the brand.',
    'pages.privacyPolicy':
      'The registry has no field for it. It reads the privacy policy link of the campaign.',
    'pages.terms':
      'The registry has no field for it. It reads the terms and conditions link of the campaign.',
  },
};
