// Completes a campaign registration: automatic replies, sub-use cases, and content attributes.
import { findUseCase } from './facts/use-cases.ts';
import { chooseUseCase } from './rules/use-case-choice.ts';
import { findLinks } from './text/links.ts';
import { findPhones } from './text/phones.ts';

/** Sub-use cases for texts without evidence: what most businesses send. */
const USUAL_SUB_USE_CASES = [
  'CUSTOMER_CARE',
  'ACCOUNT_NOTIFICATION',
  'DELIVERY_NOTIFICATION',
  'SECURITY_ALERT',
  'MARKETING',
];

export type ReplyTexts = {
  readonly optinMessage: string;
  readonly optoutMessage: string;
  readonly helpMessage: string;
};

/**
 * The three automatic replies with the content that carriers require (CTIA Messaging Principles 5.1): sender, frequency,
 * rates, HELP, and STOP in the opt-in message, a contact in the HELP message, and the end of messages in the opt-out message.
 * @param contact an email address, phone number, or website of the sender
 * @param frequency the sentence on the frequency, which must be the one of the call to action
 * @param kinds what the messages are about, as the call to action says it
 */
export function composeReplies(
  brandName: string,
  contact: string,
  frequency = 'Msg frequency varies.',
  kinds?: string,
): ReplyTexts {
  const name = brandName.replaceAll(/\s+/g, ' ').trim();
  const messages = kinds === undefined ? 'our text messages' : `text messages about ${kinds}`;
  return {
    optinMessage: `${name}: You are now subscribed to ${messages}. ${frequency} Msg & data rates may apply. Reply HELP for help, STOP to opt out.`,
    optoutMessage: `${name}: You are unsubscribed and will receive no more messages from us.`,
    helpMessage: `${name}: For help, contact us at ${contact}. Msg & data rates may apply. Reply STOP to opt out.`,
  };
}

/**
 * The sub-use cases that the texts of a campaign mention, strongest first, completed with what most businesses send.
 * @param range number of sub-use cases that the use case allows
 */
export function chooseSubUseCases(
  texts: readonly string[],
  range: { readonly min: number; readonly max: number },
): string[] {
  const { evidence } = chooseUseCase({ description: texts.join('\n'), hasAffiliates: false });
  const spoken = evidence
    .filter(({ useCase }) => useCase.isSubUseCase === true)
    .map(({ useCase }) => useCase.code)
    .slice(0, range.max);
  const usual = USUAL_SUB_USE_CASES.filter(
    (code) => !spoken.includes(code) && findUseCase(code) !== undefined,
  );
  return [...spoken, ...usual.slice(0, Math.max(0, range.min - spoken.length))];
}

/** The content attributes that match the sample messages. */
export function detectContents(samples: readonly string[]): {
  embeddedLink: boolean;
  embeddedPhone: boolean;
} {
  return {
    embeddedLink: samples.some((sample) => findLinks(sample).length > 0),
    embeddedPhone: samples.some((sample) => findPhones(sample).length > 0),
  };
}
