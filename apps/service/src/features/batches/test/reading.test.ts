// Protects that a file of any habit becomes drafts, any number of times, and that nobody else sees it (G-88).
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../test/support/service.ts';
import { type Batches, batchesOf, csvOf, registrationsOf, rowOf } from './support/files.ts';

let service: TestService;
let batches: Batches;
beforeAll(async () => {
  service = await startService();
  batches = batchesOf(service);
});
afterAll(() => service.close());

const draftsOf = async (user: Parameters<typeof registrationsOf>[1]) =>
  (await registrationsOf(service, user)).registrations;

test.each([
  ['commas and CRLF', csvOf([rowOf('a'), rowOf('b')])],
  ['a byte order mark', `\ufeff${csvOf([rowOf('a'), rowOf('b')])}`],
  ['semicolons and LF', csvOf([rowOf('a'), rowOf('b')], ';', '\n')],
  ['tabs', csvOf([rowOf('a'), rowOf('b')], '\t')],
  ['the delimiter named by Excel', `sep=;\r\n${csvOf([rowOf('a'), rowOf('b')], ';')}`],
  [
    'UTF-16, as Excel writes Unicode text',
    Buffer.from(`\ufeff${csvOf([rowOf('a'), rowOf('b')], '\t')}`, 'utf16le'),
  ],
  ['empty rows at the end', `${csvOf([rowOf('a'), rowOf('b')])},,,,\r\n\r\n`],
])('G-88 a file with %s becomes drafts, for free', async (_habit, file) => {
  const user = await service.register();
  const batch = await batches.upload(user, file);
  expect(batch).toMatchObject({ status: 'READY', rowCount: 2, remaining: 0, counts: { DRAFT: 2 } });
  expect((await draftsOf(user)).map((draft: { brandName: string }) => draft.brandName)).toEqual([
    'Bakery a',
    'Bakery b',
  ]);
  expect(await service.ledgerOf(user.id)).toHaveLength(1);
});

test('G-88 a file of Excel in Windows-1252, with its accents and curly quotation marks', async () => {
  const user = await service.register();
  const label = 'Café “Zoë’s”';
  const codes: Readonly<Record<string, number>> = { '“': 0x93, '”': 0x94, '’': 0x92 };
  const text = `reference,label\r\na,${label}`;
  await batches.upload(user, Buffer.from(Array.from(text, (sign) => codes[sign] ?? sign.charCodeAt(0))));
  expect((await draftsOf(user)).map((draft: { label: string }) => draft.label)).toEqual([label]);
});

test('G-88 columns and values in the words of people: labels, usual names, names of states and countries', async () => {
  const user = await service.register();
  const file = [
    'Customer #;Legal Company Name;Brand name;Legal entity type;Tax ID;Phone;State;ZIP code;Country;Use case;Sample 1;Opt-in page;Privacy policy;Terms',
    'a;Bakery LLC;Bakery;private company;84-2731906;(512) 958-7123;Texas;78701;USA;Customer care;Hi;https://bakery.example/join;https://bakery.example/privacy;https://bakery.example/terms',
  ].join('\r\n');
  const batch = await batches.upload(user, file);
  expect(batch.counts).toMatchObject({ DRAFT: 1, INVALID: 0 });
  const [draft] = await draftsOf(user);
  expect(draft.brand).toEqual({
    companyName: 'Bakery LLC',
    brandName: 'Bakery',
    entityType: 'PRIVATE_PROFIT',
    ein: '84-2731906',
    phone: '(512) 958-7123',
    state: 'TX',
    postalCode: '78701',
    country: 'US',
  });
  // The registry gets the addresses, and the pages have them from there.
  expect(draft.campaign).toEqual({
    usecase: 'CUSTOMER_CARE',
    sample1: 'Hi',
    privacyPolicyLink: 'https://bakery.example/privacy',
    termsAndConditionsLink: 'https://bakery.example/terms',
  });
  expect(draft.pages).toEqual({ optIn: ['https://bakery.example/join'] });
});

test.each([
  ['application/json', JSON.stringify({ rows: [{ reference: 'a', label: 'Ä' }, { reference: 'b' }] })],
  ['application/x-ndjson', '{"reference":"a","label":"Ä"}\n{"reference":"b"}\n'],
])('G-88 objects as %s become drafts, in chunks of any size', async (type, body) => {
  const user = await service.register();
  const batch = await batches.upload(user, body, type);
  expect(batch.counts.DRAFT).toBe(2);
  expect((await draftsOf(user))[0].label).toBe('Ä');
});

test.each([
  ['nothing', '', 'is empty'],
  ['no row', 'reference\r\n', 'has no rows'],
  ['an unknown column', 'reference,brand.colour\r\na,red\r\n', 'unknown columns: brand.colour. Delete them'],
  ['a column twice', 'reference,label,LABEL\r\na,b,c\r\n', 'columns twice: label'],
  ['a column twice in other words', 'reference,EIN,Tax ID\r\na,b,c\r\n', 'columns twice: brand.ein'],
  ['no reference', 'label\r\na\r\n', 'no column reference'],
  ['a quotation mark that is not closed', 'reference,label\r\na,"open\r\n', 'quotation mark'],
  ['a workbook', Buffer.from('PK\u0003\u0004'), 'is a workbook'],
  [
    'UTF-8 that is broken',
    Buffer.concat([Buffer.from('reference,label\r\na,café\r\nb,'), Buffer.from([0xff])]),
    'not UTF-8',
  ],
  ['a broken row after good ones', `${csvOf([rowOf('a')])}b,"open\r\n`, 'quotation mark'],
])('G-88 a file with %s is refused and leaves nothing', async (_what, file, words) => {
  const user = await service.register();
  const answer = await batches.send(user, file);
  expect(answer.status).toBe(400);
  expect(answer.body.error).toContain(words);
  const { rows } = await sql`select 1 from registration_batches where user_id = ${user.id}`.execute(
    service.deps.db,
  );
  expect(rows).toEqual([]);
});

test('G-88 more than 10,000 rows are 400, more than 32 MiB are 413, and other types are 415', async () => {
  const user = await service.register();
  const lines = Array.from({ length: 10_001 }, (_, index) => `r${index}`);
  expect(await batches.send(user, `reference\n${lines.join('\n')}`)).toMatchObject({ status: 400 });
  const long = `reference,label\n${`r,${'x'.repeat(500_000)}\n`.repeat(68)}`;
  expect(await batches.send(user, long)).toMatchObject({ status: 413 });
  expect(await batches.send(user, '<rows/>', 'text/xml')).toMatchObject({ status: 415 });
  expect((await registrationsOf(service, user)).pagination.total).toBe(0);
});

test('G-88 a row that cannot is named with its column, and holds up no other', async () => {
  const user = await service.register();
  const rows = [
    rowOf('a'),
    rowOf('b', { 'brand.ein': '8.41E+08', 'campaign.embeddedLink': 'perhaps' }),
    rowOf('', {}),
    rowOf('a', { label: 'again' }),
    rowOf('d', { brandId: '9999', 'brand.brandName': '' }),
    rowOf('e'),
  ];
  const batch = await batches.upload(user, csvOf(rows));
  expect(batch.counts).toMatchObject({ DRAFT: 2, INVALID: 4 });
  const invalid = await batches.rows(user, batch.id, '&state=INVALID');
  expect(invalid.map(({ row, problems }) => [row, problems.map(({ column }) => column)])).toEqual([
    [2, ['brand.ein', 'campaign.embeddedLink']],
    [3, ['reference']],
    [4, ['reference']],
    [5, [expect.any(String)]],
  ]);
  expect((await draftsOf(user)).map((draft: { label: string }) => draft.label)).toEqual(['Row a', 'Row e']);
});

test('G-88 a dry run reports the same and keeps nothing', async () => {
  const user = await service.register();
  const file = csvOf([rowOf('a'), rowOf('b', { 'brand.ein': '8.41E+08' })]);
  const batch = await batches.upload(user, file, undefined, '?dryRun=true');
  expect(batch).toMatchObject({ dryRun: true, counts: { DRAFT: 1, INVALID: 1 } });
  expect(await draftsOf(user)).toEqual([]);
  expect(await batches.evaluate(user, batch.id)).toMatchObject({
    status: 409,
    headers: { 'x-error-code': 'batch_busy' },
  });
});

test('G-116 a file that is sent again changes nothing, not even what was edited by hand', async () => {
  const user = await service.register();
  const file = csvOf([rowOf('a'), rowOf('b')]);
  await batches.upload(user, file);
  const [first] = await draftsOf(user);
  await service.call('PATCH', `/v1/registrations/${first.id}`, { brand: { city: 'Dallas' } }, user);
  const before = await draftsOf(user);
  const again = await batches.upload(user, file);
  expect(again.counts.DRAFT).toBe(2);
  expect(await draftsOf(user)).toEqual(before);
});

test('G-88 a changed row changes its draft; an empty cell removes the value; other columns stay', async () => {
  const user = await service.register();
  await batches.upload(user, csvOf([rowOf('a', { customer: 'Mill & Co' }), rowOf('b')]));
  const before = await draftsOf(user);
  await batches.upload(user, 'reference,brand.city,brand.website\r\na,Waco,\r\n');
  const after = await draftsOf(user);
  expect(after[0]).toMatchObject({ id: before[0].id, revision: 2, label: 'Row a', customer: 'Mill & Co' });
  expect(after[0].brand).toMatchObject({ city: 'Waco', state: 'TX' });
  expect(after[0].brand.website).toBeUndefined();
  expect(after[1]).toEqual(before[1]);
});

test('G-88 the same file five times at once makes each draft once', async () => {
  const user = await service.register();
  const file = csvOf(Array.from({ length: 20 }, (_, index) => rowOf(`n${index}`)));
  const answers = await Promise.all(Array.from({ length: 5 }, () => batches.send(user, file)));
  for (const { body } of answers) {
    await batches.settle(user, body.batch.id);
  }
  expect(await draftsOf(user)).toHaveLength(20);
});

test('G-88 a reference belongs to one account, and is free again after its draft was deleted', async () => {
  const [user, other] = [await service.register(), await service.register()];
  const file = csvOf([rowOf('a')]);
  const batch = await batches.upload(user, file);
  await batches.upload(other, file);
  const [draft] = await draftsOf(user);
  await service.call('DELETE', `/v1/registrations/${draft.id}`, undefined, user);
  expect(await batches.rows(user, batch.id)).toMatchObject([
    {
      state: 'INVALID',
      registrationId: null,
      problems: [{ problem: 'The registration of this row was deleted.' }],
    },
  ]);
  await batches.upload(user, file);
  expect(await draftsOf(user)).toHaveLength(1);
});

test('G-88 a batch of another customer is the 404 of none; an admin sees it', async () => {
  const [user, other] = [await service.register(), await service.register()];
  const { id } = await batches.upload(user, csvOf([rowOf('a')]));
  const none = await service.call('GET', '/v1/registration-batches/999999', undefined, other);
  for (const [method, path, body] of [
    ['GET', ''],
    ['GET', '/rows'],
    ['GET', '/report.csv'],
    ['POST', '/evaluations', {}],
    ['POST', '/submissions', {}],
    ['PATCH', '', { status: 'CANCELLED' }],
  ] as const) {
    const answer = await service.call(method, `/v1/registration-batches/${id}${path}`, body, other);
    expect(answer).toMatchObject({ status: 404, body: none.body });
  }
  expect((await service.call('GET', '/v1/registration-batches', undefined, other)).body.batches).toEqual([]);
  expect((await service.call('GET', '/v1/registration-batches', undefined, user)).body.batches).toHaveLength(
    1,
  );
});

test('G-88 the report has every row, and no cell that a spreadsheet would run', async () => {
  const user = await service.register();
  const file = csvOf([
    rowOf('=1+1', { label: '=HYPERLINK("http://evil.example")' }),
    rowOf('b', { 'brand.ein': '1E+8' }),
  ]);
  const { id } = await batches.upload(user, file);
  const report = await batches.report(user, id);
  expect(report).toContain(`'=HYPERLINK`);
  expect(report).toContain(`'=1+1`);
  expect(report).toContain('scientific notation');
  expect(report).not.toMatch(/(?:^|,|")=/m);
});

test('G-88 the template is a file that is taken as it is', async () => {
  const user = await service.register();
  const template = await service.call('GET', '/v1/registration-batches/template.csv', undefined, user);
  expect(template.headers['content-type']).toContain('text/csv');
  const batch = await batches.upload(user, template.text);
  expect(batch.counts).toMatchObject({ DRAFT: 1, INVALID: 0 });
});

test('G-115 an account has ten batches in progress at most', async () => {
  const user = await service.register();
  await sql`
    insert into registration_batches (user_id, status, is_dry_run, rate_per_minute, next_at, created_at, updated_at)
    select ${user.id}, 'READING', false, 60, now() + interval '1 year', now(), now() from generate_series(1, 10)`.execute(
    service.deps.db,
  );
  const answer = await batches.send(user, csvOf([rowOf('a')]));
  expect(answer).toMatchObject({ status: 409, headers: { 'x-error-code': 'batches_full' } });
});
