// Rules on the keyword lists and on the flags that say whether subscribers can use them.
import { type PacketContext, textOf } from '../packet-context.ts';
import type { Draft, Verdict } from '../report.ts';
import {
  KEYWORD_FIELDS,
  type KeywordField,
  type KeywordLists,
  NEEDED,
  OPT_OUT_WORDS,
  readKeywordLists,
} from '../edits/keyword-lists.ts';
import { isCustomKeyword } from './flow.ts';
import { type PacketRule, applyPacketRules } from './packet-rule.ts';

export const reviewKeywords = (context: PacketContext): Draft[] =>
  context.hasCampaign ? applyPacketRules(RULES, readKeywordLists(context), context) : [];

const LABELS: Readonly<Record<KeywordField, string>> = {
  optoutKeywords: 'opt-out keywords',
  helpKeywords: 'HELP keywords',
  optinKeywords: 'opt-in keywords',
};

const RULES: readonly PacketRule<KeywordLists>[] = [
  ['keywords.optout-stop', (lists, context) => checkNeeded('optoutKeywords', lists, context)],
  ['keywords.help', (lists, context) => checkNeeded('helpKeywords', lists, context)],
  ['keywords.overlap', checkOverlap],
  ['keywords.optin-in-flow', checkFlow],
  ['keywords.subscriber-flags', checkFlags],
  ['match.keywords-replies', checkNamedKeywords],
  ['match.keywords-replies', checkBrokenKeywords],
];

/** An absent list is filled in with the standard keywords. */
function checkNeeded(
  field: KeywordField,
  lists: KeywordLists,
  { campaign }: PacketContext,
): Verdict | undefined {
  const needed = NEEDED[field];
  const given = textOf(campaign, field);
  return given === undefined || needed === undefined || lists[field].includes(needed)
    ? undefined
    : {
        path: `campaign.${field}`,
        message: `${needed} is missing from the ${LABELS[field]}.`,
        remedy: `Add ${needed} to the ${LABELS[field]}.`,
        quoted: given,
        mend: 'normalize',
      };
}

/** In this order: a word belongs to the first list that has it. */
function checkOverlap(lists: KeywordLists): Verdict[] {
  return KEYWORD_FIELDS.flatMap((field, index) => {
    const earlier = KEYWORD_FIELDS.slice(0, index);
    const other = (word: string) => earlier.find((one) => lists[one].includes(word));
    const twice = lists[field].find((word) => other(word) !== undefined);
    const reserved =
      field === 'optoutKeywords' ? undefined : lists[field].find((word) => OPT_OUT_WORDS.has(word));
    const word = twice ?? reserved;
    return word === undefined
      ? []
      : [
          {
            path: `campaign.${field}`,
            also: twice === undefined ? [] : [`campaign.${other(twice)}`],
            message:
              twice === undefined
                ? `Carriers treat ${word} as an opt-out, but it is among the ${LABELS[field]}.`
                : `${word} is among the ${LABELS[field]} and in another list.`,
            remedy: `Remove ${word} from the ${LABELS[field]}.`,
            quoted: word,
            mend: 'normalize',
          },
        ];
  });
}

/** A keyword of the flow has to be registered, and a registered one of your own has to be in the flow. */
function checkFlow({ optinKeywords }: KeywordLists, { flow }: PacketContext): Verdict[] {
  if (flow === undefined) {
    return [];
  }
  const { keyword, reading } = flow;
  const unregistered =
    keyword !== undefined && isCustomKeyword(keyword) && !optinKeywords.includes(keyword)
      ? keyword
      : undefined;
  const text = reading.text.toUpperCase();
  const unnamed = optinKeywords.find((word) => isCustomKeyword(word) && !text.includes(word));
  return [
    ...(unregistered === undefined
      ? []
      : [
          {
            path: 'campaign.optinKeywords',
            also: [reading.path],
            message: `The message flow names the keyword ${unregistered}, which is not among the opt-in keywords.`,
            remedy: `Add ${unregistered} to the opt-in keywords.`,
            mend: `add:${unregistered}`,
          },
        ]),
    ...(unnamed === undefined
      ? []
      : [
          {
            path: reading.path,
            also: ['campaign.optinKeywords'],
            message: `The message flow does not name the opt-in keyword ${unnamed}.`,
            remedy: `Say where the keyword is published, and to which number people send it: “Text ${unnamed} to 212-555-0142”.`,
          },
        ]),
  ];
}

const FLAGS = [
  ['subscriberOptin', 'Subscriber opt-in'],
  ['subscriberOptout', 'Subscriber opt-out'],
  ['subscriberHelp', 'Subscriber HELP'],
] as const;

function checkFlags(_: KeywordLists, { campaign, useCase }: PacketContext): Verdict[] {
  return FLAGS.filter(([name]) => campaign[name] === false && useCase !== 'M2M').map(([name, label]) => ({
    path: `campaign.${name}`,
    status: useCase === '2FA' && name === 'subscriberOptout' ? 'warning' : 'error',
    message: `“${label}” is set to No. Several providers accept only Yes.`,
    remedy: `Set “${label}” to Yes.`,
    mend: 'true',
  }));
}

/** A text that names another opt-out keyword than the registered ones sends people nowhere. */
function checkNamedKeywords(
  { optoutKeywords }: KeywordLists,
  { messages }: PacketContext,
): Verdict | undefined {
  for (const reading of messages.filter(({ namesStop }) => !namesStop)) {
    const { path, optOut } = reading;
    const word = optOut.instruction?.keyword.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
    const isKnown =
      word === undefined || word === '' || OPT_OUT_WORDS.has(word) || optoutKeywords.includes(word);
    if (!isKnown) {
      return {
        path: 'campaign.optoutKeywords',
        also: [path],
        message: `A text names ${word} as an opt-out keyword, which is not registered.`,
        remedy: `Add ${word} to the opt-out keywords, or write STOP in the text.`,
        quoted: optOut.instruction?.quoted,
        mend: `add:${word}`,
      };
    }
  }
  return undefined;
}

/** A keyword that providers cannot recognize, such as STOPP, beside no other one. */
function checkBrokenKeywords({ optoutKeywords }: KeywordLists, { samples }: PacketContext): Verdict[] {
  return samples
    .filter(({ namesStop }) => !namesStop)
    .flatMap(({ path, optOut }) => {
      const { brokenKeyword, instruction } = optOut;
      const isRegistered = optoutKeywords.includes((brokenKeyword ?? '').toUpperCase());
      return brokenKeyword === undefined || instruction !== undefined || isRegistered
        ? []
        : [
            {
              path,
              message: 'Providers do not recognize the opt-out keyword in the sample message.',
              remedy: 'Write “Reply STOP to opt out.”',
              quoted: brokenKeyword,
              mend: 'stop',
            },
          ];
    });
}
