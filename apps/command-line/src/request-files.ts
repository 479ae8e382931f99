// Reads JSON and YAML from files and from standard input.
import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { UsageError } from './exit.ts';
import type { Terminal } from './terminal.ts';

const INPUT = '-';
const nameOf = (source: string): string => (source === INPUT ? 'standard input' : source);

/** @throws UsageError when the file cannot be read */
export async function readSource(terminal: Terminal, source: string): Promise<string> {
  if (source === INPUT) {
    return terminal.readInput();
  }
  return readBytes(source).toString('utf8');
}

/** @throws UsageError when the file cannot be read */
export function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageError(code === 'ENOENT' ? `the file ${path} does not exist` : `${path}: ${message}`);
  }
}

/** JSON is valid YAML, so one parser reads both and names the line of an error. */
export async function readObject(terminal: Terminal, source: string): Promise<Record<string, unknown>> {
  const text = await readSource(terminal, source);
  if (text.trim() === '') {
    return {};
  }
  const document = parseDocument(text);
  const [mistake] = document.errors;
  if (mistake !== undefined) {
    throw new UsageError(`${nameOf(source)}: ${mistake.message.split('\n')[0]}`);
  }
  const value = document.toJS() as unknown;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UsageError(`${nameOf(source)} must contain the fields of a request as JSON or YAML`);
  }
  return value as Record<string, unknown>;
}
