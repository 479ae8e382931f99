// Reads the plain text of an email, whose lines are folded.

/** The text in one line, without the signs of quotations. */
export const unfold = (text: string): string => text.replaceAll(/\n(?:> )?/g, ' ');
