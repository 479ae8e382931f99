// Stores callbacks and delivers them, with retries until delivery succeeds or the attempts are used up.
import { randomUUID } from 'node:crypto';
import type { EventCategory } from '@tendlc/registry/wire';
import type { Chance } from '../chance.ts';
import type { MovableClock } from '../clock.ts';
import type { Delivery } from '../options.ts';
import { REGISTRY_TOKEN } from '../registry-accounts.ts';
import type { RecordsStore } from '../store/records-store.ts';
import type { AccountRecord, CallbackRecord } from '../store/records.ts';
import { insertByTime } from '../store/sorted.ts';
import { registrySignature, webhookSignature } from './signatures.ts';
import type { Receipt, Transport } from './transport.ts';

const HISTORY_MAX = 20_000;
const DISORDER_MS_MAX = 400;
const WRONG_KEY = 'not-the-key-of-this-account';

export type OutboxEvent = {
  readonly sid: string;
  readonly eventType: string;
  readonly eventCategory: EventCategory;
  readonly brandId?: string;
  readonly campaignId?: string;
  readonly payload: Record<string, unknown>;
  /** From a scenario. It overrides the settings of the account. */
  readonly delivery?: Partial<Delivery>;
};

export type OutboxParts = {
  readonly store: RecordsStore;
  readonly clock: MovableClock;
  readonly chance: Chance;
  readonly transport: Transport;
  readonly concurrency: number;
  deliveryOf(account: AccountRecord): Delivery;
};

/**
 * Sends callbacks for one brand one after the other, and those for different brands in parallel. A failed callback waits
 * for its next attempt; later ones do not wait for it.
 */
export class Outbox {
  readonly #parts: OutboxParts;
  readonly #history = new Map<string, CallbackRecord>();
  readonly #lanes = new Map<string, CallbackRecord[]>();
  readonly #lanesReady: string[] = [];
  /** Sorted by time: not due yet. */
  readonly #waiting: CallbackRecord[] = [];
  readonly #early: CallbackRecord[] = [];
  readonly #onAttempt = new Map<string, () => void>();
  #whenIdle: (() => void)[] = [];
  #underWay = 0;
  #closed = false;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    for (const callback of parts.store.loaded.callbacks) {
      this.#history.set(callback.id, callback);
      if (callback.state === 'sending') {
        callback.state = 'queued';
      }
      if (callback.state === 'queued') {
        this.#queue(callback);
      }
    }
  }

  /** No-op when the account has no endpoint for this category. */
  add(event: OutboxEvent): void {
    const { store, clock, chance } = this.#parts;
    const account = store.accounts.get(event.sid);
    const url = account?.subscriptions[event.eventCategory];
    if (account === undefined || url === undefined) {
      return;
    }
    const delivery: Delivery = { ...this.#parts.deliveryOf(account), ...event.delivery };
    if (delivery.silent) {
      return;
    }
    const disorderMs = delivery.disorder ? Math.floor(chance() * DISORDER_MS_MAX) : 0;
    const callback: CallbackRecord = {
      id: randomUUID(),
      sid: event.sid,
      eventType: event.eventType,
      eventCategory: event.eventCategory,
      ...(event.brandId !== undefined && { brandId: event.brandId }),
      ...(event.campaignId !== undefined && { campaignId: event.campaignId }),
      url,
      // Pretty-printed and unsorted, like the registry's, so that receivers that verify the wrong bytes fail.
      body: JSON.stringify(event.payload, undefined, 2),
      state: delivery.hold ? 'held' : 'queued',
      attempts: 0,
      dueAt: clock.nowMs() + delivery.delayMs + disorderMs,
      createdAt: clock.iso(),
      signature: delivery.signature,
      repeatsLeft: delivery.duplicates,
    };
    this.#keep(callback);
    if (delivery.beforeAnswer && callback.state === 'queued') {
      this.#early.push(callback);
    }
  }

  #keep(callback: CallbackRecord): void {
    this.#history.set(callback.id, callback);
    this.#parts.store.save('callback', callback.id, callback);
    if (callback.state === 'queued') {
      this.#queue(callback);
    }
    this.#trimHistory();
  }

  #trimHistory(): void {
    if (this.#history.size <= HISTORY_MAX) {
      return;
    }
    for (const [id, { state }] of this.#history) {
      if (state === 'delivered') {
        this.#history.delete(id);
        return;
      }
    }
  }

  #queue(callback: CallbackRecord): void {
    if (callback.dueAt > this.#parts.clock.nowMs()) {
      insertByTime(this.#waiting, callback);
      return;
    }
    const lane = callback.brandId ?? callback.id;
    const queue = this.#lanes.get(lane);
    if (queue === undefined) {
      this.#lanes.set(lane, [callback]);
      this.#lanesReady.push(lane);
    } else {
      queue.push(callback);
    }
  }

  /** Sends what is due, up to the concurrency limit. */
  pump(): void {
    const nowMs = this.#parts.clock.nowMs();
    while ((this.#waiting[0]?.dueAt ?? Number.POSITIVE_INFINITY) <= nowMs) {
      this.#queue(this.#waiting.shift() as CallbackRecord);
    }
    while (!this.#closed && this.#underWay < this.#parts.concurrency && this.#lanesReady.length > 0) {
      const lane = this.#lanesReady.shift() as string;
      const callback = this.#lanes.get(lane)?.shift();
      if (callback !== undefined) {
        this.#underWay += 1;
        void this.#deliver(callback).then(() => this.#next(lane));
      } else {
        this.#lanes.delete(lane);
      }
    }
    if (this.#underWay === 0) {
      const told = this.#whenIdle;
      this.#whenIdle = [];
      for (const tell of told) {
        tell();
      }
    }
  }

  #next(lane: string): void {
    this.#underWay -= 1;
    this.#lanesReady.push(lane);
    this.pump();
  }

  async #deliver(callback: CallbackRecord): Promise<void> {
    // Deleted while it waited.
    if (callback.state !== 'queued') {
      return;
    }
    const { store, clock, deliveryOf, transport } = this.#parts;
    const account = store.accounts.get(callback.sid) as AccountRecord;
    const delivery = deliveryOf(account);
    callback.state = 'sending';
    callback.attempts += 1;
    callback.lastAttemptAt = clock.iso();
    const receipt = await transport.send({
      url: callback.url,
      body: callback.body,
      headers: signatureHeaders(callback, account, delivery),
      timeoutMs: delivery.timeoutMs,
    });
    // The account may have been reset in the meantime.
    if (!this.#closed && this.#history.has(callback.id)) {
      this.#settle(callback, receipt, delivery);
      store.commitSoon();
    }
  }

  #settle(callback: CallbackRecord, receipt: Receipt, delivery: Delivery): void {
    const { store, clock } = this.#parts;
    const { status, error } = receipt;
    delete callback.status;
    delete callback.error;
    Object.assign(callback, status !== undefined && { status }, error !== undefined && { error });
    const backoffMs = delivery.backoffMs[callback.attempts - 1];
    if (status !== undefined && status >= 200 && status < 300) {
      callback.state = 'delivered';
      store.remove('callback', callback.id);
      this.#repeat(callback);
    } else if (backoffMs === undefined) {
      callback.state = 'failed';
      store.save('callback', callback.id, callback);
    } else {
      callback.state = 'queued';
      callback.dueAt = clock.nowMs() + backoffMs;
      store.save('callback', callback.id, callback);
      this.#queue(callback);
    }
    this.#onAttempt.get(callback.id)?.();
    this.#onAttempt.delete(callback.id);
  }

  #repeat(callback: CallbackRecord): void {
    if (callback.repeatsLeft > 0) {
      this.sendAgain(callback, callback.repeatsLeft - 1);
    }
  }

  /** Sends the same bytes again, as a separate callback. */
  sendAgain(callback: CallbackRecord, repeatsLeft = 0): void {
    const { status: _status, error: _error, lastAttemptAt: _at, ...rest } = callback;
    this.#keep({
      ...rest,
      id: randomUUID(),
      repeatOf: callback.repeatOf ?? callback.id,
      state: 'queued',
      attempts: 0,
      dueAt: this.#parts.clock.nowMs(),
      repeatsLeft,
    });
  }

  /** @param order the held ones go in this order, one after the other where they are about the same brand */
  release(held: readonly CallbackRecord[]): void {
    for (const callback of held) {
      callback.state = 'queued';
      callback.dueAt = this.#parts.clock.nowMs();
      this.#parts.store.save('callback', callback.id, callback);
      this.#queue(callback);
    }
    this.pump();
  }

  /** What must be sent before the response to the call that caused it. */
  takeEarly(): readonly CallbackRecord[] {
    return this.#early.splice(0);
  }

  /** Resolves when each has been attempted once. */
  async attempted(callbacks: readonly CallbackRecord[]): Promise<void> {
    const attempts = callbacks.map(
      ({ id }) => new Promise<void>((resolve) => void this.#onAttempt.set(id, resolve)),
    );
    this.pump();
    await Promise.all(attempts);
  }

  /** Resolves when nothing is due and nothing is being sent. */
  async idle(): Promise<void> {
    const promise = new Promise<void>((resolve) => void this.#whenIdle.push(resolve));
    this.pump();
    await promise;
  }

  /** Out of order and without retries. */
  async sendOnce(
    account: AccountRecord,
    url: string,
    payload: Record<string, unknown>,
  ): Promise<{ body: string; receipt: Receipt }> {
    const { deliveryOf, transport } = this.#parts;
    const delivery = deliveryOf(account);
    const body = JSON.stringify(payload, undefined, 2);
    const headers = signatureHeaders({ url, body, signature: delivery.signature }, account, delivery);
    return { body, receipt: await transport.send({ url, body, headers, timeoutMs: delivery.timeoutMs }) };
  }

  nextDueAt(): number | undefined {
    return this.#waiting[0]?.dueAt;
  }

  find(id: string): CallbackRecord | undefined {
    return this.#history.get(id);
  }

  /** Oldest first. */
  all(): CallbackRecord[] {
    return [...this.#history.values()];
  }

  forget(sid: string): void {
    for (const [id, callback] of this.#history) {
      if (callback.sid === sid) {
        callback.state = 'failed';
        this.#history.delete(id);
        this.#parts.store.remove('callback', id);
      }
    }
  }

  close(): void {
    this.#closed = true;
    this.#parts.transport.close();
  }
}

function signatureHeaders(
  { url, body, signature }: Pick<CallbackRecord, 'url' | 'body' | 'signature'>,
  { webhookSecret }: AccountRecord,
  delivery: Delivery,
): Record<string, string> {
  const headers: Record<string, string> = {};
  if (signature === 'missing') {
    return headers;
  }
  const wrong = signature === 'wrong';
  if (delivery.registrySignature) {
    headers['X-Registry-Signature'] = registrySignature(wrong ? WRONG_KEY : REGISTRY_TOKEN, url, body);
  }
  if (delivery.webhookSignature && webhookSecret !== undefined) {
    headers['X-TCR-Webhook-Signature'] = webhookSignature(wrong ? WRONG_KEY : webhookSecret, body);
  }
  return headers;
}
