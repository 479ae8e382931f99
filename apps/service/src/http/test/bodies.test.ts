// Protects the reading of bodies: only JSON, within the size limits (G-05).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService, type TestUser } from '../../../test/support/service.ts';

let service: TestService;
let user: TestUser;
beforeAll(async () => {
  service = await startService();
  user = await service.registerWithBalance(1_000);
});
afterAll(() => service.close());

const use = (body: unknown, headers: Record<string, string> = {}) =>
  service.call('POST', '/v1/tokens/use', body, { token: user.token, headers });
const validate = (body: unknown) =>
  service.call('POST', '/v1/tools/message-validator', body, { token: user.token });

describe('content types', () => {
  const body = '{"toolName":"x"}';
  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])(
    '%s is accepted',
    async (type) => {
      expect((await use(body, { 'content-type': type })).status).toBe(200);
    },
  );

  test.each([
    'text/plain',
    'text/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json-patch+json',
    'nonsense',
    '',
  ])('%j returns 415', async (type) => {
    const answer = await use(body, { 'content-type': type });
    expect([answer.status, answer.headers['x-error-code']]).toEqual([415, 'unsupported_media_type']);
  });
});

test('no body is an empty one where every field is optional, and is refused elsewhere', async () => {
  const post = (path: string) => service.call('POST', path, undefined, user);
  expect((await post('/v1/registrations')).status).toBe(201);
  expect((await post('/v1/tokens/use')).status).toBe(400);
});

describe('sizes', () => {
  const LIMIT = 64 * 1024;
  const padded = (bytes: number) => {
    const [head, tail] = ['{"message":"Hello","pad":"', '"}'];
    return `${head}${'x'.repeat(bytes - head.length - tail.length)}${tail}`;
  };

  test('G-05 a body of 64 KiB is accepted; one byte more returns 413', async () => {
    expect((await validate(padded(LIMIT))).status).toBe(200);
    const answer = await validate(padded(LIMIT + 1));
    expect([answer.status, answer.headers['x-error-code']]).toEqual([413, 'body_too_large']);
  });

  test('G-05 a message of 1,600 code points is accepted; one more returns 400', async () => {
    const smile = '\u{1F600}';
    expect((await validate({ message: smile.repeat(1_600) })).status).toBe(200);
    const answer = await validate({ message: smile.repeat(1_601) });
    expect(answer.body.error).toBe('message: must have at most 1600 characters');
  });

  test('an error about thousands of invalid fields stays short', async () => {
    const fields = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`field${index}`, 1]));
    const answer = await use({ toolName: 'x', ...fields });
    expect(answer.status).toBe(400);
    expect(answer.body.error.length).toBeLessThan(2_000);
  });

  test('a long URL or a long header does not cause a server error', async () => {
    const long = await service.call('GET', `/v1/${'x'.repeat(4_000)}`);
    expect(long.status).toBe(404);
    const query = await service.call(
      'GET',
      `/v1/tokens/history?${'a=1&'.repeat(2_000)}limit=1`,
      undefined,
      user,
    );
    expect(query.status).toBe(200);
  });
});
