// Compares two texts word by word.
import { diffArrays, diffWordsWithSpace } from 'diff';

export type Part = { readonly text: string; readonly isChanged: boolean };
export type Differences = { readonly before: readonly Part[]; readonly after: readonly Part[] };

/** Texts with little in common take long to compare, and the result is not readable. */
const EDITS_MAX = 2_000;

const lines = (text: string): string[] => text.split(/(?<=\n)/);

type Change = { readonly text: string; readonly isRemoved: boolean; readonly isAdded: boolean };

function changesBetween(before: string, after: string): Change[] {
  const byWord = diffWordsWithSpace(before, after, { maxEditLength: EDITS_MAX });
  const byLine = () =>
    diffArrays(lines(before), lines(after), { maxEditLength: EDITS_MAX })?.map((change) => ({
      ...change,
      value: change.value.join(''),
    }));
  const changes = byWord ??
    byLine() ?? [
      { value: before, removed: true, added: false },
      { value: after, removed: false, added: true },
    ];
  return changes.map(({ value, removed, added }) => ({ text: value, isRemoved: removed, isAdded: added }));
}

export function compareTexts(before: string, after: string): Differences {
  const changes = changesBetween(before, after);
  const side = (isOther: (change: Change) => boolean, isOwn: (change: Change) => boolean) =>
    changes
      .filter((change) => !isOther(change) && change.text !== '')
      .map((change): Part => ({ text: change.text, isChanged: isOwn(change) }));
  return {
    before: side(
      ({ isAdded }) => isAdded,
      ({ isRemoved }) => isRemoved,
    ),
    after: side(
      ({ isRemoved }) => isRemoved,
      ({ isAdded }) => isAdded,
    ),
  };
}
