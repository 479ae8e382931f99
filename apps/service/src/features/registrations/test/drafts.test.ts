// Protects G-81: drafts take any value of the right type, no change of a draft is lost or overwritten unseen, and drafts of
// others do not exist.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerAdmin } from '../../../../test/support/registry.ts';
import { statusesOf } from '../../../../test/support/registrations.ts';
import {
  DATABASES,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';

type Fields = Readonly<Record<string, unknown>>;

describe.each(DATABASES)('drafts on the %s database', (database) => {
  let service: TestService;
  let user: TestUser;
  beforeAll(async () => {
    service = await startService({ database });
    user = await service.register();
  });
  afterAll(() => service.close());

  const create = async (request: Fields = {}, by = user) => {
    const answer = await service.call('POST', '/v1/registrations', request, by);
    expect(answer.status).toBe(201);
    return answer.body.registration;
  };
  const patch = (id: number, change: unknown, headers: Record<string, string> = {}, by = user) =>
    service.call('PATCH', `/v1/registrations/${id}`, change, { token: by.token, headers });
  const read = async (id: number) =>
    (await service.call('GET', `/v1/registrations/${id}`, undefined, user)).body.registration;

  test('wrong values of the right type come back as they were sent', async () => {
    const sent = {
      label: 'Wrong on purpose ☕ <script>',
      brand: { entityType: 'LLC', brandName: '', ein: '12' },
      campaign: { usecase: 'NONE', subUsecases: ['A', 'B'], ageGated: true },
      pages: { website: 'nowhere', optIn: ['also nowhere'] },
    };
    expect(await read((await create(sent)).id)).toMatchObject(sent);
  });

  test.each([
    [{ brand: { ein: 841234567 } }, 'brand.ein'],
    [{ campaign: { ageGated: 'yes' } }, 'campaign.ageGated'],
    [{ pages: { optIn: Array.from({ length: 6 }, () => 'https://copperkettle.example') } }, 'pages.optIn'],
    [{ brand: { city: 'Aus\u0000tin' } }, 'brand.city'],
    [{ brandId: 4_000_000 }, 'brandId'],
    [{ brandId: 1, brand: { city: 'Austin' } }, 'brand'],
  ])('%j is refused, named, and nothing is stored', async (request, name) => {
    const before = await service.deps.db.selectFrom('registrations').select('id').execute();
    const answer = await service.call('POST', '/v1/registrations', request, user);
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining(name) } });
    expect(await service.deps.db.selectFrom('registrations').select('id').execute()).toEqual(before);
  });

  test('an admin creates a draft for a customer, who then has it; the userId of a customer is ignored', async () => {
    const admin = await registerAdmin(service);
    const request = { userId: user.id, label: 'From the admin' };
    const { id } = await create(request, admin);
    expect(await read(id)).toMatchObject({ userId: user.id, label: 'From the admin' });
    const other = await service.register();
    expect(await create(request, other)).toMatchObject({ userId: other.id });
    const unknown = await service.call('POST', '/v1/registrations', { userId: 4_000_000 }, admin);
    expect(unknown).toMatchObject({ status: 400, body: { error: expect.stringContaining('userId') } });
  });

  test('G-81 twenty changes of twenty fields at once are all kept, each in its own revision', async () => {
    const { id } = await create();
    const names = [
      'brandName',
      'companyName',
      'ein',
      'city',
      'street',
      'state',
      'phone',
      'email',
      'website',
      'vertical',
    ];
    const changes = [
      ...names.map((name) => ({ brand: { [name]: `value of ${name}` } })),
      ...[1, 2, 3, 4, 5].map((number) => ({ campaign: { [`sample${number}`]: `sample ${number}` } })),
      ...['website', 'privacyPolicy', 'terms'].map((name) => ({ pages: { [name]: `page ${name}` } })),
      { label: 'Many hands' },
      { campaign: { usecase: '2FA' } },
    ];
    const answers = await Promise.all(changes.map((change) => patch(id, change)));
    expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200));
    const after = await read(id);
    expect(after.revision).toBe(1 + changes.length);
    for (const change of changes) {
      expect(after).toMatchObject(change);
    }
  });

  test('of ten changes to one revision exactly one is made, and the others get 412', async () => {
    const { id, revision } = await create();
    const headers = { 'if-match': `"${revision}"` };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, writer) => patch(id, { label: `writer ${writer}` }, headers)),
    );
    const [winner, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(9);
    expect(await read(id)).toMatchObject({ label: winner?.body.registration.label, revision: revision + 1 });
  });

  test('a weak tag and a list of tags are compared as RFC 9110 says', async () => {
    const { id } = await create();
    expect((await patch(id, { label: 'a' }, { 'if-match': 'W/"1"' })).status).toBe(412);
    expect((await patch(id, { label: 'b' }, { 'if-match': '"9", "1"' })).status).toBe(200);
    expect((await patch(id, { label: 'c' }, { 'if-match': '*' })).status).toBe(200);
  });

  test('a merge patch merges members, removes with null, and replaces arrays', async () => {
    const { id } = await create({
      label: 'Before',
      brand: { brandName: 'Copper Kettle', ein: '84-2731906' },
      campaign: { subUsecases: ['MARKETING', '2FA'], sample1: 'one' },
    });
    const changed = await patch(id, {
      label: null,
      brand: { ein: null, city: 'Austin' },
      campaign: { subUsecases: ['CUSTOMER_CARE'] },
    });
    expect(changed.body.registration).toMatchObject({
      label: null,
      brand: { brandName: 'Copper Kettle', city: 'Austin' },
      campaign: { subUsecases: ['CUSTOMER_CARE'], sample1: 'one' },
    });
    expect(changed.body.registration.brand).not.toHaveProperty('ein');
    expect((await patch(id, { campaign: null })).body.registration.campaign).toBeNull();
  });

  test('a change that changes nothing leaves the revision', async () => {
    const { id, revision } = await create({ label: 'Same' });
    expect((await patch(id, { label: 'Same' })).body.registration.revision).toBe(revision);
  });

  test('a copy has the values with the patch on top, and its own life', async () => {
    const { id } = await create({ label: 'First', brand: { brandName: 'Copper Kettle', city: 'Austin' } });
    const copied = await service.call(
      'POST',
      `/v1/registrations/${id}/copies`,
      { label: 'Second', brand: { city: null } },
      user,
    );
    expect(copied.body.registration).toMatchObject({
      label: 'Second',
      brand: { brandName: 'Copper Kettle' },
      status: 'DRAFT',
      revision: 1,
    });
    await patch(copied.body.registration.id, { brand: { brandName: 'Other' } });
    expect((await read(id)).brand.brandName).toBe('Copper Kettle');
  });

  test('a deleted draft leaves no rows', async () => {
    const { id } = await create({ label: 'Gone' });
    await patch(id, { label: 'Gone soon' });
    expect((await service.call('DELETE', `/v1/registrations/${id}`, undefined, user)).status).toBe(200);
    expect((await service.call('GET', `/v1/registrations/${id}`, undefined, user)).status).toBe(404);
    for (const table of ['registration_versions', 'registration_changes'] as const) {
      const rows = await service.deps.db
        .selectFrom(table)
        .selectAll()
        .where('registration_id', '=', id)
        .execute();
      expect(rows).toEqual([]);
    }
  });

  test('G-82 equal packets have equal hashes, whatever their label and the order of their fields', async () => {
    const hashOf = async ({ id }: { id: number }) =>
      (await service.call('GET', `/v1/registrations/${id}/versions`, undefined, user)).body.versions[0]
        .contentHash;
    const first = await create({ label: 'A', brand: { brandName: 'Copper Kettle', city: 'Austin' } });
    const second = await create({ label: 'B', brand: { city: 'Austin', brandName: 'Copper Kettle' } });
    const hash = await hashOf(first);
    expect(await hashOf(second)).toBe(hash);
    await patch(second.id, { brand: { city: 'Waco' } });
    expect(await hashOf(second)).not.toBe(hash);
    await patch(second.id, { brand: { city: 'Austin' } });
    expect(await hashOf(second)).toBe(hash);
  });

  test('the registration of another customer is the same 404 as none, on every route', async () => {
    const { id } = await create({ label: 'Private' });
    const stranger = await service.register();
    const calls = [
      ['GET', '', undefined],
      ['PATCH', '', { label: 'Mine' }],
      ['DELETE', '', undefined],
      ['GET', '/history', undefined],
      ['POST', '/copies', {}],
      ['GET', '/versions', undefined],
      ['GET', '/versions/1', undefined],
      ['GET', '/versions/1/changes', undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      const [foreign, none] = await Promise.all(
        [id, 987_654_321].map((each) =>
          service.call(method, `/v1/registrations/${each}${path}`, body, stranger),
        ),
      );
      expect(foreign?.status).toBe(404);
      expect(foreign?.text).toBe(none?.text);
    }
    expect((await read(id)).label).toBe('Private');
  });

  test('an account has at most 5,000 open registrations, also when many are created at once', async () => {
    const full = await service.register();
    const { id } = await create({}, full);
    // In parts: a busy machine does not insert all of them within the deadline of a statement.
    for (let rest = 4997; rest > 0; rest -= 250) {
      await sql`
        insert into registrations (user_id, origin, status, waiting_for, created_at, updated_at)
        select user_id, 'registry', status, waiting_for, created_at, updated_at
        from registrations, generate_series(1, ${Math.min(rest, 250)}::int) where id = ${id}`.execute(
        service.deps.db,
      );
    }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => service.call('POST', '/v1/registrations', {}, full)),
    );
    expect(statusesOf(answers)).toEqual([201, 201, 409, 409, 409, 409]);
    await service.call('DELETE', `/v1/registrations/${id}`, undefined, full);
    await create({}, full);
  });
});
