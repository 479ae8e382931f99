// `tendlc registration batch …`: files with many registrations, from the template to the report.
import type { BatchRow, RegistrationBatch, Tendlc } from '@tendlc/client';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../../connection.ts';
import { EXIT, UsageError } from '../../exit.ts';
import { printTable } from '../../output/facts.ts';
import { plural } from '../../output/findings.ts';
import { type OutputForm, outputOption, printAnswer } from '../../output/index.ts';
import { ask } from '../../prompt.ts';
import { printable, type Terminal } from '../../terminal.ts';

type Shared = { readonly output: OutputForm };

const TYPES = {
  '.csv': 'text/csv',
  '.tsv': 'text/csv',
  '.txt': 'text/csv',
  '.ndjson': 'application/x-ndjson',
  '.jsonl': 'application/x-ndjson',
  '.json': 'application/json',
} as const;

const BUSY: ReadonlySet<string> = new Set(['READING', 'EVALUATING', 'SUBMITTING']);
const LOOK_EVERY_MS = 1_000;
const PROBLEMS_SHOWN = 20;
const PROBLEMS_OF_ROW = 3;

/** The bytes as they are: the service knows the encodings of spreadsheets. @throws UsageError */
async function readFile(terminal: Terminal, source: string): Promise<Blob> {
  if (source === '-') {
    return new Blob([await terminal.readInput()]);
  }
  try {
    return new Blob([readFileSync(source)]);
  } catch (error) {
    throw new UsageError(`${source}: ${(error as Error).message}`);
  }
}

/** @throws UsageError for a file of an unknown kind */
function typeOf(source: string): (typeof TYPES)[keyof typeof TYPES] {
  const extension = source === '-' ? '.csv' : extname(source).toLowerCase();
  if (!Object.hasOwn(TYPES, extension)) {
    throw new UsageError(`${source}: the name of the file must end with ${Object.keys(TYPES).join(', ')}`);
  }
  return TYPES[extension as keyof typeof TYPES];
}

const countsInWords = ({ counts }: RegistrationBatch): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${count} ${state.toLowerCase().replace('_', ' ')}`)
    .join(', ');

function costInWords({ cost: { tokens, registryFees, monthlyFees } }: RegistrationBatch): string {
  const monthly = monthlyFees > 0 ? `, then ${monthlyFees.toFixed(2)} USD a month` : '';
  return `${plural(tokens, 'token')} and ${registryFees.toFixed(2)} USD now at the registry${monthly}`;
}

/** Follows a batch until it is at rest. */
async function untilRest(terminal: Terminal, client: Tendlc, id: number): Promise<RegistrationBatch> {
  let shown = '';
  for (;;) {
    const { batch } = await client.batches.get(id);
    if (!BUSY.has(batch.status)) {
      return batch;
    }
    const progress = `${batch.status.toLowerCase()}: ${batch.rowCount - batch.remaining} of ${batch.rowCount} rows`;
    if (progress !== shown) {
      shown = progress;
      terminal.note(terminal.style('dim', progress));
    }
    await wait(LOOK_EVERY_MS);
  }
}

function problemsOf({ problems }: BatchRow): string {
  const shown = problems.slice(0, PROBLEMS_OF_ROW).map(({ column, problem }) => `${column}: ${problem}`);
  const more = problems.length - shown.length;
  return `${shown.join(' ')}${more > 0 ? ` And ${more} more.` : ''}`;
}

async function printProblems(terminal: Terminal, client: Tendlc, batch: RegistrationBatch): Promise<void> {
  const broken = batch.counts.INVALID + batch.counts.NOT_READY;
  let shown = 0;
  for (const state of ['INVALID', 'NOT_READY'] as const) {
    if (batch.counts[state] === 0 || shown >= PROBLEMS_SHOWN) {
      continue;
    }
    const { rows } = await client.batches.rows(batch.id, { state, limit: 100 });
    for (const row of rows.slice(0, PROBLEMS_SHOWN - shown)) {
      shown += 1;
      terminal.print(
        `  row ${row.row} (${printable(row.reference ?? 'no reference')})  ${printable(problemsOf(row))}`,
      );
    }
  }
  if (broken > shown) {
    terminal.print(
      `  and ${broken - shown} more. To see them, run: tendlc registration batch report ${batch.id}`,
    );
  }
}

async function printBatch(
  terminal: Terminal,
  client: Tendlc,
  output: OutputForm,
  batch: RegistrationBatch,
): Promise<void> {
  terminal.exitCode = batch.counts.INVALID + batch.counts.NOT_READY > 0 ? EXIT.findings : EXIT.pass;
  if (output !== 'human') {
    printAnswer(terminal, output, batch);
    return;
  }
  const dryRun = batch.dryRun ? ' (dry run: no drafts were made)' : '';
  terminal.print(`batch ${batch.id} is ${batch.status}: ${countsInWords(batch)}${dryRun}`);
  if (batch.stoppedBecause !== null) {
    terminal.print(`  ${printable(batch.stoppedBecause)}`);
  }
  await printProblems(terminal, client, batch);
  if (batch.counts.READY > 0 && !batch.dryRun) {
    terminal.print(`Submitting ${plural(batch.counts.READY, 'row')} costs ${costInWords(batch)}.`);
  }
}

async function send(
  terminal: Terminal,
  source: string,
  { output, dryRun }: Shared & { readonly dryRun?: boolean },
): Promise<void> {
  const client = connect(terminal);
  const type = typeOf(source);
  const file = await readFile(terminal, source);
  const { batch } = await client.batches.upload(file, { type, dryRun });
  await printBatch(terminal, client, output, await untilRest(terminal, client, batch.id));
}

const ID = /^[1-9]\d{0,14}$/;

function toId(words: string): number {
  if (!ID.test(words)) {
    throw new UsageError('Enter the ID of a batch, such as 7');
  }
  return Number(words);
}

async function isConfirmed(terminal: Terminal, isAnswered: boolean, question: string): Promise<boolean> {
  if (isAnswered) {
    return true;
  }
  if (!terminal.isInputTerminal) {
    throw new UsageError('Confirm the cost with --yes, because there is no terminal to ask');
  }
  if (/^y(?:es)?$/i.test(await ask(terminal, question))) {
    return true;
  }
  terminal.note('Nothing was done.');
  terminal.exitCode = EXIT.usage;
  return false;
}

type Confirmed = Shared & { readonly yes?: boolean };

async function evaluate(terminal: Terminal, id: number, { output, yes }: Confirmed): Promise<void> {
  const client = connect(terminal);
  const { batch } = await client.batches.get(id);
  const rows = batch.counts.DRAFT + batch.counts.NOT_READY;
  if (rows === 0) {
    terminal.note('No row needs an evaluation.');
    await printBatch(terminal, client, output, batch);
    return;
  }
  terminal.note(`evaluating ${plural(rows, 'row')} costs ${plural(rows, 'token')}`);
  if (await isConfirmed(terminal, yes === true, 'Evaluate at this cost? [y/N]')) {
    await client.batches.evaluate(id);
    await printBatch(terminal, client, output, await untilRest(terminal, client, id));
  }
}

async function submit(
  terminal: Terminal,
  id: number,
  { output, yes, rate }: Confirmed & { readonly rate?: number },
): Promise<void> {
  const client = connect(terminal);
  const { batch } = await client.batches.get(id);
  if (batch.counts.READY + batch.counts.DRAFT + batch.counts.NOT_READY === 0) {
    terminal.note('Nothing is left to submit.');
    await printBatch(terminal, client, output, batch);
    return;
  }
  terminal.note(`submitting ${plural(batch.counts.READY, 'row')} costs ${costInWords(batch)}`);
  if (await isConfirmed(terminal, yes === true, 'Submit at this cost? [y/N]')) {
    // If the cost has changed meanwhile, the service refuses it and names the new one.
    await client.batches.submit(id, {
      confirmCost: batch.cost,
      ...(rate !== undefined && { ratePerMinute: rate }),
    });
    await printBatch(terminal, client, output, await untilRest(terminal, client, id));
  }
}

async function list(terminal: Terminal, { output }: Shared): Promise<void> {
  const answer = await connect(terminal).batches.list({ limit: 100 });
  printAnswer(terminal, output, answer, () => {
    const rows = answer.batches.map((batch) => [
      batch.id,
      batch.status,
      batch.rowCount,
      countsInWords(batch),
      batch.createdAt,
    ]);
    printTable(terminal, ['id', 'status', 'rows', 'states', 'created'], rows);
  });
}

const change =
  (status: 'PAUSED' | 'SUBMITTING' | 'CANCELLED') =>
  async (terminal: Terminal, id: number, options: Shared) => {
    const client = connect(terminal);
    const { batch } = await client.batches.change(id, { status });
    await printBatch(terminal, client, options.output, batch);
  };

const RATE = new Option('--rate <rows>', 'rows to submit in a minute, at most').argParser((words) => {
  const rate = Number(words);
  if (!Number.isInteger(rate) || rate < 1) {
    throw new InvalidArgumentError('Enter a whole number.');
  }
  return rate;
});

type Run<Options> = (terminal: Terminal, id: number, options: Options) => Promise<void>;

function addWithId<Options extends Shared>(
  parent: Command,
  terminal: Terminal,
  name: string,
  summary: string,
  description: string,
  run: Run<Options>,
): Command {
  return parent
    .command(`${name} <id>`)
    .summary(summary)
    .description(description)
    .addOption(outputOption())
    .addHelpText('after', `\nExamples:\n  $ tendlc registration batch ${name} 7`)
    .action((id: string, options: Options) => run(terminal, toId(id), options));
}

function addFiles(parent: Command, terminal: Terminal): void {
  parent
    .command('template')
    .summary('print the CSV template')
    .description(
      'Print a header with every column, and a row that shows the format of each value. Only reference is required. Free.',
    )
    .addHelpText('after', '\nExamples:\n  $ tendlc registration batch template > registrations.csv')
    .action(async () => terminal.print((await connect(terminal).batches.template()).trimEnd()));
  parent
    .command('send <file>')
    .summary('make drafts from a file')
    .description(
      'Make or change a draft for each row of a CSV, NDJSON, or JSON file, and print what is wrong row by row; - reads CSV from standard input. A file can be sent any number of times: reference identifies a row. Exits with 1 if a row was not taken over. Free.',
    )
    .option('--dry-run', 'check the file and make no drafts')
    .addOption(outputOption())
    .addHelpText(
      'after',
      '\nExamples:\n  $ tendlc registration batch send registrations.csv --dry-run\n  $ tendlc registration batch send registrations.csv',
    )
    .action((source: string, options: Shared & { dryRun?: boolean }) => send(terminal, source, options));
  parent
    .command('list')
    .summary('list batches, newest first')
    .description('List your batches, newest first. Free.')
    .addOption(outputOption())
    .addHelpText('after', '\nExamples:\n  $ tendlc registration batch list')
    .action((options: Shared) => list(terminal, options));
  parent
    .command('report <id>')
    .summary('print the report of a batch as CSV')
    .description('Print a line for each row with its state, its IDs, and its problems, as CSV. Free.')
    .addHelpText('after', '\nExamples:\n  $ tendlc registration batch report 7 > report.csv')
    .action(async (id: string) =>
      terminal.print((await connect(terminal).batches.report(toId(id))).trimEnd()),
    );
}

export function addBatch(registration: Command, terminal: Terminal): void {
  const parent = registration
    .command('batch')
    .summary('register many at once from a file')
    .description(
      'Register many at once from a file: send makes drafts, evaluate reviews them, and submit registers those that are ready.',
    );
  addFiles(parent, terminal);
  addWithId<Confirmed>(
    parent,
    terminal,
    'evaluate',
    'evaluate the rows of a batch',
    'Evaluate the rows that are drafts, and again those that were not ready. Asks first. Costs 1 token for each.',
    evaluate,
  ).option('--yes', 'evaluate without asking');
  addWithId<Confirmed & { rate?: number }>(
    parent,
    terminal,
    'submit',
    'submit the rows that are ready',
    'Submit the rows that are ready: shows the cost and asks first. Rows that are not ready are left out.',
    submit,
  )
    .option('--yes', 'submit at the cost of the batch without asking')
    .addOption(RATE);
  addWithId<Shared>(
    parent,
    terminal,
    'show',
    'show a batch',
    'Show how far a batch is and what is wrong. Free.',
    async (_terminal, id, { output }) => {
      const client = connect(terminal);
      await printBatch(terminal, client, output, (await client.batches.get(id)).batch);
    },
  );
  addWithId<Shared>(
    parent,
    terminal,
    'pause',
    'pause a batch',
    'Pause an evaluation or a submission. Free.',
    change('PAUSED'),
  );
  addWithId<Shared>(
    parent,
    terminal,
    'continue',
    'continue a paused submission',
    'Continue a paused submission. Free.',
    change('SUBMITTING'),
  );
  addWithId<Shared>(
    parent,
    terminal,
    'cancel',
    'cancel a batch',
    'Cancel a batch. What is submitted already continues. Free.',
    change('CANCELLED'),
  );
}
