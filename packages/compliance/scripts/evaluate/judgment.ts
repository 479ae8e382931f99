// What one row shows about a tool: whether its answer is the one that the corpus expects, by measure.

/** `undefined`: the row says nothing about the measure. */
type Judgment = Readonly<Record<string, boolean | undefined>> & {
  /** The one that the figures of the area are about. */
  readonly right: boolean;
};

export type Judged = {
  readonly judgment: Judgment;
  /** What was expected and what was answered, in one line. */
  readonly expected: string;
  readonly answered: string;
  /** The labels of the row and of the answer, for precision, recall, and confusion. */
  readonly labels: { readonly expected: readonly string[]; readonly answered: readonly string[] };
};
