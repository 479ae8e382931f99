// Reads a consent text once for all consent rules.
import { readTrade } from '../content/read-content.ts';
import type { ConsentMethod } from '../facts/consent-elements.ts';
import { type ConsentWording, readConsentWording } from '../text/consent-wording.ts';
import { findLinks } from '../text/links.ts';
import { readOptOutWording } from '../text/opt-out-wording.ts';
import { readWords } from '../text/words.ts';
import type { MessageContext } from './message-context.ts';

export type ConsentContext = {
  readonly text: string;
  readonly method: ConsentMethod;
  readonly wording: ConsentWording;
  /** The message view of the text. It is not sent, so rules on cost and sender do not apply. */
  readonly message: Pick<MessageContext, 'text' | 'words' | 'links' | 'optOut' | 'contentHits'>;
  /** Whether the program is marketing; otherwise it is informational. */
  readonly isMarketing: boolean;
};

/** Reads a consent text once. */
export function readConsent(text: string, method: ConsentMethod): ConsentContext {
  const wording = readConsentWording(text);
  const words = readWords(text);
  return {
    text,
    method,
    wording,
    message: {
      text,
      words,
      links: findLinks(text),
      optOut: readOptOutWording(text, words),
      // Partners are what the rule on sharing is about.
      contentHits: readTrade(text).filter(({ category }) => category.id !== 'lead-generation'),
    },
    isMarketing: wording.marketing !== undefined,
  };
}
