// What a document is built from: the company, what is known about its program, and brackets for what is not.
import { findState } from '../../facts/states.ts';
import { findUseCase } from '../../facts/use-cases.ts';

export type AdditionalInfo = {
  readonly website?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address?: string;
  readonly state?: string;
  readonly messageTypes?: readonly string[];
  readonly frequency?: string;
  readonly useCase?: string;
  readonly privacyPolicyUrl?: string;
  readonly termsUrl?: string;
  readonly effectiveDate?: string;
  readonly dba?: string;
  readonly ageRestricted?: boolean;
  readonly stateLaw?: string;
};

/** Every value is one line of text, ready to stand in a sentence. */
export type DocumentFacts = {
  readonly company: string;
  /** The company with its trading name, where there is one. */
  readonly companyInFull: string;
  /** The name that people know: the trading name, else the company. */
  readonly brand: string;
  readonly website: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly kinds: string;
  /** Those of the kinds that do not sell; undefined when all do. */
  readonly serviceKinds: string | undefined;
  readonly isMarketing: boolean;
  readonly frequency: string;
  readonly privacyPolicyUrl: string;
  readonly termsUrl: string;
  readonly effectiveDate: string;
  readonly ageYears: 18 | 21;
  readonly law: string;
};

/** Brackets a document can have, the field that fills each, and what to say when it is missing. */
export const PLACEHOLDERS = [
  { placeholder: '[WEBSITE]', field: 'website', name: 'website' },
  { placeholder: '[SUPPORT_EMAIL]', field: 'email', name: 'support e-mail address' },
  { placeholder: '[SUPPORT_PHONE]', field: 'phone', name: 'support telephone number' },
  { placeholder: '[MAILING_ADDRESS]', field: 'address', name: 'mailing address' },
  { placeholder: '[KINDS_OF_MESSAGES]', field: 'messageTypes', name: 'kinds of messages' },
  { placeholder: '[PRIVACY_POLICY_URL]', field: 'privacyPolicyUrl', name: 'address of the privacy policy' },
  { placeholder: '[TERMS_URL]', field: 'termsUrl', name: 'address of the terms' },
  { placeholder: '[GOVERNING_STATE]', field: 'stateLaw', name: 'governing law' },
] as const;

const MARKETING =
  /\b(?:marketing|promo\w*|offers?|sales?|deals?|discounts?|coupons?|advert\w*|newsletters?)\b/i;

/** @param today `YYYY-MM-DD`, the effective date when none was given */
export function readDocumentFacts(companyName: string, info: AdditionalInfo, today: string): DocumentFacts {
  const company = oneLine(companyName) ?? companyName;
  const dba = oneLine(info.dba);
  const useCase = info.useCase === undefined ? undefined : findUseCase(info.useCase);
  const types = (info.messageTypes ?? []).flatMap((type) => oneLine(type) ?? []);
  const kinds = listOf(types) ?? useCase?.displayName.toLowerCase() ?? oneLine(info.useCase);
  return {
    company,
    companyInFull: dba === undefined ? company : `${company}, doing business as ${dba}`,
    brand: dba ?? company,
    website: oneLine(info.website) ?? '[WEBSITE]',
    email: oneLine(info.email) ?? '[SUPPORT_EMAIL]',
    phone: oneLine(info.phone) ?? '[SUPPORT_PHONE]',
    address: addressOf(info) ?? '[MAILING_ADDRESS]',
    kinds: kinds ?? '[KINDS_OF_MESSAGES]',
    serviceKinds: listOf(types.filter((type) => !MARKETING.test(type))),
    isMarketing: MARKETING.test(kinds ?? '') || useCase?.code === 'MIXED',
    frequency: frequencyOf(info.frequency),
    privacyPolicyUrl: oneLine(info.privacyPolicyUrl) ?? '[PRIVACY_POLICY_URL]',
    termsUrl: oneLine(info.termsUrl) ?? '[TERMS_URL]',
    effectiveDate: info.effectiveDate ?? today,
    ageYears: info.ageRestricted === true ? 21 : 18,
    law: stateName(info.stateLaw) ?? stateName(info.state) ?? '[GOVERNING_STATE]',
  };
}

/** Blanks and line breaks become single blanks; undefined when nothing is left. */
function oneLine(text: string | undefined): string | undefined {
  const line = text
    ?.toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line === '' ? undefined : line;
}

function listOf(items: readonly string[]): string | undefined {
  const last = items.at(-1);
  return last === undefined || items.length === 1 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

function addressOf({ address, state }: AdditionalInfo): string | undefined {
  const street = oneLine(address);
  const code = oneLine(state);
  const hasState = code !== undefined && (street ?? '').toLowerCase().includes(code.toLowerCase());
  return street === undefined || code === undefined || hasState ? street : `${street}, ${code}`;
}

function stateName(text: string | undefined): string | undefined {
  const line = oneLine(text);
  return line === undefined ? undefined : (findState(line)?.name ?? line);
}

function frequencyOf(frequency: string | undefined): string {
  const line = oneLine(frequency)?.replace(/[.]+$/, '');
  if (line === undefined) {
    return 'Message frequency varies.';
  }
  return /frequency/i.test(line) ? `${line}.` : `Message frequency: ${line}.`;
}
