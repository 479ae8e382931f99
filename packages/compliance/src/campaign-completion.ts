// Fills in what a campaign's registration needs beyond what people must say: replies, sub-use-cases, content attributes.
import { findUseCase } from './facts/use-cases.ts';
import { chooseUseCase } from './rules/use-case-choice.ts';
import { findLinks } from './text/links.ts';
import { findPhones } from './text/phones.ts';

/** What the registry takes when nothing in the texts points to a use: what most businesses send. */
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
 * The three automatic replies with all that carriers look for in them: who sends, frequency, rates, HELP and STOP in the
 * confirmation; a contact in the help text; that nothing follows after the opt-out (CTIA Messaging Principles 5.1).
 * @param contact an e-mail address, phone number or website of the sender
 */
export function composeReplies(brandName: string, contact: string): ReplyTexts {
  const name = brandName.replaceAll(/\s+/g, ' ').trim();
  return {
    optinMessage: `${name}: You are now subscribed to our text messages. Msg frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to opt out.`,
    optoutMessage: `${name}: You are unsubscribed and will receive no more messages from us.`,
    helpMessage: `${name}: For help, contact us at ${contact}. Msg & data rates may apply. Reply STOP to opt out.`,
  };
}

/**
 * The registry codes that the texts of a campaign speak of, strongest first, filled up with what most businesses send.
 * @param range how many the use case takes
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

/** What the samples contain, as the registry's attributes ask for it. */
export function detectContents(samples: readonly string[]): {
  embeddedLink: boolean;
  embeddedPhone: boolean;
} {
  return {
    embeddedLink: samples.some((sample) => findLinks(sample).length > 0),
    embeddedPhone: samples.some((sample) => findPhones(sample).length > 0),
  };
}
