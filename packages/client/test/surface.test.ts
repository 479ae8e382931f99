// Protects the client's interface: it has exactly the operations of the service, with the documented types.
import { readFileSync } from 'node:fs';
import { rolldown } from 'rolldown';
import ts from 'typescript';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { operationsOf, readDocument } from '../scripts/document.ts';
import { makeGenerated } from '../scripts/generate.ts';
import { createTendlc, OPERATIONS, SURFACE, TOP_LEVEL } from '../src/index.ts';

/** Their arguments are not those of one request with one JSON body. */
const BY_HAND: ReadonlySet<string> = new Set([
  'streamEvents',
  'receiveCallback',
  'createBatch',
  'uploadEvidence',
  'uploadAttachment',
]);
/** The paths and names of 200 operations are most of it. */
const SIZE_BYTES_MAX = 8_900;
const fileOf = (path: string) => new URL(`../${path}`, import.meta.url);
const document = readDocument();
const operations = operationsOf(document);

type Named = { readonly name: string; readonly operationId: string };

const idOf = (entry: string | { pagesOf: string } | { byHand: string }): string =>
  typeof entry === 'string' ? entry : 'pagesOf' in entry ? entry.pagesOf : entry.byHand;

const named: Named[] = [
  ...Object.entries(TOP_LEVEL).map(([name, operationId]) => ({ name, operationId })),
  ...Object.entries(SURFACE).flatMap(([group, entries]) =>
    Object.entries(entries).map(([name, entry]) => ({ name: `${group}.${name}`, operationId: idOf(entry) })),
  ),
];

for (const [name, text] of makeGenerated(document)) {
  test(`src/generated/${name} matches the OpenAPI document (run \`npm run docs\`)`, () => {
    expect(readFileSync(fileOf(`src/generated/${name}`), 'utf8')).toBe(text);
  });
}

test('every operation of the service has a function, and every function an operation', () => {
  const documented = operations.map(({ id }) => id).toSorted();
  expect([...new Set(named.map(({ operationId }) => operationId))].toSorted()).toEqual(documented);
  expect(Object.keys(OPERATIONS).toSorted()).toEqual(documented);
});

test('every function exists at run time', () => {
  const client = createTendlc({ baseUrl: 'http://127.0.0.1:9' }) as unknown as Record<string, unknown>;
  for (const { name } of named) {
    const found = name
      .split('.')
      .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], client);
    expect(typeof found, name).toBe('function');
  }
});

test('every list with pages can be iterated', () => {
  const iterated = Object.values(SURFACE).flatMap((entries) =>
    Object.values(entries).flatMap((entry) =>
      typeof entry === 'object' && 'pagesOf' in entry ? [entry.pagesOf] : [],
    ),
  );
  const paged = operations.filter(({ items }) => items !== undefined).map(({ id }) => id);
  expect(new Set<string>(iterated)).toEqual(new Set(paged));
});

test('every operation that accepts an Idempotency-Key gets one', () => {
  const keyed = operations.filter(({ isKeyed }) => isKeyed).map(({ id }) => id);
  expect(keyed).toContain('createBrand');
  expect(keyed).toContain('validate');
  const known = Object.entries(OPERATIONS).filter(([, operation]) => 'isKeyed' in operation);
  expect(known.map(([id]) => id).toSorted()).toEqual(keyed.toSorted());
});

/** A call of every function with the documented example, with its response typed as documented. */
function exampleCalls(): string {
  const paths = document.paths as unknown as Record<
    string,
    Record<
      string,
      {
        operationId: string;
        parameters?: readonly {
          name: string;
          in: string;
          required?: boolean;
          example?: unknown;
        }[];
        requestBody?: {
          content: Record<string, { example?: unknown; examples?: Record<string, { value: unknown }> }>;
        };
      }
    >
  >;
  const examples = new Map(
    Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId, requestBody }) => {
        const content = requestBody?.content['application/json'];
        return [operationId, content?.example ?? Object.values(content?.examples ?? {})[0]?.value] as const;
      }),
    ),
  );
  const neededQueries = new Map(
    Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId, parameters = [] }) => {
        const needed = parameters.filter(
          (parameter) => parameter.in === 'query' && parameter.required === true,
        );
        const query = needed.map(({ name, example }) => [name, example] as const);
        return [operationId, query.length === 0 ? [] : [JSON.stringify(Object.fromEntries(query))]] as const;
      }),
    ),
  );
  const calls = operations.flatMap(({ id, pathNames, body }) => {
    const entry = named.find(({ operationId }) => operationId === id);
    if (entry === undefined || BY_HAND.has(id)) {
      return [];
    }
    const given = [
      ...pathNames.map(() => '7'),
      ...(body === undefined ? [] : [JSON.stringify(examples.get(id))]),
      ...(neededQueries.get(id) ?? []),
    ];
    const answer = `types.${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`;
    return [`export const ${id}: PromiseLike<${answer}> = client.${entry.name}(${given.join(', ')});`];
  });
  return `import type * as types from '../src/index.ts';\ndeclare const client: types.Tendlc;\n${calls.join('\n')}\n`;
}

test('the documented example of every request compiles, and its response has the documented type', () => {
  const file = fileOf('test/example-calls.ts').pathname;
  const source = exampleCalls();
  const config = ts.readConfigFile(fileOf('../../tsconfig.json').pathname, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { compilerOptions: (config.config as { compilerOptions: object }).compilerOptions },
    ts.sys,
    fileOf('../..').pathname,
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext) : getSourceFile(name, ...rest);
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host));
  expect(diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual(
    [],
  );
  expect(source.split('\n').length).toBeGreaterThan(operations.length - BY_HAND.size);
});

test('the bundle is small, without dependencies or Node modules', async () => {
  const bundle = await rolldown({ input: fileOf('src/index.ts').pathname, platform: 'browser' });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const [chunk, ...others] = output;
  expect(others).toEqual([]);
  expect(chunk.imports).toEqual([]);
  expect(chunk.code).not.toMatch(/\b(process|Buffer|require)\b/);
  expect(gzipSync(chunk.code).length).toBeLessThan(SIZE_BYTES_MAX);
});
