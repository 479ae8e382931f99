// What a message has to say about itself: who sends it, how to leave, where to get help, what it costs.
import type { MessageContext, MessageType } from './message-context.ts';
import type { Rule, Verdict } from './rule.ts';

type Severity = Readonly<Record<MessageType, Verdict['status']>>;
const BY_IMPORTANCE: Severity = { promotional: 'error', transactional: 'warning', conversational: 'info' };

export const requiredContentRules: readonly Rule<MessageContext>[] = [
  {
    id: 'brand.named',
    category: 'brand_identification',
    source: 'ctia',
    basis: 'published',
    check: checkSender,
  },
  {
    id: 'opt-out.present',
    category: 'opt_out',
    source: 'ctia',
    basis: 'published',
    check: checkOptOut,
  },
  {
    id: 'opt-out.keyword-works',
    category: 'opt_out',
    source: 'tcpaRules',
    basis: 'published',
    check: ({ optOut }) =>
      optOut.brokenKeyword === undefined
        ? undefined
        : {
            status: 'error',
            message: 'The opt-out word shown is none that providers recognise.',
            details: `“${optOut.brokenKeyword}”`,
            remedy:
              'Write “Reply STOP to opt out”, with blanks around STOP and no number or invented word in its place.',
          },
  },
  {
    id: 'opt-out.keyword-collision',
    category: 'opt_out',
    source: 'twilioOptOut',
    basis: 'published',
    check: ({ optOut }) =>
      optOut.collision === undefined
        ? undefined
        : {
            status: 'warning',
            message: 'The reply asked for is an opt-out word: providers will unsubscribe whoever sends it.',
            details: `“${optOut.collision}”`,
            remedy:
              'Ask for another word, such as C or NO, and keep STOP, CANCEL, END, QUIT and their like for opting out.',
          },
  },
  {
    id: 'opt-out.no-friction',
    category: 'opt_out',
    source: 'tcpaRules',
    basis: 'published',
    check: ({ optOut }) =>
      optOut.friction === undefined
        ? undefined
        : {
            status: optOut.instruction?.isStandard === true ? 'info' : 'error',
            message:
              optOut.instruction?.isStandard === true
                ? 'Besides the reply, another way to opt out is offered; it must not be required.'
                : 'Opting out takes more than one reply.',
            details: `“${optOut.friction}”`,
            remedy:
              'Let a single reply of STOP be enough, without a call, login, form, fee or second message.',
          },
  },
  {
    id: 'opt-out.not-exclusive',
    category: 'opt_out',
    source: 'fccRevocation',
    basis: 'published',
    check: ({ optOut }) =>
      optOut.exclusive === undefined
        ? undefined
        : {
            status: 'warning',
            message:
              'The message claims that this is the only way to opt out; any reasonable way counts since 2025-04-11.',
            details: `“${optOut.exclusive}”. The FCC adopted a relaxation (FCC 26-67) on 2026-09-30; it applies 30 days after its publication in the Federal Register.`,
            remedy: 'Say how to opt out without calling it the only way.',
          },
  },
  {
    id: 'opt-out.visible',
    category: 'opt_out',
    source: 'ctia',
    basis: 'published',
    check: ({ optOut }) =>
      optOut.hiddenBy === undefined
        ? undefined
        : {
            status: 'warning',
            message: 'Blank space pushes the opt-out instruction out of sight.',
            details: optOut.hiddenBy,
            remedy: 'Put the instruction directly after the text.',
          },
  },
  { id: 'help.present', category: 'help', source: 'telnyxKeywords', basis: 'published', check: checkHelp },
  {
    id: 'rates.present',
    category: 'rates_disclosure',
    source: 'ctia',
    basis: 'published',
    check: checkRates,
  },
  {
    id: 'message-type.fits',
    category: 'message_type',
    source: 'ctia',
    basis: 'published',
    check: ({ messageType, marketingWords }) =>
      messageType === 'promotional' || marketingWords.length === 0
        ? undefined
        : {
            status: 'warning',
            message: `The message was judged as ${messageType}, but it sells: marketing needs express written consent whatever it is called.`,
            details: `“${marketingWords.join('”, “')}”`,
            remedy: 'Validate it as promotional, and send it only under a marketing or mixed campaign.',
          },
  },
];

function checkSender({ sender, messageType }: MessageContext): Verdict {
  if (sender) {
    return { status: 'pass', message: 'The message says who it is from.', details: `“${sender.name}”` };
  }
  return {
    status: BY_IMPORTANCE[messageType],
    message:
      messageType === 'conversational'
        ? 'No sender is named; inside a conversation the customer began, that is fine.'
        : 'The message does not say who it is from.',
    remedy: 'Begin with the registered brand name and a colon.',
  };
}

const OPTED_OUT =
  /\byou(?:['’](?:re|ve)| are| have| were)?(?: now| successfully| been){0,2} (?:unsubscribed|opted[ -]out|removed from)\b/i;

function checkOptOut({ text, optOut, messageType, hasOneTimeCode, marketingWords }: MessageContext): Verdict {
  const { instruction, freeWording } = optOut;
  if (OPTED_OUT.test(text) && messageType !== 'promotional' && marketingWords.length === 0) {
    return { status: 'pass', message: 'The message confirms an opt-out; nothing is left to opt out of.' };
  }
  if (instruction?.isStandard) {
    return {
      status: 'pass',
      message: 'The message says how to opt out.',
      details: `“${instruction.quoted}”`,
    };
  }
  if (instruction) {
    return {
      status: messageType === 'conversational' ? 'info' : 'warning',
      message: 'The opt-out word shown works only if the provider has been told about it.',
      details: `“${instruction.quoted}”`,
      remedy:
        'Name STOP as well, or add the word to the campaign’s opt-out keywords and to the provider’s settings.',
    };
  }
  if (freeWording !== undefined) {
    return {
      status: messageType === 'promotional' ? 'warning' : 'info',
      message: 'The message says that one can leave, but names no keyword.',
      details: `“${freeWording}”`,
      remedy: 'Add “Reply STOP to opt out”.',
    };
  }
  if (hasOneTimeCode && messageType !== 'promotional') {
    return {
      status: 'info',
      message: 'No opt-out wording; for a one-time code that the user asked for this is common practice.',
      remedy: 'Make sure that the opt-in confirmation carried it, and that STOP works.',
    };
  }
  return {
    status: BY_IMPORTANCE[messageType],
    message: 'The message does not say how to opt out.',
    remedy: 'Add “Reply STOP to opt out”.',
  };
}

const HELP_ASKED =
  /\b(?:reply|text|txt|send|respond|responda|envie|envíe)\b[^.!?\n]{0,40}\b(?:help|info|ayuda)\b/i;
const HELP_NAMED = /\b(?:HELP|AYUDA)\b|\bhelp\s?(?:for|4|=|:)\s?(?:help|info)\b/;

function checkHelp({ text }: MessageContext): Verdict {
  if (saysHelp(text)) {
    return { status: 'pass', message: 'The message says how to get help.' };
  }
  return {
    status: 'info',
    message:
      'HELP is not mentioned; it is needed in the opt-in confirmation and the call to action, not in every message.',
    remedy: 'Add “HELP for help” where there is room.',
  };
}

/** Whether a text tells the HELP keyword. */
export function saysHelp(text: string): boolean {
  return HELP_ASKED.test(text) || HELP_NAMED.test(text);
}

const RATES =
  /\b(?:msg|mssg|msgs|messages?|data|texting)\b[^.!?\n]{0,20}\brates?\b|\brates? (?:may|might|could) apply\b|\bstandard rates?\b|\btarifas? de (?:mensajes|datos)\b|\bfree msg\b|\bfree to end user\b/i;

/** Whether a text says that messages may cost the recipient. */
export function saysRates(text: string): boolean {
  return RATES.test(text);
}

function checkRates({ text }: MessageContext): Verdict {
  if (saysRates(text)) {
    return { status: 'pass', message: 'The message says that rates may apply.' };
  }
  return {
    status: 'info',
    message:
      'Message and data rates are not mentioned; reviewers look for the phrase in the call to action and the opt-in confirmation.',
    remedy: 'Add “Msg & data rates may apply” to those two texts.',
  };
}
