// After the start, the service prepares every tool, so that few requests wait for it.
import { catalogue } from '@tendlc/compliance';
import { expect, test } from 'vitest';
import { listToolWarmUps } from '../index.ts';

test('every example of every tool has been run twice when the warm-up ends', () => {
  const runs: unknown[] = [];
  const tools = catalogue.map((tool) => ({
    ...tool,
    run(request: unknown) {
      runs.push(request);
      return {};
    },
  }));
  for (const runExample of listToolWarmUps(tools)) {
    runExample();
  }
  const examples = catalogue.flatMap((tool) => tool.examples.map(({ request }) => request));
  expect(runs).toEqual([...examples, ...examples]);
});

test('the real tools accept their own examples', () => {
  for (const runExample of listToolWarmUps()) {
    expect(runExample).not.toThrow();
  }
});
