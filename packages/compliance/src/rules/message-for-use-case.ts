// Reads a message as part of a campaign with a given use case.
import type { UseCase } from '../facts/use-cases.ts';
import { type MessageContext, readMessage } from './message-context.ts';

const SELLING = new Set(['MARKETING', 'SOCIAL', 'SWEEPSTAKE', 'POLITICAL', 'CHARITY']);
const TALKING = new Set(['CUSTOMER_CARE', 'CONVERSATIONAL', 'PROXY', 'UCAAS_LOW', 'UCAAS_HIGH']);

/** In a mixed campaign, the message decides whether it is marketing. Marketing under a use case that prohibits it is a separate finding. */
export function readForUseCase(text: string, useCase: UseCase, brandName?: string): MessageContext {
  if (SELLING.has(useCase.code)) {
    return readMessage(text, 'promotional', brandName);
  }
  const message = readMessage(
    text,
    TALKING.has(useCase.code) ? 'conversational' : 'transactional',
    brandName,
  );
  return message.marketingWords.length === 0 ? message : { ...message, messageType: 'promotional' };
}
