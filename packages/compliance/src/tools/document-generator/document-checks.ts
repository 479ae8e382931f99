// Our own review of a generated document, by the rules that other tools use.
import type { CheckItem } from '@tendlc/contract';
import { checkContent } from '../../rules/content.ts';
import { readConsent } from '../../rules/consent-context.ts';
import { checkConsent } from '../../rules/consent.ts';
import { readMessage } from '../../rules/message-context.ts';
import { findingOf } from '../../rules/rule.ts';
import { findSharingSentence, readClauses } from '../../text/document-clauses.ts';
import { writeConsentBoxes } from './consent-form.ts';
import { type DocumentFacts, PLACEHOLDERS } from './document-facts.ts';

type DocumentType = 'privacy_policy' | 'terms_of_service' | 'consent_form';

/** Clauses or consent elements first, then what is left to fill in and to do. */
export function checkDocument(type: DocumentType, facts: DocumentFacts, plain: string): CheckItem[] {
  return [
    ...(type === 'consent_form' ? checkBoxes(facts) : checkClauses(type, plain)),
    ...checkContent(readMessage(facts.kinds, 'promotional')).filter((check) => check.status !== 'pass'),
    ...checkPlaceholders(plain),
    publication(type),
  ];
}

/** The brackets that a text still has. */
export function placeholdersIn(plain: string): (typeof PLACEHOLDERS)[number][] {
  return PLACEHOLDERS.filter(({ placeholder }) => plain.includes(placeholder));
}

function checkClauses(type: 'privacy_policy' | 'terms_of_service', plain: string): CheckItem[] {
  const sharing = findSharingSentence(plain);
  return [
    ...readClauses(plain, type).map(({ clause, evidence }) =>
      findingOf(
        {
          id: `document.${clause.id.replaceAll('_', '-')}`,
          category: clause.id,
          source: clause.source,
          basis: clause.basis,
        },
        evidence === undefined
          ? { status: 'error', message: `A clause is missing: ${clause.title}.`, remedy: clause.remedy }
          : { status: 'pass', message: `${clause.title}: the clause is there.`, details: `“${evidence}”` },
      ),
    ),
    ...(sharing === undefined
      ? []
      : [
          findingOf(
            {
              id: 'document.data-sharing',
              category: 'data_sharing',
              source: 'telnyxDeclines',
              basis: 'published',
            },
            {
              status: 'error',
              message: 'A value put into the document allows mobile data to be shared.',
              details: `“${sharing}”`,
              remedy: 'Take it out of the values.',
            },
          ),
        ]),
  ];
}

// Seller and purpose are written by us, so they are there, however unlike a name or purpose the values may look.
const OURS = new Set(['consent.seller-identity', 'consent.message-purpose']);

function checkBoxes(facts: DocumentFacts): CheckItem[] {
  return writeConsentBoxes(facts).flatMap(({ text, isMarketing }) =>
    checkConsent({ ...readConsent(text, 'checkbox'), isMarketing })
      .filter(({ maxPoints, ruleId }) => maxPoints !== undefined && !OURS.has(ruleId))
      .map(({ points: _points, maxPoints: _maxPoints, ...check }) => ({
        ...check,
        message: `${isMarketing ? 'Marketing' : 'Service'} box: ${check.message}`,
      })),
  );
}

function checkPlaceholders(plain: string): CheckItem[] {
  return placeholdersIn(plain).map(({ placeholder, field, name }) =>
    findingOf(
      { id: 'document.placeholder', category: 'placeholder', source: 'house', basis: 'estimate' },
      {
        status: 'warning',
        message: `The ${name} is not known, so the document has the bracket ${placeholder}.`,
        remedy: `Send additionalInfo.${field}, or fill the bracket in before publishing.`,
      },
    ),
  );
}

function publication(type: DocumentType): CheckItem {
  return findingOf(
    { id: 'document.publication', category: 'publication', source: 'telnyxCompliance', basis: 'published' },
    {
      status: 'info',
      message:
        type === 'consent_form'
          ? 'Show reviewers the form as people see it: a public page, or an image of the paper. Boxes stay empty.'
          : 'Publish it as a page of its own on the brand’s domain, without login or pop-up, and link it beside every phone field.',
    },
  );
}
