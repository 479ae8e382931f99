// The OpenAPI document for readers and code generators (G-113): requests, responses, errors, headers, and parameters have
// names and occur once, and patterns mean the same in every language.
import { SCALARS, STRUCTURES, withNullAsType } from './nullable.ts';
import { publishPattern } from './patterns.ts';

type Json = { [key: string]: unknown };
type Kind = 'schemas' | 'responses' | 'headers' | 'parameters';

/** Marks records that have a name of their own. A generator can inline every other schema. */
const RECORD = 'x-record';
/** An inline schema is worth a name from this size on, if it occurs twice. */
const SHARED_CHARACTERS_MIN = 110;

/** With quotes and brackets. */
const EXAMPLE_CHARACTERS_MAX = 45;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pascal = (words: string): string =>
  words.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9]?)/g, (_, letter: string) => letter.toUpperCase());

const mapValues = (object: Json, map: (value: unknown, key: string) => unknown): Json =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));

class Components {
  readonly #byKind: Record<Kind, Map<string, { readonly name: string; readonly value: unknown }>> = {
    schemas: new Map(),
    responses: new Map(),
    headers: new Map(),
    parameters: new Map(),
  };
  readonly #names: Record<Kind, Set<string>>;

  /** @param taken the names of the schemas that have one already */
  constructor(taken: Iterable<string>) {
    this.#names = {
      schemas: new Set(taken),
      responses: new Set(),
      headers: new Set(),
      parameters: new Set(),
    };
  }

  /** @returns the reference to an equal component, or to a new one with the first free of these names */
  refer(kind: Kind, names: readonly string[], value: unknown): Json {
    const text = JSON.stringify(value);
    const known = this.#byKind[kind].get(text);
    if (known !== undefined) {
      return { $ref: `#/components/${kind}/${known.name}` };
    }
    const name = names.find((wanted) => !this.#names[kind].has(wanted));
    if (name === undefined) {
      throw new Error(`every name is taken: ${names.join(', ')}`);
    }
    this.#names[kind].add(name);
    this.#byKind[kind].set(text, { name, value });
    return { $ref: `#/components/${kind}/${name}` };
  }

  all(kind: Kind): Json {
    const entries = [...this.#byKind[kind].values()].map(({ name, value }) => [name, value] as const);
    return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** Without what only this service reads, and with patterns for every language. */
function clean(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(clean);
  }
  if (!isObject(value)) {
    return value;
  }
  const { 'x-message': _message, ...rest } = value;
  // A request has examples, too, which have titles. They stay.
  const isLong =
    Array.isArray(rest['examples']) && JSON.stringify(rest['examples']).length > EXAMPLE_CHARACTERS_MAX;
  if (isLong || rest['enum'] !== undefined || rest['type'] === 'boolean' || rest['format'] === 'date-time') {
    // The values are examples enough, and texts of this length are shown at /docs.
    delete rest['examples'];
  }
  if (rest['default'] === '' && Number(rest['minLength']) > 0) {
    // The service adds it when the field is omitted. A caller cannot send it.
    delete rest['default'];
  }
  const pattern = typeof rest['pattern'] === 'string' ? publishPattern(rest['pattern']) : undefined;
  if (typeof rest['pattern'] === 'string') {
    delete rest['pattern'];
  }
  // Examples and defaults are values. What looks like a schema in them is not one.
  const cleaned = mapValues(rest, (part, key) =>
    /^(?:examples?|default|enum|const)$/.test(key) ? part : clean(part),
  );
  return withNullAsType(pattern === undefined ? cleaned : { ...cleaned, pattern }, SCALARS);
}

const singular = (name: string): string =>
  name
    .replace(/ies$/, 'y')
    .replace(/(?<=[xs])es$/, '')
    .replace(/(?<!s)s$/, '');

function countSchemas(value: unknown, counts: Map<string, number>): void {
  if (Array.isArray(value)) {
    value.forEach((part) => countSchemas(part, counts));
  } else if (isObject(value)) {
    if (value['type'] !== undefined || value['enum'] !== undefined) {
      const text = JSON.stringify(value);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    Object.values(value).forEach((part) => countSchemas(part, counts));
  }
}

type Sharing = {
  readonly repeated: ReadonlySet<string>;
  readonly usual: ReadonlyMap<string, string>;
  readonly to: Components;
};

/** The parts of a schema, with references for the inline schemas that occur more than once. */
function shareParts(schema: Json, names: readonly string[], sharing: Sharing): Json {
  return mapValues(schema, (part, key) => {
    if (key === 'properties' && isObject(part)) {
      return mapValues(part, (property, name) =>
        shareSchema(property, [pascal(name), ...names.map((above) => `${above}${pascal(name)}`)], sharing),
      );
    }
    return shareSchema(part, key === 'items' ? names.map(singular) : names, sharing);
  });
}

function shareSchema(schema: unknown, names: readonly string[], sharing: Sharing): unknown {
  if (Array.isArray(schema)) {
    return schema.map((part) => shareSchema(part, names, sharing));
  }
  if (!isObject(schema)) {
    return schema;
  }
  const parts = withNullAsType(shareParts(schema, names, sharing), STRUCTURES);
  return sharing.repeated.has(JSON.stringify(schema))
    ? sharing.to.refer('schemas', [...names, ...names.map((name) => `${name}Part`)], parts)
    : parts;
}

function publishContent(content: Json, name: string, sharing: Sharing): Json {
  return mapValues(content, (media, type) => {
    const { schema, example, ...rest } = media as { schema?: Json; example?: unknown };
    // The fields have examples. Those of whole responses are long: the page at /docs shows them.
    const given = name.endsWith('Request') && example !== undefined ? { example } : {};
    if (schema === undefined || schema['$ref'] !== undefined) {
      return { ...rest, ...given, ...(schema === undefined ? {} : { schema }) };
    }
    // The description of a response says nothing about its schema.
    const { description, ...described } = schema;
    const kept = description === 'Success' ? described : schema;
    const parts = shareParts(kept, [name], sharing);
    // A body of several types has a schema for each.
    const names = [name, `${name}${pascal(type)}`];
    return { ...rest, ...given, schema: sharing.to.refer('schemas', names, parts) };
  });
}

/** @returns for each status, the description that most operations give it */
function usualDescriptions(paths: Json): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods as Json));
  for (const operation of operations) {
    for (const [status, response] of Object.entries((operation as { responses: Json }).responses)) {
      const description = String((response as Json)['description']);
      const ofStatus = counts.get(status) ?? new Map<string, number>();
      counts.set(status, ofStatus.set(description, (ofStatus.get(description) ?? 0) + 1));
    }
  }
  return new Map(
    [...counts].map(([status, ofStatus]) => {
      const [most] = [...ofStatus].toSorted(([, a], [, b]) => b - a);
      return [status, most?.[0] ?? ''];
    }),
  );
}

const codesIn = (description: string): string[] =>
  [...description.matchAll(/`(\w+)`/g)].map(([, code = '']) => pascal(code));

/** What an error response has beside the usual codes of its status: short names, because each occurs a hundred times. */
function errorName(status: string, description: string, { usual }: Sharing): string {
  if (status.endsWith('XX')) {
    return `Error${status}`;
  }
  const usualCodes = codesIn(usual.get(status) ?? '');
  const codes = codesIn(description).filter((code) => !usualCodes.includes(code));
  return codes.length === 0 ? `Error${status}` : codes.join('Or');
}

const headerName = (header: string): string => pascal(header.replace(/^(?:X|RateLimit)-/, ''));

function publishResponse(status: string, response: Json, name: string, sharing: Sharing): Json {
  const isError = /^[45]/.test(status);
  const { headers: given, ...rest } = response;
  // Those of successes are the same for all charged calls: the description of the document says them once.
  const headers =
    isError && isObject(given)
      ? {
          headers: mapValues(given, (header, of) =>
            sharing.to.refer('headers', [headerName(of), pascal(of), `${pascal(of)}2`], header),
          ),
        }
      : {};
  const content = isObject(response['content'])
    ? { content: publishContent(response['content'], isError ? `${name}${status}` : name, sharing) }
    : {};
  const published = { ...rest, ...headers, ...content };
  const base = errorName(status, String(response['description']), sharing);
  return isError
    ? sharing.to.refer('responses', [base, `${base}${status}`, `${base}Of${name}`], published)
    : published;
}

/** What most operations take: said once for the document. */
const USUAL_SECURITY = [{ bearer: [] }, { apiKey: [] }];

/** Pairs that nearly every operation has, and of their range only those: one reference instead of two. */
const RANGES: readonly (readonly [range: string, first: string, second: string])[] = [
  // A body that is too large or not JSON.
  ['4XX', '413', '415'],
  // A failure of the service.
  ['5XX', '500', '503'],
];

function joinUsual(responses: Json, { usual }: Sharing): Json {
  return RANGES.reduce((joined, [range, first, second]) => {
    const { [first]: one, [second]: other, ...others } = joined as Record<string, Json>;
    const descriptions = [one, other].map((response) => response?.['description']);
    return descriptions[0] === usual.get(first) && descriptions[1] === usual.get(second)
      ? { ...others, [range]: { ...other, description: descriptions.join(', ') } }
      : joined;
  }, responses);
}

function publishOperation(operation: Json, sharing: Sharing): Json {
  const name = pascal(String(operation['operationId']));
  const { parameters, requestBody, responses, security = [], ...rest } = operation;
  const shared = Array.isArray(parameters)
    ? {
        parameters: parameters.map((parameter: Json) => {
          const base = pascal(String(parameter['name']));
          return sharing.to.refer(
            'parameters',
            [base, `${base}In${pascal(String(parameter['in']))}`, `${name}${base}`],
            parameter,
          );
        }),
      }
    : {};
  const body = isObject(requestBody)
    ? {
        requestBody: {
          ...requestBody,
          content: publishContent(requestBody['content'] as Json, `${name}Request`, sharing),
        },
      }
    : {};
  return {
    ...rest,
    ...(JSON.stringify(security) === JSON.stringify(USUAL_SECURITY) ? {} : { security }),
    ...shared,
    ...body,
    responses: mapValues(joinUsual(responses as Json, sharing), (response, status) =>
      publishResponse(status, response as Json, `${name}Response`, sharing),
    ),
  };
}

/** The successes that several operations have word for word, such as a message, occur once, too. */
function shareSuccesses(paths: Json, to: Components): Json {
  const counts = new Map<string, number>();
  const eachResponse = (map: (response: Json, status: string) => unknown): Json =>
    mapValues(paths, (methods) =>
      mapValues(methods as Json, (operation) => {
        const { responses, ...rest } = operation as Json;
        return {
          ...rest,
          responses: mapValues(responses as Json, (one, status) => map(one as Json, status)),
        };
      }),
    );
  eachResponse((response) => {
    const text = JSON.stringify(response);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    return response;
  });
  return eachResponse((response, status) => {
    const [, schema] =
      /"#\/components\/schemas\/(\w+)"/.exec(JSON.stringify(response['content'] ?? '')) ?? [];
    const isShared = status.startsWith('2') && (counts.get(JSON.stringify(response)) ?? 0) > 1;
    return isShared && schema !== undefined
      ? to.refer('responses', [`${schema}${status}`, `${schema}${status}Free`], response)
      : response;
  });
}

/** @param document the document with every schema where it is used */
export function publishDocument(document: object): Json {
  const cleaned = clean(document) as Json;
  const components = cleaned['components'] as Json;
  const schemas = components['schemas'] as Json;
  const counts = new Map<string, number>();
  countSchemas([cleaned['paths'], cleaned['webhooks'], schemas], counts);
  const repeated = new Set(
    [...counts]
      .filter(([text, count]) => count > 1 && text.length >= SHARED_CHARACTERS_MIN)
      .map(([text]) => text),
  );
  const to = new Components(Object.keys(schemas));
  const sharing = { repeated, usual: usualDescriptions(cleaned['paths'] as Json), to };
  const publishAll = (paths: unknown): Json =>
    mapValues(paths as Json, (methods) =>
      mapValues(methods as Json, (operation) => publishOperation(operation as Json, sharing)),
    );
  const webhooks = publishAll(cleaned['webhooks']);
  const paths = shareSuccesses(publishAll(cleaned['paths']), to);
  const named = mapValues(schemas, (schema, name) => ({
    ...shareParts(schema as Json, [name], sharing),
    [RECORD]: true,
  }));
  const allSchemas = { ...named, ...to.all('schemas') };
  return {
    ...cleaned,
    security: USUAL_SECURITY,
    paths,
    webhooks,
    components: {
      ...components,
      schemas: Object.fromEntries(Object.entries(allSchemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      responses: to.all('responses'),
      headers: to.all('headers'),
      parameters: to.all('parameters'),
    },
  };
}
