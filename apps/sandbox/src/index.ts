// Starts a sandbox registry in this process. The public API of this package.
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { Outbox } from './callbacks/outbox.ts';
import { createTransport } from './callbacks/transport.ts';
import { createChance } from './chance.ts';
import { MovableClock, systemClock } from './clock.ts';
import { Control } from './control/control.ts';
import { Faults } from './faults.ts';
import { createServer } from './http/server.ts';
import { VERSION_PATH } from './http/registry-routes.ts';
import { Schedule } from './lifecycle/schedule.ts';
import { runDueSteps } from './lifecycle/steps.ts';
import {
  type Behaviour,
  DEFAULT_BEHAVIOUR,
  DEFAULT_DELAYS,
  DEFAULT_DELIVERY,
  type SandboxOptions,
} from './options.ts';
import { RunningReviews } from './review/running-reviews.ts';
import { openDatabase } from './store/database.ts';
import { RecordsStore } from './store/records-store.ts';
import type { World } from './world.ts';

export type { Control } from './control/control.ts';
export { ControlRefusal } from './control/outcomes.ts';
export type { SandboxOptions } from './options.ts';
export { DatabaseRefused } from './store/database.ts';

const TICK_MS = 100;
const CALLBACK_CONCURRENCY = 32;

export type Sandbox = {
  /** The URL of the API, with its version path. */
  readonly url: string;
  /** The URL of the control page and its API. */
  readonly controlUrl: string;
  /** Everything that the control page does, for this process. */
  readonly control: Control;
  /** May be called again. */
  close(): Promise<void>;
};

function chosenBehaviour(options: SandboxOptions): Partial<Behaviour> {
  const names = Object.keys(DEFAULT_BEHAVIOUR) as (keyof Behaviour)[];
  return Object.fromEntries(
    names.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]),
  );
}

/** Settings from the control page survive a restart, unless these options replace them. */
function createWorld(options: SandboxOptions): World {
  const store = new RecordsStore(openDatabase(options.file));
  const settings = store.loaded.settings;
  const clock = new MovableClock(options.clock ?? systemClock, settings?.clockOffsetMs);
  const concurrency = options.callbackConcurrency ?? CALLBACK_CONCURRENCY;
  const log = options.log ?? pino({ level: 'silent' });
  const world: World = {
    clock,
    store,
    schedule: new Schedule(store),
    outbox: new Outbox({
      store,
      clock,
      chance: createChance(options.seed ?? 1),
      transport: createTransport(concurrency),
      concurrency,
      deliveryOf: (account) => ({ ...world.delivery, ...account.delivery }),
    }),
    faults: new Faults(),
    reviews: new RunningReviews(log),
    log,
    behaviour: { ...DEFAULT_BEHAVIOUR, ...settings?.behaviour, ...chosenBehaviour(options) },
    delays: { ...DEFAULT_DELAYS, ...settings?.delays, ...options.delays },
    delivery: { ...DEFAULT_DELIVERY, ...settings?.delivery, ...options.delivery },
  };
  return world;
}

function startTicking(world: World, tickMs: number): NodeJS.Timeout {
  return setInterval(() => {
    try {
      runDueSteps(world, world.clock.nowMs());
      world.outbox.pump();
    } catch (error) {
      world.log.error({ err: error }, 'a step failed');
    }
  }, tickMs);
}

function once<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= run());
}

/**
 * Accepts calls once the promise resolves, until `close`. With a file, a `kill -9` loses no change that was confirmed.
 * @throws DatabaseRefused when the file is in use or damaged; a Node error when the port is in use
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, host = '127.0.0.1', tickMs = TICK_MS } = options;
  const world = createWorld(options);
  const control = new Control(world, createChance(options.seed ?? 1), world.store.loaded.settings);
  const app = createServer(world, control);
  try {
    await app.listen({ port, host });
  } catch (error) {
    world.store.close();
    throw error;
  }
  const ticking = startTicking(world, tickMs);
  const address = app.server.address() as AddressInfo;
  const origin = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${address.port}`;
  return {
    url: `${origin(host)}${VERSION_PATH}`,
    controlUrl: `${origin(host === '::1' ? host : '127.0.0.1')}/control/`,
    control,
    close: once(async () => {
      clearInterval(ticking);
      world.outbox.close();
      await world.reviews.close();
      await app.close();
      world.store.close();
    }),
  };
}
