// Protects how rows of files are read: the habits of spreadsheets are understood, and what they broke is named, never guessed.
import { expect, test } from 'vitest';
import { readRow } from './read-row.ts';

const cell = (column: string, text: string) => readRow(['reference', column], ['row-1', text]);
const problemsOf = (column: string, text: string) =>
  cell(column, text).problems.map((problem) => `${problem.column}: ${problem.problem}`);

test.each([
  ['brand.ein', '8.41E+08', /scientific notation/],
  ['brand.ein', '8,41235E+08', /scientific notation/],
  ['brand.ein', '8.41234567E8', /scientific notation/],
  ['brand.phone', '1.51E+10', /scientific notation/],
  ['brand.phone', '15E9', /scientific notation/],
  ['brand.ein', '12-May', /into a date/],
  ['brand.ein', 'May-26', /into a date/],
  ['brand.ein', '5/12/2026', /into a date/],
  ['brand.postalCode', '2026-05-12 00:00:00', /into a date/],
  ['brand.ein', '842731906.0', /decimal number/],
  ['brand.postalCode', '78701,00', /decimal number/],
  ['brand.ein', '12345678', /8 digits in place of 9/],
  ['brand.postalCode', '7011', /4 digits in place of 5/],
  ['brand.city', '#N/A', /shows an error/],
  ['brand.city', '#REF!', /shows an error/],
  ['campaign.embeddedLink', 'perhaps', /true or false/],
  [
    'pages.optIn',
    'https://a.example https://b.example https://c.example https://d.example https://e.example https://f.example',
    /at most 5/,
  ],
  ['brandId', 'B123456', /local ID/],
  ['brand.city', 'a\u0000b', /not text/],
])('G-117 %s with %s is a problem of its column', (column, text, words) => {
  expect(problemsOf(column, text)).toEqual([expect.stringMatching(words)]);
  expect(problemsOf(column, text)[0]).toContain(`${column}: `);
});

test.each([
  ['brand.ein', '84-2731906', '84-2731906'],
  ['brand.ein', '="012345678"', '012345678'],
  ['brand.phone', '(512) 555-7123', '(512) 555-7123'],
  ['brand.phone', '512.555.7123', '512.555.7123'],
  ['brand.altBusinessId', '12E4567', '12E4567'],
  ['brand.city', '12-May', '12-May'],
  ['brand.city', '=1+1', '=1+1'],
  ['brand.street', '1 First Street\r\nSuite 2', '1 First Street\nSuite 2'],
  ['campaign.embeddedLink', 'TRUE', true],
  ['campaign.embeddedLink', 'no', false],
  ['campaign.subUsecases', '2FA; CUSTOMER_CARE', ['2FA', 'CUSTOMER_CARE']],
  ['campaign.subUsecases', '2FA|CUSTOMER_CARE', ['2FA', 'CUSTOMER_CARE']],
  [
    'pages.optIn',
    'https://a.example/?a=1,2;https://b.example',
    ['https://a.example/?a=1,2', 'https://b.example'],
  ],
  ['brand.city', '', null],
  ['brand.country', 'United States', 'US'],
  ['brand.state', 'new york', 'NY'],
  ['brand.state', 'Bavaria', 'Bavaria'],
  ['brand.vertical', 'retail', 'RETAIL'],
  ['brand.entityType', 'Nonprofit', 'NON_PROFIT'],
  ['brand.entityType', 'Private', 'PRIVATE_PROFIT'],
  ['brand.entityType', 'Constructor', 'Constructor'],
  ['brand.entityType', 'Sole Proprietorship', 'SOLE_PROPRIETOR'],
  ['brand.entityType', 'LLC', 'LLC'],
])('G-88 %s with %s is taken over', (column, text, value) => {
  const [subject = '', name = ''] = column.split('.');
  const { problems, request } = cell(column, text);
  expect(problems).toEqual([]);
  expect(request).toEqual({ [subject]: { [name]: value } });
});

test('G-117 codes of other countries keep what looks like a lost zero', () => {
  const columns = ['reference', 'brand.country', 'brand.postalCode', 'brand.ein'];
  expect(readRow(columns, ['r', 'CH', '8001', '12345678']).problems).toEqual([]);
});

test('G-88 a row without a reference, and one with more cells than columns, are problems of the row', () => {
  expect(readRow(['reference', 'label'], ['', 'x']).problems).toMatchObject([{ column: 'reference' }]);
  expect(readRow(['reference', 'label'], ['r', 'Main', 'Street']).problems).toMatchObject([
    { column: 'row' },
  ]);
  expect(readRow(['reference', 'label'], ['r', 'x', '', '']).problems).toEqual([]);
  expect(readRow(['reference', 'label', 'brand.city'], ['r']).problems).toEqual([]);
});

test('G-88 the same row has the same hash, as CSV in any order of columns and as an object', () => {
  const hash = readRow(['reference', 'brand.city', 'brand.ein'], ['r', 'Waco', '84-2731906']).hash;
  expect(readRow(['brand.ein', 'reference', 'brand.city'], ['84-2731906', 'r', 'Waco']).hash).toEqual(hash);
  expect(readRow(null, { brand: { ein: '84-2731906', city: 'Waco' }, reference: 'r' }).hash).toEqual(hash);
  expect(readRow(null, { reference: 'r', 'brand.ein': '84-2731906', 'brand.city': 'Waco' }).hash).toEqual(
    hash,
  );
  expect(readRow(['reference', 'brand.city', 'brand.ein'], ['r', 'Austin', '84-2731906']).hash).not.toEqual(
    hash,
  );
});

test.each([
  [{ reference: 'r', brand: { ein: 841234567 } }, 'brand.ein'],
  [{ reference: 'r', brand: { colour: 'red' } }, 'brand.colour'],
  [{ reference: 'r', campaign: { embeddedLink: 'true' } }, 'campaign.embeddedLink'],
  [{ reference: 'r', pages: { optIn: 'https://a.example' } }, 'pages.optIn'],
  [{ reference: 'r', foo: 1 }, 'foo'],
  [{ reference: 'r', brand: 5 }, 'brand'],
  [JSON.parse('{"reference":"r","__proto__":{"x":1}}'), '__proto__'],
  [['r'], 'row'],
  ['r', 'row'],
  [null, 'row'],
])('G-88 in the object %j, the problem is named by %s', (row, column) => {
  expect(readRow(null, row).problems.map((problem) => problem.column)).toContain(column);
});
