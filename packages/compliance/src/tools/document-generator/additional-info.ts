// Details of the company and program that a document may use.
import { DateOnly, LIMITS, StringEnum } from '@tendlc/contract';
import { type Static, Type } from 'typebox';
import { CONSENT_METHODS } from '../../facts/consent-elements.ts';

const VALUE_CHARACTERS_MAX = 1000;

const value = (description: string, example: string) =>
  Type.Optional(Type.String({ maxLength: VALUE_CHARACTERS_MAX, description, examples: [example] }));

const KINDS_MESSAGE = `must be a list of up to 20 kinds of messages, or one text of up to ${VALUE_CHARACTERS_MAX} characters with commas`;

export const AdditionalInfo = Type.Object(
  {
    website: value('Website of the brand.', 'https://copperkettlecafe.com'),
    email: value('Support email address.', 'hello@copperkettlecafe.com'),
    phone: value('Support phone number.', '503-555-0199'),
    address: value('Mailing address.', '12 Main Street, Portland, OR 97201'),
    state: value('State of the company. Also the governing law, unless `stateLaw` is set.', 'OR'),
    messageTypes: Type.Optional(
      Type.Union(
        [
          Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
            maxItems: 20,
            'x-message': KINDS_MESSAGE,
          }),
          Type.String({ maxLength: VALUE_CHARACTERS_MAX, 'x-message': KINDS_MESSAGE }),
        ],
        {
          description:
            'Kinds of messages: a list of up to 20, or one text with commas. A marketing term adds the clauses that marketing requires.',
          examples: [['booking confirmations', 'special offers']],
        },
      ),
    ),
    frequency: value('How often you send messages.', 'up to 4 messages a month'),
    consentMethod: Type.Optional(
      StringEnum(CONSENT_METHODS, {
        description:
          'How people agree, for a consent form: on paper (`checkbox`, `signature`), on a page (`web_form`), by a keyword (`sms_optin`), or aloud (`verbal`). If omitted, `checkbox`.',
        examples: ['web_form'],
      }),
    ),
    keyword: value('Keyword that people text to join, for `sms_optin`.', 'SOUP'),
    smsNumber: value('Number that people text, for `sms_optin`.', '503-555-0142'),
    useCase: value('Use case of the campaign. Used if `messageTypes` is absent.', 'CUSTOMER_CARE'),
    privacyPolicyUrl: value('URL of the privacy policy.', 'https://copperkettlecafe.com/privacy'),
    termsUrl: value('URL of the terms.', 'https://copperkettlecafe.com/terms'),
    effectiveDate: Type.Optional(
      DateOnly({
        description: 'Effective date of the document. If omitted, today (UTC).',
        'x-message': 'must be a date, YYYY-MM-DD',
      }),
    ),
    dba: value('DBA name, if it differs from the company name.', 'Copper Kettle'),
    ageRestricted: Type.Optional(
      Type.Boolean({
        description: 'Whether the content is age-gated to 21 years and older.',
        default: false,
        examples: [false],
      }),
    ),
    stateLaw: value('State whose laws govern the terms.', 'Oregon'),
  },
  {
    description: `Details of the company and program, up to ${LIMITS.longTextCharacters} characters in total. Unknown keys are reported and not used. Missing values become placeholders in brackets.`,
    examples: [{ website: 'https://copperkettlecafe.com', email: 'hello@copperkettlecafe.com' }],
  },
);
export type AdditionalInfo = Static<typeof AdditionalInfo>;

/** Any other key is reported and not used. */
export const KNOWN_KEYS: readonly string[] = Object.keys(AdditionalInfo.properties);

/** Names that people give to the keys. */
const OTHER_NAMES: ReadonlyMap<string, keyof AdditionalInfo> = new Map([
  ['messageFrequency', 'frequency'],
  ['brandName', 'dba'],
  ['displayName', 'dba'],
  ['supportEmail', 'email'],
  ['supportPhone', 'phone'],
  ['mailingAddress', 'address'],
  ['shortCode', 'smsNumber'],
  ['optInKeyword', 'keyword'],
  ['privacyUrl', 'privacyPolicyUrl'],
  ['termsOfServiceUrl', 'termsUrl'],
  ['governingState', 'stateLaw'],
]);

export type ReadInfo = {
  readonly info: AdditionalInfo;
  /** Keys that are known under another name, with that name. */
  readonly renamed: readonly (readonly [string, string])[];
  readonly ignored: readonly string[];
};

/** Values under other names are used where the key itself is absent and the value is a text of the same length. */
export function readAdditionalInfo(given: AdditionalInfo): ReadInfo {
  const values: Record<string, unknown> = { ...given };
  const renamed: (readonly [string, string])[] = [];
  const ignored: string[] = [];
  for (const [key, other] of Object.entries(given as Record<string, unknown>)) {
    const known = OTHER_NAMES.get(key);
    if (KNOWN_KEYS.includes(key)) {
      continue;
    }
    if (known !== undefined && values[known] === undefined && isValue(other)) {
      values[known] = other;
      renamed.push([key, known]);
    } else {
      ignored.push(key);
    }
  }
  return { info: values, renamed, ignored };
}

function isValue(given: unknown): boolean {
  return typeof given === 'string' && Array.from(given).length <= VALUE_CHARACTERS_MAX;
}
