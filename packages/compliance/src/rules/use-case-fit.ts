// Checks whether a message fits the use case of its campaign, the most common reason why sample messages are declined.
import type { MessageRole } from '../text/roles.ts';
import type { MessageContext } from './message-context.ts';
import { type Rule, quoteList } from './rule.ts';
import type { AskedUseCase } from './use-case-known.ts';

export type CampaignContext = AskedUseCase & { readonly message: MessageContext };

// Use cases that may send one-time codes, and use cases that may send marketing.
const MAY_CARRY_CODES = new Set([
  '2FA',
  'MIXED',
  'LOW_VOLUME',
  'SOLE_PROPRIETOR',
  'UCAAS_LOW',
  'UCAAS_HIGH',
  'TRIAL',
  'CARRIER_EXEMPT',
]);
const MAY_SELL = new Set([
  'MARKETING',
  'MIXED',
  'LOW_VOLUME',
  'SOLE_PROPRIETOR',
  'AGENTS_FRANCHISES',
  'SOCIAL',
  'SWEEPSTAKE',
  'TRIAL',
  'CARRIER_EXEMPT',
]);

// Confirmations and replies to keywords, which are no use case of their own.
const SENT_BY_EVERY_CAMPAIGN: ReadonlySet<MessageRole> = new Set([
  'opt-in-confirmation',
  'opt-out-confirmation',
  'help-reply',
]);
export const useCaseFitRules: readonly Rule<CampaignContext>[] = [
  {
    id: 'use-case.code-without-2fa',
    category: 'use_case',
    source: 'telnyxDeclines',
    basis: 'published',
    check: ({ message, useCase }) =>
      message.hasOneTimeCode && !MAY_CARRY_CODES.has(useCase.code)
        ? {
            status: 'warning',
            message: `The message has a one-time code, but ${useCase.code} campaigns may not send one-time codes (decline code 602).`,
            remedy: 'Send codes under a 2FA campaign.',
          }
        : undefined,
  },
  {
    id: 'use-case.2fa-without-code',
    category: 'use_case',
    source: 'telnyxDeclines',
    basis: 'published',
    check: ({ message, useCase }) =>
      useCase.code === '2FA' && !message.hasOneTimeCode && !SENT_BY_EVERY_CAMPAIGN.has(message.role)
        ? {
            status: 'warning',
            message:
              'A 2FA campaign sends only one-time codes, but this message has none (decline code 602).',
            remedy: 'Send it under another campaign, or include a code.',
          }
        : undefined,
  },
  {
    id: 'use-case.selling',
    category: 'use_case',
    source: 'telnyxDeclines',
    basis: 'published',
    check: ({ message, useCase }) =>
      message.marketingWords.length > 0 && !MAY_SELL.has(useCase.code)
        ? {
            status: 'warning',
            message: `The message is marketing, but ${useCase.code} campaigns may not send marketing (decline code 602).`,
            details: quoteList(message.marketingWords),
            remedy: 'Send it under a MARKETING or MIXED campaign, with express written consent.',
          }
        : undefined,
  },
  {
    id: 'use-case.special',
    category: 'use_case',
    source: 'bandwidthCampaigns',
    basis: 'published',
    check: ({ useCase }) =>
      useCase.needs === undefined
        ? undefined
        : { status: 'info', message: `${useCase.code} is a special use case. Requirement: ${useCase.needs}` },
  },
];
