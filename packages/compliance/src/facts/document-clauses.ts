// The clauses that reviewers look for in privacy policies and terms of a text program, and how each is recognised.
import type { Sourced } from './sources.ts';

export type ClauseDocument = 'privacy_policy' | 'terms_of_service';
export type DocumentClause = Sourced & {
  readonly id: string;
  readonly document: ClauseDocument;
  readonly title: string;
  /** Matches text in which the clause stands. */
  readonly wording: RegExp;
  /** What losing it does to a registered campaign. */
  readonly impact: 'critical' | 'high' | 'medium' | 'low';
  readonly remedy: string;
};

const published = { source: 'telnyxCompliance', basis: 'published' } as const;
const ours = { source: 'house', basis: 'estimate' } as const;
const privacy = { ...published, document: 'privacy_policy' } as const;
const terms = { ...published, document: 'terms_of_service' } as const;

const RATES = /\b(?:message|msg)s?[^.!?\n]{0,12}\bdata rates?\b|\brates may apply\b/i;
const FREQUENCY =
  /\b(?:message|messaging|text|msg) frequency\b|\bmessages? (?:a|per|each) (?:day|week|month)\b/i;
const STOP = /\b(?:[Rr]eply|[Tt]ext|[Ss]end)(?:ing)?\b[^.!?\n]{0,20}\bSTOP\b/;
const HELP = /\b(?:[Rr]eply|[Tt]ext|[Ss]end)(?:ing)?\b[^.!?\n]{0,40}\bHELP\b|\bHELP for help\b/;
const CONTACT = /\b(?:contact us|contact|reach us|questions)\b[^\n]{0,600}?(?:@|\d{3}|\[|https?:)/i;
const EFFECTIVE = /\b(?:effective|last updated|updated on|revised)\b/i;

export const documentClauses: readonly DocumentClause[] = [
  {
    ...privacy,
    id: 'non_sharing',
    title: 'Mobile data is not shared or sold for marketing',
    wording:
      /\b(?:(?:not|never|no)\b(?=[^.!?\n]{0,280}\bthird[ -]part)[^.!?\n]{0,120}\b(?:shar(?:e|ed|ing))\b[^.!?\n]{0,140}\bthird[ -]part(?:y|ies)|no mobile (?:information|data|numbers?)[^.!?\n]{0,60}\bshared)/i,
    impact: 'critical',
    source: 'telnyxDeclines',
    remedy:
      'Say that mobile numbers and text consent are not shared with or sold to third parties or affiliates for marketing.',
  },
  {
    ...privacy,
    id: 'opt_in_data_excluded',
    title: 'Other sharing excludes opt-in data',
    wording:
      /\b(?:opt[ -]?in|consent)\b[^.!?\n]{0,80}\b(?:exclud\w+|not (?:included|part|shared))|\bexclud\w+\b[^.!?\n]{0,60}\b(?:opt[ -]?in|consent)\b/i,
    impact: 'high',
    source: 'telnyxDeclines',
    remedy: 'Say that all other categories of sharing exclude text messaging opt-in data and consent.',
  },
  {
    ...privacy,
    id: 'collected',
    title: 'What is collected',
    wording:
      /\b(?:we|information|data)\b[^.!?\n]{0,40}\bcollect\w*[^.]{0,400}\b(?:phone|mobile|telephone)\b/i,
    impact: 'medium',
    remedy: 'List what is collected, the mobile number included.',
  },
  {
    ...privacy,
    id: 'use',
    title: 'What it is used for',
    wording: /\b(?:we use|used? (?:only )?(?:to|for)|how we use|purposes?)\b/i,
    impact: 'medium',
    remedy: 'Say what the data is used for.',
  },
  {
    ...privacy,
    id: 'frequency',
    title: 'Message frequency',
    wording: FREQUENCY,
    impact: 'medium',
    remedy: 'Say how often messages come.',
  },
  {
    ...privacy,
    id: 'rates',
    title: 'Message and data rates',
    wording: RATES,
    impact: 'medium',
    remedy: 'Say that message and data rates may apply.',
  },
  {
    ...privacy,
    id: 'stop',
    title: 'How to opt out',
    wording: STOP,
    impact: 'high',
    source: 'ctia',
    remedy: 'Say that people can reply STOP.',
  },
  {
    ...privacy,
    id: 'help',
    title: 'How to get help',
    wording: HELP,
    impact: 'medium',
    source: 'ctia',
    remedy: 'Say that people can reply HELP.',
  },
  {
    ...privacy,
    id: 'retention',
    title: 'How long data is kept',
    wording:
      /\b(?:retain|retention|keep|kept|store)\b[^.!?\n]{0,120}\b(?:long|years?|period|necessary|as|until)\b/i,
    impact: 'low',
    remedy: 'Say how long data is kept.',
  },
  {
    ...privacy,
    id: 'security',
    title: 'How data is protected',
    wording: /\b(?:protect|secur|safeguard)\w*\b/i,
    impact: 'low',
    remedy: 'Say how data is protected.',
  },
  {
    ...privacy,
    id: 'rights',
    title: 'Rights of the persons concerned',
    wording:
      /\b(?:your (?:rights|choices)|access|correct(?:ion)?|delet(?:e|ion))\b[^.!?\n]{0,80}\b(?:information|data)\b/i,
    impact: 'low',
    remedy: 'Say how people can see, correct and delete their data.',
  },
  {
    ...privacy,
    ...ours,
    document: 'privacy_policy',
    id: 'children',
    title: 'Children',
    wording:
      /\b(?:children|under (?:the age of )?(?:13|18|21)|minors|age of (?:13|18|21)|(?:13|18|21) years)\b/i,
    impact: 'low',
    remedy: 'Say that the program is not for children.',
  },
  {
    ...privacy,
    id: 'contact',
    title: 'Contact',
    wording: CONTACT,
    impact: 'medium',
    remedy: 'Give a contact that answers.',
  },
  {
    ...privacy,
    id: 'effective_date',
    title: 'Effective date',
    wording: EFFECTIVE,
    impact: 'low',
    remedy: 'Give the date from which it is in force.',
  },

  {
    ...terms,
    id: 'program',
    title: 'Program name and description',
    wording: /\b(?:text(?: message| messaging)?|sms|messaging) program\b/i,
    impact: 'medium',
    source: 'ctia',
    remedy: 'Name and describe the program.',
  },
  {
    ...terms,
    ...ours,
    document: 'terms_of_service',
    id: 'eligibility',
    title: 'Who may take part',
    wording: /\b(?:eligib\w+|at least (?:18|21|13)|(?:18|21) years|you must be)\b/i,
    impact: 'low',
    remedy: 'Say who may take part.',
  },
  {
    ...terms,
    id: 'consent',
    title: 'Consent',
    wording:
      /\b(?:you|by)\b[^.!?\n]{0,120}\b(?:agree|consent)\w*\b[^.!?\n]{0,40}\b(?:receive|text|messages)\b/i,
    impact: 'high',
    remedy: 'Say how people agree to receive texts.',
  },
  {
    ...terms,
    source: 'tcpaRules',
    id: 'not_condition',
    title: 'No condition of purchase',
    wording:
      /\b(?:not|never) (?:a )?(?:condition|required|requirement)\b[^.!?\n]{0,40}\b(?:purchas|buy|service)/i,
    impact: 'high',
    remedy: 'Say that consent is not a condition of purchase.',
  },
  {
    ...terms,
    id: 'frequency',
    title: 'Message frequency',
    wording: FREQUENCY,
    impact: 'medium',
    remedy: 'Say how often messages come.',
  },
  {
    ...terms,
    id: 'rates',
    title: 'Message and data rates',
    wording: RATES,
    impact: 'medium',
    remedy: 'Say that message and data rates may apply.',
  },
  {
    ...terms,
    source: 'ctia',
    id: 'stop',
    title: 'How to opt out',
    wording: STOP,
    impact: 'critical',
    remedy: 'Say that people can reply STOP, and what happens then.',
  },
  {
    ...terms,
    source: 'ctia',
    id: 'help',
    title: 'How to get help',
    wording: HELP,
    impact: 'high',
    remedy: 'Say that people can reply HELP.',
  },
  {
    ...terms,
    id: 'contact',
    title: 'Contact',
    wording: CONTACT,
    impact: 'medium',
    remedy: 'Give a contact that answers.',
  },
  {
    ...terms,
    id: 'carrier_liability',
    title: 'Carriers are not liable',
    wording: /\bcarriers?\b[^.!?\n]{0,40}\bnot (?:be )?(?:liable|responsible)\b/i,
    impact: 'medium',
    remedy: 'Say that carriers are not liable for delayed or undelivered messages.',
  },
  {
    ...terms,
    ...ours,
    document: 'terms_of_service',
    id: 'carriers',
    title: 'Supported carriers',
    wording: /\b(?:supported|participating) (?:wireless )?carriers\b|\bcarriers (?:include|are supported)\b/i,
    impact: 'low',
    remedy: 'List the carriers that are supported.',
  },
  {
    ...terms,
    id: 'privacy_link',
    title: 'Link to the privacy policy',
    wording: /\bprivacy policy\b/i,
    impact: 'high',
    remedy: 'Link the privacy policy.',
  },
  {
    ...terms,
    ...ours,
    document: 'terms_of_service',
    id: 'changes',
    title: 'Changes',
    wording: /\b(?:change|modify|update|amend)\w*\b[^.!?\n]{0,40}\b(?:terms|program)\b/i,
    impact: 'low',
    remedy: 'Say how the terms may change.',
  },
  {
    ...terms,
    ...ours,
    document: 'terms_of_service',
    id: 'governing_law',
    title: 'Governing law',
    wording: /\b(?:governing law|governed by|laws of)\b/i,
    impact: 'low',
    remedy: 'Name the governing law.',
  },
  {
    ...terms,
    id: 'effective_date',
    title: 'Effective date',
    wording: EFFECTIVE,
    impact: 'low',
    remedy: 'Give the date from which they are in force.',
  },
];
