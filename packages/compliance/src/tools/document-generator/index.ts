// document-generator: writes a privacy policy, terms, or consent form that meets reviewer requirements, and checks it with our rules.
import { CheckItem, DateOnly, LIMITS, SINGLE_LINE, StringEnum } from '@tendlc/contract';
import { type Static, Type } from 'typebox';
import { CONSENT_METHODS } from '../../facts/consent-elements.ts';
import { countStatuses, findOverallStatus } from '../../rules/rule.ts';
import { ToolInputRefused, defineTool } from '../../tool.ts';
import { writeConsentForm } from './consent-form.ts';
import { checkDocument, findPlaceholders } from './document-checks.ts';
import { type AdditionalInfo, KNOWN_KEYS, readDocumentFacts } from './document-facts.ts';
import { writePrivacyPolicy } from './privacy-policy.ts';
import { markdownBody, plainBody, renderHtml, renderMarkdown } from './rendering.ts';
import { writeTermsOfService } from './terms-of-service.ts';

const DOCUMENT_TYPES = ['privacy_policy', 'terms_of_service', 'consent_form'] as const;
const COMPANY_CHARACTERS_MAX = 200;
const VALUE_CHARACTERS_MAX = 1000;

const DISCLAIMER =
  'This document is a draft from a template. It is not legal advice. Have a lawyer review it, and make sure that you do what it promises.';

const WRITERS = {
  privacy_policy: { title: 'Privacy Policy', write: writePrivacyPolicy },
  terms_of_service: { title: 'Text Messaging Terms of Service', write: writeTermsOfService },
  consent_form: { title: 'Consent to Text Messages', write: writeConsentForm },
} as const;

const value = (description: string, example: string) =>
  Type.Optional(Type.String({ maxLength: VALUE_CHARACTERS_MAX, description, examples: [example] }));

const Info = Type.Object(
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

export const documentGenerator = defineTool({
  name: 'document-generator',
  title: 'Document generator',
  summary:
    'Generate a privacy policy, terms of service, or consent form with every clause that campaign reviewers require.',
  stage: 'prepare',
  request: Type.Object({
    documentType: StringEnum(DOCUMENT_TYPES, {
      description: 'Type of document.',
      examples: ['privacy_policy'],
    }),
    companyName: Type.String({
      minLength: 1,
      maxLength: COMPANY_CHARACTERS_MAX,
      pattern: SINGLE_LINE,
      description: 'Legal name of the company.',
      examples: ['Copper Kettle Cafe LLC'],
      'x-message': `must have 1 to ${COMPANY_CHARACTERS_MAX} characters on one line`,
    }),
    additionalInfo: Type.Optional(Info),
  }),
  bodyLimitBytes: LIMITS.largeBodyBytes,
  results: Type.Object({
    documentType: StringEnum(DOCUMENT_TYPES),
    companyName: Type.String({ description: 'Company name from the request.' }),
    status: StringEnum(['pass', 'warning', 'error'], {
      description: 'Status of the most severe finding. Advice (`info`) does not count.',
    }),
    errorCount: Type.Integer(),
    warningCount: Type.Integer(),
    infoCount: Type.Integer(),
    passCount: Type.Integer(),
    title: Type.String(),
    format: StringEnum(['markdown'], { description: 'Format of `content`.' }),
    content: Type.String({ description: 'Document as Markdown.' }),
    html: Type.String({ description: 'Document as an HTML fragment. All values are escaped.' }),
    sections: Type.Array(
      Type.Object({
        heading: Type.String(),
        body: Type.String({ description: 'Markdown.' }),
        required: Type.Boolean({ description: 'Whether reviewers require this section.' }),
      }),
    ),
    checks: Type.Array(CheckItem, { description: 'Review of the document by our rules.' }),
    placeholders: Type.Array(Type.String(), { description: 'Placeholders that you must replace.' }),
    wordCount: Type.Integer(),
    effectiveDate: Type.String({ description: '`YYYY-MM-DD`.' }),
    disclaimer: Type.String(),
  }),
  examples: [
    {
      title: 'A privacy policy',
      request: {
        documentType: 'privacy_policy',
        companyName: 'Copper Kettle Cafe LLC',
        additionalInfo: {
          website: 'https://copperkettlecafe.com',
          email: 'hello@copperkettlecafe.com',
          phone: '503-555-0199',
          address: '12 Main Street, Portland, OR 97201',
          messageTypes: ['booking confirmations', 'special offers'],
          termsUrl: 'https://copperkettlecafe.com/terms',
          effectiveDate: '2026-12-01',
        },
      },
    },
    {
      title: 'Terms with placeholders',
      request: { documentType: 'terms_of_service', companyName: 'Copper Kettle Cafe LLC' },
    },
    {
      title: 'A consent form',
      request: {
        documentType: 'consent_form',
        companyName: 'Copper Kettle Cafe LLC',
        additionalInfo: { messageTypes: ['special offers'] },
      },
    },
    {
      title: 'A script to ask for consent on the phone',
      request: {
        documentType: 'consent_form',
        companyName: 'Copper Kettle Cafe LLC',
        additionalInfo: { messageTypes: ['booking confirmations'], consentMethod: 'verbal' },
      },
    },
  ],
  run({ documentType, companyName, additionalInfo = {} }, { today }) {
    refuseTooLong(additionalInfo);
    const facts = readDocumentFacts(companyName, additionalInfo as AdditionalInfo, today);
    const { title: kind, write } = WRITERS[documentType];
    const title = `${facts.brand}: ${kind}`;
    const sections = write(facts);
    const plain = sections.map(plainBody).join('\n\n');
    const known: readonly string[] = KNOWN_KEYS;
    const ignored = Object.keys(additionalInfo).filter((key) => !known.includes(key));
    const checks = checkDocument(documentType, facts, plain, ignored);
    const counts = countStatuses(checks);
    return {
      documentType,
      companyName,
      status: findOverallStatus(counts),
      ...counts,
      title,
      format: 'markdown' as const,
      content: renderMarkdown(title, sections),
      html: renderHtml(title, sections),
      sections: sections.map((section) => ({
        heading: section.heading,
        body: markdownBody(section),
        required: section.required,
      })),
      checks,
      placeholders: findPlaceholders(plain).map(({ placeholder }) => placeholder),
      wordCount: plain.split(/\s+/).filter(Boolean).length,
      effectiveDate: facts.effectiveDate,
      disclaimer: DISCLAIMER,
    };
  },
});

/** @throws ToolInputRefused if the object has too many characters, which a schema cannot check (G-05) */
function refuseTooLong(info: Static<typeof Info>): void {
  const characters = Array.from(JSON.stringify(info)).length;
  if (characters > LIMITS.longTextCharacters) {
    throw new ToolInputRefused(
      'additionalInfo',
      `must have at most ${LIMITS.longTextCharacters} characters in total`,
    );
  }
}
