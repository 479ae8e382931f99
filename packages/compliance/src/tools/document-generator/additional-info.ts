// Details of the company and program that a document may use.
import { DateOnly, LIMITS, StringEnum } from '@tendlc/contract';
import { type Static, Type } from 'typebox';
import { CONSENT_METHODS } from '../../facts/consent-elements.ts';

const VALUE_CHARACTERS_MAX = 1000;

const value = (description: string, example: string) =>
  Type.Optional(Type.String({ maxLength: VALUE_CHARACTERS_MAX, description, examples: [example] }));

export const AdditionalInfo = Type.Object(
  {
    website: value('Website of the brand.', 'https://copperkettlecafe.com'),
    email: value('Support email address.', 'hello@copperkettlecafe.com'),
    phone: value('Support phone number.', '503-555-0199'),
    address: value('Mailing address.', '12 Main Street, Portland, OR 97201'),
    state: value('State of the company. Also the governing law, unless `stateLaw` is set.', 'OR'),
    messageTypes: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
        maxItems: 20,
        description: 'Kinds of messages. A marketing term adds the clauses that marketing requires.',
        examples: [['booking confirmations', 'special offers']],
      }),
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
