// The clauses that reviewers require in the privacy policy and terms of a text program, with patterns that recognize each.
import type { Sourced } from './sources.ts';

export type ClauseDocument = 'privacy_policy' | 'terms_of_service';
/**
 * Parts that follow each other closely. A single regular expression would scan ahead from each possible first word, which
 * takes tens of milliseconds on a page of such words. Here each part is searched only once.
 */
export type WordsInOrder = {
  readonly parts: readonly RegExp[];
  /** Maximum characters between a part and the next one. */
  readonly apartMax: readonly number[];
  /** What must not occur between the parts; by default, the end of a sentence. */
  readonly stops?: readonly ('sentence' | 'fullStop' | 'line')[];
  /** Whether to quote up to the nearest last part instead of the farthest. */
  readonly isNearest?: true;
};
export type Wording = RegExp | WordsInOrder;
export type DocumentClause = Sourced & {
  readonly id: string;
  readonly document: ClauseDocument;
  readonly title: string;
  /** Wordings of the clause; one is enough. */
  readonly wordings: readonly Wording[];
  /** Impact of its removal on a registered campaign. */
  readonly impact: 'critical' | 'high' | 'medium' | 'low';
  readonly remedy: string;
};

const published = { source: 'telnyxCompliance', basis: 'published' } as const;
const ours = { source: 'house', basis: 'estimate' } as const;
const privacy = { ...published, document: 'privacy_policy' } as const;
const terms = { ...published, document: 'terms_of_service' } as const;

const RATES = /\b(?:message|msg)s?[^.!?\n]{0,12}\bdata rates?\b|\brates may apply\b/i;
const FREQUENCY =
  /\b(?:message|messaging|text|msg) frequency\b|\b(?:messages?|texts?|msgs?) (?:(?:a|per|each|every) (?:day|week|month)|daily|weekly|monthly)\b/i;
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
      'State that mobile numbers and text consent are not shared with or sold to third parties or affiliates for marketing.',
  },
  {
    ...privacy,
    id: 'opt_in_data_excluded',
    title: 'Opt-in data is excluded from other sharing',
    wordings: [
      { parts: [OPT_IN, /\b(?:exclud\w+|not (?:included|part|shared))/i], apartMax: [80] },
      { parts: [/\bexclud\w+\b/i, OPT_IN], apartMax: [60] },
    ],
    impact: 'high',
    source: 'telnyxDeclines',
    remedy: 'State that all other categories of sharing exclude text messaging opt-in data and consent.',
  },
  {
    ...privacy,
    id: 'collected',
    title: 'Collected data',
    wordings: [
      {
        parts: [/\b(?:we|information|data)\b/i, /\bcollect\w*/i, /\b(?:phone|mobile|telephone)\b/i],
        apartMax: [40, 400],
        stops: ['sentence', 'fullStop'],
      },
    ],
    impact: 'medium',
    remedy: 'List the data that you collect, including the mobile number.',
  },
  {
    ...privacy,
    id: 'use',
    title: 'Use of data',
    wordings: [/\b(?:we use|used? (?:only )?(?:to|for)|how we use|purposes?)\b/i],
    impact: 'medium',
    remedy: 'State how you use the data.',
  },
  {
    ...privacy,
    id: 'frequency',
    title: 'Message frequency',
    wordings: [FREQUENCY],
    impact: 'medium',
    remedy: 'State the message frequency.',
  },
  {
    ...privacy,
    id: 'rates',
    title: 'Message and data rates',
    wordings: [RATES],
    impact: 'medium',
    remedy: 'State that message and data rates may apply.',
  },
  {
    ...privacy,
    id: 'stop',
    title: 'How to opt out',
    wordings: [STOP],
    impact: 'high',
    source: 'ctia',
    remedy: 'State that people can reply STOP.',
  },
  {
    ...privacy,
    id: 'help',
    title: 'How to get help',
    wordings: HELP,
    impact: 'medium',
    source: 'ctia',
    remedy: 'State that people can reply HELP.',
  },
  {
    ...privacy,
    id: 'retention',
    title: 'Data retention',
    wordings: [
      {
        parts: [
          /\b(?:retain|retention|keep|kept|store)\b/i,
          /\b(?:long|(?:day|month|year)s?|period|necessary|as|until)\b/i,
        ],
        apartMax: [120],
      },
    ],
    impact: 'low',
    remedy: 'State how long you keep data.',
  },
  {
    ...privacy,
    id: 'security',
    title: 'Data security',
    wordings: [/\b(?:protect|secur|safeguard)\w*\b/i],
    impact: 'low',
    remedy: 'State how you protect data.',
  },
  {
    ...privacy,
    id: 'rights',
    title: 'Privacy rights',
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
    remedy: 'State how people can see, correct, and delete their data.',
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
    remedy: 'State that the program is not for children.',
  },
  {
    ...privacy,
    id: 'contact',
    title: 'Contact',
    wordings: [CONTACT],
    impact: 'medium',
    remedy: 'Provide a contact that responds.',
  },
  {
    ...privacy,
    id: 'effective_date',
    title: 'Effective date',
    wordings: [EFFECTIVE],
    impact: 'low',
    remedy: 'State the effective date of the policy.',
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
    title: 'Eligibility',
    wordings: [/\b(?:eligib\w+|at least (?:18|21|13)|(?:18|21) years|you must be)\b/i],
    impact: 'low',
    remedy: 'State who is eligible.',
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
    remedy: 'State how people agree to receive texts.',
  },
  {
    ...terms,
    source: 'tcpaRules',
    id: 'not_condition',
    title: 'Consent is not a condition of purchase',
    wordings: [
      {
        parts: [/\b(?:not|never) (?:a )?(?:condition|required|requirement)\b/i, /\b(?:purchas|buy|service)/i],
        apartMax: [40],
      },
    ],
    impact: 'high',
    remedy: 'State that consent is not a condition of purchase.',
  },
  {
    ...terms,
    id: 'frequency',
    title: 'Message frequency',
    wordings: [FREQUENCY],
    impact: 'medium',
    remedy: 'State the message frequency.',
  },
  {
    ...terms,
    id: 'rates',
    title: 'Message and data rates',
    wordings: [RATES],
    impact: 'medium',
    remedy: 'State that message and data rates may apply.',
  },
  {
    ...terms,
    source: 'ctia',
    id: 'stop',
    title: 'How to opt out',
    wordings: [STOP],
    impact: 'critical',
    remedy: 'State that people can reply STOP, and what happens next.',
  },
  {
    ...terms,
    source: 'ctia',
    id: 'help',
    title: 'How to get help',
    wordings: HELP,
    impact: 'high',
    remedy: 'State that people can reply HELP.',
  },
  {
    ...terms,
    id: 'contact',
    title: 'Contact',
    wordings: [CONTACT],
    impact: 'medium',
    remedy: 'Provide a contact that responds.',
  },
  {
    ...terms,
    id: 'carrier_liability',
    title: 'Carriers are not liable',
    wordings: [{ parts: [/\bcarriers?\b/i, /\bnot (?:be )?(?:liable|responsible)\b/i], apartMax: [40] }],
    impact: 'medium',
    remedy: 'State that carriers are not liable for delayed or undelivered messages.',
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
    remedy: 'List the supported carriers.',
  },
  {
    ...terms,
    id: 'privacy_link',
    title: 'Link to the privacy policy',
    wordings: [/\bprivacy policy\b/i],
    impact: 'high',
    remedy: 'Link to the privacy policy.',
  },
  {
    ...terms,
    ...ours,
    document: 'terms_of_service',
    id: 'changes',
    title: 'Changes to the terms',
    wordings: [
      {
        parts: [/\b(?:change|modify|update|amend)\w*\b/i, /\b(?:terms|program)\b/i],
        apartMax: [40],
      },
    ],
    impact: 'low',
    remedy: 'State how the terms may change.',
  },
  {
    ...terms,
    ...ours,
    document: 'terms_of_service',
    id: 'governing_law',
    title: 'Governing law',
    wordings: [/\b(?:governing law|governed by|laws of)\b/i],
    impact: 'low',
    remedy: 'State the governing law.',
  },
  {
    ...terms,
    id: 'effective_date',
    title: 'Effective date',
    wordings: [EFFECTIVE],
    impact: 'low',
    remedy: 'State the effective date of the terms.',
  },
];
