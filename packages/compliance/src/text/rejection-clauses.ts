// Splits a rejection text into clauses, and spells them as the wordings of the reasons do.
const CLAUSES_MAX = 60;
export const CLAUSE_UNITS_MAX = 600;

/** Lines, list items, and sentences. Does not split abbreviations and URLs. */
export function splitClauses(text: string): string[] {
  return text
    .split(
      /[\n\r•▪;]+|(?<=[a-z)\]"'”])[.!?]\s+(?=\S)|,\s*(?=(?:and )?(?:missing|no|lacks?|also)\b)|\s(?=\(?\d{1,2}[.)]\s)/i,
    )
    .map((clause) => clause.trim().slice(0, CLAUSE_UNITS_MAX))
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
    .slice(0, CLAUSES_MAX);
}

/** Letters without accents. */
export const withoutMarks = (written: string): string => written.normalize('NFD').replaceAll(/\p{M}/gu, '');

// Reviewers write “does not include”; people who forward it write “doesn't”.
export function withoutContractions(clause: string): string {
  return clause
    .replaceAll(/\b(?:can['’]t|can not)\b/g, 'cannot')
    .replaceAll(/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)n['’]t\b/g, '$1 not');
}
