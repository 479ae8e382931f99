// Judges who a message says it is from: named, not found, or another sender than the registered brand.
import type { MessageContext, MessageType } from './message-context.ts';
import type { Rule, Verdict } from './rule.ts';

type Severity = Readonly<Record<MessageType, Verdict['status']>>;
const BY_IMPORTANCE: Severity = { promotional: 'error', transactional: 'warning', conversational: 'info' };

/** One of the two applies: a message from another sender does not also lack its sender. */
export const senderRules: readonly Rule<MessageContext>[] = [
  {
    id: 'brand.named',
    category: 'brand_identification',
    source: 'ctia',
    basis: 'published',
    check: judgeSender,
  },
  {
    id: 'brand.other',
    category: 'brand_identification',
    source: 'ctia',
    basis: 'published',
    check: judgeOtherSender,
  },
];

export function judgeSender({ sender, senderReading, messageType }: MessageContext): Verdict | undefined {
  if (sender?.form === 'placeholder') {
    return {
      status: 'info',
      message: 'The sender is a placeholder. Fill in the registered brand name.',
      details: `“${sender.name}”`,
    };
  }
  if (sender) {
    return {
      status: 'pass',
      message:
        senderReading.brandName === undefined
          ? 'The message names its sender. Enter the brand name to check that it is the registered brand.'
          : 'The message names the registered brand.',
      details: `“${sender.name}”`,
    };
  }
  if (senderReading.other !== undefined) {
    return undefined;
  }
  if (messageType === 'conversational') {
    return {
      status: 'info',
      message:
        senderReading.brandName === undefined
          ? 'We could not find a sender in the message. This is acceptable in a conversation that the customer started.'
          : 'The message does not name its sender. This is acceptable in a conversation that the customer started.',
      remedy: START_WITH_BRAND,
    };
  }
  return senderReading.brandName === undefined
    ? {
        // A guess: a name that we do not know as a name is easily missed.
        status: 'warning',
        message:
          'We could not find a sender in the message. If the message names it, enter the brand name to check.',
        remedy: START_WITH_BRAND,
      }
    : {
        status: BY_IMPORTANCE[messageType],
        message: `The message does not name its sender, ${senderReading.brandName.trim()}.`,
        remedy: START_WITH_BRAND,
      };
}

const START_WITH_BRAND = 'Start the message with the registered brand name and a colon.';

export function judgeOtherSender({
  senderReading: { brandName, other },
}: MessageContext): Verdict | undefined {
  return brandName === undefined || other === undefined
    ? undefined
    : {
        status: 'warning',
        message: `The message names another sender than the registered brand, ${brandName.trim()}. Carriers compare the two.`,
        details: `“${other.name}”`,
        remedy: 'Name the registered brand, or register the name that customers know as its DBA.',
      };
}
