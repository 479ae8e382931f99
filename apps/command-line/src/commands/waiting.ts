// The flags of commands that follow a record until it is settled.
import { type Command, InvalidArgumentError } from 'commander';
import type { OutputForm } from '../output/index.ts';
import type { WatchOptions } from '../watch.ts';

export type Waiting = { readonly output: OutputForm; readonly timeout?: number; readonly reread?: number };

const MINUTES_MAX = 60 * 24;

function toMinutes(words: string): number {
  const minutes = Number(words);
  if (!(minutes > 0 && minutes <= MINUTES_MAX)) {
    throw new InvalidArgumentError(`Enter a number of minutes, up to ${MINUTES_MAX}.`);
  }
  return minutes;
}

/** @param rereadWords what it costs and why, for the help */
export const addWaiting = (command: Command, rereadWords: string): Command =>
  command
    .option('--timeout <minutes>', 'stop waiting after this time with exit code 3', toMinutes)
    .option('--reread <minutes>', `also fetch the record this often (${rereadWords})`, toMinutes);

export const waitingOf = ({ output, timeout, reread }: Waiting): WatchOptions => ({
  output,
  timeoutMinutes: timeout,
  rereadMinutes: reread,
});
