// The pages that a person meets without an API client: the link of the reset e-mail leads to one.
import { readFileSync } from 'node:fs';
import type { TypedApp } from '../app-types.ts';

const FILES = [
  { path: '/reset-password', file: 'reset-password.html', type: 'text/html; charset=utf-8' },
  { path: '/pages/reset-password.js', file: 'reset-password.js', type: 'text/javascript; charset=utf-8' },
  { path: '/pages/page.css', file: 'page.css', type: 'text/css; charset=utf-8' },
] as const;

/** Nothing inline, nothing from elsewhere; the token stays in the fragment, which no server and no referrer sees. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function pageRoutes(app: TypedApp): void {
  for (const { path, file, type } of FILES) {
    const content = readFileSync(new URL(`./files/${file}`, import.meta.url));
    app.get(path, { config: { limit: 'none' }, schema: { hide: true } }, (_request, reply) =>
      reply
        .headers({ 'content-security-policy': PAGE_POLICY, 'referrer-policy': 'no-referrer' })
        .type(type)
        .send(content),
    );
  }
}
