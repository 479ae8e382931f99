// The live stream of registry events, open while a page uses it. Free.
import type { TendlcEvent } from '@tendlc/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { client } from './client.ts';

export type LiveState = 'connecting' | 'live' | 'off';

export function useLiveEvents(onEvent: (event: TendlcEvent) => void): LiveState {
  const [state, setState] = useState<LiveState>('connecting');
  const tell = useEffectEvent(onEvent);
  useEffect(() => {
    const ended = new AbortController();
    const listen = async () => {
      const events = client.events.stream({ signal: ended.signal, onOpen: () => setState('live') });
      for await (const { event } of events) {
        tell(event);
      }
    };
    listen().catch(() => setState('off'));
    return () => ended.abort();
  }, []);
  return state;
}
