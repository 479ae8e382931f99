// GET /v1/openapi.json: the published document, compressed, and not sent again to clients that have it.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { TypedApp } from '../app-types.ts';
import { publishDocument } from './published.ts';

type Encoding = 'br' | 'gzip' | 'identity';
type Served = { readonly tag: string; readonly bodies: Readonly<Record<Encoding, Buffer>> };

async function prepare(app: TypedApp): Promise<Served> {
  const identity = Buffer.from(JSON.stringify(publishDocument(app.swagger())));
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  // One tag for all encodings: they have the same content, which is what a weak tag says.
  return { tag: `W/"${tag}"`, bodies: { br, gzip: zipped, identity } };
}

/** The encodings that a client accepts, without those that it refuses with `q=0`. */
function encodingFor(accepted: string | undefined): Encoding {
  const parts = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase());
  const names = new Set(
    parts.filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part)).map((part) => part.split(';', 1)[0]),
  );
  return (['br', 'gzip'] as const).find((name) => names.has(name)) ?? 'identity';
}

const isKnown = (tags: string | undefined, tag: string): boolean =>
  (tags ?? '')
    .split(',')
    .some((known) => known.trim() === '*' || known.trim().replace(/^(?!W\/)/, 'W/') === tag);

/** Must be called after the routes are registered. */
export function documentRoute(app: TypedApp): void {
  let served: Promise<Served> | undefined;
  app.get(
    '/v1/openapi.json',
    { config: { limit: 'none' }, schema: { hide: true } },
    async (request, reply) => {
      served ??= prepare(app);
      const { tag, bodies } = await served;
      // Clients may keep it, but have to ask whether it has changed.
      reply.header('etag', tag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
      if (isKnown(request.headers['if-none-match'], tag)) {
        return reply.code(304).send();
      }
      const encoding = encodingFor(request.headers['accept-encoding']);
      if (encoding !== 'identity') {
        reply.header('content-encoding', encoding);
      }
      return reply.type('application/json; charset=utf-8').send(bodies[encoding]);
    },
  );
}
