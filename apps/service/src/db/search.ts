// Searches for a part of a text, without wildcards and in any case, by an index of the pieces of the text (migration 0041).
import { type RawBuilder, sql } from 'kysely';

/** What the index has pieces for. A shorter search reads all texts of its account, or of all accounts. */
const INDEXED_MIN = 4;

/** @param text in lower case, with an index on its `search_grams` */
export function findsWords(text: RawBuilder<unknown>, words: string): RawBuilder<boolean> {
  // Not LIKE: what is looked for has no wildcards. The pieces can be those of another text, so the text itself decides.
  const contains = sql<boolean>`strpos(${text}, lower(${words}::text)) > 0`;
  // In code points, as the database counts.
  return Array.from(words).length < INDEXED_MIN
    ? contains
    : sql<boolean>`(search_grams(${text}) @> search_grams(lower(${words}::text)) and ${contains})`;
}
