// Protects operators: alerts are valid, fire when they should, use existing metrics, and each has a section in the
// docs.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, startService, type TestService } from './support/service.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url));
const rules = readFileSync(fileOf('alerts/tendlc.rules.yaml'), 'utf8');
const page = readFileSync(fileOf('alerts.md'), 'utf8');
const TOKEN = 'a-token-for-prometheus';

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) {
  if (process.env['CI'] !== undefined) {
    throw new Error('CI needs promtool: a test that needs it must not be skipped there');
  }
  process.stdout.write('no promtool here: alerts and metrics are not checked by it\n');
}

function promtool(words: readonly string[], input = ''): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('promtool', words, { encoding: 'utf8', input });
  return { status, output: `${stdout}${stderr}` };
}

const alertNames = [...rules.matchAll(/- alert: (\w+)/g)].map((match) => match[1]);

test('each alert has a section with checks and actions, and there are no other sections', () => {
  const sections = page.split(/^## /m).slice(1);
  expect(sections.map((section) => section.split('\n', 1)[0])).toEqual(alertNames);
  for (const section of sections) {
    expect(section).toMatch(/\*\*Check\*\*: [\s\S]+\*\*Do\*\*: /);
  }
  expect(alertNames.length).toBeGreaterThan(10);
});

test('each alert links to its section', () => {
  const linked = [...rules.matchAll(/runbook: docs\/alerts\.md#(\w+)/g)].map((match) => match[1]);
  expect(linked).toEqual(alertNames.map((name) => name?.toLowerCase()));
});

describe.skipIf(!hasPromtool)('promtool', () => {
  test('promtool accepts the rules', () => {
    expect(promtool(['check', 'rules', fileOf('alerts/tendlc.rules.yaml')])).toMatchObject({ status: 0 });
  });

  test('every alert fires above its threshold and not just below it', () => {
    const tested = readFileSync(fileOf('alerts/tendlc.test.yaml'), 'utf8');
    expect(promtool(['test', 'rules', fileOf('alerts/tendlc.test.yaml')])).toMatchObject({ status: 0 });
    for (const name of alertNames) {
      expect(tested.split(`alertname: ${name}\n`), name).toHaveLength(3);
    }
  });
});

describe.each(DATABASES)('the metrics of a service on the %s database', (database) => {
  let service: TestService;
  let text: string;
  const scrape = async () =>
    (await service.call('GET', '/metrics', undefined, { headers: { authorization: `Bearer ${TOKEN}` } }))
      .text;
  beforeAll(async () => {
    service = await startService({ database, environment: { METRICS_TOKEN: TOKEN } });
    await service.register();
    await service.deps.checkBooks();
    text = await scrape();
  });
  afterAll(() => service.close());

  test.skipIf(!hasPromtool)('have names and descriptions that promtool accepts', () => {
    expect(promtool(['check', 'metrics'], text)).toEqual({ status: 0, output: '' });
  });

  test('have a value for every metric in the alerts', () => {
    const named = new Set(rules.match(/\b(tendlc|http|nodejs|process)_[a-z0-9_]+/g));
    const onServer = new Set(['tendlc_disk_free_bytes', 'tendlc_disk_size_bytes']);
    const missing = [...named].filter(
      (name) => !new RegExp(`^${name}(\\{.*\\})? [-+0-9.e]+$`, 'm').test(text),
    );
    expect(missing.filter((name) => database === 'embedded' || !onServer.has(name))).toEqual([]);
  });

  test('are all in docs/operations.md', () => {
    const listed = readFileSync(fileOf('operations.md'), 'utf8').match(/^\| `tendlc_\w+` \|/gm);
    const shown = [...text.matchAll(/^# TYPE (tendlc_\w+) /gm)].map((match) => `| \`${match[1]}\` |`);
    expect(new Set(listed)).toEqual(new Set(shown));
  });
});
