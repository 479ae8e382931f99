// Follows the stream of events during the tour and prints each event when it arrives.
import type { Tendlc, TendlcEvent } from '@tendlc/client';
import { print } from './traveller.ts';

const WAIT_MS_MAX = 120_000;

export type EventWatch = {
  /** Resolves with the first event that meets the condition, including events that arrived earlier. */
  waitFor(meets: (event: TendlcEvent) => boolean, what: string): Promise<TendlcEvent>;
  close(): void;
};

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function describe({ type, data }: TendlcEvent): string {
  const facts: Readonly<Record<string, unknown>> = data;
  const who = facts['carrier'] ?? facts['name'] ?? facts['usecase'] ?? facts['balance'] ?? '';
  return `     event  ${type}  ${text(who)}: ${text(facts['from'] ?? null)} → ${text(facts['to'] ?? null)}`;
}

/** @throws TendlcError when the stream does not open */
export async function watchEvents(client: Tendlc): Promise<EventWatch> {
  const stop = new AbortController();
  const seen: TendlcEvent[] = [];
  const opened = Promise.withResolvers<void>();
  let changed = Promise.withResolvers<void>();
  const follow = async () => {
    for await (const { event } of client.events.stream({ signal: stop.signal, onOpen: opened.resolve })) {
      print(describe(event));
      seen.push(event);
      changed.resolve();
      changed = Promise.withResolvers();
    }
  };
  follow().catch(opened.reject);
  await opened.promise;
  return {
    async waitFor(meets, what) {
      const late = AbortSignal.timeout(WAIT_MS_MAX);
      const timeUp = new Promise<never>((_, reject) => {
        late.addEventListener('abort', () => reject(new Error(`${what} did not arrive`)));
      });
      for (;;) {
        const found = seen.find(meets);
        if (found !== undefined) {
          return found;
        }
        await Promise.race([changed.promise, timeUp]);
      }
    },
    close: () => stop.abort(),
  };
}
