// Prints any response for people: names and values, with nested values on one line.
import { printable, type Terminal } from '../terminal.ts';

type Facts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

const scalar = (value: unknown): string =>
  value === null || value === undefined
    ? '–'
    : printable(typeof value === 'string' ? value : JSON.stringify(value));

/** `brandName` and `use_case` → `brand name`, `use case`. */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

function inOneLine(value: unknown): string {
  if (isScalar(value)) {
    return scalar(value);
  }
  if (Array.isArray(value)) {
    return value.map(inOneLine).join(', ');
  }
  return Object.entries(value as Facts)
    .filter(([, part]) => part !== null && part !== undefined && (isScalar(part) || inOneLine(part) !== ''))
    .map(([name, part]) => `${wordsOf(name)} ${inOneLine(part)}`)
    .join(' · ');
}

function printFact(terminal: Terminal, name: string, value: unknown): void {
  const label = terminal.style('bold', wordsOf(name));
  if (Array.isArray(value)) {
    if (value.length > 0) {
      terminal.print(`${label}:`);
      value.forEach((item) => terminal.print(`  - ${inOneLine(item)}`));
    }
  } else if (isObject(value)) {
    terminal.print(`${label}:`);
    for (const [key, part] of Object.entries(value)) {
      const line = inOneLine(part);
      if (line !== '') {
        terminal.print(`  ${wordsOf(key)}: ${line}`);
      }
    }
  } else {
    const text = scalar(value);
    terminal.print(text.includes('\n') ? `${label}:\n${text.replaceAll(/^/gm, '  ')}` : `${label}: ${text}`);
  }
}

export function printFacts(terminal: Terminal, facts: Facts): void {
  for (const [name, value] of Object.entries(facts)) {
    if (value !== null && value !== undefined) {
      printFact(terminal, name, value);
    }
  }
}

/** One line for each value at any depth: `carriers.0.status<tab>REGISTERED`. */
export function printPlainFacts(terminal: Terminal, facts: unknown, path = ''): void {
  if (isScalar(facts)) {
    terminal.print(`${path}\t${scalar(facts ?? '').replaceAll(/[\t\r\n]+/g, ' ')}`);
    return;
  }
  for (const [name, value] of Object.entries(facts as Facts)) {
    printPlainFacts(terminal, value, path === '' ? name : `${path}.${name}`);
  }
}

/** Prints a table with aligned columns. */
export function printTable(
  terminal: Terminal,
  heads: readonly string[],
  rows: readonly (readonly unknown[])[],
): void {
  const cells = rows.map((row) => row.map(scalar));
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  terminal.print(terminal.style('bold', line(heads)));
  cells.forEach((row) => terminal.print(line(row)));
}
