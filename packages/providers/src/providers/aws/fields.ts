// The field paths of an AWS registration, as its guide lists them. The live truth is DescribeRegistrationFieldDefinitions.
import { STOCK_EXCHANGES, STOCK_EXCHANGES_NOT_LISTED } from '@tendlc/registration';
import { SUB_USE_CASE_CODES, VERTICAL_CODES, without } from '../../codes.ts';
import { codeList, codes, type Conversion, sameCodes, TAX_NUMBER, YES_NO } from '../../conversion.ts';
import {
  ask,
  copy,
  forPublicCompanies,
  forSeveralUses,
  type Path,
  type ProviderField,
} from '../../provider.ts';

const TWO_FACTOR = { '2FA': 'TWO_FACTOR_AUTHENTICATION' };
const SUB_USES = without(SUB_USE_CASE_CODES, '2FA');
const USES = [...SUB_USES, 'CHARITY', 'LOW_VOLUME', 'MIXED'];

const VERTICALS = without(
  VERTICAL_CODES,
  'HUMAN_RESOURCES',
  'LEGAL',
  'POLITICAL',
  'POSTAL',
  'PROFESSIONAL',
  'TRANSPORTATION',
);

const CHOICE = { takenAs: 'SelectChoices' } as const;
const FILE = { takenAs: 'RegistrationAttachmentId' } as const;
const NO_FILE_QUESTION = 'Which attachment of AWS has';

const yesNo = (name: string, from: Path): ProviderField =>
  copy(name, 'yes', from, { ...CHOICE, as: YES_NO, values: ['Yes', 'No'] });

const chosen = (name: string, from: Path, as: Conversion, values: readonly string[]): ProviderField =>
  copy(name, 'yes', from, { ...CHOICE, as, values });

const TEXT_VALUE_MAX = 2_048;
const perCall = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length > TEXT_VALUE_MAX
    ? 'takes 4,096 characters, but the call that sets it takes 2,048. The sources of AWS conflict'
    : undefined;

export const BRAND_FIELDS: readonly ProviderField[] = [
  copy('companyInfo.companyName', 'yes', 'brand.companyName', { max: 100 }),
  copy('companyInfo.taxIdIssuingCountry', 'yes', 'brand.einIssuingCountry', {
    orFrom: 'brand.country',
    min: 2,
    max: 2,
  }),
  copy('companyInfo.taxId', 'yes', 'brand.ein', { as: TAX_NUMBER, max: 21 }),
  copy('companyInfo.legalType', 'yes', 'brand.entityType', {
    ...CHOICE,
    values: ['PRIVATE_PROFIT', 'PUBLIC_PROFIT', 'NON_PROFIT', 'GOVERNMENT'],
  }),
  copy('companyInfo.stockSymbol', 'sometimes', 'brand.stockSymbol', {
    max: 10,
    requiredWhen: forPublicCompanies,
  }),
  copy('companyInfo.stockExchange', 'sometimes', 'brand.stockExchange', {
    ...CHOICE,
    requiredWhen: forPublicCompanies,
    values: [...STOCK_EXCHANGES, ...STOCK_EXCHANGES_NOT_LISTED],
  }),
  copy('companyInfo.businessContactEmail', 'sometimes', 'brand.businessContactEmail', {
    max: 100,
    requiredWhen: forPublicCompanies,
  }),
  copy('companyInfo.address', 'yes', 'brand.street', { max: 100 }),
  copy('companyInfo.city', 'yes', 'brand.city', { max: 100 }),
  copy('companyInfo.state', 'yes', 'brand.state', { max: 50 }),
  copy('companyInfo.zipCode', 'yes', 'brand.postalCode', { max: 20 }),
  copy('companyInfo.isoCountryCode', 'yes', 'brand.country', { min: 2, max: 2 }),
  copy('contactInfo.dbaName', 'yes', 'brand.brandName', { max: 100 }),
  copy('contactInfo.vertical', 'yes', 'brand.vertical', { ...CHOICE, values: VERTICALS }),
  copy('contactInfo.website', 'yes', 'brand.website', { max: 100 }),
  copy('contactInfo.supportEmail', 'yes', 'brand.email', { max: 100 }),
  copy('contactInfo.supportPhoneNumber', 'yes', 'brand.phone', { max: 30 }),
];

export const CAMPAIGN_FIELDS: readonly ProviderField[] = [
  // AWS titles this field “campaign description”.
  copy('campaignInfo.campaignName', 'yes', 'campaign.description', { min: 40, max: 4096, check: perCall }),
  copy('campaignInfo.vertical', 'yes', 'brand.vertical', { ...CHOICE, values: VERTICALS }),
  copy('campaignInfo.termsAndConditionsLink', 'no', 'campaign.termsAndConditionsLink', { max: 255 }),
  ask('campaignInfo.termsAndConditionsFile', 'no', `${NO_FILE_QUESTION} the terms?`, FILE),
  copy('campaignInfo.privacyPolicyLink', 'no', 'campaign.privacyPolicyLink', { max: 255 }),
  ask('campaignInfo.privacyPolicyFile', 'no', `${NO_FILE_QUESTION} the privacy policy?`, FILE),
  copy('campaignInfo.optInWorkflow', 'yes', 'campaign.messageFlow', { min: 40, max: 2048 }),
  ask('campaignInfo.optInScreenshot', 'no', `${NO_FILE_QUESTION} the opt-in, if it is behind a login?`, FILE),
  copy('campaignInfo.optInKeyword', 'no', 'campaign.optinKeywords', { max: 255 }),
  copy('campaignInfo.optInMessage', 'yes', 'campaign.optinMessage', { min: 20, max: 255 }),
  copy('campaignInfo.helpMessage', 'yes', 'campaign.helpMessage', { min: 20, max: 255 }),
  copy('campaignInfo.stopMessage', 'yes', 'campaign.optoutMessage', { min: 20, max: 255 }),
  ask('campaignCapabilities.numberCapabilities', 'yes', 'What can the numbers do?', {
    ...CHOICE,
    values: ['SMS', 'SMS and MMS', 'SMS and VOICE', 'SMS and MMS and VOICE'],
  }),
  ask('campaignCapabilities.messageType', 'no', 'Are the messages transactional or promotional?', {
    ...CHOICE,
    values: ['Transactional', 'Promotional'],
  }),
  chosen('campaignUseCase.useCase', 'campaign.usecase', codes(sameCodes(USES, TWO_FACTOR)), [
    ...USES,
    TWO_FACTOR['2FA'],
  ]),
  copy('campaignUseCase.subUseCases', 'sometimes', 'campaign.subUsecases', {
    ...CHOICE,
    form: 'list',
    requiredWhen: forSeveralUses,
    as: codeList(sameCodes(SUB_USES, TWO_FACTOR)),
    values: [...SUB_USES, TWO_FACTOR['2FA']],
  }),
  yesNo('campaignUseCase.subscriberOptIn', 'campaign.subscriberOptin'),
  yesNo('campaignUseCase.subscriberOptOut', 'campaign.subscriberOptout'),
  yesNo('campaignUseCase.subscriberHelp', 'campaign.subscriberHelp'),
  yesNo('campaignUseCase.directLending', 'campaign.directLending'),
  yesNo('campaignUseCase.embeddedLink', 'campaign.embeddedLink'),
  copy('campaignUseCase.embeddedLinkSample', 'no', 'campaign.embeddedLinkSample', { max: 255 }),
  yesNo('campaignUseCase.embeddedPhone', 'campaign.embeddedPhone'),
  yesNo('campaignUseCase.ageGated', 'campaign.ageGated'),
  copy('messageSamples.messageSample1', 'yes', 'campaign.sample1', { min: 20, max: 1024 }),
  copy('messageSamples.messageSample2', 'no', 'campaign.sample2', { min: 20, max: 1024 }),
  copy('messageSamples.messageSample3', 'no', 'campaign.sample3', { min: 20, max: 1024 }),
  copy('messageSamples.messageSample4', 'no', 'campaign.sample4', { min: 20, max: 1024 }),
  copy('messageSamples.messageSample5', 'no', 'campaign.sample5', { min: 20, max: 1024 }),
];
