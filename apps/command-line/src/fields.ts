// Turns the fields of a request into flags, and flags, files and standard input into a request.
import { InvalidArgumentError, Option, type Command } from 'commander';
import { UsageError } from './exit.ts';
import type { DescribedOperation, Field } from './operations.ts';
import { readObject } from './request-files.ts';
import type { Terminal } from './terminal.ts';

/** As the value of a flag: read the value from standard input. */
const FROM_INPUT = '-';

/** `messageType` and `use_case` → `message-type`, `use-case`. */
export const flagOf = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

const PLACEHOLDERS = {
  string: 'text',
  integer: 'number',
  number: 'number',
  array: 'value',
  object: 'json',
} as const;

function toNumber(words: string, isWhole: boolean): number {
  const number = Number(words);
  if (words.trim() === '' || !Number.isFinite(number) || (isWhole && !Number.isInteger(number))) {
    throw new InvalidArgumentError(isWhole ? 'Enter a whole number.' : 'Enter a number.');
  }
  return number;
}

function toJson(words: string): unknown {
  try {
    return JSON.parse(words) as unknown;
  } catch {
    throw new InvalidArgumentError('Enter valid JSON.');
  }
}

function toItem(field: Field, words: string): unknown {
  if (field.itemType === 'integer' || field.itemType === 'number') {
    return toNumber(words, field.itemType === 'integer');
  }
  return field.itemType === 'object' || field.itemType === 'array' ? toJson(words) : words;
}

/** A repeated flag, or a JSON array. */
function collect(field: Field, words: string, before: unknown): unknown {
  const earlier = Array.isArray(before) ? (before as unknown[]) : [];
  const added = words.trimStart().startsWith('[') ? toJson(words) : [toItem(field, words)];
  return [...earlier, ...(added as unknown[])];
}

function describe(field: Field): string {
  const more = [
    ...(field.isRequired ? ['required'] : []),
    ...(field.byDefault === undefined || field.type === 'array'
      ? []
      : [`default ${JSON.stringify(field.byDefault).replaceAll('"', '')}`]),
    ...(field.type === 'array' ? ['can be repeated'] : []),
  ];
  const text = (field.description ?? '').replaceAll('\n', ' ');
  return more.length === 0 ? text : `${text}${text === '' ? '' : ' '}(${more.join(', ')})`;
}

function optionsOf(field: Field): Option[] {
  const flag = `--${flagOf(field.name)}`;
  if (field.type === 'boolean') {
    return [new Option(flag, describe(field)), new Option(`--no-${flagOf(field.name)}`).hideHelp()];
  }
  const option = new Option(`${flag} <${PLACEHOLDERS[field.type]}>`, describe(field));
  if (field.words !== undefined) {
    return [option.choices(field.words)];
  }
  if (field.type === 'integer' || field.type === 'number') {
    return [option.argParser((words) => toNumber(words, field.type === 'integer'))];
  }
  if (field.type === 'array') {
    return [option.argParser((words, before) => collect(field, words, before))];
  }
  return [field.type === 'object' ? option.argParser(toJson) : option];
}

const formOf = (field: Field): string =>
  field.type === 'boolean'
    ? `--${flagOf(field.name)}`
    : `--${flagOf(field.name)} <${PLACEHOLDERS[field.type]}>`;

/** @param argumentsOf the arguments before the flags, such as ` <id>` */
export function addFieldOptions(command: Command, fields: readonly Field[], argumentsOf = ''): void {
  const needed = fields.filter(({ isRequired }) => isRequired).map(formOf);
  command.usage([argumentsOf.trim(), ...needed, '[options]'].filter((part) => part !== '').join(' '));
  for (const option of fields.flatMap(optionsOf)) {
    command.addOption(option);
  }
}

/** The name of the flag in commander. */
const attributeOf = (field: Field): string => new Option(`--${flagOf(field.name)}`).attributeName();

async function valueOf(terminal: Terminal, field: Field, value: unknown): Promise<unknown> {
  // The newline at the end of a file is not part of the value.
  return value === FROM_INPUT && field.type === 'string'
    ? (await terminal.readInput()).replace(/\r?\n$/, '')
    : value;
}

async function readFlags(
  terminal: Terminal,
  fields: readonly Field[],
  options: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const given = fields.filter((field) => options[attributeOf(field)] !== undefined);
  const entries = given.map(async (field) => [
    field.name,
    await valueOf(terminal, field, options[attributeOf(field)]),
  ]);
  return Object.fromEntries((await Promise.all(entries)) as [string, unknown][]);
}

/** @throws UsageError that names all missing flags */
function checkComplete(fields: readonly Field[], request: Readonly<Record<string, unknown>>): void {
  const missing = fields.filter(
    ({ name, isRequired }) => isRequired && (request[name] ?? undefined) === undefined,
  );
  if (missing.length > 0) {
    throw new UsageError(`missing: ${missing.map(formOf).join(', ')}`);
  }
}

/**
 * Merges flags and file into a request. Flags take precedence.
 * @param file `-` is standard input. Without flags and file, standard input is read unless it is a terminal
 */
export async function readRequest(
  terminal: Terminal,
  { fields }: Pick<DescribedOperation, 'fields'>,
  options: Readonly<Record<string, unknown>>,
  file: string | undefined,
): Promise<Record<string, unknown>> {
  const flags = await readFlags(terminal, fields, options);
  const isNeeded = Object.keys(flags).length === 0 && fields.some(({ isRequired }) => isRequired);
  const source = file ?? (isNeeded && !terminal.isInputTerminal ? FROM_INPUT : undefined);
  const request = { ...(source === undefined ? {} : await readObject(terminal, source)), ...flags };
  checkComplete(fields, request);
  return request;
}
