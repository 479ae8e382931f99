// Protects message files: how messages are read, and the line number of each.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from '../src/csv.ts';
import { readMessages } from '../src/messages.ts';

const read = async (file: string, text: string) =>
  (await readMessages(file, text)).map(({ line, request }) => [line, request]);

test('.txt: one message per line; blank lines count but are not messages', async () => {
  expect(await read('a.txt', 'One\r\n\n# Two\n  \nThree')).toEqual([
    [1, { message: 'One' }],
    [3, { message: '# Two' }],
    [5, { message: 'Three' }],
  ]);
});

test('.csv: columns by name in any order; a message of several lines has the number of its first line', async () => {
  const text = '\ufeffCarrier,Message,Use Case,note\natt,"One, ""two""\nthree",MARKETING,x\n,Four,,\n';
  expect(await read('a.csv', text)).toEqual([
    [2, { carrier: 'att', message: 'One, "two"\nthree', use_case: 'MARKETING' }],
    [4, { message: 'Four' }],
  ]);
});

test('.yaml and .json: a list, a list under messages, or one message, as strings or objects', async () => {
  expect(await read('a.yaml', '- One\n- message: Two\n  use_case: MARKETING\n')).toEqual([
    [1, { message: 'One' }],
    [2, { message: 'Two', use_case: 'MARKETING' }],
  ]);
  expect(await read('a.json', '{\n "messages": [\n  {"text": "One"},\n  "Two"\n ]\n}')).toEqual([
    [3, { message: 'One' }],
    [4, { message: 'Two' }],
  ]);
  expect(await read('a.yml', 'message: |\n  One\n  two\n')).toEqual([[1, { message: 'One\ntwo\n' }]]);
  expect(await read('empty.yaml', '')).toEqual([]);
});

test.each([
  ['a.csv', 'text2,carrier\nx,y', /a\.csv: the first line must name the columns/],
  ['a.csv', 'message\n"open', /a\.csv: line 2: a quotation mark/],
  ['a.csv', 'message,carrier\n,att', /a\.csv:2: the message is missing/],
  ['a.json', '[{"message": 5}]', /a\.json:1: message must be text/],
  ['a.yaml', '- a: [', /a\.yaml: .*line/],
  ['a.pdf', 'x', /a\.pdf: use a \.txt, \.csv/],
])('%s with an invalid format is rejected by name: %s', async (file, text, told) => {
  await expect(readMessages(file, text)).rejects.toThrow(told);
});

test('written CSV is read back unchanged', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', ' ', 'é') });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1 }), (rows) => {
      const text = rows
        .map((row) => row.map((word) => `"${word.replaceAll('"', '""')}"`).join(','))
        .join('\n');
      expect(parseCsv(text).map(({ cells }) => cells)).toEqual(rows);
    }),
  );
});
