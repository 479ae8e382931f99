// The clauses that reviewers look for in privacy policies and terms of a text program, and how each is recognised.
import type { Sourced } from './sources.ts';

export type ClauseDocument = 'privacy_policy' | 'terms_of_service';
/**
 * Parts that follow each other with little in between. A single pattern for them reads as far as it may from each word that
 * could be the first, which takes a page of such words tens of milliseconds; parts are found once each.
 */
export type WordsInOrder = {
  readonly parts: readonly RegExp[];
  /** Characters between a part and the next one. */
  readonly apartMax: readonly number[];
  /** What may not stand between them; the end of a sentence unless it says otherwise. */
  readonly stops?: readonly ('sentence' | 'fullStop' | 'line')[];
  /** Quote up to the nearest last part instead of the farthest. */
  readonly isNearest?: true;
};
export type Wording = RegExp | WordsInOrder;
export type DocumentClause = Sourced & {
  readonly id: string;
  readonly document: ClauseDocument;
  readonly title: string;
  /** Ways to word the clause; any of them is enough. */
  readonly wordings: readonly Wording[];
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
const VERB = /\b(?:[Rr]eply|[Tt]ext|[Ss]end)(?:ing)?\b/;
const STOP: Wording = { parts: [VERB, /\bSTOP\b/], apartMax: [20] };
const HELP: readonly Wording[] = [{ parts: [VERB, /\bHELP\b/], apartMax: [40] }, /\bHELP for help\b/];
const CONTACT: Wording = {
  parts: [/\b(?:contact us|contact|reach us|questions)\b/i, /@|\d{3}|\[|https?:/i],
  apartMax: [600],
  stops: ['line'],
  isNearest: true,
};
const OPT_IN = /\b(?:opt[ -]?in|consent)\b/i;
const EFFECTIVE = /\b(?:effective|last updated|updated on|revised)\b/i;

export const documentClauses: readonly DocumentClause[] = [
  {
    ...privacy,
    id: 'non_sharing',
    title: 'Mobile data is not shared or sold for marketing',
    wordings: [
      {
        parts: [/\b(?:not|never|no)\b/i, /\bshar(?:e|ed|ing)\b/i, /\bthird[ -]part(?:y|ies)/i],
        apartMax: [120, 140],
      },
      { parts: [/\bno mobile (?:information|data|numbers?)/i, /\bshared/i], apartMax: [60] },
    ],
    impact: 'critical',
    source: 'telnyxDeclines',
    remedy:
      'Say that mobile numbers and text consent are not shared with or sold to third parties or affiliates for marketing.',
  },
  {
    ...privacy,
    id: 'opt_in_data_excluded',
    title: 'Other sharing excludes opt-in data',
    wordings: [
      { parts: [OPT_IN, /\b(?:exclud\w+|not (?:included|part|shared))/i], apartMax: [80] },
      { parts: [/\bexclud\w+\b/i, OPT_IN], apartMax: [60] },
    ],
    impact: 'high',
    source: 'telnyxDeclines',
    remedy: 'Say that all other categories of sharing exclude text messaging opt-in data and consent.',
  },
  {
    ...privacy,
    id: 'collected',
    title: 'What is collected',
    wordings: [
      {
        parts: [/\b(?:we|information|data)\b/i, /\bcollect\w*/i, /\b(?:phone|mobile|telephone)\b/i],
        apartMax: [40, 400],
        stops: ['sentence', 'fullStop'],
      },
    ],
    impact: 'medium',
    remedy: 'List what is collected, the mobile number included.',
  },
  {
    ...privacy,
    id: 'use',
    title: 'What it is used for',
    wordings: [/\b(?:we use|used? (?:only )?(?:to|for)|how we use|purposes?)\b/i],
    impact: 'medium',
    remedy: 'Say what the data is used for.',
  },
  {
    ...privacy,
    id: 'frequency',
    title: 'Message frequency',
    wordings: [FREQUENCY],
    impact: 'medium',
    remedy: 'Say how often messages come.',
  },
  {
    ...privacy,
    id: 'rates',
    title: 'Message and data rates',
    wordings: [RATES],
    impact: 'medium',
    remedy: 'Say that message and data rates may apply.',
  },
  {
    ...privacy,
    id: 'stop',
    title: 'How to opt out',
    wordings: [STOP],
    impact: 'high',
    source: 'ctia',
    remedy: 'Say that people can reply STOP.',
  },
  {
    ...privacy,
    id: 'help',
    title: 'How to get help',
    wordings: HELP,
    impact: 'medium',
    source: 'ctia',
    remedy: 'Say that people can reply HELP.',
  },
  {
    ...privacy,
    id: 'retention',
    title: 'How long data is kept',
    wordings: [
      {
        parts: [
          /\b(?:retain|retention|keep|kept|store)\b/i,
          /\b(?:long|years?|period|necessary|as|until)\b/i,
        ],
        apartMax: [120],
      },
    ],
    impact: 'low',
    remedy: 'Say how long data is kept.',
  },
  {
    ...privacy,
    id: 'security',
    title: 'How data is protected',
    wordings: [/\b(?:protect|secur|safeguard)\w*\b/i],
    impact: 'low',
    remedy: 'Say how data is protected.',
  },
  {
    ...privacy,
    id: 'rights',
    title: 'Rights of the persons concerned',
    wordings: [
      {
        parts: [
          /\b(?:your (?:rights|choices)|access|correct(?:ion)?|delet(?:e|ion))\b/i,
          /\b(?:information|data)\b/i,
        ],
        apartMax: [80],
      },
    ],
    impact: 'low',
    remedy: 'Say how people can see, correct and delete their data.',
  },
  {
    ...privacy,
    ...ours,
    document: 'privacy_policy',
    id: 'children',
    title: 'Children',
    wordings: [
      /\b(?:children|under (?:the age of )?(?:13|18|21)|minors|age of (?:13|18|21)|(?:13|18|21) years)\b/i,
    ],
    impact: 'low',
    remedy: 'Say that the program is not for children.',
  },
  {
    ...privacy,
    id: 'contact',
    title: 'Contact',
    wordings: [CONTACT],
    impact: 'medium',
    remedy: 'Give a contact that answers.',
  },
  {
    ...privacy,
    id: 'effective_date',
    title: 'Effective date',
    wordings: [EFFECTIVE],
    impact: 'low',
    remedy: 'Give the date from which it is in force.',
  },

  {
    ...terms,
    id: 'program',
    title: 'Program name and description',
    wordings: [/\b(?:text(?: message| messaging)?|sms|messaging) program\b/i],
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
    wordings: [/\b(?:eligib\w+|at least (?:18|21|13)|(?:18|21) years|you must be)\b/i],
    impact: 'low',
    remedy: 'Say who may take part.',
  },
  {
    ...terms,
    id: 'consent',
    title: 'Consent',
    wordings: [
      {
        parts: [/\b(?:you|by)\b/i, /\b(?:agree|consent)\w*\b/i, /\b(?:receive|text|messages)\b/i],
        apartMax: [120, 40],
      },
    ],
    impact: 'high',
    remedy: 'Say how people agree to receive texts.',
  },
  {
    ...terms,
    source: 'tcpaRules',
    id: 'not_condition',
    title: 'No condition of purchase',
    wordings: [
      {
        parts: [/\b(?:not|never) (?:a )?(?:condition|required|requirement)\b/i, /\b(?:purchas|buy|service)/i],
        apartMax: [40],
      },
    ],
    impact: 'high',
    remedy: 'Say that consent is not a condition of purchase.',
  },
  {
    ...terms,
    id: 'frequency',
    title: 'Message frequency',
    wordings: [FREQUENCY],
    impact: 'medium',
    remedy: 'Say how often messages come.',
  },
  {
    ...terms,
    id: 'rates',
    title: 'Message and data rates',
    wordings: [RATES],
    impact: 'medium',
    remedy: 'Say that message and data rates may apply.',
  },
  {
    ...terms,
    source: 'ctia',
    id: 'stop',
    title: 'How to opt out',
    wordings: [STOP],
    impact: 'critical',
    remedy: 'Say that people can reply STOP, and what happens then.',
  },
  {
    ...terms,
    source: 'ctia',
    id: 'help',
    title: 'How to get help',
    wordings: HELP,
    impact: 'high',
    remedy: 'Say that people can reply HELP.',
  },
  {
    ...terms,
    id: 'contact',
    title: 'Contact',
    wordings: [CONTACT],
    impact: 'medium',
    remedy: 'Give a contact that answers.',
  },
  {
    ...terms,
    id: 'carrier_liability',
    title: 'Carriers are not liable',
    wordings: [{ parts: [/\bcarriers?\b/i, /\bnot (?:be )?(?:liable|responsible)\b/i], apartMax: [40] }],
    impact: 'medium',
    remedy: 'Say that carriers are not liable for delayed or undelivered messages.',
  },
  {
    ...terms,
    ...ours,
    document: 'terms_of_service',
    id: 'carriers',
    title: 'Supported carriers',
    wordings: [
      /\b(?:supported|participating) (?:wireless )?carriers\b|\bcarriers (?:include|are supported)\b/i,
    ],
    impact: 'low',
    remedy: 'List the carriers that are supported.',
  },
  {
    ...terms,
    id: 'privacy_link',
    title: 'Link to the privacy policy',
    wordings: [/\bprivacy policy\b/i],
    impact: 'high',
    remedy: 'Link the privacy policy.',
  },
  {
    ...terms,
    ...ours,
    document: 'terms_of_service',
    id: 'changes',
    title: 'Changes',
    wordings: [
      {
        parts: [/\b(?:change|modify|update|amend)\w*\b/i, /\b(?:terms|program)\b/i],
        apartMax: [40],
      },
    ],
    impact: 'low',
    remedy: 'Say how the terms may change.',
  },
  {
    ...terms,
    ...ours,
    document: 'terms_of_service',
    id: 'governing_law',
    title: 'Governing law',
    wordings: [/\b(?:governing law|governed by|laws of)\b/i],
    impact: 'low',
    remedy: 'Name the governing law.',
  },
  {
    ...terms,
    id: 'effective_date',
    title: 'Effective date',
    wordings: [EFFECTIVE],
    impact: 'low',
    remedy: 'Give the date from which they are in force.',
  },
];
