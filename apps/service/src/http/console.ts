// Serves the web console: the front page for visitors, its page at each of its URLs, and its hashed files.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TypedApp } from './app-types.ts';
import { type ConsolePage, openConsolePages } from './console-pages.ts';
import { hasConsoleCookie } from './console-session.ts';
import { isPlainFileName } from './file-names.ts';
import type { PageFacts } from './operator-links.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the console's page, whose router then shows its own not-found page. False if the console is not built. */
    sendConsolePage?: (request: FastifyRequest, reply: FastifyReply) => boolean;
  }
}

export const CONSOLE_FOLDER = fileURLToPath(new URL('../../../console/dist', import.meta.url));

/** The first path segments of the console's URLs. A new page under one of these needs no change here. */
const SECTIONS = [
  'register',
  'login',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'unsubscribe',
  'tools',
  'registrations',
  'registry',
  'tokens',
  'account',
  'webhooks',
  'sandbox',
  'admin',
] as const;

/** Next to the page. Not hashed, so revalidated each time. */
const LOOSE_FILES = ['color-scheme.js', 'early.js', 'icon.svg'] as const;

const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Inline styles are allowed, because Mantine uses them. Scripts must be files from this origin. */
const CONSOLE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const PAGE_HEADERS = {
  'content-security-policy': CONSOLE_POLICY,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  vary: 'accept-encoding, cookie',
} as const;

const HTML = 'text/html; charset=utf-8';

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tendlc</title>
<h1>The console is not built yet</h1>
<p>Run <code>npm run build</code> beside this service, then load this page again.</p>
<p>Everything else works: the <a href="/docs">documentation of the API</a> is here.</p></html>`;

/** Four times what a build takes on a busy machine. Then the page says what to do. */
const BUILD_WAIT_MS = 60_000;

/** For the overload guard: requests that are not listed continue. */
const serveAnyway = () => undefined;

const ENCODINGS: ('br' | 'gzip')[] = ['br', 'gzip'];

/**
 * @param folder contains the build. Without it, a page explains what to do.
 * @param build of the folder that takes place meanwhile: a person who opens a page waits for it, instead of loading it again
 */
export async function consoleRoutes(
  app: TypedApp,
  folder: string,
  facts: PageFacts,
  build?: Promise<void>,
): Promise<void> {
  // One wait for all requests; it keeps no process alive.
  const waited =
    build && Promise.race([build.catch(() => undefined), wait(BUILD_WAIT_MS, undefined, { ref: false })]);
  // Files are cheap, and a partly loaded page is useless, so they are also served under load.
  const outsideLimits = {
    config: { limit: 'none', pressureHandler: serveAnyway },
    schema: { hide: true },
    // After a build that failed, the page says what to do.
    preHandler: async () => waited,
  } as const;
  // Not its own routes: they would be counted and documented. Without a root, because the folder may not exist yet;
  // each file is sent from the folder by name.
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false });

  const readPage = openConsolePages(folder, facts);
  const send = (request: FastifyRequest, reply: FastifyReply, page: ConsolePage | undefined) => {
    reply.headers(PAGE_HEADERS);
    if (page === undefined) {
      return reply.code(503).type(HTML).send(NOT_BUILT);
    }
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', ENCODINGS);
    if (encoding !== null) {
      reply.header('content-encoding', encoding);
    }
    return reply.type(HTML).send(page[encoding ?? 'plain']);
  };
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply, readPage('index.html'));
  const sendFrontPage = (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply, readPage('front.html') ?? readPage('index.html'));
  app.decorate('sendConsolePage', (request: FastifyRequest, reply: FastifyReply) => {
    if (readPage('index.html') === undefined) {
      return false;
    }
    sendPage(request, reply.code(404));
    return true;
  });
  // The front page needs no script. The cookie may have expired: the console then opens the front page at its own URL.
  app.get('/', outsideLimits, (request, reply) =>
    hasConsoleCookie(request)
      ? send(request, reply, readPage('home.html') ?? readPage('index.html'))
      : sendFrontPage(request, reply),
  );
  app.get('/welcome', outsideLimits, sendFrontPage);
  for (const path of SECTIONS.flatMap((section) => [`/${section}`, `/${section}/*`])) {
    app.get(path, outsideLimits, sendPage);
  }
  for (const file of LOOSE_FILES) {
    app.get(`/${file}`, outsideLimits, (_request, reply) =>
      existsSync(join(folder, file))
        ? reply.header('cache-control', 'no-cache').sendFile(file, folder)
        : reply.callNotFound(),
    );
  }
  app.get('/assets/*', outsideLimits, (request, reply) => {
    const { '*': name } = request.params as { '*': string };
    return isPlainFileName(name) && existsSync(join(folder, 'assets', name))
      ? reply.header('cache-control', ONE_YEAR).sendFile(`assets/${name}`, folder)
      : reply.callNotFound();
  });
}
