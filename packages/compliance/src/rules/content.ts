// Checks for prohibited and restricted content: one finding per category found, or one pass if nothing was found.
import type { CheckItem } from '@tendlc/contract';
import { type Trade, findStatedTrade } from '../content/trades.ts';
import { carriers } from '../facts/carriers.ts';
import type { ContentHit, ContentSuspicion } from '../content/read-content.ts';
import { type ContentCategory, tmobileFineTiers } from '../facts/content-categories.ts';
import type { MessageContext } from './message-context.ts';
import { buildFinding, quoteList } from './rule.ts';

const STATUS = { prohibited: 'error', restricted: 'warning', declare: 'info' } as const;

type ContentRead = Pick<MessageContext, 'contentHits' | 'contentSuspicion'> & {
  readonly text?: string;
  /** Who sends the text, if it is known: what a business is called says what it sells. */
  readonly senderName?: string | undefined;
};

/** Findings on prohibited and restricted content. A match of words is a suspicion, and its sentence says so. */
export function checkContent({ text, contentHits, contentSuspicion, senderName }: ContentRead): CheckItem[] {
  const trade = senderName === undefined ? undefined : findStatedTrade(senderName, text);
  const isSaid =
    contentSuspicion?.category?.id === trade?.category.id ||
    contentHits.some(({ category }) => category.id === trade?.category.id);
  const findings = [
    ...contentHits.map(describeHit),
    ...(contentSuspicion === undefined ? [] : [describeSuspicion(contentSuspicion)]),
    ...(trade === undefined || isSaid ? [] : [describeTrade(trade)]),
  ];
  const has = (category: string) => findings.some((finding) => finding.category === category);
  return [
    ...findings,
    ...(has('prohibited_content')
      ? []
      : [
          nothingFound(
            'prohibited_content',
            'content.prohibited',
            'No wording of prohibited content was found.',
          ),
        ]),
    ...(has('restricted_content')
      ? []
      : [
          nothingFound(
            'restricted_content',
            'content.restricted',
            'No wording of restricted content was found.',
          ),
        ]),
  ];
}

function describeTrade({ category, word }: Trade): CheckItem {
  return buildFinding(
    {
      id: `content.${category.id}`,
      category: groupOf(category),
      source: category.source,
      basis: 'estimate',
    },
    {
      status: category.standing === 'declare' ? 'info' : 'warning',
      message: `The name of the sender suggests this trade: ${category.displayName}. ${category.rule}`,
      details: [`${quoteList([word])}.`, ...listConsequences(category)].join(' '),
      remedy: `If the business has nothing to do with it, say so in the campaign description. Otherwise: ${category.remedy}`,
    },
  );
}

// The model alone is never the reason for an error: it says what to look at, and that it is an estimate.
function describeSuspicion({ category, words, model }: ContentSuspicion): CheckItem {
  const rule = { source: 'house', basis: 'estimate' } as const;
  const estimate = `This is our estimate (content model ${model}), not a published rule.`;
  if (category === undefined) {
    return buildFinding(
      { ...rule, id: 'content.review', category: 'restricted_content' },
      {
        status: 'warning',
        message: 'Carriers may read this message as prohibited content: review it.',
        details: estimate,
        remedy: 'Say plainly who you are, what you offer, and why the recipient gets this message.',
      },
    );
  }
  return buildFinding(
    { ...rule, id: `content.${category.id}`, category: groupOf(category) },
    {
      status: category.standing === 'declare' ? 'info' : 'warning',
      message: `Carriers may read this as ${decapitalize(category.displayName)}: review it. ${category.rule}`,
      details: words.length === 0 ? estimate : `${quoteList(words)}. ${estimate}`,
      remedy: category.remedy,
    },
  );
}

const decapitalize = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

const groupOf = ({ standing }: ContentCategory): string =>
  standing === 'prohibited' ? 'prohibited_content' : 'restricted_content';

function describeHit({ category, quoted, phrase, disguised, isSure }: ContentHit): CheckItem {
  const evidence = disguised ? `“${quoted}” reads as “${phrase}”.` : `“${quoted}”.`;
  return buildFinding(
    {
      id: `content.${category.id}`,
      category: groupOf(category),
      source: category.source,
      basis: category.basis,
    },
    {
      status: findStatus(category, disguised, isSure),
      message: `${category.displayName}: ${category.rule}`,
      details: [evidence, ...listConsequences(category)].join(' '),
      remedy: category.remedy,
    },
  );
}

function findStatus({ standing }: ContentCategory, disguised: boolean, isSure: boolean): CheckItem['status'] {
  if (disguised && isSure && standing !== 'declare') {
    return 'error';
  }
  return isSure || standing === 'declare' ? STATUS[standing] : 'warning';
}

function listConsequences(category: ContentCategory): string[] {
  const fine = tmobileFineTiers.find((row) => row.tier === category.fineTier);
  return [
    ...(category.declineCode === undefined
      ? []
      : [`Campaigns are declined under code ${category.declineCode}.`]),
    ...(fine === undefined ? [] : [`T-Mobile fine: ${fine.usd} USD per violation (tier ${fine.tier}).`]),
    ...(category.ageGateYears === undefined ? [] : [`Age gate: ${category.ageGateYears}+.`]),
    ...category.stated.map(({ carrier, rule }) => `${carriers[carrier].displayName}: ${rule}`),
  ];
}

function nothingFound(category: string, id: string, message: string): CheckItem {
  return buildFinding({ id, category, source: 'ctia', basis: 'estimate' }, { status: 'pass', message });
}
