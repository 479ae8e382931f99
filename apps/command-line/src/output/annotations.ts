// Prints findings in files, for people, GitHub and GitLab.
import { createHash } from 'node:crypto';
import type { CheckItem, ValidateAnswer } from '@tendlc/client';
import type { Message } from '../messages.ts';
import { printable, type Terminal } from '../terminal.ts';
import { mark } from './findings.ts';
import { printJson } from './index.ts';

export type AnnotationForm = 'human' | 'github' | 'gitlab' | 'json';

export type Judged = { readonly message: Message; readonly results: ValidateAnswer['results'] };

type Located = { readonly message: Message; readonly check: CheckItem };

const TOLD = ['error', 'warning'] as const;

/** In the order of the files, the most severe first. */
const located = (judged: readonly Judged[]): Located[] =>
  judged.flatMap(({ message, results }) =>
    TOLD.flatMap((severity) => results.checks.filter(({ status }) => status === severity)).map((check) => ({
      message,
      check,
    })),
  );

export const sentenceOf = ({ message, remedy }: Pick<CheckItem, 'message' | 'remedy'>): string =>
  remedy === undefined || remedy === '' ? message : `${message} ${remedy}`;

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
const forGithub = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const propertyForGithub = (text: string): string =>
  forGithub(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** @param text is not cut; several lines are shown as such */
export function printGithubAnnotation(
  terminal: Terminal,
  command: 'error' | 'warning' | 'notice',
  at: { readonly file: string; readonly line: number } | undefined,
  title: string,
  text: string,
): void {
  const place = at === undefined ? '' : `file=${propertyForGithub(at.file)},line=${at.line},`;
  terminal.print(`::${command} ${place}title=${propertyForGithub(title)}::${forGithub(text)}`);
}

function printGithub(terminal: Terminal, { message, check }: Located): void {
  const command = check.status === 'error' ? 'error' : 'warning';
  printGithubAnnotation(terminal, command, message, check.ruleId, sentenceOf(check));
}

/** https://docs.gitlab.com/ci/testing/code_quality: the fingerprint shows whether a finding is new. */
function forGitlab({ message, check }: Located, repeated: number) {
  const identity = [message.file, check.ruleId, message.request.message, repeated].join('\n');
  return {
    description: sentenceOf(check),
    check_name: check.ruleId,
    fingerprint: createHash('sha256').update(identity).digest('hex'),
    severity: check.status === 'error' ? 'major' : 'minor',
    location: { path: message.file, lines: { begin: message.line } },
  };
}

function printGitlab(terminal: Terminal, findings: readonly Located[]): void {
  const seen = new Map<string, number>();
  const entries = findings.map((finding) => {
    const key = `${finding.message.file}\n${finding.check.ruleId}\n${finding.message.request.message}`;
    const repeated = seen.get(key) ?? 0;
    seen.set(key, repeated + 1);
    return forGitlab(finding, repeated);
  });
  printJson(terminal, entries);
}

function printHuman(terminal: Terminal, { message, check }: Located): void {
  const where = terminal.style('bold', `${message.file}:${message.line}`);
  terminal.print(
    `${where}: ${mark(terminal, check.status)} ${printable(check.message)} ${terminal.style('dim', check.ruleId)}`,
  );
  if (check.remedy !== undefined && check.remedy !== '') {
    terminal.print(`  → ${printable(check.remedy)}`);
  }
}

export function printAnnotations(terminal: Terminal, form: AnnotationForm, judged: readonly Judged[]): void {
  const findings = located(judged);
  switch (form) {
    case 'github':
      findings.forEach((finding) => printGithub(terminal, finding));
      return;
    case 'gitlab':
      printGitlab(terminal, findings);
      return;
    case 'json':
      printJson(
        terminal,
        judged.map(({ message, results }) => ({
          file: message.file,
          line: message.line,
          ...message.request,
          results,
        })),
      );
      return;
    case 'human':
      findings.forEach((finding) => printHuman(terminal, finding));
  }
}
