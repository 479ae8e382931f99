// Finds the placeholders of generated documents, such as [SUPPORT_EMAIL], in any text.

// A name in brackets alone, such as “[ACME]”, is how some senders sign, so one word must be one of ours.
const OWN = /\[(?:WEBSITE|KEYWORD|[A-Z]{2,20}(?:[_ ][A-Z]{2,20}){1,3})\]/g;

/** The placeholders, as written. */
export function findOwnPlaceholders(text: string): string[] {
  return Array.from(text.matchAll(OWN), ([found]) => found);
}
