// Looks on at the service's stream of events while the tour goes on, and prints each as it comes.
import { type Json, print } from './traveller.ts';

type Event = { readonly type: string; readonly data: Json };

const WAIT_MS_MAX = 120_000;

export type EventWatch = {
  /** Resolves with the first event that meets the condition, those that came before included. */
  waitFor(meets: (event: Event) => boolean, what: string): Promise<Event>;
  close(): void;
};

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function describe({ type, data }: Event): string {
  const who = data['carrier'] ?? data['name'] ?? data['usecase'] ?? data['balance'] ?? '';
  return `     event  ${type}  ${text(who)}: ${text(data['from'] ?? null)} → ${text(data['to'] ?? null)}`;
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data !== undefined) {
        yield JSON.parse(data) as Event;
      }
    }
  }
}

/** @throws when the stream does not open */
export async function watchEvents(url: string, token: string): Promise<EventWatch> {
  const stop = new AbortController();
  const answer = await fetch(`${url}/v1/events/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  if (!answer.ok || answer.body === null) {
    throw new Error(`GET /v1/events/stream answered ${answer.status}, not 200`);
  }
  const seen: Event[] = [];
  let changed = Promise.withResolvers<void>();
  void (async () => {
    for await (const event of eventsOf(answer.body as ReadableStream<Uint8Array>)) {
      print(describe(event));
      seen.push(event);
      changed.resolve();
      changed = Promise.withResolvers();
    }
  })().catch(() => undefined);
  return {
    async waitFor(meets, what) {
      const late = AbortSignal.timeout(WAIT_MS_MAX);
      const timeUp = new Promise<never>((_, reject) => {
        late.addEventListener('abort', () => reject(new Error(`${what} did not come`)));
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
