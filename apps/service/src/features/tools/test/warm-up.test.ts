// The start of the service prepares every tool, so that no request waits for it.
import { catalogue } from '@tendlc/compliance';
import { expect, test } from 'vitest';
import { warmTools } from '../index.ts';

test('every example of every tool has been run twice when the warm-up ends', () => {
  const runs: unknown[] = [];
  const tools = catalogue.map((tool) => ({
    ...tool,
    run(request: unknown) {
      runs.push(request);
      return {};
    },
  }));
  warmTools(tools);
  const examples = catalogue.flatMap((tool) => tool.examples.map(({ request }) => request));
  expect(runs).toEqual([...examples, ...examples]);
});

test('the real tools accept their own examples', () => {
  expect(() => {
    warmTools();
  }).not.toThrow();
});
