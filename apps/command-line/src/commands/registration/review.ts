// `tendlc registration evaluate` and `check`: the review of a packet, by the service or on this machine.
import type { Command } from 'commander';
import { connect } from '../../connection.ts';
import { EXIT, UsageError } from '../../exit.ts';
import { hasFindings } from '../../output/findings.ts';
import { noteCost } from '../../output/index.ts';
import { printReview } from '../../output/reviews.ts';
import type { Terminal } from '../../terminal.ts';
import {
  addReviewOptions,
  createDraft,
  formOf,
  isId,
  readPacketFile,
  type ReviewOptions,
  toId,
  updateDraft,
} from './packets.ts';

type EvaluateOptions = ReviewOptions & {
  readonly registration?: number;
  readonly save?: boolean;
  readonly pages: boolean;
};

async function evaluate(terminal: Terminal, source: string, options: EvaluateOptions): Promise<void> {
  const file = isId(source) ? undefined : await readPacketFile(terminal, source);
  if (file === undefined && options.registration !== undefined) {
    throw new UsageError('--registration is for a file. Use the ID in place of the file');
  }
  const client = connect(terminal);
  const known = file === undefined ? Number(source) : (options.registration ?? file.registrationId);
  if (file !== undefined) {
    await (known === undefined ? undefined : updateDraft(terminal, client, known, file));
  }
  const id =
    known ?? (file === undefined ? 0 : (await createDraft(terminal, client, file, options.save === true)).id);
  const { data, meta } = await client.registrations.evaluate(id, { fetchPages: options.pages }).withMeta();
  printReview(terminal, formOf(terminal, options), data.evaluation, file);
  noteCost(terminal, meta);
  terminal.exitCode = hasFindings(data.evaluation.findings, options.failOn) ? EXIT.findings : EXIT.pass;
}

export function addEvaluate(parent: Command, terminal: Terminal): void {
  addReviewOptions(
    parent
      .command('evaluate <file-or-id>')
      .summary('review a registration and its pages')
      .description(
        'Review a registration with its public pages as a reviewer would, before any fee is paid. A file updates the draft that it belongs to, or creates one. Costs 1 token.',
      )
      .option(
        '--registration <id>',
        'the registration that the file belongs to, in place of its registration key',
        toId,
      )
      .option('--save', 'write the ID of a new draft into the file')
      .option('--no-pages', 'open no page: judge by the newest snapshots'),
  )
    .addHelpText(
      'after',
      `
Examples:
  $ tendlc registration evaluate 7
  $ tendlc registration evaluate registration.yaml --save
  $ tendlc registration evaluate registration.yaml --registration 7 --format github --fail-on warning

Exit codes: 0 pass, 1 findings, 2 usage error, 3 service error.`,
    )
    .action((source: string, options: EvaluateOptions) => evaluate(terminal, source, options));
}

async function check(terminal: Terminal, source: string, options: ReviewOptions): Promise<void> {
  const file = await readPacketFile(terminal, source);
  // Loaded on use: other commands do not wait for the rules.
  const { reviewPacket } = await import('@tendlc/compliance');
  const { label: _label, ...packet } = file.packet;
  const review = reviewPacket({ packet, today: new Date().toISOString().slice(0, 10) });
  printReview(terminal, formOf(terminal, options), review, file);
  terminal.note(
    'No page was opened, and nothing was compared with your account: tendlc registration evaluate does both.',
  );
  terminal.exitCode = hasFindings(review.findings, options.failOn) ? EXIT.findings : EXIT.pass;
}

export function addCheck(parent: Command, terminal: Terminal): void {
  addReviewOptions(
    parent
      .command('check <file>')
      .summary('review a file on this machine')
      .description(
        'Review a file by the same rules on this machine, without its pages. Free, and needs no account.',
      ),
  )
    .addHelpText(
      'after',
      `
Examples:
  $ tendlc registration check registration.yaml
  $ tendlc registration check registration.yaml --format github --fail-on warning

Exit codes: 0 pass, 1 findings, 2 usage error.`,
    )
    .action((source: string, options: ReviewOptions) => check(terminal, source, options));
}
