// Protects callers who use a wrong method: every documented path lists the methods that it accepts.
import { expect, test } from 'vitest';
import { documentOf } from '../../../test/support/openapi.ts';
import { serviceForTest } from '../../../test/support/service.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The same URL is a page of the console, which asks before it unsubscribes. */
const PAGES: ReadonlySet<string> = new Set(['/unsubscribe/{kind}/{token}']);

test('every documented path returns 405 with Allow for every method that it does not accept', async () => {
  const service = await serviceForTest();
  for (const [path, operations] of Object.entries(documentOf(service.app).paths)) {
    const documented = Object.keys(operations).map((method) => method.toUpperCase());
    const isPage = documented.includes('GET') || PAGES.has(path);
    const taken = isPage ? [...documented, 'GET', 'HEAD'] : documented;
    const allow = METHODS.filter((method) => taken.includes(method)).join(', ');
    const concrete = path.replace(/\{[^}]+\}/g, '1');
    for (const method of METHODS.filter((name) => !taken.includes(name))) {
      const answer = await service.call(method, concrete);
      expect([method, path, answer.status, answer.headers['allow']]).toEqual([method, path, 405, allow]);
      expect(answer.headers['x-error-code']).toBe('method_not_allowed');
    }
  }
});

test('an unknown path returns 404 for every method, with or without a token', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  for (const path of [
    '/v1',
    '/v1/',
    '/v2/health',
    '/v1/health/',
    '/V1/HEALTH',
    '/v1//health',
    '/v1/tools',
    '/v1/tools/',
  ]) {
    for (const method of METHODS.filter((name) => name !== 'HEAD')) {
      const answer = await service.call(method, path, undefined, user);
      expect([method, path, answer.status]).toEqual([method, path, 404]);
      expect(answer.body).toEqual({ error: 'No resource exists at this path.' });
    }
  }
});
