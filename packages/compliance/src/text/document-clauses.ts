// Finds the clauses of a text program in a document.
import {
  type ClauseDocument,
  type DocumentClause,
  type Wording,
  documentClauses,
} from '../facts/document-clauses.ts';
import { findWording } from './words-in-order.ts';

/** The clauses of a document type, each with its quotation, or undefined if missing. Linear, and never throws. */
export function readClauses(
  text: string,
  document: ClauseDocument,
): readonly { readonly clause: DocumentClause; readonly evidence: string | undefined }[] {
  return documentClauses
    .filter((clause) => clause.document === document)
    .map((clause) => ({ clause, evidence: findWording(text, clause.wordings)?.slice(0, 300) }));
}

// "We can disclose phone numbers to advertisers" contradicts any no-sharing promise.
const SHARES: Wording = {
  parts: [
    /\b(?:may|will|can|do) (?:also )?(?:share|sell|disclose|transfer|rent)\b/i,
    /\b(?:mobile|phone|text(?:ing)?|sms|opt[ -]?in)\b/i,
    /\b(?:partners|affiliates|third[ -]part(?:y|ies)|advertisers)\b/i,
  ],
  apartMax: [120, 120],
};

/** A sentence that allows sharing of mobile data, or undefined. */
export function findSharingSentence(text: string): string | undefined {
  return findWording(text, [SHARES]);
}
