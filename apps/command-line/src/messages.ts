// Reads messages to validate from files, with the line of each: lists of messages, message catalogs, and templates.
import { extname } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { type CatalogEntry, readGettext } from './catalogs/gettext.ts';
import { fillPlaceholders, type Values } from './catalogs/placeholders.ts';
import { parseCsv } from './csv.ts';
import { UsageError } from './exit.ts';
import { isWithin, parseFieldPath } from './field-path.ts';

export type Message = {
  readonly file: string;
  readonly line: number;
  /** Where the message is in a catalog. */
  readonly key?: string;
  /** The text of a template, with its placeholders. */
  readonly template?: string;
  readonly request: { readonly message: string; readonly use_case?: string; readonly carrier?: string };
};

const FIELDS = ['message', 'use_case', 'carrier'] as const;

/** The name of a field, or the way people write it in a heading. */
const NAMES: Readonly<Record<string, (typeof FIELDS)[number]>> = {
  message: 'message',
  text: 'message',
  use_case: 'use_case',
  usecase: 'use_case',
  carrier: 'carrier',
};

const nameOf = (heading: string): (typeof FIELDS)[number] | undefined =>
  NAMES[heading.trim().toLowerCase().replaceAll(/[ -]/g, '_')];

function toMessage(file: string, line: number, fields: Readonly<Record<string, unknown>>): Message {
  const entries = Object.entries(fields).flatMap(([heading, value]) => {
    const name = nameOf(heading);
    return name === undefined || value === '' || value === null ? [] : [[name, value] as const];
  });
  const request = Object.fromEntries(entries);
  const wrong = entries.find(([, value]) => typeof value !== 'string');
  if (wrong !== undefined) {
    throw new UsageError(`${file}:${line}: ${wrong[0]} must be text`);
  }
  if (request['message'] === undefined) {
    throw new UsageError(`${file}:${line}: the message is missing`);
  }
  return { file, line, request: request as Message['request'] };
}

const readLines = (file: string, text: string): Message[] =>
  text
    .split(/\r\n|\n|\r/)
    .map((message, index) => ({ file, line: index + 1, request: { message } }))
    .filter(({ request }) => request.message.trim() !== '');

function readTable(file: string, text: string): Message[] {
  const [head, ...rows] = parseCsv(text);
  if (head === undefined || !head.cells.some((heading) => nameOf(heading) === 'message')) {
    throw new UsageError(`${file}: the first line must name the columns, including message`);
  }
  return rows.map(({ line, cells }) =>
    toMessage(
      file,
      line,
      Object.fromEntries(head.cells.map((heading, column) => [heading, cells[column] ?? ''])),
    ),
  );
}

type Place = readonly (string | number)[];

type Text = { readonly place: Place; readonly value: string; readonly offset: number };

/** Every text of a document with its place. Keys that begin with @ or $ describe others (ARB, JSON Schema). */
function textsIn(node: unknown, place: Place = []): Text[] {
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) => {
      const name = String(isScalar(key) ? key.value : key);
      return /^[@$]/.test(name) ? [] : textsIn(value, [...place, name]);
    });
  }
  if (isSeq(node)) {
    return node.items.flatMap((item, index) => textsIn(item, [...place, index]));
  }
  return isScalar(node) && typeof node.value === 'string'
    ? [{ place, value: node.value, offset: node.range?.[0] ?? 0 }]
    : [];
}

const keyOf = (place: Place): string =>
  place
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${part}`))
    .join('');

/** Has a field of a message, so it is one message and not a catalog of them. */
const isMessage = (node: unknown): boolean =>
  isMap(node) &&
  node.items.some(({ key, value }) => nameOf(String(key)) === 'message' && !isMap(value) && !isSeq(value));

type Listed = readonly { readonly line: number; readonly fields: Readonly<Record<string, unknown>> }[];

/** A list of objects and texts, at the top or under `messages`; one object; or a catalog of texts by name. */
function readDocument(text: string, path: string | undefined): Listed | CatalogEntry[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [mistake] = document.errors;
  if (mistake !== undefined) {
    throw new Error(mistake.message.split('\n')[0]);
  }
  const root = document.contents;
  const listed = isMap(root) && root.has('messages') ? root.get('messages', true) : root;
  if (path !== undefined || (isMap(listed) && !isMessage(listed))) {
    const steps = parseFieldPath(path ?? '.');
    return textsIn(path === undefined ? listed : root)
      .filter(({ place, value }) => value.trim() !== '' && isWithin(place, steps))
      .map(({ place, value, offset }) => ({
        line: lines.linePos(offset).line,
        key: keyOf(place),
        text: value,
      }));
  }
  const nodes = isSeq(listed) ? listed.items : listed === null ? [] : [listed];
  return nodes.map((node) => {
    const { range } = node as Node;
    const value = (node as Node).toJS(document) as unknown;
    return {
      line: lines.linePos(range?.[0] ?? 0).line,
      fields: typeof value === 'string' ? { message: value } : ((value ?? {}) as Record<string, unknown>),
    };
  });
}

export type ReadOptions = {
  /** Which texts of a JSON or YAML file are messages. */
  readonly path?: string | undefined;
  /** What to fill in for placeholders of catalogs and templates. */
  readonly values?: Values;
};

const toCatalog = (file: string, entries: readonly CatalogEntry[], { values }: ReadOptions): Message[] =>
  entries.map(({ line, key, text }) => ({
    file,
    line,
    ...(key === '' ? {} : { key }),
    template: text,
    request: { message: fillPlaceholders(text, values) },
  }));

function toMessages(file: string, read: Listed | CatalogEntry[], options: ReadOptions): Message[] {
  return read.flatMap((entry) =>
    'fields' in entry ? [toMessage(file, entry.line, entry.fields)] : toCatalog(file, [entry], options),
  );
}

type Reader = (file: string, text: string, options: ReadOptions) => Message[] | Promise<Message[]>;

const documentReader: Reader = (file, text, options) =>
  toMessages(file, readDocument(text, options.path), options);

const gettextReader: Reader = (file, text, options) => toCatalog(file, readGettext(file, text), options);

/** Loaded on use, because few pipelines have such files. */
const markupReader: Reader = async (file, text, options) => {
  const { readMarkup } = await import('./catalogs/markup.ts');
  return toCatalog(file, readMarkup(text), options);
};

const READERS: Readonly<Record<string, Reader>> = {
  '.txt': readLines,
  '': readLines,
  '.csv': readTable,
  '.json': documentReader,
  '.arb': documentReader,
  '.yaml': documentReader,
  '.yml': documentReader,
  '.po': gettextReader,
  '.pot': gettextReader,
  '.html': markupReader,
  '.htm': markupReader,
  '.mjml': markupReader,
};

/** @throws UsageError that names the file, and the line if known */
export async function readMessages(
  file: string,
  text: string,
  options: ReadOptions = {},
): Promise<Message[]> {
  const extension = extname(file).toLowerCase();
  const reader = READERS[extension];
  if (reader === undefined) {
    throw new UsageError(
      `${file}: use a ${Object.keys(READERS)
        .filter((name) => name !== '')
        .join(', ')} file`,
    );
  }
  try {
    return await reader(file, text, options);
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${file}: ${(error as Error).message}`);
  }
}
