// Reviews a generated document with the rules of the other tools.
import type { CheckItem } from '@tendlc/contract';
import type { ConsentMethod } from '../../facts/consent-elements.ts';
import { type ContentHit, readTrade } from '../../content/read-content.ts';
import { contentCategoryById } from '../../facts/content-categories.ts';
import { checkContent } from '../../rules/content.ts';
import { readConsent } from '../../rules/consent-context.ts';
import { checkConsent } from '../../rules/consent.ts';
import { buildFinding, quoteList } from '../../rules/rule.ts';
import { isRegisteredFor } from '../../rules/use-case-subjects.ts';
import { findProhibitedTrades } from '../../text/use-case-trades.ts';
import { findSharingSentence, readClauses } from '../../text/document-clauses.ts';
import { writeConsentTexts } from './consent-form.ts';
import { KNOWN_KEYS, type ReadInfo } from './additional-info.ts';
import { type DocumentFacts, PLACEHOLDERS } from './document-facts.ts';

type DocumentType = 'privacy_policy' | 'terms_of_service' | 'consent_form';

/**
 * Findings on clauses or consent elements first, then on content, placeholders, and publication.
 * @param content the findings on the trade
 */
export function checkDocument(
  type: DocumentType,
  facts: DocumentFacts,
  plain: string,
  content: readonly CheckItem[],
): CheckItem[] {
  return [
    ...(type === 'consent_form' ? checkTexts(facts) : checkClauses(type, plain)),
    ...content,
    ...checkPlaceholders(plain),
    publication(type, facts.consentMethod),
  ];
}

/** Findings on what the company does and what its messages are about. */
export function checkTrade(facts: DocumentFacts): CheckItem[] {
  return checkContent({
    contentHits: findContent(facts),
    contentSuspicion: undefined,
    senderName: facts.company,
  })
    .filter(({ status }) => status !== 'pass')
    .flatMap((check) => {
      if (facts.useCase === undefined || !isRegisteredFor(facts.useCase, check.ruleId)) {
        return [check];
      }
      // What the registration of the use case itself requires stays as advice.
      return check.ruleId.startsWith(`content.${facts.useCase.code.toLowerCase()}`)
        ? [{ ...check, status: 'info' as const }]
        : [];
    });
}

// Agencies describe their trade without its name: “debts placed with us”, “accounts referred for collection”.
const DEBTS_OF_OTHERS =
  /\b(?:debts?|accounts?|balances?)\b[^.!?\n]{0,30}\b(?:placed|referred|assigned|turned over)\b(?: with| to| for)[^.!?\n]{0,40}|\bthird[ -]party (?:debts?|collections?)\b/i;

/** The clients may owe it themselves, so this is a question only. */
const ACCOUNTS_OF_CLIENTS =
  /\b(?:past[ -]due|overdue|unpaid|delinquent|late)\b[^.!?\n]{0,20}\b(?:of|from) (?:our )?(?:clients|creditors)\b|\b(?:vencid|atrasad)[oa]s\b[^.!?\n]{0,20}\bde (?:nuestros )?clientes\b/i;

function findDebtsOfOthers(said: string): ContentHit[] {
  const sure = DEBTS_OF_OTHERS.exec(said)?.[0].trim();
  const quoted = sure ?? ACCOUNTS_OF_CLIENTS.exec(said)?.[0].trim();
  const category = contentCategoryById.get('debt');
  return quoted === undefined || category === undefined
    ? []
    : [{ category, phrase: quoted, quoted, disguised: false, isSure: sure !== undefined, start: 0 }];
}

/** What the kinds of messages and the name of the company say that the business does. */
function findContent({ kinds, company, brand }: DocumentFacts): ContentHit[] {
  const said = `${kinds}. ${company}. ${brand}`;
  const hits = readTrade(kinds);
  const trades = findProhibitedTrades(said).flatMap(({ category: id, quoted }) => {
    const category = contentCategoryById.get(id);
    const isKnown = hits.some((hit) => hit.category.id === id);
    return category === undefined || isKnown
      ? []
      : [
          {
            category,
            phrase: quoted[0] ?? '',
            quoted: quoted.join('”, “'),
            disguised: false,
            isSure: true,
            start: 0,
          },
        ];
  });
  const found = [...hits, ...trades];
  const isDebtFound = found.some(({ category }) => category.id === 'debt');
  return isDebtFound ? found : [...found, ...findDebtsOfOthers(said)];
}

/** The placeholders that a text still has. */
export function findPlaceholders(plain: string): (typeof PLACEHOLDERS)[number][] {
  return PLACEHOLDERS.filter(({ placeholder }) => plain.includes(placeholder));
}

function checkClauses(type: 'privacy_policy' | 'terms_of_service', plain: string): CheckItem[] {
  const sharing = findSharingSentence(plain);
  return [
    ...readClauses(plain, type).map(({ clause, evidence }) =>
      buildFinding(
        {
          id: `document.${clause.id.replaceAll('_', '-')}`,
          category: clause.id,
          source: clause.source,
          basis: clause.basis,
        },
        evidence === undefined
          ? { status: 'error', message: `Missing clause: ${clause.title}.`, remedy: clause.remedy }
          : {
              status: 'pass',
              message: `The document has this clause: ${clause.title}.`,
              details: `“${evidence}”`,
            },
      ),
    ),
    ...(sharing === undefined
      ? []
      : [
          buildFinding(
            {
              id: 'document.data-sharing',
              category: 'data_sharing',
              source: 'telnyxDeclines',
              basis: 'published',
            },
            {
              status: 'error',
              message: 'A value in the document allows sharing of mobile data.',
              details: `“${sharing}”`,
              remedy: 'Remove this text from the values.',
            },
          ),
        ]),
  ];
}

// The template always states the seller and purpose, so unusual values must not cause a finding.
const OURS = new Set(['consent.seller-identity', 'consent.message-purpose']);

function checkTexts(facts: DocumentFacts): CheckItem[] {
  const texts = writeConsentTexts(facts);
  return texts.flatMap(({ text, isMarketing, method }) =>
    checkConsent({ ...readConsent(text, method), isMarketing })
      .filter(({ maxPoints, ruleId }) => maxPoints !== undefined && !OURS.has(ruleId))
      .map(({ points: _points, maxPoints: _maxPoints, ...check }) => ({
        ...check,
        message:
          texts.length === 1
            ? check.message
            : `${isMarketing ? 'Marketing' : 'Service'} box: ${check.message}`,
      })),
  );
}

/** One finding for all: each is the same work. */
function checkPlaceholders(plain: string): CheckItem[] {
  const found = findPlaceholders(plain);
  return found.length === 0
    ? []
    : [
        buildFinding(
          { id: 'document.placeholder', category: 'placeholder', source: 'house', basis: 'estimate' },
          {
            status: 'warning',
            message: `The document has ${found.length === 1 ? 'one placeholder' : `${found.length} placeholders`}, because these values were not given: ${found.map(({ name }) => name).join(', ')}.`,
            remedy: `Send them in additionalInfo (${found.map(({ field }) => field).join(', ')}), or replace the placeholders before you publish the document.`,
          },
        ),
      ];
}

/** Findings on keys of the request that are not known, or known under another name. */
export function checkKeys({ renamed, ignored }: Pick<ReadInfo, 'renamed' | 'ignored'>): CheckItem[] {
  const rule = { category: 'request', source: 'house', basis: 'estimate' } as const;
  return [
    ...(renamed.length === 0
      ? []
      : [
          buildFinding(
            { ...rule, id: 'document.renamed' },
            {
              status: 'info',
              message: `Keys of additionalInfo were read under their documented names: ${renamed.map(([given, known]) => `${given} as ${known}`).join(', ')}.`,
            },
          ),
        ]),
    ...(ignored.length === 0
      ? []
      : [
          buildFinding(
            { ...rule, id: 'document.ignored' },
            {
              status: 'warning',
              message: 'The document does not use these keys of additionalInfo, because they are not known.',
              details: quoteList(ignored),
              remedy: `Known keys: ${KNOWN_KEYS.join(', ')}.`,
            },
          ),
        ]),
  ];
}

const SHOWN_TO_REVIEWERS: Readonly<Record<ConsentMethod, string>> = {
  checkbox: 'Show reviewers an image of the form as people get it, with the boxes unchecked.',
  signature: 'Show reviewers an image of the form as people get it.',
  web_form: 'Show reviewers the public page of the form, or a screenshot of it with the boxes unchecked.',
  sms_optin:
    'Show reviewers the poster, page, or ad with the complete call to action, and register the three replies.',
  verbal: 'Put the whole script into the message flow of the campaign, and say where people are asked.',
};

function publication(type: DocumentType, method: ConsentMethod): CheckItem {
  return buildFinding(
    { id: 'document.publication', category: 'publication', source: 'telnyxCompliance', basis: 'published' },
    {
      status: 'info',
      message:
        type === 'consent_form'
          ? SHOWN_TO_REVIEWERS[method]
          : 'Publish it as a separate page on the brand’s domain, without a login or pop-up. Link to it next to every phone field.',
    },
  );
}
