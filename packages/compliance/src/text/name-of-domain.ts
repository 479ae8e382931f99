// Finds the words of a text that its own web address is made of: "WREN & OAK" beside wrenandoak.com.
import type { Link } from './links.ts';
import type { Word } from './words.ts';

const WORDS_MAX = 6;
const NAME_UNITS_MIN = 5;
const LABEL_UNITS_MAX = 40;

/** The words, quoted from the text outside of its links, or undefined. */
export function findNameOfDomain(
  text: string,
  words: readonly Word[],
  links: readonly Link[],
): string | undefined {
  const labels = [...new Set(links.map((link) => readLabel(link)))].filter(
    (label) => label.length >= NAME_UNITS_MIN,
  );
  if (labels.length === 0) {
    return undefined;
  }
  const outside = words.filter(({ start }) => !links.some((link) => start >= link.start && start < link.end));
  for (let index = 0; index < outside.length; index++) {
    let joined = '';
    for (let last = index; last < Math.min(outside.length, index + WORDS_MAX); last++) {
      const gap =
        last === index ? '' : text.slice((outside[last - 1] as Word).end, (outside[last] as Word).start);
      joined += `${gap.includes('&') ? 'and' : ''}${(outside[last] as Word).text.replaceAll("'", '')}`;
      if (!labels.some((label) => label.startsWith(joined))) {
        break;
      }
      if (labels.some((label) => isNameOf(label, joined))) {
        return text.slice((outside[index] as Word).start, (outside[last] as Word).end);
      }
    }
  }
  return undefined;
}

const readLabel = ({ domain }: Link): string =>
  (domain ?? '').split('.', 1)[0]?.replaceAll('-', '').slice(0, LABEL_UNITS_MAX) ?? '';

/** All of the label, or most of it: "Flip Side" is no name of flipsiderecordsandmore.com. */
const isNameOf = (label: string, joined: string): boolean =>
  label === joined || (joined.length >= 2 * NAME_UNITS_MIN && joined.length * 2 > label.length);
