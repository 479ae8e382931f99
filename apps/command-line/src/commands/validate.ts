// `tendlc validate <files…>`: checks the messages in files, for pipelines.
import type { Tendlc, ValidateAnswer } from '@tendlc/client';
import { type Command, Option } from 'commander';
import { readBaseline, writeBaseline } from '../baseline.ts';
import type { Values } from '../catalogs/placeholders.ts';
import { connect } from '../connection.ts';
import { EXIT, UsageError } from '../exit.ts';
import { type Message, readMessages } from '../messages.ts';
import { ANNOTATION_FORMS, type AnnotationForm, printAnnotations } from '../output/annotations.ts';
import { countOf, type FailOn, hasFindings, plural } from '../output/findings.ts';
import { type Judged, locateFindings, type Located } from '../output/findings-in-files.ts';
import { readSource } from '../request-files.ts';
import type { Terminal } from '../terminal.ts';
import { VERSION } from '../version.ts';
import { failOnOption } from './tool.ts';

/** Concurrent checks: fast, without occupying the service. */
const AT_ONCE = 4;

const MESSAGE_CHARACTERS_MAX = 1600;

type ValidateOptions = {
  readonly format?: AnnotationForm;
  readonly failOn: FailOn;
  readonly offline?: true;
  readonly messages?: string;
  readonly value?: Values;
  readonly baseline?: string;
  readonly updateBaseline?: true;
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

/** On this machine, by the same rules. Free, and without an account. */
async function judgeOffline(messages: readonly Message[]): Promise<Answers> {
  // Loaded on use: other commands do not wait for the rules.
  const { ToolInputRefused, validate: tool } = await import('@tendlc/compliance');
  const today = new Date().toISOString().slice(0, 10);
  const judged = messages.map((message) => {
    try {
      return { message, results: tool.run(message.request, { today }) };
    } catch (error) {
      throw error instanceof ToolInputRefused
        ? new UsageError(`${message.file}:${message.line}: ${error.message}`)
        : error;
    }
  });
  return { judged, spent: 0, balance: undefined, failure: undefined };
}

async function readAll(
  terminal: Terminal,
  files: readonly string[],
  options: ValidateOptions,
): Promise<Message[]> {
  const { useCase, carrier, messages: path, value: values = {} } = options;
  const read = await Promise.all(
    files.map(async (file) => readMessages(file, await readSource(terminal, file), { path, values })),
  );
  const messages = read.flat();
  const long = messages.find(({ request }) => Array.from(request.message).length > MESSAGE_CHARACTERS_MAX);
  if (long !== undefined) {
    throw new UsageError(
      `${long.file}:${long.line}: this text is longer than ${MESSAGE_CHARACTERS_MAX} characters. In HTML and MJML, mark messages with data-sms; in JSON and YAML, select them with --messages.`,
    );
  }
  return messages.map((message) => ({
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

/** The findings that are not in the baseline, and how many are. */
function withoutKnown(findings: readonly Located[], { baseline, updateBaseline }: ValidateOptions) {
  if (baseline === undefined || updateBaseline === true) {
    return { findings, note: '' };
  }
  const known = readBaseline(baseline);
  const present = new Set(findings.map(({ fingerprint }) => fingerprint));
  const fixed = [...known].filter((fingerprint) => !present.has(fingerprint)).length;
  const fresh = findings.filter(({ fingerprint }) => !known.has(fingerprint));
  const note = `; ${plural(findings.length - fresh.length, 'finding')} in the baseline${fixed === 0 ? '' : `, ${fixed} of it no longer found`}`;
  return { findings: fresh, note };
}

async function validate(
  terminal: Terminal,
  files: readonly string[],
  options: ValidateOptions,
): Promise<void> {
  const { baseline, updateBaseline, failOn, offline } = options;
  if (updateBaseline === true && baseline === undefined) {
    throw new UsageError('--update-baseline needs --baseline <file>');
  }
  const messages = await readAll(terminal, files, options);
  if (messages.length === 0) {
    throw new UsageError('these files contain no messages');
  }
  const { judged, spent, balance, failure } =
    offline === true ? await judgeOffline(messages) : await judgeAll(connect(terminal), messages);
  const isGithub = terminal.environment['GITHUB_ACTIONS'] === 'true';
  const all = locateFindings(judged);
  const { findings, note } = withoutKnown(all, options);
  const form = options.format ?? (isGithub ? 'github' : 'human');
  printAnnotations(terminal, form, { judged, findings, failOn, version: VERSION });
  const left = balance === undefined ? '' : `, ${balance} left`;
  const cost = offline === true ? 'free' : `${plural(spent, 'token')}${left}`;
  terminal.note(
    `${plural(judged.length, 'message')}: ${messagesWith(judged, 'error')} with errors, ${messagesWith(judged, 'warning')} with warnings; ${cost}${note}`,
  );
  if (failure !== undefined) {
    throw failure as Error;
  }
  if (updateBaseline === true && baseline !== undefined) {
    writeBaseline(baseline, all);
    terminal.note(`${plural(all.length, 'finding')} written to ${baseline}`);
    return;
  }
  const isFailed = hasFindings(
    findings.map(({ check }) => check),
    failOn,
  );
  terminal.exitCode = isFailed ? EXIT.findings : EXIT.pass;
}

/** `--value name=Dana`, repeated. */
function collectValue(given: string, before: Values = {}): Values {
  const [name = '', ...rest] = given.split('=');
  if (name === '' || rest.length === 0) {
    throw new UsageError(`write --value as name=text, not ${JSON.stringify(given)}`);
  }
  return { ...before, [name]: rest.join('=') };
}

export function addValidateCommand(program: Command, terminal: Terminal): void {
  program
    .command('validate <files...>')
    .summary('check the messages in files, for pipelines')
    .description(
      'Check the messages in files: lists, message catalogs, and templates. Costs a token for each message; with --offline, it is free and needs no account.',
    )
    .option('--offline', 'check on this machine by the same rules, without an account')
    .option(
      '--messages <path>',
      'the texts of JSON and YAML files that are messages, such as .sms or .templates[].body',
    )
    .option('--value <name=text>', 'the text for a placeholder; can be repeated', collectValue)
    .option('--baseline <file>', 'report only findings that this file does not have')
    .option('--update-baseline', 'write all findings to the baseline, and pass')
    .option('--use-case <code>', 'use case for messages without their own')
    .option('--carrier <name>', 'also check the rules of this carrier')
    .addOption(failOnOption())
    .addOption(
      new Option(
        '--format <form>',
        'format of the findings; default is github in GitHub Actions, otherwise human',
      ).choices(ANNOTATION_FORMS),
    )
    .addHelpText(
      'after',
      `
Files: .txt has a message on each line. .csv names its columns in the first line. .json and .yaml hold a list, with the fields
message, use_case and carrier, or a catalog of texts by name. .po holds a gettext catalog. .html and .mjml mark messages with
data-sms, or are one message. Placeholders of catalogs and templates are filled with values of usual length.

Examples:
  $ tendlc validate messages.txt
  $ tendlc validate campaigns/*.yaml --fail-on error --carrier tmobile
  $ tendlc validate locales/*.json --offline --messages .sms --baseline tendlc-baseline.json
  $ tendlc validate messages.csv --format gitlab > gl-code-quality-report.json

Exit codes: 0 pass, 1 findings, 2 usage error, 3 service error.`,
    )
    .action((files: string[], options: ValidateOptions) => validate(terminal, files, options));
}
