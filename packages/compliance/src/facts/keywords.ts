// Keywords that subscribers send: opt-out, HELP, and opt-in keywords, and who recognizes them.
import type { Sourced } from './sources.ts';

export type Keyword = Sourced & {
  /** Lowercase, words separated by one space. */
  readonly word: string;
  readonly meaning: 'opt-out' | 'help' | 'opt-in';
  readonly language: 'en' | 'es' | 'fr';
  /** Whether the FCC lists the word as a revocation of consent by itself. */
  readonly perSe?: true;
};

const en = { language: 'en', basis: 'published' } as const;
const perSe = { ...en, meaning: 'opt-out', source: 'tcpaRules', perSe: true } as const;

export const keywords: readonly Keyword[] = [
  { ...perSe, word: 'stop' },
  { ...perSe, word: 'quit' },
  { ...perSe, word: 'end' },
  { ...perSe, word: 'revoke' },
  { ...perSe, word: 'opt out' },
  { ...perSe, word: 'cancel' },
  { ...perSe, word: 'unsubscribe' },
  { ...en, meaning: 'opt-out', word: 'stopall', source: 'twilioOptOut' },
  { ...en, meaning: 'opt-out', word: 'stop all', source: 'telnyxKeywords' },
  { ...en, meaning: 'opt-out', word: 'optout', source: 'twilioOptOut' },
  { ...en, meaning: 'opt-out', word: 'opt-out', source: 'awsKeywords' },
  { ...en, meaning: 'opt-out', word: 'remove', source: 'awsKeywords' },
  { ...en, meaning: 'opt-out', word: 'arret', source: 'awsKeywords', language: 'fr' },
  ...['alto', 'pare', 'parar', 'baja', 'cancelar', 'detener', 'salir', 'fin', 'terminar', 'no mas'].map(
    (word): Keyword => ({
      word,
      meaning: 'opt-out',
      language: 'es',
      source: 'house',
      basis: 'estimate',
    }),
  ),
  { ...en, meaning: 'help', word: 'help', source: 'ctia' },
  { ...en, meaning: 'help', word: 'info', source: 'twilioOptOut' },
  { ...en, meaning: 'help', word: 'ayuda', source: 'house', basis: 'estimate', language: 'es' },
  { ...en, meaning: 'help', word: 'aide', source: 'house', basis: 'estimate', language: 'fr' },
  { ...en, meaning: 'opt-in', word: 'start', source: 'twilioOptOut' },
  { ...en, meaning: 'opt-in', word: 'yes', source: 'twilioOptOut' },
  { ...en, meaning: 'opt-in', word: 'unstop', source: 'twilioOptOut' },
  { ...en, meaning: 'opt-in', word: 'join', source: 'house', basis: 'estimate' },
  { ...en, meaning: 'opt-in', word: 'subscribe', source: 'house', basis: 'estimate' },
];
