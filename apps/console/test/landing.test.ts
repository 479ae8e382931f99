// The example of the landing page is what the product returns.
import { expect, test } from 'vitest';
import { runOffline } from '../src/forms/offline-tools.ts';
import { EXAMPLE } from '../src/pages/landing/example.ts';

type Check = { readonly status: string; readonly ruleId: string; readonly remedy?: string };

const faults = (message: string) =>
  (runOffline('message-validator', { message }) as { checks: readonly Check[] }).checks.filter(
    ({ status }) => status === 'error' || status === 'warning',
  );

test('the example of the landing page has the findings and remedies of the tool', () => {
  const found = faults(EXAMPLE.before).map(({ ruleId, remedy }) => ({ ruleId, remedy }));
  expect(found).toHaveLength(EXAMPLE.findings.length);
  expect(found).toEqual(
    expect.arrayContaining(EXAMPLE.findings.map(({ ruleId, remedy }) => ({ ruleId, remedy }))),
  );
});

test('the corrected message of the landing page has no findings', () => {
  expect(faults(EXAMPLE.after)).toEqual([]);
});
