// Checks the required content of a message: sender, opt-out instruction, HELP, and message and data rates.
import { quoteRoleWords } from '../text/message-role.ts';
import { readQuantities } from '../text/quantities.ts';
import type { MessageContext, MessageType } from './message-context.ts';
import { isSpanish } from './drafting.ts';
import { explainWaiver, judgeDestination, judgeHold, readWayOut } from './opt-out-reading.ts';
import type { Rule, Verdict } from './rule.ts';
import { senderRules } from './sender.ts';

type Severity = Readonly<Record<MessageType, Verdict['status']>>;
const BY_IMPORTANCE: Severity = { promotional: 'error', transactional: 'warning', conversational: 'info' };

export const requiredContentRules: readonly Rule<MessageContext>[] = [
  ...senderRules,
  {
    id: 'opt-out.present',
    category: 'opt_out',
    source: 'ctia',
    basis: 'published',
    check: checkOptOut,
  },
  {
    id: 'opt-out.holds',
    category: 'opt_out',
    source: 'tcpaRules',
    basis: 'published',
    check: ({ optOut }) => judgeHold(optOut),
  },
  {
    id: 'opt-out.keyword-works',
    category: 'opt_out',
    source: 'tcpaRules',
    basis: 'published',
    check: ({ optOut }) =>
      optOut.brokenKeyword === undefined || optOut.problem !== undefined
        ? undefined
        : {
            status: 'error',
            message: 'Providers do not recognize the opt-out keyword in the message.',
            details: `“${optOut.brokenKeyword}”`,
            remedy:
              'Write “Reply STOP to opt out”, with STOP as the whole reply. Do not use a number or your own keyword, and join no other word to STOP.',
          },
  },
  {
    id: 'opt-out.keyword-collision',
    category: 'opt_out',
    source: 'twilioOptOut',
    basis: 'published',
    check: ({ optOut }) =>
      optOut.collision === undefined || optOut.problem !== undefined
        ? undefined
        : {
            status: 'warning',
            message:
              'The message asks for an opt-out keyword as a reply. Providers unsubscribe people who send it.',
            details: `“${optOut.collision}”`,
            remedy:
              'Ask for a different reply, such as C or NO. Use STOP, CANCEL, END, QUIT, and similar keywords only for opting out.',
          },
  },
  {
    id: 'opt-out.no-friction',
    category: 'opt_out',
    source: 'tcpaRules',
    basis: 'published',
    check: ({ optOut }) =>
      optOut.friction === undefined || optOut.problem !== undefined || optOut.brokenKeyword !== undefined
        ? judgeNamedNumber(optOut)
        : {
            status: optOut.instruction?.isStandard === true ? 'info' : 'error',
            message:
              optOut.instruction?.isStandard === true
                ? 'The message offers another way to opt out besides the reply. It must not be required.'
                : 'Opting out requires more than one reply.',
            details: `“${optOut.friction}”`,
            remedy: 'Make a single STOP reply enough, without a call, login, form, fee, or second message.',
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
              'The message says that there is only one way to opt out. Since 2025-04-11, any reasonable way counts.',
            details: `“${optOut.exclusive}”. The FCC adopted a relaxation (FCC 26-67) on 2026-09-30. It applies 30 days after publication in the Federal Register.`,
            remedy: 'Say how to opt out without saying that it is the only way.',
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
            message: 'Blank space hides the opt-out instruction.',
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
    id: 'opt-in.disclosures',
    category: 'opt_in_confirmation',
    source: 'ctia',
    basis: 'published',
    check: checkDisclosures,
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
            message: `The message was checked as ${messageType}, but it is marketing. Marketing always requires express written consent.`,
            ...quoteAll(marketingWords),
            remedy: 'Validate it as promotional, and send it only under a MARKETING or MIXED campaign.',
          },
  },
  {
    id: 'message-type.role',
    category: 'message_type',
    source: 'house',
    basis: 'estimate',
    check: ({ messageType, marketingWords, role, roleParts }) =>
      messageType === 'promotional' || marketingWords.length > 0 || role !== 'marketing'
        ? undefined
        : {
            status: 'info',
            message: `The message was checked as ${messageType}, but it reads like marketing.`,
            ...quoteAll(quoteRoleWords(roleParts, role)),
            remedy: 'If it asks people to buy, donate, or come, validate it as promotional.',
          },
  },
];

const quoteAll = (words: readonly string[]): Pick<Verdict, 'details'> =>
  words.length === 0 ? {} : { details: `“${words.join('”, “')}”` };

function judgeNamedNumber(optOut: MessageContext['optOut']): Verdict | undefined {
  return optOut.problem === undefined && optOut.instruction !== undefined
    ? judgeDestination(optOut)
    : undefined;
}

function checkOptOut(message: MessageContext): Verdict | undefined {
  const { optOut, messageType } = message;
  const { instruction, freeWording } = optOut;
  const isUrgent = messageType === 'promotional';
  switch (readWayOut(message)) {
    // Another finding says what is wrong.
    case 'broken':
    case 'unknown-keyword':
    case 'other-channel':
      return undefined;
    case 'standard-keyword':
      return {
        status: 'pass',
        message: 'The message has an opt-out instruction.',
        details: `“${instruction?.quoted}”`,
      };
    case 'other-keyword':
      return {
        status: messageType === 'conversational' ? 'info' : 'warning',
        message: 'The opt-out keyword in the message works only if the provider is configured for it.',
        details: `“${instruction?.quoted}”`,
        remedy:
          'Also offer STOP, or add this keyword to the opt-out keywords of the campaign and to the provider’s settings.',
      };
    case 'free-wording':
      return {
        status: isUrgent ? 'warning' : 'info',
        message: 'The message says that people can opt out but has no keyword.',
        details: `“${freeWording}”`,
        remedy: 'Add “Reply STOP to opt out”.',
      };
    case 'waived':
      // A marketing campaign sends confirmations and answers to HELP, too.
      return isUrgent && !answersKeyword(message) ? judgeMissing(message) : explainWaiver(message);
    case 'none':
  }
  return judgeMissing(message);
}

const answersKeyword = ({ role }: MessageContext): boolean =>
  role === 'opt-out-confirmation' || role === 'help-reply';

function judgeMissing(message: MessageContext): Verdict {
  return {
    status: BY_IMPORTANCE[message.messageType],
    message: 'The message has no opt-out instruction.',
    remedy: isSpanish(message)
      ? 'Add “Responda STOP para dejar de recibir mensajes” (“Reply STOP to opt out”).'
      : 'Add “Reply STOP to opt out”.',
  };
}

const HELP_ASKED =
  /\b(?:reply|text|txt|send|respond|responda|envie|envíe)\b[^.!?\n]{0,40}\b(?:help|info|ayuda)\b/i;
const HELP_NAMED = /\b(?:HELP|AYUDA)\b|\bhelp\s?(?:for|4|=|:)\s?(?:help|info)\b/;

function checkHelp({ text }: MessageContext): Verdict | undefined {
  return mentionsHelp(text) ? { status: 'pass', message: 'The message says how to get help.' } : undefined;
}

/** Whether a text mentions the HELP keyword. */
export function mentionsHelp(text: string): boolean {
  return HELP_ASKED.test(text) || HELP_NAMED.test(text);
}

const RATES =
  /\b(?:msg|mssg|msgs|messages?|data|texting)\b[^.!?\n]{0,20}\brates?\b|data ?rates|\brates? (?:may|might|could) apply\b|\bstandard rates?\b|\btarifas?\b|\bcargos? (?:por|de) (?:los )?(?:mensajes|datos)\b|\b(?:carrier|messaging|message|data) charges\b|\b(?:std|standard|carrier|msgs?|message|messaging|data|text)\b[^.!?\n]{0,14}\b(?:charges?|chrgs?|chgs?) (?:may )?apply\b|\bfree msg\b|\bfree to end user\b/i;

/** Whether a text mentions message and data rates. */
export function mentionsRates(text: string): boolean {
  return RATES.test(text);
}

function checkRates({ text }: MessageContext): Verdict | undefined {
  return mentionsRates(text)
    ? { status: 'pass', message: 'The message mentions message and data rates.' }
    : undefined;
}

/** “You are now subscribed to our texts” leaves no doubt; “you are on our list” may be any list. */
const SUBSCRIBED =
  /\b(?:subscribed|enrolled|opted[ -]in|signed up|suscrit[oa]|inscrit[oa])\b[^.!?\n]{0,60}\b(?:texts?|alerts?|messages|msgs|sms|text list|notifications|mensajes|alertas|avisos)\b/i;

/** Only the message that confirms an opt-in has to say these; other messages need none of them. */
function checkDisclosures({ role, text }: MessageContext): Verdict | undefined {
  if (role !== 'opt-in-confirmation') {
    return undefined;
  }
  const missing = [
    ...(mentionsHelp(text) ? [] : ['how to get help (“Reply HELP for help”)']),
    ...(mentionsRates(text) ? [] : ['rates (“Msg & data rates may apply”)']),
    ...(mentionsFrequency(text) ? [] : ['how often messages come (“Msg frequency varies”)']),
  ];
  return missing.length === 0
    ? { status: 'pass', message: 'The confirmation of the opt-in has everything that reviewers require.' }
    : {
        status: SUBSCRIBED.test(text) ? 'warning' : 'info',
        message: 'The message seems to confirm an opt-in. Such a message has to say more.',
        details: `Missing: ${missing.join('; ')}.`,
        remedy: 'Add what is missing. Other messages do not need it.',
      };
}

const FREQUENCY =
  /\b(?:message|msg|msgs|text|sms) freq(?:uency|\.)?\b|\bfrequency (?:varies|may vary)\b|\bfrecuencia\b|\brecurring\b|\bone[- ]time (?:message|text)\b/i;

/** Whether a text says how often messages come. */
export function mentionsFrequency(text: string): boolean {
  return FREQUENCY.test(text) || readQuantities(text).some(({ kind }) => kind === 'frequency');
}
