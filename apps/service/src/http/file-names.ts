// Decides which names in a URL can be files that the service serves, only from the text, without disk access.

const NAME_CHARACTERS_MAX = 200;

/** Letters, digits, `-`, `_` and single dots inside: no separator, no parent folder, no hidden file, no NUL. */
const PLAIN_NAME = /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;

/** Builds put all served files into one folder without subfolders, so a name never needs a separator. */
export const isPlainFileName = (name: string): boolean =>
  name.length <= NAME_CHARACTERS_MAX && PLAIN_NAME.test(name);
