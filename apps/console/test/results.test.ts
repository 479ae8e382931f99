// Tool results: a verdict for each tool, and tables that spreadsheets open safely.
import { catalogue } from '@tendlc/compliance';
import { expect, test } from 'vitest';
import { nameToWords, plural, showAge } from '../src/format/words.ts';
import { resultsToCsv, toCsv } from '../src/results/csv.ts';
import { verdictOf } from '../src/results/verdict.ts';
import { titleOf } from '../src/format/tool-titles.ts';

test.each(
  catalogue.flatMap((tool) =>
    tool.examples.map((example) => [tool.name, example.title, tool, example] as const),
  ),
)('%s: “%s” has a verdict in words', (name, _title, tool, { request }) => {
  const verdict = verdictOf(name, tool.run(request, { today: '2026-11-20' }));
  expect(verdict.headline).not.toMatch(/undefined|null|NaN|^Done/);
  expect(verdict.headline.length).toBeGreaterThan(8);
  expect(verdict.detail ?? '').not.toMatch(/undefined|NaN/);
});

test('every tool has the title of the catalogue', () => {
  expect(catalogue.map(({ name }) => titleOf(name))).toEqual(catalogue.map(({ title }) => title));
});

test('an error is never shown as good, and an unknown tool is still shown', () => {
  expect(verdictOf('message-validator', { status: 'error', errorCount: 2, warningCount: 1 })).toEqual({
    tone: 'bad',
    headline: 'Carriers are likely to block this message',
    detail: '2 errors and 1 warning. Errors are listed first, each with a fix.',
  });
  expect(verdictOf('of-next-year', { status: 'error' }).tone).toBe('bad');
  expect(verdictOf('campaign-preview', {}).headline).toBe('Done');
});

test('no cell of a table is read as a formula, and quotes and line breaks stay in their cell', () => {
  expect(
    toCsv([
      { name: '=HYPERLINK("x")', amount: -1 },
      { name: 'a,b\n"c"', amount: 2 },
    ]),
  ).toBe('name,amount\r\n"\'=HYPERLINK(""x"")",-1\r\n"a,b\n""c""",2\r\n');
});

test('a result with findings exports them as the table', () => {
  const csv = resultsToCsv({ status: 'pass', checks: [{ ruleId: 'a.b', status: 'pass' }], links: ['x'] });
  expect(csv).toBe('ruleId,status\r\na.b,pass\r\n');
  expect(resultsToCsv({ valid: true })).toBe('name,value\r\nvalid,true\r\n');
});

test('names become words, and times become ages', () => {
  expect(
    ['hasPhysicalAddress', 'PRIVATE_PROFIT', 'message-validator', 'tmobile', '2FA'].map(nameToWords),
  ).toEqual(['Has physical address', 'Private profit', 'Message validator', 'T-Mobile', '2FA']);
  expect(plural(1, 'token')).toBe('1 token');
  expect(showAge(0, 3 * 3_600_000)).toBe('3 hours ago');
  expect(showAge(0, 1_000)).toBe('just now');
});
