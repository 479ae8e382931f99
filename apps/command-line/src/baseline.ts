// The baseline: findings that are known and accepted, so that a pipeline fails only at new ones.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from './exit.ts';
import type { Located } from './output/findings-in-files.ts';

const VERSION = 1;

type Entry = {
  readonly fingerprint: string;
  readonly file: string;
  readonly rule: string;
  readonly text: string;
};

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && typeof (value as Entry).fingerprint === 'string';
}

/** @throws UsageError if there is no such file, or it is not a baseline */
export function readBaseline(file: string): ReadonlySet<string> {
  if (!existsSync(file)) {
    throw new UsageError(`the baseline ${file} does not exist: create it with --update-baseline`);
  }
  let read: { version?: unknown; findings?: unknown } | null;
  try {
    read = JSON.parse(readFileSync(file, 'utf8')) as typeof read;
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`);
  }
  const findings = read?.version === VERSION ? read.findings : undefined;
  if (!Array.isArray(findings) || !findings.every(isEntry)) {
    throw new UsageError(`${file} is not a baseline of tendlc validate`);
  }
  return new Set(findings.map(({ fingerprint }) => fingerprint));
}

/** One line for each finding, in the order of files, so that a review of the file shows what was accepted. */
export function writeBaseline(file: string, findings: readonly Located[]): void {
  const entries = findings.map(
    ({ message, check, fingerprint }): Entry => ({
      fingerprint,
      file: message.file,
      rule: check.ruleId,
      text: message.template ?? message.request.message,
    }),
  );
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  writeFileSync(
    file,
    `{\n  "version": ${VERSION},\n  "findings": [${lines === '' ? '' : `\n${lines}\n  `}]\n}\n`,
  );
}
