// The CPU time that the threads of a process have used, from Linux's own account in nanoseconds.
import { readdirSync, readFileSync } from 'node:fs';

export type ThreadTimes = {
  /** The thread that serves requests, or all of a process without others. */
  readonly main: number;
  /** Threads that JavaScript started: the embedded database. */
  readonly worker: number;
  /** The engine's and the runtime's own threads: compiling, collecting garbage, and reading and writing files. */
  readonly other: number;
};

const NANOSECONDS_PER_MICROSECOND = 1_000;

/** Microseconds since the process began; undefined where the system does not tell, as on all but Linux. */
export function readThreadTimes(pid: number): ThreadTimes | undefined {
  const times = { main: 0, worker: 0, other: 0 };
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      const name = readFileSync(`/proc/${pid}/task/${thread}/comm`, 'utf8');
      const kind = Number(thread) === pid ? 'main' : /WorkerThre/i.test(name) ? 'worker' : 'other';
      times[kind] += Number(nanoseconds) / NANOSECONDS_PER_MICROSECOND;
    }
  } catch {
    return undefined;
  }
  return times;
}
