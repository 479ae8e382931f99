// Protects how bodies are parsed (G-04): strict JSON, without guesses and without injected properties.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, startService, type TestService, type TestUser } from '../../../test/support/service.ts';

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

describe('a body is rejected with 400 and changes nothing if it is', () => {
  const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
  test.each<[string, string, string | Buffer]>([
    ['nothing', 'validation_failed', ''],
    ['blanks', 'malformed_body', '   '],
    ['a word', 'malformed_body', 'toolName'],
    ['truncated', 'malformed_body', '{"toolName":"x"'],
    ['followed by more JSON', 'malformed_body', '{"toolName":"x"}{"toolName":"y"}'],
    ['followed by a brace', 'malformed_body', '{"toolName":"x"}}'],
    ['in single quotes', 'malformed_body', "{'toolName':'x'}"],
    ['with a trailing comma', 'malformed_body', '{"toolName":"x",}'],
    ['with a comment', 'malformed_body', '{"toolName":"x"/* */}'],
    ['with NaN', 'malformed_body', '{"toolName":"x","amount":NaN}'],
    ['with a raw line break in a string', 'malformed_body', '{"toolName":"a\nb"}'],
    ['with __proto__', 'malformed_body', '{"toolName":"x","__proto__":{"amount":1}}'],
    ['with __proto__ in disguise', 'malformed_body', '{"toolName":"x","\\u005f_proto__":{}}'],
    ['with constructor.prototype', 'malformed_body', '{"toolName":"x","constructor":{"prototype":{}}}'],
    ['null', 'validation_failed', 'null'],
    ['a string', 'validation_failed', '"toolName"'],
    ['a number', 'validation_failed', '5'],
    ['a list', 'validation_failed', '[{"toolName":"x"}]'],
    ['nested 10,000 deep', 'validation_failed', deep],
    ['with an infinite number', 'validation_failed', '{"toolName":"x","amount":1e400}'],
    ['with a huge integer', 'validation_failed', `{"toolName":"x","amount":1${'0'.repeat(300)}}`],
    ['with an inexact number', 'validation_failed', '{"toolName":"x","amount":9007199254740993}'],
    ['with a fraction of a token', 'validation_failed', '{"toolName":"x","amount":1.5}'],
    ['with minus zero', 'validation_failed', '{"toolName":"x","amount":-0}'],
    ['with NUL in a name', 'validation_failed', '{"toolName":"a\\u0000b"}'],
    ['with half a surrogate pair', 'validation_failed', '{"toolName":"\\ud800"}'],
    ['with true for a string', 'validation_failed', '{"toolName":true}'],
    ['with a list for a string', 'validation_failed', '{"toolName":["x"]}'],
    ['with a field in another case', 'validation_failed', '{"toolname":"x"}'],
    [
      'in bytes that are not UTF-8',
      'validation_failed',
      Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    ],
  ])('%s (%s)', async (_, code, body) => {
    const before = await service.ledgerOf(user.id);
    const answer = await use(body, { 'content-type': 'application/json' });
    expect([answer.status, answer.headers['x-error-code']]).toEqual([400, code]);
    expect(Object.keys(answer.body)).toEqual(['error']);
    expect(await service.ledgerOf(user.id)).toEqual(before);
  });
});

describe('a body is accepted if it is', () => {
  test.each<[string, string]>([
    ['with null for an optional field', '{"toolName":"x","amount":null}'],
    ['with surrounding whitespace', ' \n\t{"toolName":"x"} \r\n'],
    ['with an integer written as 1.0', '{"toolName":"x","amount":1.0}'],
    ['with an integer written as 1e0', '{"toolName":"x","amount":1e0}'],
    ['with every plane of Unicode', '{"toolName":"Prüfung 李 \\ud83d\\ude00"}'],
  ])('%s', async (_, body) => {
    expect((await use(body)).status).toBe(200);
  });

  test('G-04 with unknown fields on routes that move no money', async () => {
    const answer = await validate({ message: 'Hello', campaignId: 7, note: null });
    expect(answer.status).toBe(200);
  });
});

describe('nothing is coerced', () => {
  test.each([
    [{ message: 5 }, 'message: must be a string'],
    [{ message: null }, 'message: is required'],
    [{ message: 'x', messageType: 1 }, 'messageType: must be'],
    [
      { message: 'x', messageType: 'Promotional' },
      'messageType: must be one of promotional, transactional, conversational',
    ],
  ])('G-04 %j is rejected: %s', async (body, sentence) => {
    const answer = await validate(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain(sentence);
  });
});

test('an error does not repeat the contents of a body', async () => {
  const answer = await service.call('POST', '/v1/auth/register', {
    email: '<script>alert(1)</script>',
    password: `${PASSWORD}\u0000secret`,
    firstName: '',
  });
  expect(answer.status).toBe(400);
  expect(answer.text).not.toContain('script');
  expect(answer.text).not.toContain('Harbor7');
});
