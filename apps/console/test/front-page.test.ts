// Protects visitors from promises that the product does not keep: examples and prices of the front page are what it returns.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { serviceForTest } from '../../service/test/support/service.ts';
import { runOffline } from '../src/forms/offline-tools.ts';
import { computeCostExample, EXAMPLE_PACKET } from '../src/front/cost-example.ts';
import { EXAMPLE } from '../src/front/message-example.ts';
import { buildConsole } from './support/console.ts';

type Check = { readonly status: string; readonly ruleId: string; readonly remedy?: string };

const faults = (message: string) =>
  (runOffline('message-validator', { message }) as { checks: readonly Check[] }).checks.filter(
    ({ status }) => status === 'error' || status === 'warning',
  );

beforeAll(buildConsole, 120_000);

const page = () => readFileSync(fileURLToPath(new URL('../dist/front.html', import.meta.url)), 'utf8');

test('the example of the front page has the findings and remedies of the tool', () => {
  const found = faults(EXAMPLE.before).map(({ ruleId, remedy }) => ({ ruleId, remedy }));
  expect(found).toHaveLength(EXAMPLE.findings.length);
  expect(found).toEqual(
    expect.arrayContaining(EXAMPLE.findings.map(({ ruleId, remedy }) => ({ ruleId, remedy }))),
  );
});

test('the corrected message of the front page has no findings', () => {
  expect(faults(EXAMPLE.after)).toEqual([]);
});

test('G-100 the fees and tokens of the front page are those of an evaluation, and a new account can pay the tokens', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  const created = await service.call('POST', '/v1/registrations', EXAMPLE_PACKET, user);
  const { id } = created.body.registration;
  const evaluated = await service.call(
    'POST',
    `/v1/registrations/${id}/evaluations`,
    { fetchPages: false },
    user,
  );
  const { fees, tokensTotal, monthsInAdvance } = computeCostExample('2026-11-22');
  const { tokens, ...registry } = evaluated.body.evaluation.fees;
  expect(fees).toEqual(registry);
  expect(tokensTotal).toBe(tokens + Number(evaluated.headers['x-token-cost']));
  const { balance } = (await service.call('GET', '/v1/tokens/balance', undefined, user)).body;
  // The daily free token paid for the evaluation.
  expect(balance).toBe(tokens);
  expect(monthsInAdvance).toBe(3);
  expect(fees.dueNow).toBe(fees.registry + monthsInAdvance * fees.monthly);
  expect(page().split(`$${fees.dueNow.toFixed(2)}`)).toHaveLength(3);
  expect(page()).toContain(`${tokensTotal} tokens`);
});

test('the front page needs no script of the console, and leaves room for the links of the operator', () => {
  const scripts = [...page().matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  expect(scripts).toEqual(['<script src="/color-scheme.js">']);
  expect(page()).toContain('<!--operator-links-->');
  for (const link of ['/docs', '/v1/openapi.json', '/register', '/login']) {
    expect(page()).toContain(`href="${link}"`);
  }
});
