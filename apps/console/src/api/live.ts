// The live stream of registry events, open while a page uses it. Free.
import type { TendlcEvent } from '@tendlc/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { client } from './client.ts';

export type LiveState = 'connecting' | 'live' | 'off';

/** @param after the cursor of events that the page has already; null while they load, and nothing is streamed until then */
export function useLiveEvents(
  onEvent: (event: TendlcEvent, cursor: number) => void,
  after?: number | null,
): LiveState {
  const [state, setState] = useState<LiveState>('connecting');
  const tell = useEffectEvent(onEvent);
  useEffect(() => {
    if (after === null) {
      return undefined;
    }
    const ended = new AbortController();
    const listen = async () => {
      const events = client.events.stream({
        signal: ended.signal,
        after,
        onOpen: () => setState('live'),
      });
      for await (const { event, cursor } of events) {
        tell(event, cursor);
      }
    };
    listen().catch(() => setState('off'));
    return () => ended.abort();
  }, [after]);
  return state;
}
