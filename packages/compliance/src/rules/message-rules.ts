// Lists the rules for a single message, in the order of the findings.
import type { CheckItem } from '@tendlc/contract';
import { checkContent } from './content.ts';
import { draftingRules } from './drafting.ts';
import { evasionRules } from './evasion.ts';
import { lengthAndEncodingRules } from './length-and-encoding.ts';
import { linkRules } from './links.ts';
import type { MessageContext } from './message-context.ts';
import { personalDataRules } from './personal-data.ts';
import { phishingRules } from './phishing.ts';
import { requiredContentRules } from './required-content.ts';
import { applyRules } from './rule.ts';
import { spamRules } from './spam.ts';
import { abstainOnUnread } from './unread-language.ts';

const beforeContent = [...requiredContentRules, ...linkRules];
const afterContent = [
  ...evasionRules,
  ...personalDataRules,
  ...spamRules,
  ...draftingRules,
  ...lengthAndEncodingRules,
];

const isFault = ({ status }: CheckItem): boolean => status === 'error' || status === 'warning';

/** All findings on a message, in a fixed order. */
export function checkMessage(context: MessageContext): CheckItem[] {
  const phishing = applyRules(phishingRules, context);
  const content = checkContent({
    ...context,
    senderName: context.senderReading.brandName ?? context.sender?.name,
  });
  return [
    ...abstainOnUnread(applyRules(beforeContent, context), context),
    // The same bait is not reported twice: a phishing rule says more about it than the words do.
    ...(phishing.some(isFault) ? content.filter(({ ruleId }) => ruleId !== 'content.phishing') : content),
    ...phishing,
    ...applyRules(afterContent, context),
  ];
}
