// The serializer needs one schema for all errors of a route. The documentation needs one for each status, with its own texts.
import { ErrorBody } from '@tendlc/contract';
import type { FastifyInstance, FastifySchema } from 'fastify';

type Entry = readonly [status: string, schema: unknown];

/** For the schemas that this module changed: the responses that they had. */
const documented = new WeakMap<FastifySchema, readonly Entry[]>();

const isError = ([, schema]: Entry): boolean =>
  (schema as { readonly properties?: unknown }).properties === ErrorBody.properties;

/** All errors of a kind, such as 4xx, have the same schema. The only success of a route needs no number. */
function mergeStatuses(responses: readonly Entry[]): FastifySchema['response'] {
  const byKind = Map.groupBy(responses, ([status]) => `${status.slice(0, 1)}xx`);
  const merged = [...byKind].flatMap(([kind, entries]): readonly Entry[] => {
    const isOne = entries.every(isError) || (kind === '2xx' && entries.length === 1);
    return isOne ? [[kind, entries[0]?.[1]]] : entries;
  });
  return Object.fromEntries(merged);
}

/**
 * A route has a dozen statuses. The framework keeps a serializer for each of them, and an object whose properties are numbers has space
 * for every number up to the highest: five kilobytes for each route. Must be called after everything that adds responses to routes.
 */
export function useFewSerializers(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { schema } = route;
    if (schema?.response !== undefined && !documented.has(schema)) {
      const responses = Object.entries(schema.response as object);
      route.schema = { ...schema, response: mergeStatuses(responses) };
      documented.set(route.schema, responses);
    }
  });
}

/** @returns the schema with every status that the route declared */
export function documentedSchema(schema: FastifySchema): FastifySchema {
  const responses = documented.get(schema);
  return responses === undefined ? schema : { ...schema, response: Object.fromEntries(responses) };
}
