// `tendlc registration …`: packets in files, from the template to the carriers.
import type { Command } from 'commander';
import { connect } from '../../connection.ts';
import { UsageError } from '../../exit.ts';
import { formatPacketTemplate } from '../../packet/packet-template.ts';
import { type OutputForm, outputOption, printAnswer } from '../../output/index.ts';
import { REGISTRATIONS } from '../../records.ts';
import type { Terminal } from '../../terminal.ts';
import { addList, addShow, addWatch } from '../record.ts';
import { addBatch } from './batch.ts';
import { addExchange } from './exchange.ts';
import { createDraft, readPacketFile } from './packets.ts';
import { addCheck, addEvaluate } from './review.ts';
import { addSubmit } from './submit.ts';

function addTemplate(parent: Command, terminal: Terminal): void {
  parent
    .command('template')
    .summary('print a YAML file with every field')
    .description(
      'Print a packet in YAML with every field, its requirement, and an example. Free, and needs no connection.',
    )
    .addHelpText('after', '\nExamples:\n  $ tendlc registration template > registration.yaml')
    .action(() => terminal.print(formatPacketTemplate()));
}

type CreateOptions = { readonly save?: boolean; readonly output: OutputForm };

async function create(terminal: Terminal, source: string, options: CreateOptions): Promise<void> {
  const file = await readPacketFile(terminal, source);
  if (file.registrationId !== undefined) {
    throw new UsageError(
      `${source} belongs to registration ${file.registrationId}. To update it, run tendlc registration evaluate ${source}`,
    );
  }
  const registration = await createDraft(terminal, connect(terminal), file, options.save === true);
  const { id, status, completeness } = registration;
  printAnswer(terminal, options.output, registration, () => {
    terminal.print(
      `${status} ${id}: ${completeness.filled} of ${completeness.required} required fields have a value`,
    );
    if (completeness.missing.length > 0) {
      terminal.print(`missing: ${completeness.missing.join(', ')}`);
    }
  });
}

function addCreate(parent: Command, terminal: Terminal): void {
  parent
    .command('create <file>')
    .summary('create a draft from a file')
    .description('Create a draft from a packet in YAML or JSON; - reads standard input. Free.')
    .option('--save', 'write the ID into the file as its registration key')
    .addOption(outputOption())
    .addHelpText(
      'after',
      `
Examples:
  $ tendlc registration create registration.yaml --save
  $ tendlc registration create registration.json --output json`,
    )
    .action((source: string, options: CreateOptions) => create(terminal, source, options));
}

export function addRegistrationCommands(program: Command, terminal: Terminal): void {
  const parent = program
    .command('registration')
    .summary('review, submit and follow registrations')
    .description(
      'Review, submit and follow registrations: a brand, a campaign, and the public pages behind them, in one file. For other registration operations, see tendlc api --help',
    );
  addTemplate(parent, terminal);
  addCheck(parent, terminal);
  addCreate(parent, terminal);
  addEvaluate(parent, terminal);
  addSubmit(parent, terminal);
  addWatch(parent, terminal, REGISTRATIONS);
  addList(parent, terminal, REGISTRATIONS);
  addShow(parent, terminal, REGISTRATIONS);
  addExchange(parent, terminal);
  addBatch(parent, terminal);
}
