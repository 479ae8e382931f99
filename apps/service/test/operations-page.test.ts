// Protects docs/operations.md: it lists exactly the settings that the service reads.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RETENTION_SETTINGS } from '../src/retention/rules.ts';

test('the page and the code have the same settings', () => {
  const folder = new URL('../src/settings/', import.meta.url);
  const files = readdirSync(folder).map((name) => new URL(name, folder));
  const code = [new URL('../src/settings.ts', import.meta.url), ...files]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const read = [
    ...code.matchAll(/reader\.(?:text|secret|port|wholeNumber|count|duration)\(\s*'([A-Z_]+)'/g),
    ...code.matchAll(/setting: '([A-Z_]+)'/g),
  ].map((match) => match[1]);
  read.push(...Object.keys(RETENTION_SETTINGS));
  const listed = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1]);
  expect(new Set(listed)).toEqual(new Set(read));
});

test('the page and the code have the same default for each retention setting', () => {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  for (const [setting, { days }] of Object.entries(RETENTION_SETTINGS)) {
    expect(page).toContain(`| \`${setting}\` | \`${days}d\` |`);
  }
});
