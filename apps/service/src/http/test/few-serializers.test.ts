// Protects the bodies of responses, and the documentation, from the merged schemas that the serializer uses.
import { ErrorBody } from '@tendlc/contract';
import Fastify, { type FastifySchema } from 'fastify';
import { Type } from 'typebox';
import { expect, onTestFinished, test } from 'vitest';
import { documentedSchema, useFewSerializers } from '../few-serializers.ts';

const RESPONSE = {
  201: Type.Object({ made: Type.String() }),
  400: { ...ErrorBody, description: 'malformed' },
  404: { ...ErrorBody, description: 'missing' },
  500: { ...ErrorBody, description: 'failed' },
  503: Type.Object({ error: Type.String(), checks: Type.Array(Type.String()) }),
};

async function serve(): Promise<{ url: string; schemas: FastifySchema[] }> {
  const app = Fastify();
  onTestFinished(() => app.close());
  const schemas: FastifySchema[] = [];
  useFewSerializers(app);
  app.addHook('onRoute', ({ schema }) => void schemas.push(schema as FastifySchema));
  app.get<{ Params: { status: string } }>('/:status', { schema: { response: RESPONSE } }, (request, reply) =>
    reply.code(Number(request.params.status)).send({ made: 'a', error: 'b', checks: ['c'], secret: 'd' }),
  );
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), schemas };
}

test.each([
  [201, { made: 'a' }],
  [400, { error: 'b' }],
  [404, { error: 'b' }],
  [500, { error: 'b' }],
  [503, { error: 'b', checks: ['c'] }],
])('a response with status %i has the fields of its own schema, and no others', async (status, body) => {
  const { url } = await serve();
  expect(await (await fetch(`${url}/${status}`)).json()).toEqual(body);
});

test('the documentation has every status with its own description, for GET and for HEAD', async () => {
  const { schemas } = await serve();
  expect(schemas).toHaveLength(2);
  for (const schema of schemas) {
    expect(documentedSchema(schema).response).toEqual(RESPONSE);
  }
});
