// Advice on handling opt-outs: deadlines, confirmation, scope, and records.
import type { Sourced } from './sources.ts';

export type OptOutAdvice = Sourced & { readonly advice: string };

export const optOutAdvice: readonly OptOutAdvice[] = [
  {
    advice: 'Stop sending immediately if your system can. The law allows at most ten business days.',
    source: 'fccRevocation',
    basis: 'published',
  },
  {
    advice:
      'Confirm the opt-out once, within five minutes, and without marketing. The confirmation may ask which messages the opt-out covers.',
    source: 'fccRevocation',
    basis: 'published',
  },
  {
    advice:
      'Also read free-text replies. Any wording that a reasonable person understands as an opt-out revokes consent.',
    source: 'tcpaRules',
    basis: 'published',
  },
  {
    advice: 'Ignore case and punctuation in keywords.',
    source: 'ctia',
    basis: 'published',
  },
  {
    advice:
      'Suppress messages by brand and recipient, not by sending number, so that another number of the pool does not text the recipient.',
    source: 'house',
    basis: 'estimate',
  },
  {
    advice:
      'Keep opt-out records for ten years. Virginia requires this for STOP and UNSUBSCRIBE since 2026-01-01.',
    source: 'virginiaOptOut',
    basis: 'published',
  },
  {
    advice:
      'Monitor FCC 26-67, adopted on 2026-09-30. When it takes effect, an opt-out from an informational message covers only that kind of message.',
    source: 'fccRevocationScope',
    basis: 'published',
  },
];
