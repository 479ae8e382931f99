// Compares each request between the small and the large database: the two take turns, call by call.
import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from './requests.ts';
import { type CpuTimes, type Processes, usedBetween } from './processes.ts';

const WARM_UP_CALLS = 3;
const CALLS = 20;
/** Of one request, on one database. */
const SECONDS_MAX = 3;

export type Side = { readonly processes: Processes; readonly tokenOf: (account: number) => string };
export type Comparable = { readonly small: Call; readonly large: Call };

type Turn = { readonly side: Side; readonly call: Call; readonly ms: number[]; cpu: CpuTimes | undefined };
/** `p10Ms` is what other work on the machine changes least. */
type Figures = { p10Ms: number; p50Ms: number; p99Ms: number; databaseCpuMs: number };

const round = (value: number) => Number(value.toFixed(2));
const at = (sorted: readonly number[], share: number) =>
  round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);

const TRIES_MAX = 20;
const RETRY_MS = 250;

/** A service whose event loop waits for a core refuses calls; they are sent again, and only the answered ones are measured. */
async function send(side: Side, call: Call, tries = 1): Promise<number> {
  const { processes, tokenOf } = side;
  const startedAt = performance.now();
  const answer = await fetch(`http://127.0.0.1:${processes.ports[0]}${call.path}`, {
    method: call.body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${tokenOf(call.account)}`, 'content-type': 'application/json' },
    ...(call.body !== undefined && { body: call.body }),
  });
  const text = await answer.text();
  const ms = performance.now() - startedAt;
  if (answer.status === 503 && tries < TRIES_MAX) {
    await delay(RETRY_MS);
    return send(side, call, tries + 1);
  }
  if (!answer.ok) {
    throw new Error(`${call.name} was answered ${answer.status} ${text.slice(0, 300)}`);
  }
  return ms;
}

export async function compare(sides: { small: Side; large: Side }, { small, large }: Comparable) {
  const turns: readonly Turn[] = [
    { side: sides.small, call: small, ms: [], cpu: undefined },
    { side: sides.large, call: large, ms: [], cpu: undefined },
  ];
  const repeat = async (calls: number) => {
    const startedAt = performance.now();
    for (let count = 0; count < calls; count += 1) {
      for (const turn of turns) {
        turn.ms.push(await send(turn.side, turn.call));
      }
      if (count >= 4 && performance.now() - startedAt > 2_000 * SECONDS_MAX) {
        break;
      }
    }
  };
  await repeat(WARM_UP_CALLS);
  for (const turn of turns) {
    turn.ms.length = 0;
    turn.cpu = await turn.side.processes.readCpu();
  }
  await repeat(CALLS);
  const [ofSmall, ofLarge] = await Promise.all(
    turns.map(async ({ side, ms, cpu }): Promise<Figures> => {
      const sorted = ms.toSorted((a, b) => a - b);
      const after = await side.processes.readCpu();
      const used = cpu === undefined ? 0 : usedBetween(cpu.database, after.database);
      return {
        p10Ms: at(sorted, 0.1),
        p50Ms: at(sorted, 0.5),
        p99Ms: at(sorted, 0.99),
        databaseCpuMs: round(used / ms.length / 1_000),
      };
    }),
  );
  return {
    small: ofSmall as Figures,
    large: ofLarge as Figures,
    ratio: round((ofLarge?.p50Ms ?? 0) / (ofSmall?.p50Ms ?? 1)),
    /** Of the fastest tenth, and of the CPU time of PostgreSQL. */
    ratioOfFastest: round((ofLarge?.p10Ms ?? 0) / (ofSmall?.p10Ms ?? 1)),
    ratioOfDatabaseCpu: round((ofLarge?.databaseCpuMs ?? 0) / (ofSmall?.databaseCpuMs ?? 1)),
  };
}
