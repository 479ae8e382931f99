// Protects unsubscribe links: one click stops one kind of email, opening the link changes nothing, and nothing is revealed.
import { expect, test } from 'vitest';
import { mailServerForTest } from '../../../../test/support/mail-server.ts';
import { recordEvent } from '../../../../test/support/events.ts';
import { PASSWORD, serviceForTest, type TestService } from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';

const LINK = /https:\/\/tendlc\.example(\/unsubscribe\/(\w+)\/([\w.-]+))/;

const noticesOf = async (service: TestService, user: { token: string }) =>
  (await service.call('GET', '/v1/notices', undefined, user)).body.notices;

async function linkTo(service: TestService, user: { id: number; email: string }): Promise<string> {
  await recordEvent(service, user.id, 'campaign.status_changed', { to: 'ACTIVE' });
  return LINK.exec((await service.mailTo(user.email)).text)?.[1] ?? '';
}

test('G-101 a notification has the headers of RFC 8058, and one POST to their link stops that kind of email', async () => {
  const server = await mailServerForTest();
  const service = await serviceForTest({ environment: { SMTP_URL: server.url } });
  const user = await service.register();
  await recordEvent(service, user.id, 'campaign.status_changed', { to: 'ACTIVE' });
  const { message } = await waitFor(() => server.deliveries[0], 'the message');
  const header = (name: string) => message.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, path = ''] = LINK.exec(header('list-unsubscribe') ?? '') ?? [];
  expect(header('list-unsubscribe')).toBe(`<https://tendlc.example${path}>`);
  expect(message.html).toContain(`href="https://tendlc.example${path}"`);
  expect(message.text).toContain(`Unsubscribe from these emails:\nhttps://tendlc.example${path}\n`);
  expect(header('auto-submitted')).toBe('auto-generated');

  const answer = await service.call('POST', path, 'List-Unsubscribe=One-Click', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([answer.status, answer.body.success]).toEqual([200, true]);
  const off = { registration: false, balance: true, webhooks: true, security: true };
  expect(await noticesOf(service, user)).toEqual(off);

  await recordEvent(service, user.id, 'campaign.status_changed', { to: 'REJECTED' });
  await recordEvent(service, user.id, 'tokens.low', { balance: 2 });
  await waitFor(() => server.deliveries[1], 'the message about the balance');
  expect(server.deliveries.map(({ message: { subject } }) => subject)).toEqual([
    expect.stringContaining('was approved'),
    'Your Tendlc token balance is low',
  ]);
  await service.call('PUT', '/v1/notices', { registration: true }, user);
  await recordEvent(service, user.id, 'campaign.status_changed', { to: 'SUSPENDED' });
  await waitFor(() => server.deliveries[2], 'the message after the email was turned on again');
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
  ['application/json', '{}'],
  [undefined, undefined],
])('an unsubscribe request works with a body of the type %s, and twice', async (type, body) => {
  const service = await serviceForTest();
  const user = await service.register();
  const path = await linkTo(service, user);
  const headers = type === undefined ? {} : { 'content-type': type };
  const first = await service.call('POST', path, body, { headers });
  expect(first.status).toBe(200);
  expect((await service.call('POST', path, body, { headers })).body).toEqual(first.body);
  expect((await noticesOf(service, user)).registration).toBe(false);
});

test('opening the link changes nothing, because mail scanners open links', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  const path = await linkTo(service, user);
  for (const method of ['GET', 'HEAD']) {
    const page = await service.app.inject({
      method: method as 'GET',
      url: path,
      headers: { accept: 'text/html' },
    });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
  }
  expect((await noticesOf(service, user)).registration).toBe(true);
});

test('a link works after a year and after a change of the email, and an answer does not tell a deleted account', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  const path = await linkTo(service, user);
  const other = await service.register();
  const pathOfOther = await linkTo(service, other);
  await service.deps.db
    .updateTable('users')
    .set({ email: 'new@test.example', email_key: 'new@test.example' })
    .where('id', '=', user.id)
    .execute();
  const deletion = await service.call(
    'POST',
    '/v1/account/deletion',
    { currentPassword: PASSWORD, email: other.email },
    other,
  );
  expect(deletion.status).toBe(200);
  service.clock.advance(400 * 24 * 3_600_000);
  const living = await service.call('POST', path);
  const deleted = await service.call('POST', pathOfOther);
  expect([deleted.status, deleted.text]).toEqual([living.status, living.text]);
  expect(await service.deps.db.selectFrom('switched_off_notices').selectAll().execute()).toEqual([
    { user_id: user.id, kind: 'registration' },
  ]);
});

test('a token works for no other kind of email, not after a change of one character, and reveals no account', async () => {
  const service = await serviceForTest();
  const users = [await service.register(), await service.register()] as const;
  const paths = [await linkTo(service, users[0]), await linkTo(service, users[1])] as const;
  expect(paths[0].length).toBe(paths[1].length);
  const token = paths[0].split('/').at(-1) ?? '';
  const sealed = Buffer.from(token.split('.').at(-1) ?? '', 'base64url').toString('latin1');
  expect(sealed).not.toContain(String(users[0].id).padStart(4, '0'));
  const flipped = `${paths[0].slice(0, -2)}${paths[0].at(-2) === 'A' ? 'B' : 'A'}${paths[0].at(-1)}`;
  for (const path of [
    paths[0].replace('registration', 'balance'),
    flipped,
    paths[0].slice(0, -8),
    '/unsubscribe/registration/x',
  ]) {
    const { status, headers } = await service.call('POST', path);
    expect([path, status, headers['x-error-code']]).toEqual([path, 400, 'invalid_unsubscribe_link']);
  }
  expect((await service.call('POST', paths[0].replace('registration', 'security'))).status).toBe(400);
  expect(
    (await service.call('POST', paths[0], 'x'.repeat(5_000), { headers: { 'content-type': 'text/plain' } }))
      .status,
  ).toBe(413);
  expect(await service.deps.db.selectFrom('switched_off_notices').selectAll().execute()).toEqual([]);
});

test('emails about the security of an account have no unsubscribe link', async () => {
  const server = await mailServerForTest();
  const service = await serviceForTest({ environment: { SMTP_URL: server.url } });
  const user = await service.register();
  await service.call('POST', '/v1/auth/forgot-password', { email: user.email });
  await recordEvent(service, user.id, 'account.password_changed');
  await waitFor(() => server.deliveries[1], 'both messages');
  for (const { message } of server.deliveries) {
    expect(message.headers.some(({ key }) => key.startsWith('list-'))).toBe(false);
    expect(message.text).not.toContain('nsubscribe');
  }
});
