// `tendlc registration submit`: shows the cost of the evaluation, asks, and submits what was evaluated.
import type { Evaluation, Registration, Tendlc } from '@tendlc/client';
import type { Command } from 'commander';
import { connect } from '../../connection.ts';
import { EXIT, UsageError } from '../../exit.ts';
import { type OutputForm, outputOption, printAnswer } from '../../output/index.ts';
import { describeFees, noteFees } from '../../output/reviews.ts';
import { patchTo } from '../../packet/packet-patch.ts';
import { ask } from '../../prompt.ts';
import { REGISTRATIONS } from '../../records.ts';
import type { Terminal } from '../../terminal.ts';
import { watch } from '../../watch.ts';
import { addWaiting, type Waiting, waitingOf } from '../waiting.ts';
import { isId, readPacketFile } from './packets.ts';

type SubmitOptions = Waiting & {
  readonly yes?: boolean;
  readonly override?: string;
  readonly upstreamCnpId?: string;
  readonly watch?: boolean;
  readonly output: OutputForm;
};

/** @throws UsageError if the draft differs from the file: what is submitted is what the file says */
async function findRegistration(terminal: Terminal, client: Tendlc, source: string): Promise<Registration> {
  const file = isId(source) ? undefined : await readPacketFile(terminal, source);
  const id = file === undefined ? Number(source) : file.registrationId;
  if (id === undefined) {
    throw new UsageError(
      `${source} has no registration key. First run tendlc registration evaluate ${source} --save`,
    );
  }
  const { registration } = await client.registrations.get(id);
  if (file !== undefined && patchTo(registration, file.packet) !== undefined) {
    throw new UsageError(
      `registration ${id} differs from ${source}. First run tendlc registration evaluate ${source}`,
    );
  }
  return registration;
}

/** @throws UsageError without an evaluation of the newest values */
async function readEvaluation(
  client: Tendlc,
  { id, revision, lastEvaluation }: Registration,
): Promise<Evaluation> {
  if (lastEvaluation === null || lastEvaluation.revision !== revision) {
    throw new UsageError(
      `there is no evaluation of revision ${revision}. First run tendlc registration evaluate ${id}`,
    );
  }
  return (await client.registrations.evaluation(id, lastEvaluation.id)).evaluation;
}

async function isConfirmed(terminal: Terminal, isAnswered: boolean): Promise<boolean> {
  if (isAnswered) {
    return true;
  }
  if (!terminal.isInputTerminal) {
    throw new UsageError('Confirm the cost with --yes, because there is no terminal to ask');
  }
  return /^y(?:es)?$/i.test(await ask(terminal, 'Submit at this cost? [y/N]'));
}

async function submit(terminal: Terminal, source: string, options: SubmitOptions): Promise<void> {
  const client = connect(terminal);
  const registration = await findRegistration(terminal, client, source);
  const { id } = registration;
  const evaluation = await readEvaluation(client, registration);
  const { verdict, counts, fees } = evaluation;
  terminal.note(
    `registration ${id} is ${verdict} (${counts.error} errors). Submitting it costs ${describeFees(fees)}:`,
  );
  noteFees(terminal, fees);
  if (!(await isConfirmed(terminal, options.yes === true))) {
    terminal.note('Nothing was submitted.');
    terminal.exitCode = EXIT.usage;
    return;
  }
  const { override: reason, upstreamCnpId } = options;
  // The service submits only by an evaluation of the newest values, so the cost is the one that was confirmed.
  const answer = await client.registrations.submit(id, {
    evaluationId: evaluation.id,
    ...(upstreamCnpId !== undefined && { upstreamCnpId }),
    ...(reason !== undefined && { override: { reason } }),
  });
  printAnswer(terminal, options.output, answer, () => {
    const { status, progress } = answer.registration;
    terminal.print(`${status}: ${progress.nextAction}`);
    terminal.print(options.watch ? '' : `To follow it, run: tendlc registration watch ${id}`);
  });
  if (options.watch) {
    await watch(terminal, client, REGISTRATIONS, String(id), waitingOf(options));
  }
}

export function addSubmit(parent: Command, terminal: Terminal): void {
  addWaiting(
    parent
      .command('submit <file-or-id>')
      .summary('submit a registration')
      .description(
        'Submit a registration that was evaluated: shows the cost of the evaluation and asks first. Costs 1 token for each record that is registered, plus the fees of the registry.',
      )
      .option('--yes', 'submit at the cost of the evaluation without asking')
      .option(
        '--override <reason>',
        'submit although the verdict is fixable; the reason stays on the version',
      )
      .option('--upstream-cnp-id <id>', 'connectivity partner (CNP) to share the campaign with')
      .option('--watch', 'follow it until it is approved, denied, or needs your action')
      .addOption(outputOption()),
    REGISTRATIONS.rereadWords,
  )
    .addHelpText(
      'after',
      `
Examples:
  $ tendlc registration submit 7
  $ tendlc registration submit registration.yaml --yes --watch --timeout 60`,
    )
    .action((source: string, options: SubmitOptions) => submit(terminal, source, options));
}
