// Schemas are compiled when they are first needed; one that cannot be compiled must not wait for a customer to find it.
import { expect, test } from 'vitest';
import { startService } from '../../../test/support/service.ts';
import { createLateCompilation } from '../late-compilation.ts';

test('the schemas of every route compile, each once', async () => {
  const { app } = await startService();
  const pieces = app.lateCompilation.list();
  expect(pieces.length).toBeGreaterThan(100);
  for (const compile of pieces) {
    expect(compile).not.toThrow();
  }
  expect(app.lateCompilation.list()).toEqual([]);
});

test('a function that is called before the warm-up compiles once and answers', () => {
  const late = createLateCompilation();
  let compilations = 0;
  const double = late.onUse('/double', () => {
    compilations += 1;
    return (value: number) => value * 2;
  });
  expect([double(2), double(3), compilations, late.list()]).toEqual([4, 6, 1, []]);
});

test('the start can compile what frequent routes need, and leave the rest', () => {
  const late = createLateCompilation();
  const compiled: string[] = [];
  for (const url of ['/v1/tools/sanitize', '/v1/audit']) {
    late.onUse(url, () => {
      compiled.push(url);
      return () => url;
    });
  }
  late.list((url) => url.startsWith('/v1/tools/')).forEach((compile) => compile());
  expect(compiled).toEqual(['/v1/tools/sanitize']);
  expect(late.list()).toHaveLength(1);
});
