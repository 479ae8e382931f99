// Follows a registration with the event stream until it is done or waits for the customer.
import type { Tendlc, TendlcEvent } from '@tendlc/client';
import { EXIT } from './exit.ts';
import { hasFailed, isSettled, type Kind, type Registration } from './registrations.ts';
import type { OutputForm } from './output/index.ts';
import { printable, type Terminal } from './terminal.ts';

const MINUTE_MS = 60_000;

export type WatchOptions = {
  readonly output: OutputForm;
  readonly timeoutMinutes?: number | undefined;
  readonly rereadMinutes?: number | undefined;
};

function printProgress(terminal: Terminal, form: OutputForm, registration: Registration): void {
  const { localId, registryId, title, status, progress } = registration;
  if (form === 'json') {
    terminal.print(JSON.stringify({ localId, registryId, status, progress }));
    return;
  }
  if (form === 'plain') {
    terminal.print([progress.since, progress.phase, progress.waitingFor, status].join('\t'));
    return;
  }
  const style = hasFailed(progress) ? 'red' : isSettled(progress) ? 'green' : 'yellow';
  terminal.print(
    `${terminal.style('dim', progress.since)}  ${terminal.style(style, progress.phase)}  ${printable(title)} (${registryId ?? localId})`,
  );
  terminal.print(`  ${printable(progress.nextAction)}`);
}

/** Fetches the record on request, and ends the watch when it is settled or cannot be fetched. */
function createLooks(
  terminal: Terminal,
  read: () => Promise<Registration>,
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
    const registration = await read();
    localId = registration.localId;
    const shown = JSON.stringify([registration.status, registration.progress]);
    if (shown !== shownBefore) {
      shownBefore = shown;
      printProgress(terminal, form, registration);
    }
    if (isSettled(registration.progress)) {
      terminal.exitCode = hasFailed(registration.progress) ? EXIT.findings : EXIT.pass;
      ending.abort();
    }
  };

  return {
    /** One at a time, so that an older response cannot replace a newer one. */
    again() {
      reading = reading.then(look).catch((error: unknown) => {
        failure = error;
        ending.abort();
      });
    },
    /** Before the first fetch, any event can be about the record. */
    isOurs: ({ data }: TendlcEvent): boolean =>
      localId === undefined || ('localId' in data && data.localId === localId),
    /** @throws the error of a failed fetch */
    async end(): Promise<void> {
      await reading;
      if (failure !== undefined) {
        throw failure as Error;
      }
    },
  };
}

/** Fetches the record now and after each event about it. Each fetch costs a token. */
export async function watch(
  terminal: Terminal,
  client: Tendlc,
  kind: Kind,
  id: string,
  { output, timeoutMinutes, rereadMinutes }: WatchOptions,
): Promise<void> {
  const ending = new AbortController();
  const read = async () => (await kind.read(client, id)).registration;
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
      if (event.type.startsWith(kind.eventStart) && looks.isOurs(event)) {
        looks.again();
      }
    }
    await looks.end();
  } finally {
    timers.forEach((timer) => clearTimeout(timer));
  }
}
