// Follows a registration by the event stream until nobody else is to move.
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

/** Reads the record whenever it is told to, and ends the watch when it is settled or cannot be read. */
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
    /** One after the other: an older answer must not overtake a newer one. */
    again() {
      reading = reading.then(look).catch((error: unknown) => {
        failure = error;
        ending.abort();
      });
    },
    /** Before the record is known, any news may be of it. */
    isOurs: ({ data }: TendlcEvent): boolean =>
      localId === undefined || ('localId' in data && data.localId === localId),
    /** @throws what a look failed with */
    async end(): Promise<void> {
      await reading;
      if (failure !== undefined) {
        throw failure as Error;
      }
    },
  };
}

/** Asks for the record now and whenever there is news of it; each time costs a token. */
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
    // Looks once the stream stands, and whenever it stands again: what happens from then on will be told.
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
