// Protects emails: one recipient, no injection by names, and delivery by SMTP or to the outbox.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createClock } from '../../../test/support/clock.ts';
import { mailServerForTest } from '../../../test/support/mail-server.ts';
import { requestResetToken, resetPassword } from '../../../test/support/password-reset.ts';
import { serviceForTest } from '../../../test/support/service.ts';
import { waitFor } from '../../../test/support/wait.ts';
import { openOutbox } from '../outbox.ts';
import { rejectionOf } from '../rejections.ts';

const forget = { method: 'POST', path: '/v1/auth/forgot-password' } as const;

test('G-13 with SMTP_URL, the link is sent by SMTP from MAIL_FROM only to the account, and it works', async () => {
  const server = await mailServerForTest();
  const service = await serviceForTest({
    environment: { SMTP_URL: server.url, MAIL_FROM: 'accounts@tendlc.example' },
  });
  const { email } = await service.register();
  await service.call(forget.method, forget.path, { email });
  const delivery = await waitFor(() => server.deliveries[0], 'the message');
  expect(delivery.recipients).toEqual([email]);
  expect(delivery.message.from).toMatchObject({ name: 'Tendlc', address: 'accounts@tendlc.example' });
  expect(delivery.message.to).toEqual([{ name: 'Dana', address: email }]);
  const link = /https:\/\/tendlc\.example\/reset-password#token=([A-Za-z0-9_-]{43})/;
  const token = link.exec(delivery.message.text ?? '')?.[1];
  expect(link.exec(delivery.message.html ?? '')?.[1]).toBe(token);
  expect((await resetPassword(service, token ?? '')).status).toBe(200);
});

test('MAIL_FROM with a display name is the visible sender, and the envelope has only the address', async () => {
  const server = await mailServerForTest();
  const service = await serviceForTest({
    environment: { SMTP_URL: server.url, MAIL_FROM: '"Copper Kettle, Inc." <accounts@tendlc.example>' },
  });
  const { email } = await service.register();
  await service.call(forget.method, forget.path, { email });
  const { message, sender } = await waitFor(() => server.deliveries[0], 'the message');
  expect(message.from).toMatchObject({ name: 'Copper Kettle, Inc.', address: 'accounts@tendlc.example' });
  expect(sender).toBe('accounts@tendlc.example');
});

test('no name can add a recipient, header, or markup', async () => {
  const server = await mailServerForTest();
  const service = await serviceForTest({ environment: { SMTP_URL: server.url } });
  for (const firstName of [
    'Eve" <eve@evil.example>, "x',
    'Eve, eve@evil.example',
    '<eve@evil.example>',
    'eve@evil.example;',
    '=?utf-8?q?Eve_=3Ceve@evil.example=3E?=',
    'Zoë 李 \u{1F600}',
    '<script>alert(1)</script>',
    '</p><a href="https://evil.example">Click',
  ]) {
    const { email } = await service.register({ firstName });
    await service.call(forget.method, forget.path, { email });
    const { recipients, raw, message } = await waitFor(
      () => server.deliveries.find((delivery) => delivery.recipients.includes(email)),
      `the message to ${firstName}`,
    );
    expect(recipients).toEqual([email]);
    expect(message.to?.map(({ address }) => address)).toEqual([email]);
    expect([message.cc, message.bcc]).toEqual([undefined, undefined]);
    const names = raw
      .split('\r\n\r\n', 1)[0]
      ?.split('\r\n')
      .filter((line) => !/^\s/.test(line))
      .map((line) => line.split(':', 1)[0]?.toLowerCase());
    expect(new Set(names)).toEqual(
      new Set([
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
      ]),
    );
    expect(names).toHaveLength(8);
    const isPlain = !/[@/]/.test(firstName);
    expect(message.text?.startsWith(isPlain ? `Hello ${firstName},` : 'Hello,')).toBe(true);
    expect(message.html).not.toContain('<script');
    expect(message.html).not.toContain('href="https://evil.example"');
  }
  expect(server.deliveries).toHaveLength(8);
});

test('G-13 without SMTP_URL, the message is a file in the outbox that only the owner can read', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  await requestResetToken(service, user);
  const outbox = join(service.dataDir, 'outbox');
  expect(statSync(outbox).mode & 0o777).toBe(0o700);
  const files = readdirSync(outbox);
  expect(files).toHaveLength(1);
  expect(files[0]).toMatch(/^2026-11-20T09-30-00\.000Z-[0-9a-f]{8}\.eml$/);
  const path = join(outbox, files[0] as string);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, 'utf8')).toMatch(/^Date: Fri, 20 Nov 2026 09:30:00 \+0000\r$/m);
});

test('replies go to the contact of the operator if it is an email address', async () => {
  const server = await mailServerForTest();
  for (const contact of ['help@tendlc.example', 'https://help.tendlc.example']) {
    const service = await serviceForTest({
      environment: { SMTP_URL: server.url, OPERATOR_CONTACT: contact },
    });
    await service.call(forget.method, forget.path, { email: (await service.register()).email });
  }
  await waitFor(() => server.deliveries[1], 'both messages');
  const replies = server.deliveries.map(({ message }) => message.replyTo?.map(({ address }) => address));
  expect(replies).toHaveLength(2);
  expect(replies).toEqual(expect.arrayContaining([['help@tendlc.example'], undefined]));
});

test('the outbox keeps the newest 2,000 messages, and no part of a message that was never completed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tendlc-outbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (let number = 0; number < 2_010; number += 1) {
    writeFileSync(join(folder, `2025-01-01T00-00-00.000Z-${String(number).padStart(8, '0')}.eml`), '');
  }
  writeFileSync(join(folder, 'notes.txt'), 'of the operator');
  writeFileSync(join(folder, '2025-01-01T00-00-00.000Z-aaaaaaaa.eml.part'), 'half');
  const write = openOutbox(folder, createClock());
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  const { file, deleted } = await write(Buffer.from('new'));
  expect(deleted).toBe(11);
  const names = readdirSync(folder).toSorted();
  expect(names.filter((name) => name.endsWith('.eml'))).toHaveLength(2_000);
  expect(names).toContain('notes.txt');
  expect(names[0]).toBe('2025-01-01T00-00-00.000Z-00000011.eml');
  expect(readFileSync(file, 'utf8')).toBe('new');
});

test.each([
  ['550 5.1.1 <dana@x.example> No such user', true],
  ['550-5.1.1 The email account does not exist', true],
  ['550 5.2.1 The mailbox is disabled', true],
  ['550 No such user here', true],
  ['550 5.7.1 Relay access denied', false],
  ['550 relaying denied', false],
  ['553 sender address rejected', false],
  ['552 5.2.2 The mailbox is full', false],
  ['450 4.1.1 Try again later', false],
  ['554 5.7.1 Message blocked for spam', false],
])('the response "%s" to a receiver is permanent: %s', (response, isPermanent) => {
  expect(rejectionOf({ command: 'RCPT TO', response }) !== undefined).toBe(isPermanent);
  expect(rejectionOf({ command: 'MAIL FROM', response })).toBeUndefined();
});
