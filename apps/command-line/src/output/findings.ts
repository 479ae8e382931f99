// Prints findings for people and programs, and derives exit codes.
import type { CheckItem } from '@tendlc/client';
import { printable, type Style, type Terminal } from '../terminal.ts';

export type Severity = CheckItem['status'];
export type FailOn = 'error' | 'warning';

const MARKS: Readonly<Record<Severity, readonly [string, Style]>> = {
  error: ['✖', 'red'],
  warning: ['⚠', 'yellow'],
  info: ['ℹ', 'cyan'],
  pass: ['✔', 'green'],
};
const ORDER: readonly Severity[] = ['error', 'warning', 'info', 'pass'];

export const mark = (terminal: Terminal, severity: Severity): string => {
  const [sign, style] = MARKS[severity];
  return terminal.style(style, sign);
};

export const countOf = (checks: readonly CheckItem[], severity: Severity): number =>
  checks.filter(({ status }) => status === severity).length;

const failsAt = (severity: Severity, failOn: FailOn): boolean =>
  severity === 'error' || (severity === 'warning' && failOn === 'warning');

export const hasFindings = (checks: readonly Pick<CheckItem, 'status'>[], failOn: FailOn): boolean =>
  checks.some(({ status }) => failsAt(status, failOn));

export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

export function printFindings(terminal: Terminal, checks: readonly CheckItem[]): void {
  const told = ORDER.slice(0, -1).flatMap((severity) => checks.filter(({ status }) => status === severity));
  for (const { status, message, details, remedy, ruleId, source } of told) {
    const evidence = details === undefined ? message : `${message.replace(/\.$/, '')}: ${details}`;
    terminal.print(`${mark(terminal, status)} ${printable(evidence)}`);
    if (remedy !== undefined && remedy !== '') {
      terminal.print(`  → ${printable(remedy)}`);
    }
    terminal.print(terminal.style('dim', `  ${ruleId} · ${source.title}, ${source.asOf}`));
  }
  const passed = countOf(checks, 'pass');
  if (passed > 0) {
    terminal.print(`${mark(terminal, 'pass')} ${plural(passed, 'check')} passed`);
  }
}

const oneLine = (text: string): string => printable(text).replaceAll(/[\t\r\n]+/g, ' ');

/** One line for each check, with tab-separated columns: severity, rule, finding, remedy. */
export function printPlainFindings(terminal: Terminal, checks: readonly CheckItem[]): void {
  for (const { status, ruleId, message, remedy = '' } of checks) {
    terminal.print([status, ruleId, message, remedy].map(oneLine).join('\t'));
  }
}
