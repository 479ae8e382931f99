// Titles of tools, including tools that are no longer in the catalogue. Without the catalogue, which is large.
import { nameToWords } from './words.ts';

/** Titles that do not follow from the name. A test compares all titles with the catalogue. */
const TITLES: Readonly<Record<string, string>> = {
  'approval-db': 'Approval outlook',
  'opt-out-auditor': 'Opt-out auditor',
  'use-case-selector': 'Use-case selector',
  'trust-score': 'Trust score estimate',
};

export const titleOf = (name: string): string => TITLES[name] ?? nameToWords(name);
