// Finds prohibited or restricted content that one version of a message has and the other has not.
import type { ContentCategory } from '../facts/content-categories.ts';
import type { Difference } from './difference.ts';
import type { MessageContext } from './message-context.ts';

type Mention = { readonly category: ContentCategory; readonly quoted: string; readonly isSure: boolean };

/** What the rules found, or else what the model suspects, which is never certain. */
function listMentions({ contentHits, contentSuspicion }: MessageContext): Mention[] {
  const suspected = contentSuspicion?.category;
  return suspected === undefined
    ? [...contentHits]
    : [
        ...contentHits,
        { category: suspected, quoted: contentSuspicion?.words.join(', ') ?? '', isSure: false },
      ];
}

/** Categories of content that are new or gone. */
export function compareContent(before: MessageContext, after: MessageContext): Difference[] {
  const [was, is] = [listMentions(before), listMentions(after)];
  const known = new Set(was.map(({ category }) => category.id));
  const left = new Set(is.map(({ category }) => category.id));
  const describe = ({ category, quoted, isSure }: Mention) => ({
    source: category.source,
    basis: isSure ? category.basis : ('estimate' as const),
    category: category.standing === 'prohibited' ? 'prohibited_content' : 'restricted_content',
    quoted,
  });
  return [
    ...is
      .filter(({ category }) => !known.has(category.id))
      .map((mention): Difference => {
        const { quoted, ...about } = describe(mention);
        const { category, isSure } = mention;
        return {
          ...about,
          kind: 'added',
          before: '',
          after: quoted,
          change: `The new text mentions ${category.displayName}: ${category.rule}`,
          impact:
            category.standing === 'declare'
              ? 'medium'
              : category.standing === 'prohibited' && isSure
                ? 'critical'
                : 'high',
          remedy: category.remedy,
        };
      }),
    ...was
      .filter(({ category }) => !left.has(category.id))
      .map((mention): Difference => {
        const { quoted, ...about } = describe(mention);
        return {
          ...about,
          kind: 'removed',
          before: quoted,
          after: '',
          change: `The new text no longer mentions ${mention.category.displayName}.`,
          impact: 'low',
        };
      }),
    ...compareGoods(before, after, new Set([...known, ...left])),
  ];
}

/**
 * Goods that the new text names and the old text did not, such as “glass of wine” for “dessert”. In a message by itself,
 * such a word can be harmless; in a change of a registered message, it is what changed.
 */
function compareGoods(
  before: MessageContext,
  after: MessageContext,
  reported: ReadonlySet<string>,
): Difference[] {
  const was = new Set(before.readTrade().map(({ category }) => category.id));
  const added = after
    .readTrade()
    .filter(({ category }) => !was.has(category.id) && !reported.has(category.id));
  const first = new Map(added.toReversed().map((hit) => [hit.category.id, hit]));
  return [...first.values()].map(
    ({ category, quoted }): Difference => ({
      source: category.source,
      basis: 'estimate',
      category: category.standing === 'prohibited' ? 'prohibited_content' : 'restricted_content',
      kind: 'added',
      before: '',
      after: quoted,
      change: `“${quoted}” is a word for this content: ${category.displayName}. ${category.rule}`,
      impact: category.standing === 'declare' ? 'medium' : 'high',
      remedy: `If the message offers it: ${category.remedy}`,
    }),
  );
}
