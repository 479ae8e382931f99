// Revisions as entity tags: `ETag` in answers, `If-Match` in requests (RFC 9110, sections 8.8.3 and 13.1.1).

export const revisionTag = (revision: number): string => `"${revision}"`;

/** A weak tag never matches: `If-Match` compares strongly. */
const TAG = /^"[\x21\x23-\x7e\x80-\xff]*"$/;

/** @returns whether a revision is one that the header names; without the header, any is */
export function isExpectedRevision(ifMatch: string | undefined): (revision: number) => boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') {
    return () => true;
  }
  const tags = new Set(
    ifMatch
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => TAG.test(tag)),
  );
  return (revision) => tags.has(revisionTag(revision));
}
