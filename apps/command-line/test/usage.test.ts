// Protects the command line without a service: help, errors, completion, and the coverage of every operation.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { operationsOf, readDocument } from '../../../packages/client/scripts/document.ts';
import { makeOperations } from '../scripts/generate.ts';
import { makeTemplates } from '../scripts/templates.ts';
import { parseCsv } from '../src/csv.ts';
import { flagOf } from '../src/fields.ts';
import { OPERATIONS, TOOL_LIST } from '../src/operations.ts';
import { createProgram } from '../src/program.ts';
import { createTerminal } from '../src/terminal.ts';
import { findProgram } from '../../../test/support/programs.ts';
import { folderForTest, tendlc } from './support/command-line.ts';

const document = readDocument();
const program = createProgram(createTerminal(process), ['api']);

const nameOf = (command: Command): string =>
  command.parent === null ? command.name() : `${nameOf(command.parent)} ${command.name()}`;
const allOf = (command: Command): Command[] => [command, ...command.commands.flatMap(allOf)];
const commands = allOf(program);
const commandNamed = (name: string): Command => {
  const found = commands.find((command) => nameOf(command) === name);
  if (found === undefined) {
    throw new Error(`unknown command ${name}`);
  }
  return found;
};
const subNames = (name: string): string[] => commandNamed(name).commands.map((command) => command.name());

test('src/generated/operations.ts matches the OpenAPI document (run `npm run docs`)', () => {
  const committed = readFileSync(new URL('../src/generated/operations.ts', import.meta.url), 'utf8');
  expect(committed).toBe(makeOperations(document));
});

test('src/generated/templates.ts matches the field definitions (run `npm run docs`)', () => {
  const committed = readFileSync(new URL('../src/generated/templates.ts', import.meta.url), 'utf8');
  expect(committed).toBe(makeTemplates());
});

test.each([
  ['brand', 'createBrand'],
  ['campaign', 'createCampaign'],
])('the CSV template of a %s has a column with an example for every field', async (noun, id) => {
  const { code, stdout } = await tendlc([noun, 'template']);
  const [header, example, ...more] = parseCsv(stdout).map(({ cells }) => cells);
  const fields = OPERATIONS.find((operation) => operation.id === id)?.fields ?? [];
  const notOfTheRecord = new Set(['userId', 'credentialId', 'brandId']);
  const names = fields.map(({ name }) => name).filter((name) => !notOfTheRecord.has(name));
  expect(code).toBe(0);
  expect(header).toEqual(['reference', 'label', ...names.map((name) => `${noun}.${name}`)]);
  expect(example?.every((cell) => cell !== '')).toBe(true);
  expect(example).toHaveLength(header?.length ?? 0);
  expect(more).toEqual([]);
});

test('the command line has exactly the operations of the service', () => {
  const documented = operationsOf(document).map(({ id }) => id);
  expect(subNames('tendlc api').toSorted()).toEqual(documented.toSorted());
});

test('every tool has a command', () => {
  const paths = Object.keys(document.paths).filter((path) => path.startsWith('/v1/tools/'));
  expect(
    subNames('tendlc tool')
      .map((name) => `/v1/tools/${name}`)
      .toSorted(),
  ).toEqual(paths.toSorted());
  expect(TOOL_LIST).toHaveLength(paths.length);
});

test('every field of every operation has a flag', () => {
  for (const { id, fields } of OPERATIONS) {
    const command = commandNamed(`tendlc api ${id}`);
    const flags = command.options.map(({ long }) => long);
    expect(new Set(flags).size, id).toBe(flags.length);
    expect(flags, id).toEqual(expect.arrayContaining(fields.map(({ name }) => `--${flagOf(name)}`)));
  }
});

test('every command has a help page with an example', () => {
  const leaves = commands.filter((command) => command.commands.length === 0 && command.name() !== 'help');
  expect(leaves.length).toBeGreaterThan(100);
  for (const command of leaves) {
    let help = '';
    command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
    expect(help, nameOf(command)).toContain(`$ tendlc ${nameOf(command).slice('tendlc '.length)}`);
  }
});

test('every example in the help and in docs/command-line.md is a valid command line', () => {
  const page = readFileSync(new URL('../../../docs/command-line.md', import.meta.url), 'utf8');
  const helps = commands.map((command) => {
    let help = '';
    command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
    return help;
  });
  const lines = [page, ...helps].flatMap((text) => [
    ...text.matchAll(/^(?: {2}\$ .*?|.*?-- |)tendlc (.+)$/gm),
  ]);
  const written = lines.map(
    ([, words = '']) => words.replaceAll(/'[^']*'|"[^"]*"/g, 'x').split(/[|<>)]/)[0] ?? '',
  );
  expect(written.length).toBeGreaterThan(120);
  for (const line of written) {
    const words = line.trim().split(/\s+/);
    let command: Command = program;
    for (const word of words) {
      command = command.commands.find((sub) => sub.name() === word) ?? command;
    }
    expect(command, line).not.toBe(words[0]?.startsWith('-') ? undefined : program);
    const known = [...command.options.map(({ long }) => long), '--help'];
    const flags = words.filter((word) => word.startsWith('--'));
    expect(known, `${nameOf(command)}: ${line}`).toEqual(expect.arrayContaining(flags));
  }
});

describe('a usage error names the correct form and ends with 2', () => {
  const cases: [string, string[], RegExp[]][] = [
    [
      'an unknown flag',
      ['tool', 'message-validator', '--mesage', 'x'],
      [
        /unknown option '--mesage'/,
        /Did you mean --message\?/,
        /usage: tendlc tool message-validator --message <text>/,
      ],
    ],
    [
      'an unknown tool',
      ['tool', 'mesage-validator'],
      [/unknown command 'mesage-validator'/, /Did you mean message-validator\?/],
    ],
    ['an unknown command', ['balanse'], [/unknown command 'balanse'/, /Did you mean balance\?/]],
    [
      'a missing field',
      ['tool', 'opt-out-auditor'],
      [/missing: --message <text>/, /usage: tendlc tool opt-out-auditor --message <text> \[options\]/],
    ],
    ['several missing fields', ['tool', 'sanitize'], [/missing: --type <text>, --input <text>/]],
    [
      'a value that is not a choice',
      ['tool', 'sanitize', '--type', 'fax', '--input', 'x'],
      [/--type <text>.*'fax' is invalid/, /Allowed choices are/],
    ],
    [
      'an invalid number',
      ['tool', 'campaign-preview', '--message', 'x', '--trust-score', 'high'],
      [/--trust-score <number>/, /whole number/],
    ],
    ['a missing argument', ['brand', 'show'], [/missing required argument 'id'/, /usage: tendlc brand show/]],
    [
      'a missing file',
      ['validate', 'nowhere.txt'],
      [/the file nowhere\.txt does not exist/, /usage: tendlc validate/],
    ],
    ['a missing login', ['balance'], [/Log in first/]],
    ['an extra argument', ['balance', 'now'], [/too many arguments/]],
  ];
  test.each(cases)('%s', async (_, words, told) => {
    const { code, stdout, stderr } = await tendlc(words);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    told.forEach((text) => expect(stderr).toMatch(text));
  });
});

test('an invalid request file is named with its line', async () => {
  const folder = folderForTest({ 'broken.yaml': 'message: "a\nuse: [', 'list.json': '[1]' });
  const environment = { TENDLC_URL: 'http://127.0.0.1:9', TENDLC_API_KEY: 'key' };
  const broken = await tendlc(['tool', 'message-validator', '--file', 'broken.yaml'], {
    folder,
    environment,
  });
  expect(broken).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/broken\.yaml: .*line \d/) as string,
  });
  const list = await tendlc(['tool', 'message-validator', '--file', 'list.json'], { folder, environment });
  expect(list).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('list.json must contain the fields') as string,
  });
});

test('an unreachable service ends with 3, and the key is not shown', async () => {
  const environment = { TENDLC_URL: 'http://127.0.0.1:9', TENDLC_API_KEY: 'tendlc_very_secret' };
  const { code, stdout, stderr } = await tendlc(['api', 'getHealth', '--idempotency-key', 'x'], {
    environment,
  });
  expect(code).toBe(3);
  expect(stderr).toContain('network_failure');
  expect(stdout + stderr).not.toContain('very_secret');
});

test('help and version go to standard output and end with 0', async () => {
  for (const words of [
    ['--help'],
    ['tool', 'message-validator', '--help'],
    ['help', 'brand'],
    ['--version'],
  ]) {
    const { code, stdout, stderr } = await tendlc(words);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/Usage: tendlc|^0\.1\.0\n$/);
  }
});

const zsh = findProgram('zsh', 'its completion is not run');
const fish = findProgram('fish', 'its completion is not run');
const pwsh = findProgram('pwsh', 'its completion is not run');

describe('completion', () => {
  test('bash: the script parses, and completes commands, tools and flags', async () => {
    const { stdout } = await tendlc(['completion', 'bash']);
    const folder = folderForTest({ 'completion.bash': stdout });
    const script = join(folder, 'completion.bash');
    expect(spawnSync('bash', ['-n', script])).toMatchObject({ status: 0 });
    const complete = (...words: string[]) => {
      const quoted = words.map((word) => `'${word}'`).join(' ');
      const run = `source ${script}; COMP_WORDS=(tendlc ${quoted}); COMP_CWORD=${words.length}; _tendlc; echo "\${COMPREPLY[@]}"`;
      return spawnSync('bash', ['-c', run], { encoding: 'utf8' }).stdout.trim().split(' ');
    };
    expect(complete('bal')).toEqual(['balance']);
    expect(complete('tool', 'message')).toEqual(['message-validator']);
    expect(complete('tool', 'message-validator', '--mess')).toEqual(['--message', '--message-type']);
    expect(complete('brand', 'create', '--ein', '12-3456789', '--brand-n')).toEqual(['--brand-name']);
    expect(complete('completion', 'z')).toEqual(['zsh']);
  });

  test.skipIf(zsh === undefined)('zsh: the script completes commands, tools and flags', async () => {
    const script = join(folderForTest({ _tendlc: (await tendlc(['completion', 'zsh'])).stdout }), '_tendlc');
    // The completion system of zsh needs a terminal. What the script gives to it does not.
    const complete = (...words: string[]) => {
      const quoted = words.map((word) => `'${word}'`).join(' ');
      const run = `compdef() { : }; compadd() { print -rl -- "\${@:#--}" }; _files() { return 1 }; source ${script}; words=(tendlc ${quoted}); CURRENT=${words.length + 1}; _tendlc`;
      const { stdout, stderr } = spawnSync(zsh ?? '', ['-f', '-c', run], { encoding: 'utf8' });
      expect(stderr).toBe('');
      return stdout.split('\n').filter((word) => word.startsWith(words.at(-1) ?? ''));
    };
    expect(complete('bal')).toEqual(['balance']);
    expect(complete('tool', 'message')).toEqual(['message-validator']);
    expect(complete('brand', 'create', '--ein', '12-3456789', '--brand-n')).toEqual(['--brand-name']);
    expect(complete('completion', 'z')).toEqual(['zsh']);
  });

  test.skipIf(fish === undefined)('fish: the script completes commands, tools and flags', async () => {
    const folder = folderForTest({ 'tendlc.fish': (await tendlc(['completion', 'fish'])).stdout });
    const complete = (line: string) => {
      const run = `source ${join(folder, 'tendlc.fish')}; complete -C '${line}'`;
      const { stdout, stderr } = spawnSync(fish ?? '', ['--no-config', '-c', run], {
        encoding: 'utf8',
        env: { HOME: folder, PATH: process.env['PATH'] },
      });
      expect(stderr).toBe('');
      return stdout
        .trim()
        .split('\n')
        .map((found) => found.split('\t')[0]);
    };
    expect(complete('tendlc bal')).toEqual(['balance']);
    expect(complete('tendlc tool message')).toEqual(['message-validator']);
    expect(complete('tendlc brand create --ein 12-3456789 --brand-n')).toEqual(['--brand-name']);
    expect(complete('tendlc completion z')).toEqual(['zsh']);
  });

  test.skipIf(pwsh === undefined)('PowerShell: the script completes commands, tools and flags', async () => {
    const script = join(
      folderForTest({ 'tendlc.ps1': (await tendlc(['completion', 'powershell'])).stdout }),
      'tendlc.ps1',
    );
    const complete = (line: string) => {
      const run = `. ${script}; (TabExpansion2 '${line}' ${line.length}).CompletionMatches.CompletionText`;
      const words = ['-NoProfile', '-NonInteractive', '-Command', run];
      return spawnSync(pwsh ?? '', words, { encoding: 'utf8' })
        .stdout.trim()
        .split(/\r?\n/);
    };
    expect(complete('tendlc bal')).toEqual(['balance']);
    expect(complete('tendlc tool message')).toEqual(['message-validator']);
  });

  test('zsh, fish and PowerShell: the scripts name every command, and all quotes are closed', async () => {
    for (const shell of ['zsh', 'fish', 'powershell']) {
      const { code, stdout } = await tendlc(['completion', shell]);
      expect(code).toBe(0);
      TOOL_LIST.forEach(({ name }) => expect(stdout).toContain(name));
    }
    const { stdout: script } = await tendlc(['completion', 'zsh']);
    // bash parses the part that bash and zsh share; the rest is the binding.
    const [shared = ''] = script.split('\n_tendlc() {');
    expect(spawnSync('bash', ['-n'], { input: shared })).toMatchObject({ status: 0 });
  });
});
