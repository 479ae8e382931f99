// Protects tools and pipelines against a running service: exit codes, outputs and annotations.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../../../packages/client/scripts/document.ts';
import { runningService } from '../../../packages/client/test/support/running-service.ts';
import { BAD, callerOf, GOOD, tellHere } from './support/caller.ts';
import { folderForTest, MAIN, tendlc } from './support/command-line.ts';

const running = runningService();

describe('tool', () => {
  test('the exit code is 0 for a pass, and 1 for findings of the requested severity', async () => {
    const { tell } = await callerOf(running);
    const tool = (message: string, ...words: string[]) =>
      tell('tool', 'message-validator', '--message', message, ...words);
    expect((await tool(GOOD)).code).toBe(0);
    expect((await tool(BAD)).code).toBe(1);
    const warned = 'Copper Kettle: your table is ready.';
    const { stdout } = await tool(warned, '--output', 'plain', '--message-type', 'transactional');
    const severities = stdout.split('\n').map((line) => line.split('\t')[0]);
    expect(severities).toContain('warning');
    expect(severities).not.toContain('error');
    expect((await tool(warned)).code).toBe(1);
    expect((await tool(warned, '--fail-on', 'error')).code).toBe(0);
  });

  test('fields come from flags, a file or standard input; a flag overrides a file', async () => {
    const { environment } = await callerOf(running);
    const folder = folderForTest({
      'request.yaml': `message: ${JSON.stringify(BAD)}\nmessageType: promotional\n`,
    });
    const told = async (words: string[], input = '') => {
      const { stdout } = await tendlc(['tool', 'message-validator', '--output', 'json', ...words], {
        environment,
        folder,
        input,
      });
      const { results } = JSON.parse(stdout) as { results: { messageType: string; messageLength: number } };
      return [results.messageType, results.messageLength];
    };
    expect(await told(['--file', 'request.yaml'])).toEqual(['promotional', BAD.length]);
    expect(await told(['--file', 'request.yaml', '--message', GOOD])).toEqual(['promotional', GOOD.length]);
    expect(await told([], JSON.stringify({ message: GOOD }))).toEqual(['transactional', GOOD.length]);
    expect(await told(['--message', '-'], `${GOOD}\n`)).toEqual(['transactional', GOOD.length]);
  });

  test('numbers, booleans and lists are sent with their types', async () => {
    const { tell } = await callerOf(running);
    const audited = await tell(
      'tool',
      'opt-out-auditor',
      '--message',
      GOOD,
      '--has-opt-out-system',
      '--output',
      'json',
    );
    expect(JSON.parse(audited.stdout)).toMatchObject({ results: { hasOptOutSystem: true } });
    const scanned = await tell(
      'tool',
      'carrier-scanner',
      '--carriers',
      'att',
      '--carriers',
      'verizon',
      '--output',
      'json',
    );
    expect(JSON.parse(scanned.stdout)).toMatchObject({ results: { carriersScanned: 2 } });
    const scored = await tell(
      'tool',
      'trust-score',
      '--years-in-business',
      '4',
      '--no-has-duns',
      '--has-domain',
      '--output',
      'json',
    );
    expect(JSON.parse(scored.stdout)).toMatchObject({ success: true });
  });

  test('findings have a fix and a source, no color in a pipe, and the price on standard error', async () => {
    const { tell } = await callerOf(running, 9);
    const { stdout, stderr } = await tell('tool', 'message-validator', '--message', BAD);
    expect(stdout).toMatch(/^status: error$/m);
    expect(stdout).toMatch(/^✖ .+\n {2}→ .+\n {2}\S+ · .+, \d{4}/m);
    expect(stdout + stderr).not.toContain('\u001b');
    expect(stderr).toBe('1 token, 8 left\n');
  });

  test('every tool works with every output format', async () => {
    const { tell, environment } = await callerOf(running, 80);
    const paths = readDocument().paths as unknown as Record<
      string,
      {
        post?: {
          requestBody?: {
            content: Record<string, { example?: unknown; examples?: Record<string, { value: unknown }> }>;
          };
        };
      }
    >;
    const { stdout } = await tell('tools', '--output', 'plain');
    for (const line of stdout.trimEnd().split('\n')) {
      const [name = ''] = line.split('\t');
      const content = paths[`/v1/tools/${name}`]?.post?.requestBody?.content['application/json'];
      const input = JSON.stringify(content?.example ?? Object.values(content?.examples ?? {})[0]?.value);
      const answers = await Promise.all(
        ['human', 'plain', 'json'].map((form) =>
          tellHere(['tool', name, '--file', '-', '--output', form], { environment, input }),
        ),
      );
      for (const answer of answers) {
        expect([0, 1], `${name}: ${answer.stderr}`).toContain(answer.code);
        expect(answer.stdout, name).not.toMatch(/\[object|undefined/);
        expect(answer.stdout.length, name).toBeGreaterThan(40);
      }
    }
  });

  test('invalid input ends with 2, other errors of the service with 3', async () => {
    const { environment } = await callerOf(running, 0);
    const wrong = await tendlc(['tool', 'message-validator'], { environment, input: '{"message": 5}' });
    expect(wrong).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/message: .*validation_failed, request \S+/) as string,
    });
    const poor = await tendlc(['tool', 'message-validator', '--message', GOOD], { environment });
    expect(poor).toMatchObject({ code: 3, stderr: expect.stringContaining('insufficient_tokens') as string });
    expect(poor.stderr).toContain('tendlc balance');
  });
});

describe('validate', () => {
  const files = {
    'messages.txt': `${GOOD}\n\n${BAD}\n`,
    'more.csv': `message,carrier\n"${GOOD}",att\n`,
    'list.yaml': `- message: ${JSON.stringify(GOOD)}\n- message: ${JSON.stringify(BAD)}\n`,
  };

  test('findings are printed with file, line and price', async () => {
    const { environment } = await callerOf(running, 20);
    const folder = folderForTest(files);
    const { code, stdout, stderr } = await tendlc(['validate', 'messages.txt', 'more.csv', 'list.yaml'], {
      environment,
      folder,
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^messages\.txt:3: ✖ /m);
    expect(stdout).toMatch(/^list\.yaml:2: ✖ /m);
    expect(stdout).not.toMatch(/^(messages\.txt:1|more\.csv|list\.yaml:1):/m);
    expect(stderr).toMatch(/^5 messages: 2 with errors, \d with warnings; 5 tokens, 15 left\n$/);
    expect((await tendlc(['validate', 'more.csv'], { environment, folder })).code).toBe(0);
  });

  test('annotations for GitHub, automatic in GitHub Actions', async () => {
    const { environment } = await callerOf(running);
    const folder = folderForTest(files);
    const asked = await tendlc(['validate', 'messages.txt', '--format', 'github'], { environment, folder });
    const [first = ''] = asked.stdout.split('\n');
    expect(first).toMatch(/^::error file=messages\.txt,line=3,title=[\w.-]+::[^\n]+$/);
    const under = { ...environment, GITHUB_ACTIONS: 'true' };
    const found = await tendlc(['validate', 'messages.txt'], { environment: under, folder });
    expect(found).toMatchObject({ code: 1, stdout: asked.stdout });
  });

  test('a report for GitLab, and all results as JSON', async () => {
    const { environment } = await callerOf(running);
    const folder = folderForTest(files);
    const { stdout } = await tendlc(['validate', 'list.yaml', '--format', 'gitlab'], { environment, folder });
    const report = JSON.parse(stdout) as { fingerprint: string; location: object; severity: string }[];
    expect(report[0]).toMatchObject({
      severity: 'major',
      location: { path: 'list.yaml', lines: { begin: 2 } },
    });
    expect(new Set(report.map(({ fingerprint }) => fingerprint)).size).toBe(report.length);
    const all = await tendlc(['validate', 'list.yaml', '--format', 'json'], { environment, folder });
    expect(JSON.parse(all.stdout)).toMatchObject([
      { line: 1, results: { status: 'pass' } },
      { line: 2, results: { status: 'error' } },
    ]);
  });

  test('if the tokens run out, the finished results are printed and the exit code is 3', async () => {
    const { environment } = await callerOf(running, 1);
    const folder = folderForTest({ 'messages.txt': `${BAD}\n`.repeat(6) });
    const { code, stdout, stderr } = await tendlc(['validate', 'messages.txt'], { environment, folder });
    expect(code).toBe(3);
    expect(stdout).toMatch(/^messages\.txt:\d: ✖ /m);
    expect(stderr).toMatch(/1 message: 1 with errors.*\n.*insufficient_tokens/);
  });

  test('a pipeline fails on a bad message and continues after good ones', async () => {
    const { environment } = await callerOf(running);
    const folder = folderForTest({
      ...files,
      'good.txt': `${GOOD}\n`,
      'pipeline.sh': 'set -euo pipefail\n"$NODE" "$TENDLC" validate "$1"\necho deployed\n',
    });
    const pipeline = async (file: string) => {
      const child = spawn('bash', ['pipeline.sh', file], {
        cwd: folder,
        env: {
          PATH: process.env['PATH'],
          HOME: folder,
          NODE: process.execPath,
          TENDLC: MAIN,
          ...environment,
        },
      });
      const [stdout, code] = await Promise.all([
        text(child.stdout),
        new Promise((done) => child.on('close', done)),
      ]);
      return { code, isDeployed: stdout.includes('deployed') };
    };
    expect(await pipeline('messages.txt')).toEqual({ code: 1, isDeployed: false });
    expect(await pipeline('good.txt')).toEqual({ code: 0, isDeployed: true });
  });

  test('a message cannot control the terminal or inject annotations', async () => {
    const { environment } = await callerOf(running);
    const folder = folderForTest({ 'list.json': JSON.stringify([`${BAD}\n::error::forged \u001b[2J`]) });
    for (const format of ['human', 'github']) {
      const { stdout } = await tendlc(['validate', 'list.json', '--format', format], { environment, folder });
      expect(stdout).not.toContain('\u001b');
      expect(stdout).not.toMatch(/^::error::/m);
    }
  });
});
