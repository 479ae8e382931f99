// Calls per second of one, two, and four processes on one database, and what a call costs of the cores.
import autocannon from 'autocannon';
import type { Call } from './requests.ts';
import { type Processes, usedBetween } from './processes.ts';

const CONNECTIONS = 64;
const SECONDS = 6;
const WARM_UP_SECONDS = 2;

const round = (value: number) => Number(value.toFixed(1));

async function loadOne(
  port: number,
  call: Call,
  tokens: readonly string[],
  connections: number,
  seconds: number,
) {
  let client = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${call.path}`,
    method: call.body === undefined ? 'GET' : 'POST',
    connections,
    duration: seconds,
    ...(call.body !== undefined && { body: call.body }),
    setupClient: (connection) => {
      connection.setHeaders({
        'content-type': 'application/json',
        authorization: `Bearer ${tokens[client++ % tokens.length]}`,
      });
    },
  });
  // A service whose event loop waits for a core refuses calls; on a machine with other work, some do not count.
  const answered = result['2xx'];
  if (result.errors > 0 || answered < result.requests.total * 0.95) {
    throw new Error(`${call.name}: ${result.non2xx} answers were refusals, ${result.errors} requests failed`);
  }
  return { calls: answered, perSecond: answered / seconds, p99Ms: result.latency.p99 };
}

/** All processes at once, each with its share of the connections. */
export async function measureThroughput(processes: Processes, call: Call, tokens: readonly string[]) {
  const connections = CONNECTIONS / processes.ports.length;
  const loadAll = (seconds: number) =>
    Promise.all(processes.ports.map((port) => loadOne(port, call, tokens, connections, seconds)));
  await loadAll(WARM_UP_SECONDS);
  const before = await processes.readCpu();
  const loads = await loadAll(SECONDS);
  const after = await processes.readCpu();
  const calls = loads.reduce((sum, load) => sum + load.calls, 0);
  return {
    perSecond: Math.round(loads.reduce((sum, load) => sum + load.perSecond, 0)),
    p99Ms: Math.max(...loads.map((load) => load.p99Ms)),
    serviceCpuMicroseconds: round(usedBetween(before.service, after.service) / calls),
    databaseCpuMicroseconds: round(usedBetween(before.database, after.database) / calls),
  };
}
