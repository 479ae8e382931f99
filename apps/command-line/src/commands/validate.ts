// `tendlc validate <files…>`: checks the messages in files, for pipelines.
import type { Tendlc, ValidateAnswer } from '@tendlc/client';
import { type Command, Option } from 'commander';
import { connect } from '../connection.ts';
import { EXIT, UsageError } from '../exit.ts';
import { type Message, readMessages } from '../messages.ts';
import { type AnnotationForm, type Judged, printAnnotations } from '../output/annotations.ts';
import { countOf, type FailOn, hasFindings, plural } from '../output/findings.ts';
import { readSource } from '../request-files.ts';
import type { Terminal } from '../terminal.ts';
import { failOnOption } from './tool.ts';

/** Concurrent checks: fast, without occupying the service. */
const AT_ONCE = 4;

type ValidateOptions = {
  readonly format?: AnnotationForm;
  readonly failOn: FailOn;
  readonly useCase?: string;
  readonly carrier?: string;
};

type Answers = {
  readonly judged: readonly Judged[];
  readonly spent: number;
  readonly balance: number | undefined;
  readonly failure: unknown;
};

/** Results in the order of the messages. The first error stops the checks; earlier results are kept. */
async function judgeAll(client: Tendlc, messages: readonly Message[]): Promise<Answers> {
  const results: (ValidateAnswer['results'] | undefined)[] = [];
  let [spent, next] = [0, 0];
  let balance: number | undefined;
  let failure: unknown;
  const work = async () => {
    while (next < messages.length && failure === undefined) {
      const index = next;
      next += 1;
      try {
        const { data, meta } = await client.validate((messages[index] as Message).request).withMeta();
        results[index] = data.results;
        spent += meta.tokenCost ?? 0;
        balance = Math.min(balance ?? Number.POSITIVE_INFINITY, data.balanceAfter);
      } catch (error) {
        failure ??= error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const judged = messages.flatMap((message, index) => {
    const result = results[index];
    return result === undefined ? [] : [{ message, results: result }];
  });
  return { judged, spent, balance, failure };
}

async function readAll(
  terminal: Terminal,
  files: readonly string[],
  options: ValidateOptions,
): Promise<Message[]> {
  const read = await Promise.all(
    files.map(async (file) => readMessages(file, await readSource(terminal, file))),
  );
  const { useCase, carrier } = options;
  return read.flat().map((message) => ({
    ...message,
    request: {
      ...(useCase === undefined ? {} : { use_case: useCase }),
      ...(carrier === undefined ? {} : { carrier }),
      ...message.request,
    },
  }));
}

const messagesWith = (judged: readonly Judged[], severity: 'error' | 'warning'): number =>
  judged.filter(({ results }) => countOf(results.checks, severity) > 0).length;

async function validate(
  terminal: Terminal,
  files: readonly string[],
  options: ValidateOptions,
): Promise<void> {
  const messages = await readAll(terminal, files, options);
  if (messages.length === 0) {
    throw new UsageError('these files contain no messages');
  }
  const { judged, spent, balance, failure } = await judgeAll(connect(terminal), messages);
  const isGithub = terminal.environment['GITHUB_ACTIONS'] === 'true';
  printAnnotations(terminal, options.format ?? (isGithub ? 'github' : 'human'), judged);
  const left = balance === undefined ? '' : `, ${balance} left`;
  terminal.note(
    `${plural(judged.length, 'message')}: ${messagesWith(judged, 'error')} with errors, ${messagesWith(judged, 'warning')} with warnings; ${plural(spent, 'token')}${left}`,
  );
  if (failure !== undefined) {
    throw failure as Error;
  }
  const isFailed = judged.some(({ results }) => hasFindings(results.checks, options.failOn));
  terminal.exitCode = isFailed ? EXIT.findings : EXIT.pass;
}

export function addValidateCommand(program: Command, terminal: Terminal): void {
  program
    .command('validate <files...>')
    .summary('check the messages in files, for pipelines')
    .description('Check the messages in files. Costs a token for each message.')
    .option('--use-case <code>', 'use case for messages without their own')
    .option('--carrier <name>', 'also check the rules of this carrier')
    .addOption(failOnOption())
    .addOption(
      new Option(
        '--format <form>',
        'format of the findings; default is github in GitHub Actions, otherwise human',
      ).choices(['human', 'github', 'gitlab', 'json']),
    )
    .addHelpText(
      'after',
      `
Files: .txt has a message on each line. .csv names its columns in the first line. .json and .yaml hold a list. The fields are
message, use_case and carrier.

Examples:
  $ tendlc validate messages.txt
  $ tendlc validate campaigns/*.yaml --fail-on error --carrier tmobile
  $ tendlc validate messages.csv --format gitlab > gl-code-quality-report.json

Exit codes: 0 pass, 1 findings, 2 usage error, 3 service error.`,
    )
    .action((files: string[], options: ValidateOptions) => validate(terminal, files, options));
}
