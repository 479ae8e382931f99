// The requests of a packet: loading, saving, and saving while the page goes.
import type { Registration } from '@tendlc/client';
import { client } from '../../api/client.ts';
import { keepRegistration } from '../registration-data.ts';
import { type PacketValues, toPatch } from './packet-values.ts';

const CHANNEL = 'tendlc-packets';

/** Other tabs of this browser; absent in browsers without it. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** @returns a function that stops it */
export function onSavedElsewhere(saved: (id: number) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'number') {
      saved(data);
    }
  };
  channel?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
}

export const loadPacket = async (id: number): Promise<Registration> =>
  (await client.registrations.get(id)).registration;

/** Below this number of remaining requests, saving slows down so that other requests still pass. */
const REQUESTS_SPARE = 60;

/**
 * Retries are up to the caller, who merges first.
 * @returns the new state, and how long to wait before the next request
 */
export async function savePacket(
  id: number,
  changes: PacketValues,
  revision: number,
): Promise<{ answer: Registration; paceMs: number }> {
  const { data, meta } = await client.registrations
    .update(id, toPatch(changes), { retriesMax: 0, headers: { 'if-match': `"${revision}"` } })
    .withMeta();
  keepRegistration(data.registration);
  channel?.postMessage(id);
  const { remaining = REQUESTS_SPARE, resetMs = 0 } = meta.rateLimit ?? {};
  return {
    answer: data.registration,
    paceMs: remaining >= REQUESTS_SPARE ? 0 : resetMs / Math.max(1, remaining),
  };
}

/** Browsers send at most this much after a page has gone. More is kept in the storage of the tab. */
const KEPT_ALIVE_BYTES_MAX = 60_000;

/** The copy in the storage of the tab stays: whether the request arrives is not known here. */
export function savePacketOnLeave(id: number, changes: PacketValues, revision: number): void {
  const body = JSON.stringify(toPatch(changes));
  if (new Blob([body]).size <= KEPT_ALIVE_BYTES_MAX) {
    void fetch(`/v1/registrations/${id}`, {
      method: 'PATCH',
      keepalive: true,
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        'x-tendlc-console': '1',
        'if-match': `"${revision}"`,
      },
      body,
    }).catch(() => undefined);
  }
}
