// Decodes what the registry, a partner, or a carrier refused: to codes, and to the fields and pages of a packet (G-86).
import { BRAND_FIELDS, CAMPAIGN_FIELDS, registryNamesOf } from '@tendlc/registration';
import type { Resubmittable } from '../facts/review-rules/review-rule.ts';
import { findRejections, type RejectionHit } from '../text/rejection-search.ts';
import { isFinalDenial, NAMED_FROM } from './final-denial.ts';
import { findRetrial } from './resubmission.ts';

type DenialCode = {
  /** The list that the code is from, or `tcr-category` for a decline category of the registry. */
  system: string;
  code: string;
  title: string;
  resubmittable: Resubmittable;
  /** 0 to 100. A category that the registry states is certain; what is read from words is our estimate. */
  confidence: number;
  /** Paths of the packet that it is about, as far as that is known. */
  fields: string[];
};

export type DecodedDenial = { codes: DenialCode[]; fields: string[]; nextAction: string };

export type DenialWords = {
  readonly entityType: 'brand' | 'campaign';
  /** What the reviewer wrote. */
  readonly texts: readonly string[];
  /** Decline categories that the registry states. */
  readonly categories?: readonly string[];
  /** Codes that the registry states, with the names of the fields as it calls them. */
  readonly stated?: readonly {
    readonly system: string;
    readonly code: string;
    readonly title: string;
    readonly registryFields: readonly string[];
  }[];
  /** Paths of a packet that are known to be wrong. */
  readonly namedFields?: readonly string[];
};

type Category = { readonly title: string; readonly paths: readonly string[]; readonly isFinal?: true };

const SAMPLES = [1, 2, 3, 4, 5].map((number) => `campaign.sample${number}`);

/** The decline categories of the registry, and what of a packet each is about. */
const CATEGORIES: Readonly<Record<string, Category>> = {
  BRAND_INCONSISTENCIES: {
    title: 'The brand, its website, and the messages do not agree',
    paths: ['brand.brandName', 'brand.website', 'pages.website'],
  },
  CALL_TO_ACTION: {
    title: 'The call to action is missing or incomplete',
    paths: ['campaign.messageFlow', 'pages.optIn'],
  },
  CAMPAIGN_DESCRIPTION_OR_ATTRIBUTES: {
    title: 'The description or an attribute does not fit the messages',
    paths: [
      'campaign.description',
      'campaign.embeddedLink',
      'campaign.embeddedPhone',
      'campaign.ageGated',
      'campaign.directLending',
    ],
  },
  DISALLOWED_CONTENT: {
    title: 'The content is not allowed',
    paths: ['campaign.description', ...SAMPLES],
    isFinal: true,
  },
  MANDATORY_MESSAGE_TERMINOLOGY: {
    title: 'A reply lacks a part that it must have',
    paths: ['campaign.optinMessage', 'campaign.helpMessage', 'campaign.optoutMessage'],
  },
  PRIVACY_POLICY: {
    title: 'The privacy policy is missing or incomplete',
    paths: ['campaign.privacyPolicyLink', 'pages.privacyPolicy'],
  },
  SAMPLE_MESSAGE: { title: 'The sample messages do not fit the campaign', paths: SAMPLES },
  TERMS_AND_CONDITIONS: {
    title: 'The terms and conditions are missing or incomplete',
    paths: ['campaign.termsAndConditionsLink', 'pages.terms'],
  },
};

/** How the tables of reasons call a page, and which page of the packet that is. */
const PAGE_WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/privacy/, ['pages.privacyPolicy', 'campaign.privacyPolicyLink']],
  [/terms/, ['pages.terms', 'campaign.termsAndConditionsLink']],
  [/opt-in|form|sign-?up|call to action/, ['pages.optIn', 'campaign.messageFlow']],
  [/website|home page|site/, ['pages.website', 'brand.website']],
];

/** From the registry's name of a field to its path in a packet. */
const PATHS: ReadonlyMap<string, string> = new Map([
  ...[...registryNamesOf(BRAND_FIELDS)].map(
    ([name, theirs]) => [`brand:${theirs}`, `brand.${name}`] as const,
  ),
  ...[...registryNamesOf(CAMPAIGN_FIELDS)].map(
    ([name, theirs]) => [`campaign:${theirs}`, `campaign.${name}`] as const,
  ),
]);

const pathOf = (entity: 'brand' | 'campaign', field: string): string[] => {
  const path = PATHS.get(`${entity}:${field}`);
  return path === undefined ? [] : [path];
};

function pathsOfReason({ reason }: RejectionHit): string[] {
  return reason.fixes.flatMap(({ place, field }) => {
    if (place === 'page') {
      const page = PAGE_WORDS.find(([word]) => word.test(field.toLowerCase()));
      return [...(page?.[1] ?? [])];
    }
    return place === 'process' ? [] : pathOf(place, field);
  });
}

/** The registry says so. */
const CERTAIN = 100;

function codeOfHit(hit: RejectionHit): DenialCode {
  const retrial = findRetrial(hit.reason, hit.code);
  return {
    system: hit.code?.system.id ?? 'reason',
    code: hit.code?.code ?? hit.reason.id,
    title: hit.code?.title ?? hit.reason.title,
    resubmittable:
      retrial === 'none' ? 'no' : retrial === 'new-campaign' || retrial === 'new-brand' ? 'depends' : 'yes',
    confidence: hit.confidence,
    fields: hit.confidence >= NAMED_FROM ? [...new Set(pathsOfReason(hit))] : [],
  };
}

/** A reading that says to wait contradicts that somebody denied. */
const isDenial = ({ reason }: RejectionHit): boolean => reason.retrial !== 'wait';

const codeOfCategory = (name: string): DenialCode => ({
  system: 'tcr-category',
  code: name,
  title: CATEGORIES[name]?.title ?? name.toLowerCase().replaceAll('_', ' '),
  resubmittable: CATEGORIES[name]?.isFinal === true ? 'depends' : 'yes',
  confidence: CERTAIN,
  fields: [...(CATEGORIES[name]?.paths ?? [])],
});

function nextActionOf(codes: readonly DenialCode[], fields: readonly string[], entityType: string): string {
  if (isFinalDenial(codes)) {
    return 'This denial is final: the content or the business is not allowed. Appeal if the reviewer is mistaken.';
  }
  return fields.length === 0
    ? `Read what the reviewer wrote, correct the ${entityType}, then evaluate and submit it again.`
    : `Correct ${fields.join(', ')}, then evaluate and submit again.`;
}

/**
 * Codes with the surest first, without duplicates; the fields and pages that they are about, in the order of the codes.
 * What the registry states counts before what is read from words, and words are read only if it names no fields.
 */
export function decodeDenial({
  entityType,
  texts,
  categories = [],
  stated = [],
  namedFields = [],
}: DenialWords): DecodedDenial {
  const statedCodes = stated.map(
    ({ system, code, title, registryFields }): DenialCode => ({
      system,
      code,
      title,
      resubmittable: 'yes',
      confidence: CERTAIN,
      fields: registryFields.flatMap((field) => pathOf(entityType, field)),
    }),
  );
  const isNamed = namedFields.length > 0 || statedCodes.some(({ fields }) => fields.length > 0);
  const hits = isNamed ? [] : texts.flatMap((text) => findRejections(text, entityType)).filter(isDenial);
  const known = categories.filter((name) => name !== 'OTHER');
  const codes = [...statedCodes, ...known.map(codeOfCategory), ...hits.map(codeOfHit)];
  const distinct = [...new Map(codes.map((code) => [`${code.system}:${code.code}`, code])).values()];
  const named = new Set([...namedFields, ...codes.flatMap(({ fields }) => fields)]);
  return {
    codes: distinct.toSorted((one, other) => other.confidence - one.confidence),
    fields: [...named],
    nextAction: nextActionOf(distinct, [...named], entityType),
  };
}
