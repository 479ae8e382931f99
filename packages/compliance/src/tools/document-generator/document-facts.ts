// Reads the values for a document: the company, its program, and placeholders for missing values.
import type { ConsentMethod } from '../../facts/consent-elements.ts';
import { findState } from '../../facts/states.ts';
import { type UseCase, findUseCase } from '../../facts/use-cases.ts';
import { stateFrequency } from '../../text/consent-draft.ts';
import { MARKETING } from '../../text/consent-kinds.ts';
import type { AdditionalInfo } from './additional-info.ts';

/** Each value is one line of text that fits into a sentence. */
export type DocumentFacts = {
  readonly company: string;
  /** The company with its DBA name, if it has one. */
  readonly companyInFull: string;
  /** The name that people know: the DBA name, or else the company name. */
  readonly brand: string;
  readonly website: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly kinds: string;
  /** Kinds of messages without marketing; undefined if there are none. */
  readonly serviceKinds: string | undefined;
  /** Kinds of marketing messages; undefined if there are none. */
  readonly marketingKinds: string | undefined;
  /** As a sentence. */
  readonly frequency: string;
  readonly consentMethod: ConsentMethod;
  readonly keyword: string;
  readonly smsNumber: string;
  readonly privacyPolicyUrl: string;
  readonly termsUrl: string;
  readonly effectiveDate: string;
  readonly ageYears: 18 | 21;
  /** Whether the program is about children, such as that of a school. */
  readonly isAboutChildren: boolean;
  readonly law: string;
  readonly useCase: UseCase | undefined;
};

/** Placeholders that a document can have, the field that replaces each, and its name in findings. */
export const PLACEHOLDERS = [
  { placeholder: '[WEBSITE]', field: 'website', name: 'website' },
  { placeholder: '[SUPPORT_EMAIL]', field: 'email', name: 'support email address' },
  { placeholder: '[SUPPORT_PHONE]', field: 'phone', name: 'support phone number' },
  { placeholder: '[MAILING_ADDRESS]', field: 'address', name: 'mailing address' },
  { placeholder: '[KINDS_OF_MESSAGES]', field: 'messageTypes', name: 'kinds of messages' },
  { placeholder: '[KEYWORD]', field: 'keyword', name: 'opt-in keyword' },
  { placeholder: '[SMS_NUMBER]', field: 'smsNumber', name: 'number that people text' },
  { placeholder: '[PRIVACY_POLICY_URL]', field: 'privacyPolicyUrl', name: 'URL of the privacy policy' },
  { placeholder: '[TERMS_URL]', field: 'termsUrl', name: 'URL of the terms' },
  { placeholder: '[GOVERNING_STATE]', field: 'stateLaw', name: 'governing law' },
] as const;

/** Kinds that a consent text has other words for. */
const MARKETING_KIND =
  /\b(?:promo\w*|sales?|deals?|advert\w*|newsletters?|sweepstakes?|contests?|raffles?|sorteos?|rifas?|loyalty|reward(?:s| points?)|referrals? (?:program|bonus|rewards?)|new (?:products?|items?|arrivals?|services?)|product (?:news|announcements?|launches?)|puntos|novedades|lanzamientos|ofertas?|new releases?|(?:release|drop|launch|restock) (?:alerts?|news|announcements?|updates?))\b/i;

/** Use cases whose messages are all marketing, whatever they are called. */
const SELLING = new Set(['MARKETING', 'SWEEPSTAKE', 'SOCIAL']);

const CHILDREN =
  /\b(?:schools?|academy|preschool|kindergarten|day ?care|child ?care|pediatrics?|little league|youth|students?|parents|isd|summer camp|pta|pto)\b/i;

/** Use cases whose names say nothing about the messages. */
const NAMELESS = new Set([
  'MIXED',
  'LOW_VOLUME',
  'SOLE_PROPRIETOR',
  'AGENTS_FRANCHISES',
  'UCAAS_LOW',
  'UCAAS_HIGH',
  'TRIAL',
]);

/** @param today `YYYY-MM-DD`, the default effective date */
export function readDocumentFacts(companyName: string, info: AdditionalInfo, today: string): DocumentFacts {
  const company = oneLine(companyName) ?? companyName;
  const dba = oneLine(info.dba);
  const useCase = info.useCase === undefined ? undefined : findUseCase(info.useCase);
  const types = listTypes(info.messageTypes).flatMap((type) => oneLine(type) ?? []);
  const named =
    useCase === undefined
      ? oneLine(info.useCase)
      : NAMELESS.has(useCase.code)
        ? undefined
        : useCase.displayName.toLowerCase();
  const kinds = listOf(types) ?? named;
  return {
    company,
    companyInFull: dba === undefined ? company : `${company} (doing business as ${dba})`,
    brand: dba ?? company,
    website: oneLine(info.website) ?? '[WEBSITE]',
    email: oneLine(info.email) ?? '[SUPPORT_EMAIL]',
    phone: oneLine(info.phone) ?? '[SUPPORT_PHONE]',
    address: formatAddress(info) ?? '[MAILING_ADDRESS]',
    kinds: kinds ?? '[KINDS_OF_MESSAGES]',
    ...separateKinds(types.length > 0 ? types : [named ?? '[KINDS_OF_MESSAGES]'], useCase?.code),
    useCase,
    frequency: stateFrequency(oneLine(info.frequency)),
    consentMethod: info.consentMethod ?? 'checkbox',
    keyword: oneLine(info.keyword)?.toUpperCase() ?? '[KEYWORD]',
    smsNumber: oneLine(info.smsNumber) ?? '[SMS_NUMBER]',
    privacyPolicyUrl: oneLine(info.privacyPolicyUrl) ?? '[PRIVACY_POLICY_URL]',
    termsUrl: oneLine(info.termsUrl) ?? '[TERMS_URL]',
    effectiveDate: info.effectiveDate ?? today,
    ageYears: info.ageRestricted === true ? 21 : 18,
    isAboutChildren: useCase?.code === 'K12_EDUCATION' || CHILDREN.test(`${company} ${kinds ?? ''}`),
    law: stateName(info.stateLaw) ?? stateName(info.state) ?? '[GOVERNING_STATE]',
  };
}

/** The text with single spaces and no line breaks; undefined if it is empty. */
function oneLine(text: string | undefined): string | undefined {
  const line = text
    ?.toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line === '' ? undefined : line;
}

const TYPES_MAX = 20;

function listTypes(given: AdditionalInfo['messageTypes']): readonly string[] {
  return typeof given === 'string' ? given.split(/[,;\n]/, TYPES_MAX) : (given ?? []);
}

function separateKinds(
  types: readonly string[],
  useCaseCode: string | undefined,
): Pick<DocumentFacts, 'serviceKinds' | 'marketingKinds'> {
  const isMarketing = (type: string) =>
    SELLING.has(useCaseCode ?? '') || MARKETING.test(type) || MARKETING_KIND.test(type);
  return {
    serviceKinds: listOf(types.filter((type) => !isMarketing(type))),
    // A mixed campaign has marketing beside the kinds that are known.
    marketingKinds: listOf(types.filter(isMarketing)) ?? (useCaseCode === 'MIXED' ? 'marketing' : undefined),
  };
}

function listOf(items: readonly string[]): string | undefined {
  const last = items.at(-1);
  return last === undefined || items.length === 1 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

function formatAddress({ address, state }: AdditionalInfo): string | undefined {
  const street = oneLine(address);
  const code = oneLine(state);
  const hasState = code !== undefined && (street ?? '').toLowerCase().includes(code.toLowerCase());
  return street === undefined || code === undefined || hasState ? street : `${street}, ${code}`;
}

function stateName(text: string | undefined): string | undefined {
  const line = oneLine(text);
  return line === undefined ? undefined : (findState(line)?.name ?? line);
}
