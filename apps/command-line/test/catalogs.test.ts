// Protects `tendlc validate` in repositories: catalogs and templates, offline, with baselines and the reports of pipelines.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPlaceholders } from '../src/catalogs/placeholders.ts';
import { selectFields } from '../src/field-path.ts';
import { readMessages } from '../src/messages.ts';
import { folderForTest, tendlc } from './support/command-line.ts';

const read = async (file: string, text: string, path?: string) =>
  (await readMessages(file, text, { path })).map(({ line, key, request }) => [line, key, request.message]);

test('.json and .yaml: a catalog has every text with its key and line; --messages selects some', async () => {
  const json =
    '{\n "@@locale": "en",\n "sms": {\n  "ready": "Hi {name}",\n  "@ready": {"x": "y"}\n },\n "ui": ["Save"]\n}';
  expect(await read('a.json', json)).toEqual([
    [4, 'sms.ready', 'Hi Dana'],
    [7, 'ui[0]', 'Save'],
  ]);
  expect(await read('a.json', json, '.sms')).toEqual([[4, 'sms.ready', 'Hi Dana']]);
  expect(await read('a.yaml', 'en:\n  sms:\n    - body: One\n      id: x\n', '.en.sms[].body')).toEqual([
    [3, 'en.sms[0].body', 'One'],
  ]);
  await expect(readMessages('a.json', '{}', { path: 'sms' })).rejects.toThrow('write it as .brand.status');
});

test('.po: translations, plurals and contexts with the line of the text; the header is none', async () => {
  const po = `msgid ""
msgstr "Language: es\\n"

#, fuzzy
msgctxt "sms"
msgid "Your code is %s"
msgstr ""
"Su código "
"es %s"

msgid "%d table"
msgid_plural "%d tables"
msgstr[0] ""
msgstr[1] ""

#~ msgid "old"
`;
  expect(await read('es.po', po)).toEqual([
    [7, 'sms: Your code is %s', 'Su código es sample'],
    [11, '%d table', '4 table'],
    [12, '%d table', '4 tables'],
  ]);
  await expect(readMessages('es.po', 'msgid "a"\nwrong')).rejects.toThrow(
    'es.po:2: this line is not gettext',
  );
});

test('.html and .mjml: elements with data-sms, or the text that a reader sees', async () => {
  const page = '<style>p{}</style>\n<p>Hi  <b>{{ name }}</b>,<br>ready.</p>\n<script>x()</script>';
  expect(await read('a.html', page)).toEqual([[1, undefined, 'Hi Dana,\nready.']]);
  const marked =
    '<mjml><mj-body>\n<mj-text>Email</mj-text>\n<mj-text data-sms="ready">Table &amp; chair</mj-text></mj-body></mjml>';
  expect(await read('a.mjml', marked)).toEqual([[3, 'ready', 'Table & chair']]);
});

test.each([
  ['Hi {name}, {count, plural, one {# guest} other {# guests}}', 'Hi Dana, 4 guests'],
  [
    '{{firstName}} {{{price}}} %{order_url} ${code} %(date)s [phone] __brand__',
    'Dana $24.50 https://copperkettle.com/b/7q2 482913 Nov 23 512-555-7123 Copper Kettle',
  ],
  ['{% if vip %}Hi{% endif %} 50% off, 100% sure', 'Hi 50% off, 100% sure'],
  ['<%= user.email %> %1$s', 'help@copperkettle.com sample'],
])('the placeholders of %s are filled', (template, filled) => {
  expect(fillPlaceholders(template)).toBe(filled);
});

test('any text can be filled, and --value wins', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('{', '}', '%', 'a', ',', ' plural', '[', ']', '$', '(') }),
      (text) => {
        expect(typeof fillPlaceholders(text)).toBe('string');
      },
    ),
  );
  expect(fillPlaceholders('{name}', { name: 'Bo' })).toBe('Bo');
});

test('a path selects fields as jq does', () => {
  const value = { brands: [{ id: 1, 'a b': { x: true } }, { id: 2 }] };
  expect(selectFields(value, '.')).toEqual([value]);
  expect(selectFields(value, '.brands[].id')).toEqual([1, 2]);
  expect(selectFields(value, '.brands[1].id')).toEqual([2]);
  expect(selectFields(value, '.brands[0]["a b"].x')).toEqual([true]);
  expect(selectFields(value, '.brands.constructor')).toEqual([]);
  expect(() => selectFields(value, 'brands')).toThrow('the path');
});

const FILES = {
  'sms.json':
    '{\n  "sale": "FLASH SALE!!! {name}, see bit.ly/3xYzSoup",\n  "ready": "Copper Kettle: your table is ready. Reply STOP to opt out."\n}',
};

test('G-122 --offline needs no account; a baseline hides known findings, and new ones fail', async () => {
  const folder = folderForTest(FILES);
  const run = (...words: string[]) => tendlc(['validate', 'sms.json', '--offline', ...words], { folder });
  const first = await run();
  expect(first.code).toBe(1);
  expect(first.stdout).toContain('sms.json:2');
  expect(first.stderr).toContain('2 messages: 1 with errors');
  expect((await run('--update-baseline', '--baseline', 'known.json')).code).toBe(0);
  const known = await run('--baseline', 'known.json');
  expect(known).toMatchObject({ code: 0, stdout: '' });
  const moved = folderForTest({
    'sms.json': FILES['sms.json'].replace('{\n', '{\n\n').replace('Reply STOP to opt out.', 'See bit.ly/1a'),
    'known.json': readFileSync(join(folder, 'known.json'), 'utf8'),
  });
  const fresh = await tendlc(['validate', 'sms.json', '--offline', '--baseline', 'known.json'], {
    folder: moved,
  });
  expect(fresh.code).toBe(1);
  expect(fresh.stdout).toContain('sms.json:4');
  expect(fresh.stdout).not.toContain('sms.json:3');
  expect((await run('--baseline', 'none.json')).code).toBe(2);
  expect((await run('--update-baseline')).code).toBe(2);
  expect((await run('--carrier', 'nobody')).code).toBe(2);
});

test('SARIF is valid by its schema, and each result names its rule and line', async () => {
  const folder = folderForTest({ 'a b.json': FILES['sms.json'] });
  const { stdout } = await tendlc(['validate', 'a b.json', '--offline', '--format', 'sarif'], { folder });
  const {
    id,
    $schema: _draft,
    ...schema
  } = JSON.parse(readFileSync(new URL('fixtures/sarif-schema-2.1.0.json', import.meta.url), 'utf8'));
  const check = new Ajv({ strict: false, validateFormats: false }).compile({ $id: id, ...schema });
  const report = JSON.parse(stdout);
  expect(check(report), JSON.stringify(check.errors)).toBe(true);
  expect(check({ ...report, version: '2' })).toBe(false);
  const [{ tool, results }] = report.runs;
  expect(results.length).toBeGreaterThan(2);
  for (const result of results) {
    expect(tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
    expect(result.locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'a%20b.json' },
      region: { startLine: 2 },
    });
  }
});

test('JUnit has a case for each message, and escapes what XML has no form for', async () => {
  const folder = folderForTest({
    'sms.json': JSON.stringify({ 'a"<&\u0001>': 'SALE <b>!!! bit.ly/1 \u0002' }),
  });
  const { stdout } = await tendlc(['validate', 'sms.json', '--offline', '--format', 'junit'], { folder });
  expect(stdout).toContain('tests="1" failures="1"');
  expect(stdout).toContain('name="1: a&quot;&lt;&amp;\ufffd&gt;"');
  // oxlint-disable-next-line eslint/no-control-regex -- these characters are what must not be there
  expect(stdout).not.toMatch(/[\u0001-\u0008]/);
});

test('--jq prints only the fields that it selects', async () => {
  const folder = folderForTest(FILES);
  const words = ['validate', 'sms.json', '--offline', '--format', 'json', '--jq', '.[].key'];
  expect((await tendlc(words, { folder })).stdout).toBe('sale\nready\n');
  expect((await tendlc([...words.slice(0, -1), 'key'], { folder })).code).toBe(2);
});
