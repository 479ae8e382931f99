// Reads the OpenAPI document for the tests.
import type { TypedApp } from '../../src/http/app-types.ts';

export type JsonSchema = { readonly [key: string]: unknown };

export type Content = {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
};

export type Operation = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Content>> }>
  >;
};

export type OpenApi = {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
};

export const documentOf = (app: TypedApp) => app.swagger() as unknown as OpenApi;

export const operationsOf = (document: OpenApi) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

/** The examples of the content, in all places that OpenAPI 3.1 allows. */
export function examplesOf({ schema, example, examples }: Content): unknown[] {
  return [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples ?? {}).map(({ value }) => value),
    ...((schema['examples'] as unknown[] | undefined) ?? []),
    ...(schema['example'] === undefined ? [] : [schema['example']]),
  ];
}
