// `tendlc brand …` and `tendlc campaign …`: the same commands for both.
import type { Command } from 'commander';
import { connect } from '../connection.ts';
import { formatTemplate } from '../csv.ts';
import { addFieldOptions, readRequest } from '../fields.ts';
import { CSV_TEMPLATES } from '../generated/templates.ts';
import { operationOf } from '../operations.ts';
import { printTable } from '../output/facts.ts';
import { noteCost, type OutputForm, outputOption, printAnswer } from '../output/index.ts';
import type { Kind, RegisteredKind } from '../records.ts';
import type { Terminal } from '../terminal.ts';
import { watch } from '../watch.ts';
import { addWaiting, type Waiting, waitingOf } from './waiting.ts';

type Shared = { readonly output: OutputForm };

function addCreate(parent: Command, terminal: Terminal, kind: RegisteredKind): void {
  const { noun } = kind;
  const operation = operationOf(kind.createId);
  const command = addWaiting(
    parent
      .command('create')
      .summary(`register a ${noun}`)
      .description(`${operation.summary}. ${operation.description ?? ''}`)
      .option('--file <path>', 'file with the fields as JSON or YAML; - reads standard input')
      .option('--watch', 'follow it until it is done or needs your action')
      .addOption(outputOption()),
    kind.rereadWords,
  ).addHelpText(
    'after',
    `
Examples:
  $ tendlc ${noun} create --file ${noun}.yaml --watch
  $ tendlc ${noun} create --file ${noun}.yaml --${noun === 'brand' ? 'brand-name "Copper Kettle"' : 'usecase MARKETING'} --output json`,
  );
  addFieldOptions(command, operation.fields);
  command.action(async (options: Waiting & { file?: string; watch?: boolean }) => {
    const request = await readRequest(terminal, operation, options, options.file);
    const client = connect(terminal);
    const { data, meta } = await client.call(kind.createId, { body: request }).withMeta();
    const { localId, message } = data as { localId: number; message: string };
    printAnswer(terminal, options.output, data, () => {
      terminal.print(message);
      terminal.print(options.watch ? '' : `To follow it, run: tendlc ${noun} watch ${localId}`);
    });
    noteCost(terminal, meta);
    if (options.watch) {
      await watch(terminal, client, kind, String(localId), waitingOf(options));
    }
  });
}

export function addList(parent: Command, terminal: Terminal, kind: Kind): void {
  const { noun } = kind;
  const operation = operationOf(kind.listId);
  const command = parent
    .command('list')
    .summary(`list ${noun}s, newest first`)
    .description(`${operation.summary}. ${operation.description ?? ''}`)
    .addOption(outputOption())
    .addHelpText(
      'after',
      `\nExamples:\n  $ tendlc ${noun} list --status ${kind.exampleStatus}\n  $ tendlc ${noun} list --limit 100 --page 2 --output json`,
    );
  addFieldOptions(command, operation.fields);
  command.action(async (options: Shared) => {
    const query = await readRequest(terminal, operation, options, undefined);
    const { data, meta } = await connect(terminal).call(kind.listId, { query }).withMeta();
    const rows = kind
      .recordsOf(data)
      .map(({ localId, registryId, title, status, progress }) => [
        localId,
        registryId ?? '–',
        title,
        status,
        progress.phase,
        progress.waitingFor,
      ]);
    if (options.output === 'plain') {
      rows.forEach((row) => terminal.print(row.join('\t')));
    } else {
      printAnswer(terminal, options.output, data, () => {
        const { page, totalPages, total } = (
          data as { pagination: { page: number; totalPages: number; total: number } }
        ).pagination;
        printTable(terminal, ['id', 'registry id', kind.titleHead, 'status', 'phase', 'waiting for'], rows);
        terminal.note(total === 0 ? `no ${noun}s` : `page ${page} of ${totalPages}, ${total} in all`);
      });
    }
    noteCost(terminal, meta);
  });
}

export function addShow(parent: Command, terminal: Terminal, kind: Kind): void {
  const { noun } = kind;
  parent
    .command('show <id>')
    .summary(`show a ${noun}`)
    .description(`Show a ${noun} with its progress, next action, and fields. ${kind.showWords}`)
    .addOption(outputOption())
    .addHelpText('after', `\nExamples:\n  $ tendlc ${noun} show 7\n  $ tendlc ${noun} show 7 --output json`)
    .action(async (id: string, { output }: Shared) => {
      const { record } = await kind.read(connect(terminal), id);
      printAnswer(terminal, output, record);
    });
}

export function addWatch(parent: Command, terminal: Terminal, kind: Kind): void {
  const { noun } = kind;
  addWaiting(
    parent
      .command('watch <id>')
      .summary(`follow a ${noun}`)
      .description(`Follow a ${noun} until it is done or needs your action. ${kind.watchWords}`)
      .addOption(outputOption()),
    kind.rereadWords,
  )
    .addHelpText(
      'after',
      `\nExamples:\n  $ tendlc ${noun} watch 7\n  $ tendlc ${noun} watch 7 --timeout 30 --output json`,
    )
    .action((id: string, options: Waiting) =>
      watch(terminal, connect(terminal), kind, id, waitingOf(options)),
    );
}

function addTemplate(parent: Command, terminal: Terminal, { noun }: RegisteredKind): void {
  parent
    .command('template')
    .summary(`print a CSV template for ${noun}s`)
    .description(
      `Print a CSV header with a column for each ${noun} field, and a row that shows the format of each value. The row is not a ${noun} that you can register: replace its values, and leave cells empty that do not apply. Lists are separated by |. Free, and needs no connection.`,
    )
    .addHelpText('after', `\nExamples:\n  $ tendlc ${noun} template > ${noun}s.csv`)
    .action(() => terminal.print(formatTemplate(CSV_TEMPLATES[noun])));
}

export function addRecordCommands(program: Command, terminal: Terminal, kind: RegisteredKind): void {
  const { noun } = kind;
  const parent = program
    .command(noun)
    .summary(`register and follow ${noun}s`)
    .description(`Register and follow ${noun}s. For other ${noun} operations, see tendlc api --help`);
  addCreate(parent, terminal, kind);
  addList(parent, terminal, kind);
  addShow(parent, terminal, kind);
  addWatch(parent, terminal, kind);
  addTemplate(parent, terminal, kind);
}
