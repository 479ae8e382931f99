// Reads messages to validate from files, with the line of each.
import { extname } from 'node:path';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { parseCsv } from './csv.ts';
import { UsageError } from './exit.ts';

export type Message = {
  readonly file: string;
  readonly line: number;
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

/** An object with the fields, or a list of objects and texts, at the top or under `messages`. */
function readDocument(file: string, text: string): Message[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [mistake] = document.errors;
  if (mistake !== undefined) {
    throw new Error(mistake.message.split('\n')[0]);
  }
  const root = document.contents;
  const listed = isMap(root) && root.has('messages') ? root.get('messages', true) : root;
  const nodes = isSeq(listed) ? listed.items : listed === null ? [] : [listed];
  return nodes.map((node) => {
    const { range, toJS } = node as {
      range?: [number, number, number];
      toJS: (of: typeof document) => unknown;
    };
    const { line } = lines.linePos(range?.[0] ?? 0);
    const value = toJS.call(node, document);
    return toMessage(
      file,
      line,
      typeof value === 'string' ? { message: value } : ((value ?? {}) as Record<string, unknown>),
    );
  });
}

const READERS: Readonly<Record<string, (file: string, text: string) => Message[]>> = {
  '.txt': readLines,
  '': readLines,
  '.csv': readTable,
  '.json': readDocument,
  '.yaml': readDocument,
  '.yml': readDocument,
};

/** @throws UsageError that names the file, and the line if known */
export function readMessages(file: string, text: string): Message[] {
  const reader = READERS[extname(file).toLowerCase()];
  if (reader === undefined) {
    throw new UsageError(`${file}: use a .txt, .csv, .json, .yaml, or .yml file`);
  }
  try {
    return reader(file, text);
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${file}: ${(error as Error).message}`);
  }
}
