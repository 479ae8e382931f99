// Follows a record with the event stream until it is done or waits for the customer.
import { type Tendlc, TendlcError } from '@tendlc/client';
import { EXIT } from './exit.ts';
import type { FollowedRecord, Kind } from './records.ts';
import type { OutputForm } from './output/index.ts';
import { printable, type Terminal } from './terminal.ts';

const MINUTE_MS = 60_000;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

export type WatchOptions = {
  readonly output: OutputForm;
  readonly timeoutMinutes?: number | undefined;
  readonly rereadMinutes?: number | undefined;
};

function printProgress(terminal: Terminal, form: OutputForm, followed: FollowedRecord): void {
  const { localId, registryId, title, status, progress, isSettled, hasFailed, reasons } = followed;
  if (form === 'json') {
    terminal.print(JSON.stringify({ localId, registryId, status, progress }));
    return;
  }
  if (form === 'plain') {
    terminal.print([progress.since, progress.phase, progress.waitingFor, status].join('\t'));
    return;
  }
  const style = isSettled ? (hasFailed ? 'red' : 'green') : 'yellow';
  terminal.print(
    `${terminal.style('dim', progress.since)}  ${terminal.style(style, progress.phase)}  ${printable(title)} (${registryId ?? localId})`,
  );
  reasons.forEach((reason) => terminal.print(`  “${printable(reason)}”`));
  terminal.print(`  ${printable(progress.nextAction)}`);
}

/** The service may be back soon. The next event, connection, or timer fetches again. */
const isTemporary = (error: unknown): boolean =>
  error instanceof TendlcError &&
  (error.status === 0 || error.status === TOO_MANY_REQUESTS || error.status >= SERVER_ERROR);

/** Fetches the record on request, and ends the watch when it is settled or cannot be fetched. */
function createLooks(
  terminal: Terminal,
  read: () => Promise<FollowedRecord>,
  form: OutputForm,
  ending: AbortController,
) {
  let localId: number | undefined;
  let shownBefore = '';
  let failure: unknown;
  let reading = Promise.resolve();

  const look = async () => {
    if (ending.signal.aborted) {
      return;
    }
    const followed = await read();
    localId = followed.localId;
    const shown = JSON.stringify(followed.news);
    if (shown !== shownBefore) {
      shownBefore = shown;
      printProgress(terminal, form, followed);
    }
    if (followed.isSettled) {
      terminal.exitCode = followed.hasFailed ? EXIT.findings : EXIT.pass;
      ending.abort();
    }
  };

  return {
    /** One at a time, so that an older response cannot replace a newer one. */
    again() {
      reading = reading.then(look).catch((error: unknown) => {
        if (localId === undefined || !isTemporary(error)) {
          failure = error;
          ending.abort();
        }
      });
    },
    /** Undefined before the first fetch. */
    localId: () => localId,
    /** @throws the error of a failed fetch */
    async end(): Promise<void> {
      await reading;
      if (failure !== undefined) {
        throw failure as Error;
      }
    },
  };
}

/** Fetches the record now and after each event about it. Each fetch of a brand or campaign costs a token. */
export async function watch(
  terminal: Terminal,
  client: Tendlc,
  kind: Kind,
  id: string,
  { output, timeoutMinutes, rereadMinutes = kind.rereadMinutes }: WatchOptions,
): Promise<void> {
  const ending = new AbortController();
  const read = async () => (await kind.read(client, id)).followed;
  const looks = createLooks(terminal, read, output, ending);
  const giveUp = () => {
    terminal.note(`still in progress after ${timeoutMinutes} minutes`);
    terminal.exitCode = EXIT.service;
    ending.abort();
  };
  const timers = [
    ...(timeoutMinutes === undefined ? [] : [setTimeout(giveUp, timeoutMinutes * MINUTE_MS)]),
    ...(rereadMinutes === undefined ? [] : [setInterval(looks.again, rereadMinutes * MINUTE_MS)]),
  ];
  try {
    // Fetches after each connection, because events before it may have been missed.
    for await (const { event } of client.events.stream({ signal: ending.signal, onOpen: looks.again })) {
      if (kind.isAbout(event, looks.localId())) {
        looks.again();
      }
    }
    await looks.end();
  } finally {
    timers.forEach((timer) => clearTimeout(timer));
  }
}
