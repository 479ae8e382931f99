// Prints the review of a packet by fields: for people, as JSON, and as annotations in the diff of its file.
import type { Evaluation, EvaluationFinding } from '@tendlc/client';
import type { PacketFile } from '../packet/packet-file.ts';
import { printable, type Terminal } from '../terminal.ts';
import { printGithubAnnotation } from './annotations.ts';
import { sentenceOf } from './findings-in-files.ts';
import { mark, plural } from './findings.ts';
import { printJson } from './index.ts';

export type ReviewForm = 'human' | 'json' | 'github';

/** An evaluation of the service, or a review on this machine. */
export type Review = Pick<Evaluation, 'verdict' | 'counts' | 'findings' | 'fees'>;
type Finding = EvaluationFinding;

const VERDICT_STYLES = { ready: 'green', fixable: 'yellow', blocked: 'red' } as const;
const COMMANDS = { error: 'error', warning: 'warning', info: 'notice', pass: 'notice' } as const;

const pathsOf = ({ field }: Finding): readonly string[] => [field].flat();

const placeOf = (finding: Finding, file: PacketFile | undefined) =>
  file === undefined ? undefined : { file: file.file, line: file.lineOf(pathsOf(finding), finding.url) };

const valueInWords = (value: unknown): string =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);

/** A line in the terminal of a person, whatever a page or a reviewer has written. */
const indented = (text: string, indent: string): string =>
  printable(text)
    .split('\n')
    .map((line) => `${indent}${line}`)
    .join('\n');

function printFinding(terminal: Terminal, finding: Finding): void {
  const { status, message, details, remedy, ruleId, source, url, draws } = finding;
  const evidence = details === undefined ? message : `${message.replace(/\.$/, '')}: ${details}`;
  terminal.print(`  ${mark(terminal, status)} ${printable(evidence)}`);
  if (remedy !== undefined && remedy !== '') {
    terminal.print(`    → ${printable(remedy)}`);
  }
  const codes = draws.map(({ system, code }) => `${system} ${code}`);
  const facts = [ruleId, `${source.title}, ${source.asOf}`, ...(url === undefined ? [] : [url])];
  terminal.print(terminal.style('dim', printable(`    ${facts.join(' · ')}`)));
  if (codes.length > 0) {
    terminal.print(terminal.style('dim', printable(`    rejected with ${codes.join(', ')}`)));
  }
}

/** The fields in the order of their most severe finding. */
function groupByField(findings: readonly Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const name = pathsOf(finding).join(', ');
    groups.set(name, [...(groups.get(name) ?? []), finding]);
  }
  return groups;
}

/** One edit mends all findings on its field. */
const editsOf = (findings: readonly Finding[]): Map<string, unknown> =>
  new Map(findings.flatMap(({ edit }) => (edit === undefined ? [] : [[edit.path, edit.after] as const])));

function printHuman(terminal: Terminal, { findings }: Review, file: PacketFile | undefined): void {
  for (const [name, group] of groupByField(findings)) {
    const [first] = group;
    const place = first === undefined ? undefined : placeOf(first, file);
    const where = place === undefined ? '' : terminal.style('dim', ` ${place.file}:${place.line}`);
    terminal.print(`${terminal.style('bold', printable(name))}${where}`);
    group.forEach((finding) => printFinding(terminal, finding));
    for (const [path, after] of editsOf(group)) {
      terminal.print(`    edit of ${path}:`);
      terminal.print(terminal.style('green', indented(valueInWords(after), '      ')));
    }
  }
}

function printGithub(terminal: Terminal, { findings }: Review, file: PacketFile | undefined): void {
  for (const finding of findings) {
    const { status, ruleId, edit } = finding;
    const text = [
      `${pathsOf(finding).join(', ')}: ${sentenceOf(finding)}`,
      ...(edit === undefined ? [] : [`Edit of ${edit.path}: ${valueInWords(edit.after)}`]),
    ].join('\n');
    printGithubAnnotation(terminal, COMMANDS[status], placeOf(finding, file), ruleId, text);
  }
}

/** Such as “2 tokens + 49.50 USD, then 10.00 USD a month”. */
export function describeFees({ registry, dueNow = registry, monthly, tokens }: Review['fees']): string {
  const now = [...(tokens === undefined ? [] : [plural(tokens, 'token')]), `${dueNow.toFixed(2)} USD`];
  return `${now.join(' + ')}${monthly === 0 ? '' : `, then ${monthly.toFixed(2)} USD a month`}`;
}

/** The cost, item by item. */
export function noteFees(terminal: Terminal, fees: Review['fees']): void {
  for (const { item, usd, cadence, note } of fees.lines) {
    const price = `${usd.toFixed(2)} USD${cadence === 'monthly' ? ' a month' : ''}`;
    terminal.note(`  ${item}: ${price}${note === undefined ? '' : ` (${note})`}`);
  }
  if (fees.tokens !== undefined) {
    terminal.note(`  ${plural(fees.tokens, 'token')} (free for admins)`);
  }
}

/** @param review printed as it is for programs, with the line of each finding if there is a file */
export function printReview(
  terminal: Terminal,
  form: ReviewForm,
  review: Review,
  file: PacketFile | undefined,
): void {
  if (form === 'json') {
    const findings = review.findings.map((finding) => ({ ...finding, ...placeOf(finding, file) }));
    printJson(terminal, { ...review, findings });
  } else if (form === 'github') {
    printGithub(terminal, review, file);
  } else {
    printHuman(terminal, review, file);
  }
  const { verdict, counts, fees } = review;
  const { error, warning, info } = counts;
  terminal.note(
    `${terminal.style(VERDICT_STYLES[verdict], verdict)}: ${plural(error, 'error')}, ${plural(warning, 'warning')}, ${info} info. A submission costs ${describeFees(fees)}.`,
  );
}
