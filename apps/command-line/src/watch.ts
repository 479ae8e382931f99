// Follows a registration by the event stream until nobody else is to move.
import type { Tendlc } from '@tendlc/client';
import { EXIT } from './exit.ts';
import { hasFailed, isSettled, type Kind, type Registration } from './registrations.ts';
import { type OutputForm } from './output/index.ts';
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

/** Asks for the record now and whenever there is news of it; each time costs a token. */
export async function watch(
  terminal: Terminal,
  client: Tendlc,
  kind: Kind,
  id: string,
  options: WatchOptions,
): Promise<void> {
  const ending = new AbortController();
  let localId: number | undefined;
  let last = '';
  let failure: unknown;
  let reading = Promise.resolve();

  const look = async () => {
    if (ending.signal.aborted) {
      return;
    }
    const { registration } = await kind.read(client, id);
    localId = registration.localId;
    const shown = JSON.stringify([registration.status, registration.progress]);
    if (shown !== last) {
      last = shown;
      printProgress(terminal, options.output, registration);
    }
    if (isSettled(registration.progress)) {
      terminal.exitCode = hasFailed(registration.progress) ? EXIT.findings : EXIT.pass;
      ending.abort();
    }
  };
  // One after the other: an older answer must not overtake a newer one.
  const lookAgain = () => {
    reading = reading.then(look).catch((error: unknown) => {
      failure = error;
      ending.abort();
    });
  };

  const timers: NodeJS.Timeout[] = [];
  if (options.timeoutMinutes !== undefined) {
    const giveUp = () => {
      terminal.note(`not settled after ${options.timeoutMinutes} minutes`);
      terminal.exitCode = EXIT.service;
      ending.abort();
    };
    timers.push(setTimeout(giveUp, options.timeoutMinutes * MINUTE_MS));
  }
  if (options.rereadMinutes !== undefined) {
    timers.push(setInterval(lookAgain, options.rereadMinutes * MINUTE_MS));
  }
  try {
    // Looks once the stream stands, and whenever it stands again: what happens from then on will be told.
    for await (const { event } of client.events.stream({ signal: ending.signal, onOpen: lookAgain })) {
      const isOurs = 'localId' in event.data && event.data.localId === localId;
      if (event.type.startsWith(kind.eventStart) && (isOurs || localId === undefined)) {
        lookAgain();
      }
    }
    await reading;
  } finally {
    timers.forEach((timer) => clearTimeout(timer));
  }
  if (failure !== undefined) {
    throw failure as Error;
  }
}
