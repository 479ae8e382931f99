// One row of a file as it was sent: the cells of a CSV file, or an object.

/** As much as a request with one registration may have. */
export const ROW_CHARACTERS_MAX = 1024 * 1024;

export type FileRow = {
  readonly number: number;
  /** Anything that JSON can say. */
  readonly content: unknown;
};
