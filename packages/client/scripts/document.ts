// The OpenAPI document as the generator reads it.
import { readFileSync } from 'node:fs';
import type { Schema } from './schema-types.ts';

type Parameter = {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly description?: string;
};

type Content = { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> };

type DocumentedOperation = {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
};

export type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: DocumentedOperation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string | undefined;
  /** In the order of the path. */
  readonly pathNames: readonly string[];
  readonly query: Schema | undefined;
  readonly body: Schema | undefined;
  readonly answer: Schema;
  readonly isKeyed: boolean;
  readonly isText: boolean;
  /** The response is a file. */
  readonly isFile: boolean;
  /** The request is a file, in a part of a form. */
  readonly takesFile: boolean;
  /** The response field with the entries of a page. Undefined for operations without pages. */
  readonly items: string | undefined;
  readonly errorCodes: readonly string[];
};

const JSON_TYPE = 'application/json';
const FILE_TYPE = 'application/octet-stream';
const FORM_TYPE = 'multipart/form-data';
const PAGING = ['page', 'offset', 'after'];

function queryOf(parameters: readonly Parameter[]): Schema | undefined {
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  if (asked.length === 0) {
    return undefined;
  }
  const described = asked.map(({ name, schema, description }) => [
    name,
    { ...schema, ...(description === undefined ? {} : { description }) },
  ]);
  const required = asked.filter((parameter) => parameter.required).map(({ name }) => name);
  return { type: 'object', properties: Object.fromEntries(described), required };
}

const codesIn = (description: string): string[] =>
  [...description.matchAll(/`(\w+)`/g)].map(([, code = '']) => code);

function itemsOf(query: Schema | undefined, answer: Schema): string | undefined {
  const isPaged = PAGING.some((name) => query?.properties?.[name] !== undefined);
  const list = Object.entries(answer.properties ?? {}).find(([, { type }]) => type === 'array');
  return isPaged ? list?.[0] : undefined;
}

function toOperation(method: string, path: string, documented: DocumentedOperation): Operation {
  const {
    operationId,
    summary = operationId,
    description,
    parameters = [],
    requestBody,
    responses,
  } = documented;
  const answers = Object.entries(responses);
  const success = answers.find(([status]) => status.startsWith('2'))?.[1];
  const answer = Object.values(success?.content ?? {})[0]?.schema ?? {};
  const query = queryOf(parameters);
  const isFile = success?.content?.[FILE_TYPE] !== undefined;
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    description,
    pathNames: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    query,
    body: requestBody?.content?.[JSON_TYPE]?.schema,
    answer,
    isKeyed: parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key'),
    isText: success?.content !== undefined && success.content[JSON_TYPE] === undefined && !isFile,
    isFile,
    takesFile: requestBody?.content?.[FORM_TYPE] !== undefined,
    items: itemsOf(query, answer),
    errorCodes: answers
      .filter(([status]) => !status.startsWith('2'))
      .flatMap(([, { description: text }]) => codesIn(text)),
  };
}

/** The name of the component that a reference names. */
const COMPONENT = /^#\/components\/(\w+)\/(.+)$/;

type Node = { readonly [key: string]: unknown };

/**
 * Puts what the document shares back to where it is used: types are named after operations here. Records that have a name
 * of their own keep it.
 */
export function expandDocument(document: Document): Document {
  const components = document.components as unknown as Readonly<Record<string, Record<string, Node>>>;
  const expand = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      return value.map(expand);
    }
    if (typeof value !== 'object' || value === null) {
      return value;
    }
    const { $ref, ...rest } = value as Node;
    const [, kind = '', name = ''] = COMPONENT.exec(typeof $ref === 'string' ? $ref : '') ?? [];
    const component = components[kind]?.[name];
    if (component !== undefined && (kind !== 'schemas' || component['x-record'] !== true)) {
      return { ...(expand(component) as Node), ...rest };
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, expand(part)]));
  };
  const records = Object.entries(components['schemas'] ?? {}).flatMap(([name, schema]) => {
    const { 'x-record': isRecord, ...record } = schema;
    return isRecord === true ? [[name, record] as const] : [];
  });
  const { paths, webhooks } = expand({ paths: document.paths, webhooks: document.webhooks }) as Document;
  return {
    ...document,
    paths,
    webhooks,
    components: { schemas: expand(Object.fromEntries(records)) },
  } as Document;
}

export const readDocument = (): Document =>
  expandDocument(
    JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')) as Document,
  );

/** The schema of `data`, by event type. */
export const eventDataOf = ({ webhooks }: Document): [type: string, data: Schema][] =>
  Object.entries(webhooks).map(([type, { post }]) => [
    type,
    post.requestBody?.content?.[JSON_TYPE]?.schema.properties?.['data'] ?? {},
  ]);

export const operationsOf = (document: Document): Operation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, documented]) => toOperation(method, path, documented)),
  );
