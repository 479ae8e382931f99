// Protects registration: who gets an account, what a new account contains, and one account per email.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, PASSWORD, startService, type TestService } from '../../../../test/support/service.ts';

const GRIN = '\u{1F600}';

describe.each(DATABASES)('registration on the %s database', (database) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ database });
  });
  afterAll(() => service.close());

  let emails = 0;
  const register = (fields: object) => {
    emails += 1;
    const request = { email: `new${emails}@test.example`, password: PASSWORD, firstName: 'Dana', ...fields };
    return service.call('POST', '/v1/auth/register', request);
  };
  const countUsers = async () => (await service.deps.db.selectFrom('users').select('id').execute()).length;

  test('a new account has 2 trial tokens in the ledger and a session, and never shows its password', async () => {
    const answer = await register({ email: ' Dana.Quill@Test.example ', lastName: 'Quill' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      message: expect.any(String),
      token: expect.any(String),
      user: {
        id: expect.any(Number),
        email: 'Dana.Quill@Test.example',
        firstName: 'Dana',
        lastName: 'Quill',
        tokenBalance: 2,
        trialTokensUsed: true,
        lastDailyFreeDate: null,
        isAdmin: false,
        hasTotp: false,
        createdAt: '2026-11-20T09:30:00.000Z',
      },
    });
    const { id } = answer.body.user;
    expect(await service.ledgerOf(id)).toMatchObject([{ type: 'trial', amount: 2, balance_after: 2 }]);
    const row = await service.deps.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
    const verified = await service.call('GET', '/v1/auth/verify', undefined, answer.body);
    expect(verified.body).toEqual({ success: true, user: answer.body.user });
  });

  test('G-04 a null last name counts as missing', async () => {
    const answer = await register({ lastName: null });
    expect(answer.status).toBe(201);
    expect(answer.body.user).not.toHaveProperty('lastName');
  });

  test('unknown fields are ignored and grant no privileges', async () => {
    const answer = await register({
      isAdmin: true,
      is_admin: true,
      tokenBalance: 1_000,
      id: 1,
      role: 'admin',
    });
    expect(answer.body.user.tokenBalance).toBe(2);
    const row = await service.deps.db
      .selectFrom('users')
      .select('is_admin')
      .where('id', '=', answer.body.user.id)
      .executeTakeFirstOrThrow();
    expect(row.is_admin).toBe(false);
  });

  test.each([
    ['email', undefined],
    ['email', null],
    ['email', ''],
    ['email', 5],
    ['email', 'dana'],
    ['email', 'dana@'],
    ['email', '@test.example'],
    ['email', 'a b@test.example'],
    ['email', 'a@test.example, b@test.example'],
    ['email', 'a@test.example\r\nBcc: b@test.example'],
    ['email', `${'a'.repeat(65)}@test.example`],
    ['email', `a@${'b'.repeat(64)}.example`],
    ['email', `a@${'b.'.repeat(130)}example`],
    ['email', ['a@test.example']],
    ['password', undefined],
    ['password', 12_345_678],
    ['password', 'Ab1!efg'],
    ['password', 'abcdef1!'],
    ['password', 'ABCDEF1!'],
    ['password', 'Abcdefg!'],
    ['password', 'Abcdefg1'],
    ['password', 'Abcdef1?'],
    ['password', `Ab1!${'x'.repeat(69)}`],
    ['password', `Ab1!${GRIN.repeat(3)}`],
    ['password', `Ab1!${GRIN.repeat(69)}`],
    ['password', 'Äßđ１！xyz'],
    ['firstName', undefined],
    ['firstName', ''],
    ['firstName', '   '],
    ['firstName', 'x'.repeat(51)],
    ['firstName', GRIN.repeat(51)],
    ['firstName', 'Dana\r\nBcc: x@test.example'],
    ['firstName', 'Da\u0000na'],
    ['firstName', 'Da\ud800na'],
    ['firstName', 7],
    ['lastName', ''],
    ['lastName', 'x'.repeat(51)],
    ['lastName', false],
  ])('%s %j is rejected by name and creates no account', async (field, value) => {
    const before = await countUsers();
    const answer = await register({ [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.headers['x-error-code']).toBe('validation_failed');
    expect(answer.body.error).toMatch(new RegExp(`^${field}: `));
    expect(await countUsers()).toBe(before);
  });

  test('G-02 one error message names every invalid field', async () => {
    const { body } = await register({ email: 'x', password: 'x', firstName: 5, lastName: '' });
    expect(body.error.split('; ').map((part: string) => part.split(':')[0])).toEqual([
      'email',
      'password',
      'firstName',
      'lastName',
    ]);
  });

  test.each([
    ['8 characters', 'Ab1!efgh'],
    ['72 characters', `Ab1!${'x'.repeat(68)}`],
    ['G-05 8 code points, four of them outside the Basic Multilingual Plane', `Ab1!${GRIN.repeat(4)}`],
    ['G-05 72 code points of 276 bytes', `Ab1!${GRIN.repeat(68)}`],
    ['spaces inside and around', ' Ab1! x y '],
    ['all the special characters', 'Ab1!@#$%^&*'],
  ])('a password of %s is accepted, and only it can log in', async (_, password) => {
    const { status, body } = await register({ password });
    expect(status).toBe(201);
    const login = (attempt: string) =>
      service.call('POST', '/v1/auth/login', { email: body.user.email, password: attempt });
    expect((await login(password)).status).toBe(200);
    expect((await login(`${password}x`)).status).toBe(401);
    expect((await login(password.slice(0, -1))).status).toBe(401);
  });

  test('names of 50 code points are accepted unchanged', async () => {
    const answer = await register({ firstName: GRIN.repeat(50), lastName: 'O’Brien-Łukasz 李' });
    expect(answer.body.user).toMatchObject({ firstName: GRIN.repeat(50), lastName: 'O’Brien-Łukasz 李' });
  });

  test('G-10 an email matches in any case and with surrounding spaces, and is stored as given', async () => {
    const first = await register({ email: '  Case.Mixed@Test.Example' });
    expect(first.body.user.email).toBe('Case.Mixed@Test.Example');
    for (const email of ['case.mixed@test.example', 'CASE.MIXED@TEST.EXAMPLE ', 'Case.Mixed@Test.Example']) {
      const again = await register({ email });
      expect(again.status).toBe(409);
      expect(again.headers['x-error-code']).toBe('email_taken');
      const login = await service.call('POST', '/v1/auth/login', { email, password: PASSWORD });
      expect(login.body.user.id).toBe(first.body.user.id);
    }
  });

  test('20 parallel registrations of one email create one account with one trial grant', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        register({ email: index % 2 ? 'race@test.example' : 'RACE@test.example' }),
      ),
    );
    const created = answers.filter(({ status }) => status === 201);
    expect(created).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await service.ledgerOf(created[0]?.body.user.id)).toHaveLength(1);
    const orphans = await service.deps.db
      .selectFrom('token_transactions')
      .select('id')
      .where('user_id', 'not in', service.deps.db.selectFrom('users').select('id'))
      .execute();
    expect(orphans).toEqual([]);
  });
});
