// What every tool guarantees for any input its schema allows, as one set of tests.
import fc from 'fast-check';
import type { TObject } from 'typebox';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import type { ToolDefinition } from '../src/tool.ts';

const CONTEXT = { today: '2026-11-20' };

/** Texts of all kinds: any UTF-16 units, everyday words, and what messages are made of. */
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

/** Registers the tests; `requests` must only make requests that the schema allows. */
export function testToolProperties<Request extends TObject, Results extends TObject>(
  tool: ToolDefinition<Request, Results>,
  requests: fc.Arbitrary<Parameters<ToolDefinition<Request, Results>['run']>[0]>,
): void {
  test('any request gives results of the declared shape, with nothing undeclared, and the same twice', () => {
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

/** Messages of full length that are expensive to read badly. */
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
 * A pattern that reads a text again from each of its letters takes seconds for a text at its limit, on any machine.
 * How fast the tools really are is measured, not asserted: `npm run bench -- tools`.
 */
export const BACKTRACKING_MS = 250;

/** What a run costs: the fastest of many, because whatever else the machine does can only add to it. */
export function costMilliseconds(run: () => void): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 10; round++) {
    const start = performance.now();
    run();
    fastest = Math.min(fastest, performance.now() - start);
  }
  return fastest;
}
