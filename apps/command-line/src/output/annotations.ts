// Prints findings in files: for people, GitHub, GitLab, code scanning (SARIF), and test reports (JUnit).
import { printable, type Terminal } from '../terminal.ts';
import { type FailOn, hasFindings, mark } from './findings.ts';
import { type Judged, type Located, sentenceOf } from './findings-in-files.ts';
import { printJson } from './index.ts';
import { junitOf } from './junit.ts';
import { sarifOf } from './sarif.ts';

export const ANNOTATION_FORMS = ['human', 'github', 'gitlab', 'sarif', 'junit', 'json'] as const;
export type AnnotationForm = (typeof ANNOTATION_FORMS)[number];

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
const forGitlab = ({ message, check, fingerprint }: Located) => ({
  description: sentenceOf(check),
  check_name: check.ruleId,
  fingerprint,
  severity: check.status === 'error' ? 'major' : 'minor',
  location: { path: message.file, lines: { begin: message.line } },
});

function printHuman(terminal: Terminal, { message, check }: Located): void {
  const where = terminal.style('bold', `${message.file}:${message.line}`);
  terminal.print(
    `${where}: ${mark(terminal, check.status)} ${printable(check.message)} ${terminal.style('dim', check.ruleId)}`,
  );
  if (check.remedy !== undefined && check.remedy !== '') {
    terminal.print(`  → ${printable(check.remedy)}`);
  }
}

type Printed = {
  readonly judged: readonly Judged[];
  /** Without those of the baseline. */
  readonly findings: readonly Located[];
  readonly failOn: FailOn;
  readonly version: string;
};

export function printAnnotations(
  terminal: Terminal,
  form: AnnotationForm,
  { judged, findings, failOn, version }: Printed,
): void {
  switch (form) {
    case 'github':
      findings.forEach((finding) => printGithub(terminal, finding));
      return;
    case 'gitlab':
      printJson(terminal, findings.map(forGitlab));
      return;
    case 'sarif':
      printJson(terminal, sarifOf(findings, version));
      return;
    case 'junit':
      terminal.print(junitOf(judged, findings, ({ check }) => hasFindings([check], failOn)));
      return;
    case 'json':
      printJson(
        terminal,
        judged.map(({ message: { request, template: _template, ...where }, results }) => ({
          ...where,
          ...request,
          results,
        })),
      );
      return;
    case 'human':
      findings.forEach((finding) => printHuman(terminal, finding));
  }
}
