// Everything that rules ask about a consent text, read once.
import type { ConsentMethod } from '../facts/consent-elements.ts';
import { type ConsentWording, readConsentWording } from '../text/consent-wording.ts';
import { type MessageContext, readMessage } from './message-context.ts';

export type ConsentContext = {
  readonly text: string;
  readonly method: ConsentMethod;
  readonly wording: ConsentWording;
  readonly message: MessageContext;
  /** The program sells; otherwise it informs. */
  readonly isMarketing: boolean;
};

/** Reads a consent text once. */
export function readConsent(text: string, method: ConsentMethod): ConsentContext {
  const wording = readConsentWording(text);
  return {
    text,
    method,
    wording,
    message: readMessage(text, 'promotional'),
    isMarketing: wording.marketing !== undefined,
  };
}
