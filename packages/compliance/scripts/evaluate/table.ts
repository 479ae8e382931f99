// The table that `npm run evaluate` prints first: what the product promises of its judgment, and what is measured.
import { type Figure, percent } from './figures.ts';

type Line = { readonly title: string; readonly figures: readonly string[]; readonly goalPercent: number };

/** Each line sums the named figures. */
const LINES: readonly Line[] = [
  { title: 'prohibited or restricted content, plain', figures: ['content / plain'], goalPercent: 95 },
  {
    title: 'the same, disguised, flagged with the right category',
    figures: ['content / disguised'],
    goalPercent: 70,
  },
  { title: 'innocent texts', figures: ['content / trap', 'content / everyday'], goalPercent: 98 },
  { title: 'innocent texts without an error', figures: ['content: without false error'], goalPercent: 100 },
  { title: 'sender, name not given', figures: ['sender: brand name guessed'], goalPercent: 85 },
  { title: 'sender, name given', figures: ['sender: brand name given'], goalPercent: 98 },
  { title: 'opt-in texts and flows', figures: ['consent'], goalPercent: 90 },
  { title: 'opt-out wording', figures: ['opt-out'], goalPercent: 92 },
  { title: 'roles of messages', figures: ['opt-out: role'], goalPercent: 92 },
  { title: 'pasted errors and rejections', figures: ['errors'], goalPercent: 92 },
  { title: 'business descriptions', figures: ['use-cases'], goalPercent: 92 },
];

const TITLE_CHARACTERS = 54;

/** One line for each promise: rows, share that is right, and the goal. */
export function printTable(figures: Readonly<Record<string, Figure>>): string {
  const lines = LINES.map(({ title, figures: names, goalPercent }) => {
    const sum = names
      .map((name) => figures[name] ?? { right: 0, of: 0 })
      .reduce((total, figure) => ({ right: total.right + figure.right, of: total.of + figure.of }));
    return `${title.padEnd(TITLE_CHARACTERS)}${String(sum.of).padStart(6)}${percent(sum).padStart(10)}${`${goalPercent} %`.padStart(8)}`;
  });
  const heading = `${''.padEnd(TITLE_CHARACTERS)}${'rows'.padStart(6)}${'right'.padStart(10)}${'goal'.padStart(8)}`;
  return [heading, ...lines, ''].join('\n');
}
