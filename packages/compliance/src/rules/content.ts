// Checks for prohibited and restricted content: one finding per category found, or one pass if nothing was found.
import type { CheckItem } from '@tendlc/contract';
import { carriers } from '../facts/carriers.ts';
import { type ContentCategory, tmobileFineTiers } from '../facts/content-categories.ts';
import type { ContentHit } from '../text/content-words.ts';
import type { MessageContext } from './message-context.ts';
import { buildFinding } from './rule.ts';

const STATUS = { prohibited: 'error', restricted: 'warning', declare: 'info' } as const;

/** Findings on prohibited and restricted content. A vocabulary match is a suspicion, and its sentence says so. */
export function checkContent({ contentHits }: MessageContext): CheckItem[] {
  return [
    ...contentHits.map(describeHit),
    ...(contentHits.some((hit) => hit.category.standing === 'prohibited')
      ? []
      : [
          nothingFound(
            'prohibited_content',
            'content.prohibited',
            'No wording of prohibited content was found.',
          ),
        ]),
    ...(contentHits.some((hit) => hit.category.standing !== 'prohibited')
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

function describeHit({ category, quoted, phrase, disguised }: ContentHit): CheckItem {
  const evidence = disguised ? `“${quoted}” reads as “${phrase}”.` : `“${quoted}”.`;
  return buildFinding(
    {
      id: `content.${category.id}`,
      category: category.standing === 'prohibited' ? 'prohibited_content' : 'restricted_content',
      source: category.source,
      basis: category.basis,
    },
    {
      status: disguised && category.standing !== 'declare' ? 'error' : STATUS[category.standing],
      message: `${category.displayName}: ${category.rule}`,
      details: [evidence, ...listConsequences(category)].join(' '),
      remedy: category.remedy,
    },
  );
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
