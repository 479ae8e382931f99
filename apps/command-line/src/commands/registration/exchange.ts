// `tendlc registration export` and `import`: a registration as the requests of a provider, and back.
import type { RegistrationExport } from '@tendlc/client';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { connect } from '../../connection.ts';
import { EXIT, UsageError } from '../../exit.ts';
import { noteCost, type OutputForm, outputOption, printAnswer } from '../../output/index.ts';
import { readObject } from '../../request-files.ts';
import { printable, type Terminal } from '../../terminal.ts';
import { toId } from './packets.ts';

type Answers = Readonly<Record<string, unknown>>;

type ExportOptions = {
  readonly to: string;
  readonly product?: '10dlc' | 'tollfree';
  readonly fill: Answers;
  readonly output: OutputForm;
};

/** `true`, `5`, and `["a"]` are JSON; anything else is text. */
function parseAnswer(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? text : value;
  } catch {
    return text;
  }
}

function collectAnswer(words: string, before: Answers): Answers {
  const at = words.indexOf('=');
  if (at < 1) {
    throw new InvalidArgumentError('Enter a field and its value, such as business_title=Owner.');
  }
  return { ...before, [words.slice(0, at)]: parseAnswer(words.slice(at + 1)) };
}

function printLines(terminal: Terminal, title: string, lines: readonly string[]): void {
  if (lines.length > 0) {
    terminal.print(`\n${title}`);
    for (const line of lines) {
      terminal.print(`  ${printable(line)}`);
    }
  }
}

function printCalls(terminal: Terminal, { calls }: RegistrationExport): void {
  for (const { order, method, path, operation, body, dependsOn, note } of calls) {
    const after = dependsOn.length === 0 ? '' : `  (after ${dependsOn.join(', ')})`;
    terminal.print(
      `\n${order}. ${printable(`${method} ${path}${operation === undefined ? '' : ` ${operation}`}`)}${after}`,
    );
    if (note !== undefined) {
      terminal.print(`   ${printable(note)}`);
    }
    if (body !== null) {
      for (const line of JSON.stringify(body, undefined, 2).split('\n')) {
        terminal.print(`   ${printable(line)}`);
      }
    }
  }
}

function printExport(terminal: Terminal, exported: RegistrationExport): void {
  const { title, product, asOf, missing, lost, warnings, unknown } = exported;
  terminal.print(`${title}, ${product}, by sources of ${asOf}`);
  printCalls(terminal, exported);
  printLines(
    terminal,
    'Missing (answer with --fill <field>=<value>):',
    missing.map(({ providerField, question, values, optional }) => {
      const choices = values === undefined ? '' : ` [${values.join(', ')}]`;
      return `${providerField}: ${question}${choices}${optional ? ' (optional)' : ''}`;
    }),
  );
  printLines(
    terminal,
    'Lost:',
    lost.map(({ path, why }) => `${path}: ${why}`),
  );
  printLines(
    terminal,
    'Warnings:',
    warnings.map(({ path, problem }) => `${path}: ${problem}`),
  );
  printLines(terminal, 'Unknown:', unknown);
}

async function exportTo(terminal: Terminal, id: number, options: ExportOptions): Promise<void> {
  const { to, product, fill, output } = options;
  const query = {
    to: to as 'twilio',
    ...(product !== undefined && { product }),
    ...(Object.keys(fill).length > 0 && { fill: JSON.stringify(fill) }),
  };
  const { data, meta } = await connect(terminal).registrations.export(id, query).withMeta();
  const exported = data.export;
  terminal.exitCode = exported.missing.some(({ optional }) => !optional) ? EXIT.findings : EXIT.pass;
  printAnswer(terminal, output, exported, () => printExport(terminal, exported));
  noteCost(terminal, meta);
}

function addExport(parent: Command, terminal: Terminal): void {
  parent
    .command('export <id>')
    .summary('show the requests that make it at a provider')
    .description(
      'Show the requests that would make a registration at a provider, what is missing, and what the provider does not take. With --to tcr: exactly the requests that a submission would send. Nothing is sent. Exits with 1 if something is missing. Costs 1 token.',
    )
    .requiredOption(
      '--to <provider>',
      'tcr, twilio, telnyx, bandwidth, sinch, plivo, vonage, aws, or signalwire',
    )
    .addOption(new Option('--product <product>', 'the product').choices(['10dlc', 'tollfree']))
    .option('--fill <field=value>', 'answer to a question; can be repeated', collectAnswer, {})
    .addOption(outputOption())
    .addHelpText(
      'after',
      `
Examples:
  $ tendlc registration export 7 --to twilio --fill job_position=CEO --fill business_title=Owner
  $ tendlc registration export 7 --to telnyx --output json > telnyx.json`,
    )
    .action((id: string, options: ExportOptions) => exportTo(terminal, toId(id), options));
}

type ImportOptions = { readonly from: string; readonly campaign?: string; readonly output: OutputForm };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An export as it was printed, or its answer. */
const payloadOf = (file: Record<string, unknown>): Record<string, unknown> =>
  isObject(file['export']) ? file['export'] : file;

async function importFrom(
  terminal: Terminal,
  source: string | undefined,
  options: ImportOptions,
): Promise<void> {
  const { from, campaign, output } = options;
  if ((source === undefined) === (campaign === undefined)) {
    throw new UsageError('Enter a file, or --campaign with the ID of a campaign at the registry');
  }
  const payload = source === undefined ? undefined : payloadOf(await readObject(terminal, source));
  const answer = await connect(terminal).registrations.import({
    from: from as 'twilio',
    ...(payload !== undefined && { payload }),
    ...(campaign !== undefined && { campaignId: campaign }),
  });
  const { registration, lost } = answer;
  printAnswer(terminal, output, { registration, lost }, () => {
    terminal.print(
      `${registration.status} ${registration.id}: ${printable(registration.brandName ?? 'no brand name')}`,
    );
    printLines(
      terminal,
      'Lost:',
      lost.map(({ path, why }) => `${path}: ${why}`),
    );
  });
}

function addImport(parent: Command, terminal: Terminal): void {
  parent
    .command('import [file]')
    .summary('make a registration of what a provider has')
    .description(
      'Make a draft of the requests of a provider, from a JSON or YAML file as an export has them; - reads standard input. With --campaign, take a campaign of your registry account with its brand. Free.',
    )
    .requiredOption('--from <provider>', 'the provider whose field names the file has')
    .option('--campaign <id>', 'a campaign of your registry account, with --from tcr')
    .addOption(outputOption())
    .addHelpText(
      'after',
      `
Examples:
  $ tendlc registration import telnyx.json --from telnyx
  $ tendlc registration import --from tcr --campaign CEXMPL1`,
    )
    .action((source: string | undefined, options: ImportOptions) => importFrom(terminal, source, options));
}

export function addExchange(parent: Command, terminal: Terminal): void {
  addExport(parent, terminal);
  addImport(parent, terminal);
}
