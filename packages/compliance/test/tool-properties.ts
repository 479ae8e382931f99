// Registers the tests of the guarantees that every tool has for any valid request.
import fc from 'fast-check';
import type { TObject } from 'typebox';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import type { ToolDefinition } from '../src/tool.ts';

const CONTEXT = { today: '2026-11-20' };

/** Texts of all kinds: any UTF-16 units, ordinary words, and typical message parts. */
export const anyMessage: fc.Arbitrary<string> = fc
  .oneof(
    fc.string({
      unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)),
      minLength: 1,
      maxLength: 400,
    }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          ...'Acme: |Reply STOP to opt out|STOP2END|HELP|bit.ly/x|https://a@b.com|http://1.2.3.4|512-555-7123|free|{name}|4111 1111 1111 1111|c4nnabis|👍🏽|’|\u200b|\ud800|\0|\n|call us to|to unsubscribe|$$$|!!!|CANCEL|your appointment|verify your account|’s|а'.split(
            '|',
          ),
        ),
        { minLength: 1, maxLength: 80 },
      )
      .map((parts) => parts.join(' ')),
  )
  .map((text) => Array.from(text).slice(0, 1600).join(''));

/** Registers the tests. `requests` must generate only valid requests. */
export function testToolProperties<Request extends TObject, Results extends TObject>(
  tool: ToolDefinition<Request, Results>,
  requests: fc.Arbitrary<Parameters<ToolDefinition<Request, Results>['run']>[0]>,
): void {
  test('any request gives results that match the schema exactly, and the same results again', () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(Value.Check(tool.request, request)).toBe(true);
        const results = tool.run(request, CONTEXT);
        expect(Value.Errors(tool.results, results)).toEqual([]);
        expect(Value.Clean(tool.results, structuredClone(results))).toEqual(results);
        expect(tool.run(request, CONTEXT)).toEqual(results);
      }),
      { numRuns: 300 },
    );
  });

  test.each(tool.examples.map((example) => [example.title, example.request] as const))(
    'example: %s',
    (_title, request) => {
      expect(Value.Check(tool.request, request)).toBe(true);
      expect(Value.Errors(tool.results, tool.run(request, CONTEXT))).toEqual([]);
    },
  );

  test('every field of the request is described and has an example', () => {
    for (const [field, schema] of Object.entries(tool.request.properties)) {
      expect(schema, field).toMatchObject({ description: expect.any(String), examples: expect.any(Array) });
    }
  });
}

/** Messages of maximum length that are slow for inefficient patterns. */
export const hostileMessages: readonly (readonly [string, string])[] = [
  ['dots', 'a.'.repeat(800)],
  ['hyphens', 'a-'.repeat(800)],
  ['blanks', ' '.repeat(1600)],
  ['lines', 'a\n'.repeat(800)],
  ['digits', '1 '.repeat(800)],
  ['phones', '512-555-7123 '.repeat(123)],
  ['links', 'a.co '.repeat(320)],
  ['schemes', 'http://'.repeat(228)],
  ['ligatures', '\ufdfa'.repeat(1600)],
  ['capitals', 'AB '.repeat(533)],
  ['names', 'Ab '.repeat(533)],
  ['label', `${'Ab'.repeat(799)}:`],
  ['reply to', 'reply to '.repeat(177)],
  ['stop to', 'STOP to '.repeat(200)],
  ['call to', 'call to '.repeat(200)],
  ['account', 'account '.repeat(200)],
  ['your', 'Your Ab '.repeat(200)],
  ['appointment', 'appointment at '.repeat(106)],
  ['braces', '{'.repeat(1600)],
  ['brackets', '[your '.repeat(266)],
  ['emoji', '👩‍👩‍👧'.repeat(320)],
  ['surrogates', '\ud800'.repeat(1600)],
  ['vocabulary', 'gun lake '.repeat(177)],
  ['spaced', 'a b '.repeat(400)],
  ['masked', 'f**k '.repeat(320)],
];

/**
 * A pattern that restarts at each character takes seconds for a text of maximum length on any machine.
 * The actual speed of the tools is measured by `npm run bench -- tools`, not asserted here.
 */
export const DURATION_MAX_MS = 250;

/** The duration of the fastest of many runs, because other load on the machine can only increase it. */
export function measureMs(run: () => void): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 10; round++) {
    const start = performance.now();
    run();
    fastest = Math.min(fastest, performance.now() - start);
  }
  return fastest;
}
