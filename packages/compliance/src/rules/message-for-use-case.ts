// Reads a message as what a campaign of a use case sends.
import type { UseCase } from '../facts/use-cases.ts';
import { type MessageContext, readMessage } from './message-context.ts';

const SELLING = new Set(['MARKETING', 'SOCIAL', 'SWEEPSTAKE', 'POLITICAL', 'CHARITY']);
const TALKING = new Set(['CUSTOMER_CARE', 'CONVERSATIONAL', 'PROXY', 'UCAAS_LOW', 'UCAAS_HIGH']);

/** A campaign of several uses sells where its message does. Selling under a use case that must not is a finding of its own. */
export function readForUseCase(text: string, useCase: UseCase): MessageContext {
  if (SELLING.has(useCase.code)) {
    return readMessage(text, 'promotional');
  }
  const message = readMessage(text, TALKING.has(useCase.code) ? 'conversational' : 'transactional');
  return message.marketingWords.length === 0 ? message : { ...message, messageType: 'promotional' };
}
