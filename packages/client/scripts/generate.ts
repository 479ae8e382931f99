// Generates the typed part of the client from the OpenAPI document and the surface. `npm run docs` writes it; a test compares it.
import { SURFACE, type SurfaceEntry, TOP_LEVEL } from '../src/surface.ts';
import { type Document, eventDataOf, type Operation, operationsOf } from './document.ts';
import { documentationOf, isWrittenByHand, type Schema, typeOf } from './schema-types.ts';

const HEAD = `// Generated from docs/openapi.json by \`npm run docs\`. Do not edit.
// oxlint-disable eslint/max-lines
`;

const capitalised = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
const answerName = (id: string): string => `${capitalised(id)}Answer`;
const inputName = ({ id, body }: Operation): string =>
  `${capitalised(id)}${body === undefined ? 'Query' : 'Request'}`;
const inputOf = ({ body, query }: Operation): Schema | undefined => body ?? query;
const isOptional = (input: Schema): boolean => (input.required ?? []).length === 0;

function declaration(name: string, schema: Schema, direction: 'request' | 'answer'): string {
  return `${documentationOf([schema.description === 'Success' ? undefined : schema.description], '')}export type ${name} = ${typeOf(schema, direction)};\n`;
}

function makeTypes(document: Document, operations: readonly Operation[]): string {
  const components = Object.entries(document.components.schemas)
    .filter(([name]) => !isWrittenByHand(name) && name !== 'Error')
    .map(([name, schema]) => declaration(name, schema, 'answer'));
  const ofOperations = operations.flatMap((operation) => {
    const input = inputOf(operation);
    return [
      ...(input === undefined ? [] : [declaration(inputName(operation), input, 'request')]),
      declaration(answerName(operation.id), operation.answer, 'answer'),
    ];
  });
  const events = declaration(
    'EventData',
    {
      type: 'object',
      description: 'The `data` of each event type.',
      properties: Object.fromEntries(eventDataOf(document)),
      required: eventDataOf(document).map(([type]) => type),
    },
    'answer',
  );
  const codes = [...new Set(operations.flatMap(({ errorCodes }) => errorCodes))].toSorted();
  const errorCode = `/** The documented error codes. They are stable. */\nexport type ErrorCode =\n${codes.map((code) => `  | '${code}'`).join('\n')};\n`;
  return `${HEAD}import type { TendlcEvent } from '../events.ts';\n\n${[errorCode, events, ...components, ...ofOperations].join('\n')}`;
}

function makeTable(operations: readonly Operation[]): string {
  const rows = operations.map((operation) => {
    const { id, method, path, body, query, isKeyed, isText, isFile, items } = operation;
    const sends = body === undefined ? query && 'query' : 'body';
    const fields = [
      `method: '${method}'`,
      `path: '${path}'`,
      ...(sends === undefined ? [] : [`sends: '${sends}'`]),
      ...(isKeyed ? ['isKeyed: true'] : []),
      ...(isText ? ['isText: true'] : []),
      ...(isFile ? ['isFile: true'] : []),
      ...(items === undefined ? [] : [`items: '${items}'`]),
    ];
    return `  ${id}: { ${fields.join(', ')} },\n`;
  });
  return `${HEAD}import type { Operation } from '../operation.ts';

/** Every operation of the service: its path, its input, and whether it accepts an \`Idempotency-Key\`. */
export const OPERATIONS = {
${rows.join('')}} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof OPERATIONS;
`;
}

type Lookup = (id: string) => Operation;

function parametersOf(operation: Operation, withoutPage: boolean): string[] {
  const input = inputOf(operation);
  const type = withoutPage ? `WithoutPage<${inputName(operation)}>` : inputName(operation);
  return [
    ...operation.pathNames.map((name) => `${name}: string | number`),
    ...(input === undefined
      ? []
      : [`${operation.body === undefined ? 'query' : 'body'}${isOptional(input) ? '?' : ''}: ${type}`]),
    'options?: CallOptions',
  ];
}

function iterator(name: string, operation: Operation): string {
  const { items = '', id } = operation;
  const documentation = documentationOf([`${operation.summary}, entry by entry, through all pages.`], '  ');
  return `${documentation}  ${name}(${parametersOf(operation, true).join(', ')}): AsyncIterable<${answerName(id)}['${items}'][number]>;\n`;
}

function caller(name: string, operation: Operation): string {
  const documentation = documentationOf(
    [`${operation.summary}.`.replace('..', '.'), operation.description],
    '  ',
  );
  return `${documentation}  ${name}(${parametersOf(operation, false).join(', ')}): Call<${answerName(operation.id)}>;\n`;
}

function member(name: string, entry: SurfaceEntry, lookup: Lookup): string {
  if (typeof entry === 'string') {
    return caller(name, lookup(entry));
  }
  if ('pagesOf' in entry) {
    return iterator(name, lookup(entry.pagesOf));
  }
  const operation = lookup(entry.byHand);
  const documentation = documentationOf([`${operation.summary}.`, operation.description], '  ');
  return `${documentation}  readonly ${name}: ByHand['${entry.byHand}'];\n`;
}

function makeGroups(lookup: Lookup, operations: readonly Operation[]): string {
  const groups = Object.entries(SURFACE).map(([group, members]) => {
    const written = Object.entries(members).map(([name, entry]) => member(name, entry, lookup));
    return `interface ${capitalised(group)}Group {\n${written.join('\n')}}\n`;
  });
  const top = Object.entries(TOP_LEVEL).map(([name, id]) => caller(name, lookup(id)));
  const names = Object.keys(SURFACE).map((group) => `  readonly ${group}: ${capitalised(group)}Group;\n`);
  const ids = operations.map(({ id }) => answerName(id));
  const imported = [...ids, ...operations.filter((operation) => inputOf(operation)).map(inputName)];
  const body = `${groups.join('\n')}\nexport interface Groups {\n${names.join('')}\n${top.join('\n')}}\n`;
  const used = imported.filter((name) => new RegExp(`\\b${name}\\b`).test(body)).toSorted();
  return `${HEAD}import type { ByHand } from '../by-hand.ts';
import type { Call, CallOptions } from '../call.ts';
import type { WithoutPage } from '../pages.ts';
import type {\n${used.map((name) => `  ${name},\n`).join('')}} from './types.ts';

${body}`;
}

/** @returns the text of each file of `src/generated` */
export function makeGenerated(document: Document): Map<string, string> {
  const operations = operationsOf(document);
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const lookup: Lookup = (id) => {
    const operation = byId.get(id);
    if (operation === undefined) {
      throw new Error(`src/surface.ts names ${id}, which docs/openapi.json does not have`);
    }
    return operation;
  };
  return new Map([
    ['types.ts', makeTypes(document, operations)],
    ['operations.ts', makeTable(operations)],
    ['groups.ts', makeGroups(lookup, operations)],
  ]);
}
