// `tendlc webhook listen`: prints events and forwards them to a program on this machine, signed like webhooks.
import { setTimeout as after } from 'node:timers/promises';
import { signWebhook, type StreamedEvent, type TendlcEvent } from '@tendlc/client';
import { type Command, InvalidArgumentError } from 'commander';
import { connect } from '../connection.ts';
import { type OutputForm, outputOption } from '../output/index.ts';
import { printable, type Terminal } from '../terminal.ts';

const SECRET_BYTES = 32;
const FORWARD_TIMEOUT_MS = 15_000;
const CLOSE_TIMEOUT_MS = 2_000;

/** Valid while this command runs. */
const throwAwaySecret = (): string =>
  `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))).toString('base64')}`;

type ListenOptions = {
  readonly forward?: string;
  readonly events?: readonly string[];
  readonly after?: number;
  readonly output: OutputForm;
};

function toUrl(words: string): string {
  const url = URL.canParse(words) ? new URL(words) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new InvalidArgumentError('Enter a URL such as http://localhost:3000/webhooks.');
  }
  return url.href;
}

function toCursor(words: string): number {
  if (!/^\d{1,15}$/.test(words)) {
    throw new InvalidArgumentError('Enter a cursor from earlier output.');
  }
  return Number(words);
}

const toTypes = (words: string): string[] => words.split(',').map((word) => word.trim());

async function forward(event: TendlcEvent, url: string, secret: string): Promise<string> {
  const body = JSON.stringify(event);
  const signature = await signWebhook(secret, { id: event.id, body });
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...signature, 'content-type': 'application/json', 'user-agent': 'Tendlc-Webhooks/1' },
      body,
      signal: AbortSignal.timeout(FORWARD_TIMEOUT_MS),
    });
    await Promise.race([answer.body?.cancel(), after(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    return String(answer.status);
  } catch (error) {
    const { cause, message } = error as Error;
    return `not delivered: ${cause instanceof Error ? cause.message : message}`;
  }
}

function printEvent(
  terminal: Terminal,
  form: OutputForm,
  { event, cursor }: StreamedEvent,
  outcome: string | undefined,
): void {
  if (form === 'json') {
    terminal.print(
      JSON.stringify({ cursor, event, ...(outcome === undefined ? {} : { forwarded: outcome }) }),
    );
    return;
  }
  const data = printable(JSON.stringify(event.data));
  if (form === 'plain') {
    terminal.print(
      [cursor, event.timestamp, event.type, event.id, data, ...(outcome === undefined ? [] : [outcome])].join(
        '\t',
      ),
    );
    return;
  }
  terminal.print(
    `${terminal.style('dim', event.timestamp)}  ${terminal.style('bold', printable(event.type))}  ${event.id}`,
  );
  terminal.print(`  ${data}`);
  if (outcome !== undefined) {
    terminal.print(`  → ${terminal.style(/^2\d\d$/.test(outcome) ? 'green' : 'red', outcome)}`);
  }
}

async function listen(terminal: Terminal, options: ListenOptions): Promise<void> {
  const client = connect(terminal);
  const secret = throwAwaySecret();
  if (options.forward !== undefined) {
    terminal.note(`Forwarding events to ${options.forward}, signed with ${secret}`);
  }
  const onOpen = () => terminal.note('Listening. Press Ctrl-C to stop.');
  for await (const streamed of client.events.stream({ after: options.after, onOpen })) {
    if (options.events === undefined || options.events.includes(streamed.event.type)) {
      const { forward: url } = options;
      const outcome = url === undefined ? undefined : await forward(streamed.event, url, secret);
      printEvent(terminal, options.output, streamed, outcome);
    }
  }
}

export function addWebhookCommands(program: Command, terminal: Terminal): void {
  program
    .command('webhook')
    .summary('listen to events and test a webhook receiver')
    .description(
      'Listen to events and test a webhook receiver on your machine. For webhook endpoints, see tendlc api --help',
    )
    .command('listen')
    .summary('print events as they occur')
    .description('Print events as they occur and forward them to a program on this machine. Free.')
    .option(
      '--forward <url>',
      'URL to post each event to, signed with a webhook secret that is printed at the start',
      toUrl,
    )
    .option('--events <types>', 'event types to include, separated by commas', toTypes)
    .option('--after <cursor>', 'start with the events after this cursor', toCursor)
    .addOption(outputOption())
    .addHelpText(
      'after',
      `
Examples:
  $ tendlc webhook listen
  $ tendlc webhook listen --forward http://localhost:3000/webhooks
  $ tendlc webhook listen --events brand.status_changed,campaign.status_changed --output json`,
    )
    .action((options: ListenOptions) => listen(terminal, options));
}
