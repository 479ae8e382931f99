// document-generator: writes a privacy policy, terms, or consent form that meets reviewer requirements, and checks it with our rules.
import { CheckItem, LIMITS, SINGLE_LINE, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { countStatuses, findOverallStatus } from '../../rules/rule.ts';
import { ToolInputRefused, defineTool } from '../../tool.ts';
import { writeConsentForm } from './consent-form.ts';
import { checkDocument, checkKeys, checkTrade, findPlaceholders } from './document-checks.ts';
import { AdditionalInfo, readAdditionalInfo } from './additional-info.ts';
import { checkValues, findUnfilled } from './value-checks.ts';
import { readDocumentFacts } from './document-facts.ts';
import { writePrivacyPolicy } from './privacy-policy.ts';
import {
  type DocumentSection,
  endNamesOnce,
  markdownBody,
  plainBody,
  renderHtml,
  renderMarkdown,
} from './rendering.ts';
import { writeTermsOfService } from './terms-of-service.ts';

const DOCUMENT_TYPES = ['privacy_policy', 'terms_of_service', 'consent_form'] as const;
const COMPANY_CHARACTERS_MAX = 200;

const DISCLAIMER =
  'This document is a draft from a template. It is not legal advice. Have a lawyer review it, and make sure that you do what it promises.';

const WRITERS = {
  privacy_policy: { title: 'Privacy Policy', write: writePrivacyPolicy },
  terms_of_service: { title: 'Text Messaging Terms of Service', write: writeTermsOfService },
  consent_form: { title: 'Consent to Text Messages', write: writeConsentForm },
} as const;

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
    additionalInfo: Type.Optional(AdditionalInfo),
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
    withheld: Type.Boolean({
      description:
        'Whether the document was not written, because carriers prohibit what the company or its messages are about. `checks` says what.',
    }),
    content: Type.String({ description: 'Document as Markdown. Empty if it was withheld.' }),
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
    const read = readAdditionalInfo(additionalInfo);
    const facts = readDocumentFacts(companyName, read.info, today);
    const { title: kind, write } = WRITERS[documentType];
    const title = `${facts.brand}: ${kind}`;
    const sections = write(facts).map(endNamesOnce);
    const plain = sections.map(plainBody).join('\n\n');
    const content = checkTrade(facts);
    const withheld = content.some(({ status }) => status === 'error');
    const checks = withheld
      ? [...content, ...checkKeys(read)]
      : [
          ...checkDocument(documentType, facts, plain, content),
          ...checkValues(companyName, read.info),
          ...checkKeys(read),
        ];
    const counts = countStatuses(checks);
    return {
      documentType,
      companyName,
      status: findOverallStatus(counts),
      ...counts,
      title,
      format: 'markdown' as const,
      withheld,
      ...(withheld
        ? NO_DOCUMENT
        : renderDocument(title, sections, plain, findUnfilled(companyName, read.info))),
      checks,
      effectiveDate: facts.effectiveDate,
      disclaimer: DISCLAIMER,
    };
  },
});

/** No campaign of a prohibited trade is approved, so its documents would only cost the next registration. */
const NO_DOCUMENT = { content: '', html: '', sections: [], placeholders: [], wordCount: 0 };

function renderDocument(
  title: string,
  sections: readonly DocumentSection[],
  plain: string,
  unfilled: readonly string[],
) {
  return {
    content: renderMarkdown(title, sections),
    html: renderHtml(title, sections),
    sections: sections.map((section) => ({
      heading: section.heading,
      body: markdownBody(section),
      required: section.required,
    })),
    placeholders: [
      ...new Set([...findPlaceholders(plain).map(({ placeholder }) => placeholder), ...unfilled]),
    ],
    wordCount: plain.split(/\s+/).filter(Boolean).length,
  };
}

/** @throws ToolInputRefused if the object has too many characters, which a schema cannot check (G-05) */
function refuseTooLong(info: AdditionalInfo): void {
  const characters = Array.from(JSON.stringify(info)).length;
  if (characters > LIMITS.longTextCharacters) {
    throw new ToolInputRefused(
      'additionalInfo',
      `must have at most ${LIMITS.longTextCharacters} characters in total`,
    );
  }
}
