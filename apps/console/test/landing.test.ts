// What the front page shows of the product is what the product does.
import { expect, test } from 'vitest';
import { runOffline } from '../src/forms/offline-tools.ts';
import { EXAMPLE } from '../src/pages/landing/example.ts';

type Check = { readonly status: string; readonly ruleId: string; readonly remedy?: string };

const faults = (message: string) =>
  (runOffline('message-validator', { message }) as { checks: readonly Check[] }).checks.filter(
    ({ status }) => status === 'error' || status === 'warning',
  );

test('the example on the front page has the findings that the tool has, with its advice', () => {
  const told = faults(EXAMPLE.before).map(({ ruleId, remedy }) => ({ ruleId, remedy }));
  expect(told).toHaveLength(EXAMPLE.findings.length);
  expect(told).toEqual(
    expect.arrayContaining(EXAMPLE.findings.map(({ ruleId, remedy }) => ({ ruleId, remedy }))),
  );
});

test('the corrected message of the front page has nothing left to correct', () => {
  expect(faults(EXAMPLE.after)).toEqual([]);
});
