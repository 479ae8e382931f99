// Protects registrations from files: only known fields, their lines, drafts that equal the file, and no submission without
// a confirmed cost.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reviewPacket } from '@tendlc/compliance';
import type { Packet } from '@tendlc/registration';
import { packetOf } from '../../service/src/features/registrations/test/support/submissions.ts';
import { runningService } from '../../../packages/client/test/support/running-service.ts';
import { makePacketFields } from '../scripts/packet-fields.ts';
import { PACKET_FIELDS } from '../src/generated/packet-fields.ts';
import { readPacket } from '../src/packet/packet-file.ts';
import { callerOf } from './support/caller.ts';
import { folderForTest, tendlc } from './support/command-line.ts';

const running = runningService();
const template = async () => (await tendlc(['registration', 'template'])).stdout;

test('src/generated/packet-fields.ts matches the field definitions (run `npm run docs`)', () => {
  const committed = readFileSync(new URL('../src/generated/packet-fields.ts', import.meta.url), 'utf8');
  expect(committed).toBe(makePacketFields());
});

test('the template has every field, and is a packet as it stands', async () => {
  const text = await template();
  expect(readPacket('a.yaml', text).packet.brand).toMatchObject({ brandName: 'Copper Kettle' });
  for (const { path } of PACKET_FIELDS) {
    expect(text).toMatch(new RegExp(`^  (?:# )?${path.split('.')[1]}:`, 'm'));
  }
});

/** The examples of all fields; those of one kind of business only if it is that kind. */
const examplesFor = (isMeant: (requirement: string) => boolean) => {
  const packet: Record<string, Record<string, unknown>> = { brand: {}, campaign: {}, pages: {} };
  for (const { path, requirement, example } of PACKET_FIELDS) {
    const [subject = '', name = ''] = path.split('.');
    if (isMeant(requirement)) {
      (packet[subject] as Record<string, unknown>)[name] = example;
    }
  }
  return packet;
};

test('the template and the examples of its fields have nothing that a reviewer would reject', async () => {
  const problemsOf = (packet: Packet) =>
    reviewPacket({ packet, today: '2026-11-22' })
      .findings.filter(({ status }) => status !== 'info')
      .map(({ status, ruleId, message }) => `${status} ${ruleId}: ${message}`);
  expect(problemsOf(readPacket('a.yaml', await template()).packet)).toEqual([]);
  // Of optional fields, those that have no condition: a private company with this use case may fill them all in.
  const isForAll = (requirement: string) =>
    !/^Required if (?!.*PRIVATE_PROFIT|.*MARKETING)/.test(requirement);
  expect(problemsOf(examplesFor(isForAll))).toEqual([]);
});

test('unknown fields and wrong types are refused with their lines', () => {
  const text = 'label: x\nbrand:\n  brandname: A\n  ein: [1]\ncampaign:\n  embeddedLink: "yes"\npagse: {}\n';
  expect(() => readPacket('a.yaml', text)).toThrow(
    [
      'a.yaml:7: unknown field pagse',
      'a.yaml:3: unknown field brand.brandname. Did you mean brand.brandName?',
      'a.yaml:4: brand.ein must be text',
      'a.yaml:6: campaign.embeddedLink must be true or false',
    ].join('\n'),
  );
});

test('numbers in text fields keep their digits', () => {
  const text = 'brand:\n  postalCode: 01234\n  phone: +15125557123\n';
  expect(readPacket('a.yaml', text).packet.brand).toEqual({ postalCode: '01234', phone: '+15125557123' });
});

test('a hostile key prints no line of its own, which a CI system could take for a command', () => {
  const text = `${JSON.stringify('x\n::stop-commands::t\u001b[31m')}: 1\n`;
  expect(() => readPacket('a.yaml', text)).toThrow('a.yaml:1: unknown field x ::stop-commands::t\ufffd[31m');
});

test('a file that --save could not write an ID into creates no draft', async () => {
  const { customer, environment } = await callerOf(running);
  const folder = folderForTest({ 'r.yaml': 'registration:\nlabel: Lunch\n' });
  const words = ['registration', 'create', 'r.yaml', '--save'];
  const { code, stderr } = await tendlc(words, { environment, folder });
  expect([code, stderr]).toEqual([2, expect.stringContaining('--save cannot add the line') as string]);
  const { body } = await running.service.call('GET', '/v1/registrations', undefined, customer);
  expect(body.registrations).toEqual([]);
});

test('a check on this machine annotates the line of the field and ends with 1', async () => {
  const folder = folderForTest({
    'r.yaml': 'campaign:\n  usecase: CUSTOMER_CARE\n  description: We text.\n',
  });
  const { code, stdout } = await tendlc(['registration', 'check', 'r.yaml', '--format', 'github'], {
    folder,
  });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^::error file=r\.yaml,line=3,title=description\./m);
});

test('a file creates its draft, updates it, and is submitted only when the cost is confirmed', async () => {
  const { customer, environment } = await callerOf(running);
  const folder = folderForTest({ 'r.json': JSON.stringify(packetOf()) });
  const tell = (...words: string[]) => tendlc(['registration', ...words], { environment, folder });
  const first = await tell('evaluate', 'r.json', '--no-pages', '--save', '--format', 'json');
  const { registrationId: id, revision } = JSON.parse(first.stdout) as {
    registrationId: number;
    revision: number;
  };
  const saved = readFileSync(join(folder, 'r.json'), 'utf8');
  expect(readPacket('r.json', saved).registrationId).toBe(id);
  const again = await tell('evaluate', 'r.json', '--no-pages', '--format', 'json');
  expect(JSON.parse(again.stdout)).toMatchObject({ registrationId: id, revision });

  const asked = await tell('submit', 'r.json');
  expect(asked).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('2 tokens + 49.50 USD, then 10.00 USD a month') as string,
  });
  const read = async () =>
    (await running.service.call('GET', `/v1/registrations/${id}`, undefined, customer)).body.registration;
  expect(await read()).toMatchObject({ status: 'DRAFT' });
  const reason = 'The pages are not part of this test.';
  const submitted = await tell('submit', 'r.json', '--yes', '--override', reason, '--output', 'json');
  expect(submitted.code).toBe(0);
  expect(JSON.parse(submitted.stdout)).toMatchObject({ registration: { id, status: 'SUBMITTED' } });
  expect((await tell('watch', String(id), '--timeout', '0.02')).code).toBe(3);
}, 60_000);
