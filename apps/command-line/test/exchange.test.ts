// Protects `tendlc registration export` and `import` against a running service (G-87).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createWay, type Way } from '../../service/src/features/registrations/test/support/submissions.ts';
import { registerAdmin } from '../../service/test/support/registry.ts';
import { runningService } from '../../../packages/client/test/support/running-service.ts';
import { callerOf } from './support/caller.ts';
import { folderForTest, tendlc } from './support/command-line.ts';

const running = runningService();
let way: Way;
beforeAll(async () => {
  way = createWay(running.service, running.registry, await registerAdmin(running.service));
});

test('an export shows the requests and what is missing; answered and saved, it comes back as a draft', async () => {
  const { customer, environment } = await callerOf(running);
  const id = await way.draft(customer);
  const asked = await tendlc(['registration', 'export', String(id), '--to', 'bandwidth'], { environment });
  expect(asked.code).toBe(1);
  expect(asked.stdout).toContain('1. POST /brands');
  expect(asked.stdout).toContain('"countryCodeA3": "USA"');
  expect(asked.stdout).toContain('customerProfileId: What is the ID of the customer profile?');
  // Bandwidth does not fill in the automatic replies of a campaign.
  const answers = {
    customerProfileId: 'p-1',
    optinKeywords: 'START',
    optinMessage: 'Copper Kettle: You are subscribed. Reply HELP for help, STOP to cancel.',
    optoutKeywords: 'STOP',
    optoutMessage: 'Copper Kettle: You are unsubscribed and get no more texts.',
  };
  const fills = Object.entries(answers).flatMap(([field, value]) => ['--fill', `${field}=${value}`]);
  const answered = await tendlc(
    ['registration', 'export', String(id), '--to', 'bandwidth', ...fills, '--output', 'json'],
    { environment },
  );
  expect(answered.code).toBe(0);
  const folder = folderForTest({});
  const file = join(folder, 'bandwidth.json');
  writeFileSync(file, answered.stdout);
  expect(JSON.parse(readFileSync(file, 'utf8')).calls[0].body.customerProfileId).toBe('p-1');
  const imported = await tendlc(['registration', 'import', file, '--from', 'bandwidth'], { environment });
  expect(imported.code).toBe(0);
  expect(imported.stdout).toMatch(/^DRAFT \d+: Copper Kettle/);
  expect(imported.stdout).toContain('customerProfileId: We have no such field.');
});

test('a wrong provider, an answer without a value, and an import of nothing are usage errors', async () => {
  const { customer, environment } = await callerOf(running);
  const id = await way.draft(customer);
  const wrong = await tendlc(['registration', 'export', String(id), '--to', 'nobody'], { environment });
  expect(wrong.stderr).toContain('to: must be one of');
  const empty = await tendlc(['registration', 'export', '7', '--to', 'aws', '--fill', 'x'], { environment });
  expect(empty.stderr).toContain('Enter a field and its value');
  const nothing = await tendlc(['registration', 'import', '--from', 'tcr'], { environment });
  expect([nothing.code, nothing.stderr]).toEqual([2, expect.stringContaining('Enter a file')]);
});
