// Prints results: for people, as JSON, or as lines for other programs.
import { Option } from 'commander';
import { selectFields } from '../field-path.ts';
import { printable, type Terminal } from '../terminal.ts';
import { printFacts, printPlainFacts } from './facts.ts';

export type OutputForm = 'human' | 'json' | 'plain';

export const outputOption = (): Option =>
  new Option('--output <form>', 'output format: for people, as JSON, or in tab-separated columns')
    .choices(['human', 'json', 'plain'])
    .default('human');

/** With `--jq`, only the fields that it selects: one a line, texts without quotation marks. */
export function printJson(terminal: Terminal, value: unknown): void {
  if (terminal.fieldPath === undefined) {
    terminal.print(JSON.stringify(value, undefined, 2));
    return;
  }
  for (const found of selectFields(value, terminal.fieldPath)) {
    terminal.print(typeof found === 'string' ? printable(found) : JSON.stringify(found));
  }
}

/** @param human prints for people, if not as names and values */
export function printAnswer(
  terminal: Terminal,
  form: OutputForm,
  answer: unknown,
  human: () => void = () => printFacts(terminal, answer as Record<string, unknown>),
): void {
  if (form === 'json' || terminal.fieldPath !== undefined) {
    printJson(terminal, answer);
  } else if (form === 'plain') {
    printPlainFacts(terminal, answer);
  } else {
    human();
  }
}

/** Prints the cost of a call that was not free. */
export function noteCost(
  terminal: Terminal,
  meta: { tokenCost: number | undefined; tokenBalance: number | undefined },
): void {
  if (meta.tokenCost !== undefined && meta.tokenCost > 0) {
    terminal.note(terminal.style('dim', `${meta.tokenCost} token, ${meta.tokenBalance ?? 0} left`));
  }
}
