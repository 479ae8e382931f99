// What to do once somebody has opted out: deadlines, confirmation, scope, record keeping.
import type { Sourced } from './sources.ts';

export type OptOutAdvice = Sourced & { readonly advice: string };

export const optOutAdvice: readonly OptOutAdvice[] = [
  {
    advice: 'Stop sending at once where the system can; the law allows ten business days at most.',
    source: 'fccRevocation',
    basis: 'published',
  },
  {
    advice:
      'Confirm once, within five minutes, without marketing; the confirmation may ask what the opt-out covers.',
    source: 'fccRevocation',
    basis: 'published',
  },
  {
    advice:
      'Read free answers too: any wording that a reasonable person takes for a refusal revokes consent.',
    source: 'tcpaRules',
    basis: 'published',
  },
  {
    advice: 'Ignore case and punctuation when reading keywords.',
    source: 'ctia',
    basis: 'published',
  },
  {
    advice:
      'Suppress by brand and recipient, not by sending number, so that another number of the pool does not text them again.',
    source: 'house',
    basis: 'estimate',
  },
  {
    advice:
      'Keep opt-outs for ten years: Virginia requires that long for STOP and UNSUBSCRIBE since 2026-01-01.',
    source: 'virginiaOptOut',
    basis: 'published',
  },
  {
    advice:
      'Watch for FCC 26-67, adopted 2026-09-30: it limits an opt-out from an informational message to that kind of message once it is in force.',
    source: 'fccRevocationScope',
    basis: 'published',
  },
];
