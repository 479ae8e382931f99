// Controls the sandbox beyond what clients of the registry can do: time, outcomes, faults, callbacks, settings.
import { EVENT_CATEGORIES, EVENT_TYPES, type EventCategory } from '@tendlc/registry/wire';
import type { Fault, FaultAction, FaultFilter } from '../faults.ts';
import { runDueStepsAndReviews } from '../lifecycle/steps.ts';
import {
  type Behaviour,
  DEFAULT_BEHAVIOUR,
  DEFAULT_DELAYS,
  DEFAULT_DELIVERY,
  type Delays,
  type Delivery,
} from '../options.ts';
import { accountOf } from '../registry-accounts.ts';
import type { AccountRecord, BrandRecord, CallbackRecord, CampaignRecord, Step } from '../store/records.ts';
import { SCENARIOS } from '../scenarios.ts';
import type { World } from '../world.ts';
import {
  type BrandOutcome,
  type CampaignOutcome,
  ControlRefusal,
  decideBrand,
  decideCampaign,
} from './outcomes.ts';
import { overviewOf } from './overview.ts';
import { readChange } from './settings-change.ts';

export type AccountChange = {
  /** `null` removes it. */
  readonly webhookSecret?: string | null;
  /** Subscribes this endpoint to every category; `null` ends all subscriptions. */
  readonly webhookEndpoint?: string | null;
  readonly delivery?: Partial<Delivery>;
} & Partial<
  Pick<
    AccountRecord,
    | 'platformFreeTrialEnabled'
    | 'soleProprietorEnabled'
    | 'ucaasEnabled'
    | 'publicSafetyEnabled'
    | 'socialEnabled'
    | 'rbmEnabled'
  >
>;

export type SettingsChange = {
  readonly delays?: Partial<Delays>;
  readonly delivery?: Partial<Delivery>;
  readonly behaviour?: Partial<Behaviour>;
};

export type CallbackFilter = {
  readonly sid?: string;
  readonly state?: CallbackRecord['state'];
  readonly eventType?: string;
  /** Of a brand or a campaign. */
  readonly recordId?: string;
};
export type ReleaseOrder = 'kept' | 'reversed' | 'shuffled';

const APPROVALS = [
  'platformFreeTrialEnabled',
  'soleProprietorEnabled',
  'ucaasEnabled',
  'publicSafetyEnabled',
  'socialEnabled',
  'rbmEnabled',
] as const;

export class Control {
  /** The words and EINs that produce fixed outcomes. */
  readonly scenarios = SCENARIOS;
  readonly #world: World;
  readonly #chance: () => number;
  /** Settings that were changed at run time, also before the last restart. Not the defaults, which can change. */
  #chosen: Required<SettingsChange>;
  /** The advance that is under way. The next one starts after it, so that they do not overtake each other. */
  #advancing: Promise<void> = Promise.resolve();

  constructor(
    world: World,
    chance: () => number,
    { delays = {}, delivery = {}, behaviour = {} }: SettingsChange = {},
  ) {
    this.#world = world;
    this.#chance = chance;
    this.#chosen = { delays, delivery, behaviour };
  }

  /** The time of the sandbox. */
  now(): Date {
    return this.#world.clock.now();
  }

  // ---- time ----

  /** Runs the steps and reviews that become due, and waits until their callbacks have been attempted. */
  async advance(milliseconds: number): Promise<void> {
    const before = this.#advancing;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#advancing = promise;
    try {
      await before;
      await this.#advanceAlone(milliseconds);
    } finally {
      resolve();
    }
    await this.#world.outbox.idle();
  }

  async #advanceAlone(milliseconds: number): Promise<void> {
    const { clock } = this.#world;
    const untilMs = clock.nowMs() + milliseconds;
    await runDueStepsAndReviews(this.#world, untilMs);
    clock.moveTo(untilMs);
    this.#saveSettings();
  }

  /** @returns false when nothing is planned */
  async advanceToNextStep(): Promise<boolean> {
    // A review that is under way has a step in reserve, which is not the next one.
    await this.#world.reviews.idle();
    const nextAt = this.nextAt();
    if (nextAt === undefined) {
      return false;
    }
    await this.advance(Math.max(0, nextAt.getTime() - this.#world.clock.nowMs()));
    return true;
  }

  /** When a step or a callback is due next; undefined when nothing is planned. */
  nextAt(): Date | undefined {
    const { schedule, outbox } = this.#world;
    const times = [schedule.nextDueAt(), outbox.nextDueAt()].filter((time) => time !== undefined);
    return times.length === 0 ? undefined : new Date(Math.min(...times));
  }

  /** Resolves when no callback is due or being sent. */
  async callbacksSent(): Promise<void> {
    await this.#world.outbox.idle();
  }

  // ---- records ----

  accounts(): readonly AccountRecord[] {
    return [...this.#world.store.accounts.values()];
  }

  brands(sid?: string): readonly BrandRecord[] {
    const { store } = this.#world;
    return sid === undefined ? [...store.brands.values()] : store.brandsOf(sid);
  }

  campaigns(sid?: string): readonly CampaignRecord[] {
    const { store } = this.#world;
    return sid === undefined ? [...store.campaigns.values()] : store.campaignsOf(sid);
  }

  steps(sid?: string): readonly Step[] {
    return this.#world.schedule.all().filter((step) => sid === undefined || step.sid === sid);
  }

  settings(): { delays: Delays; delivery: Delivery; behaviour: Behaviour; clockOffsetMs: number } {
    const { delays, delivery, behaviour, clock } = this.#world;
    return { delays, delivery, behaviour, clockOffsetMs: clock.offsetMs };
  }

  /** The newest records with their next step, of all accounts or of one. */
  overview(sid?: string) {
    return overviewOf(this, sid);
  }

  /** Whether the brand exists, and belongs to the account if one is named. */
  hasBrand(brandId: string, sid?: string): boolean {
    const record = this.#world.store.brands.get(brandId);
    return record !== undefined && (sid === undefined || record.sid === sid);
  }

  /** Whether the campaign exists, and belongs to the account if one is named. */
  hasCampaign(campaignId: string, sid?: string): boolean {
    const record = this.#world.store.campaigns.get(campaignId);
    return record !== undefined && (sid === undefined || record.sid === sid);
  }

  // ---- outcomes ----

  /** @throws ControlRefusal */
  decideBrand(brandId: string, wanted: BrandOutcome): void {
    decideBrand(this.#world, brandId, wanted);
    this.#finish();
  }

  /** @throws ControlRefusal */
  decideCampaign(campaignId: string, wanted: CampaignOutcome): void {
    decideCampaign(this.#world, campaignId, wanted);
    this.#finish();
  }

  // ---- faults ----

  /** The next calls that match fail in this way. */
  fault(filter: FaultFilter, action: FaultAction, times = 1): Fault {
    return this.#world.faults.add(filter, action, times);
  }

  faults(): readonly Fault[] {
    return this.#world.faults.all();
  }

  /** @param id all when absent */
  clearFaults(id?: string): void {
    if (id === undefined) {
      this.#world.faults.clear();
    } else {
      this.#world.faults.remove(id);
    }
  }

  // ---- callbacks ----

  /** Oldest first. */
  callbacks({ sid, state, eventType, recordId }: CallbackFilter = {}): CallbackRecord[] {
    return this.#world.outbox
      .all()
      .filter(
        (callback) =>
          (sid === undefined || callback.sid === sid) &&
          (state === undefined || callback.state === state) &&
          (eventType === undefined || callback.eventType === eventType) &&
          (recordId === undefined || callback.brandId === recordId || callback.campaignId === recordId),
      );
  }

  /** Sends the same bytes again. @throws ControlRefusal */
  replay(callbackId: string): void {
    const callback = this.#world.outbox.find(callbackId);
    if (callback === undefined) {
      throw new ControlRefusal('This callback does not exist.');
    }
    this.#world.outbox.sendAgain(callback);
    this.#finish();
  }

  /** Sends callbacks that are on hold. */
  release(order: ReleaseOrder = 'kept', sid?: string): number {
    const held = this.callbacks({ state: 'held', ...(sid !== undefined && { sid }) });
    if (order === 'reversed') {
      held.reverse();
    } else if (order === 'shuffled') {
      for (let index = held.length - 1; index > 0; index -= 1) {
        const other = Math.floor(this.#chance() * (index + 1));
        [held[index], held[other]] = [held[other] as CallbackRecord, held[index] as CallbackRecord];
      }
    }
    this.#world.outbox.release(held);
    this.#finish();
    return held.length;
  }

  /** Any payload to the endpoint of its type's category. @throws ControlRefusal */
  emit(sid: string, payload: Record<string, unknown> & { eventType: string }): void {
    const account = this.#account(sid);
    const type = EVENT_TYPES.find(({ eventType }) => eventType === payload.eventType);
    const eventCategory =
      type?.category ?? (Object.keys(account.subscriptions)[0] as EventCategory | undefined);
    if (eventCategory === undefined || account.subscriptions[eventCategory] === undefined) {
      throw new ControlRefusal(`${sid} has no endpoint for ${payload.eventType}.`);
    }
    const { brandId, campaignId } = payload as { brandId?: unknown; campaignId?: unknown };
    this.#world.outbox.add({
      sid,
      eventType: payload.eventType,
      eventCategory,
      ...(typeof brandId === 'string' && { brandId }),
      ...(typeof campaignId === 'string' && { campaignId }),
      payload,
    });
    this.#finish();
  }

  // ---- settings ----

  /** Ignores unknown names. @throws ControlRefusal when a value has the wrong type */
  set({ delays, delivery, behaviour }: SettingsChange): void {
    const world = this.#world;
    const before = this.#chosen;
    this.#chosen = {
      delays: { ...before.delays, ...readChange(delays, DEFAULT_DELAYS) },
      delivery: { ...before.delivery, ...readChange(delivery, DEFAULT_DELIVERY) },
      behaviour: { ...before.behaviour, ...readChange(behaviour, DEFAULT_BEHAVIOUR) },
    };
    world.delays = { ...world.delays, ...this.#chosen.delays };
    world.delivery = { ...world.delivery, ...this.#chosen.delivery };
    world.behaviour = { ...world.behaviour, ...this.#chosen.behaviour };
    this.#saveSettings();
  }

  /** Creates the account on first use. @throws ControlRefusal */
  setAccount(sid: string, change: AccountChange): AccountRecord {
    const account = this.#account(sid);
    const { webhookSecret, webhookEndpoint, delivery } = change;
    if (typeof webhookEndpoint === 'string' && !URL.canParse(webhookEndpoint)) {
      throw new ControlRefusal('webhookEndpoint must be a URL that starts with http:// or https://.');
    }
    if (webhookSecret === null) {
      delete account.webhookSecret;
    } else if (webhookSecret !== undefined) {
      account.webhookSecret = webhookSecret;
    }
    if (webhookEndpoint !== undefined) {
      account.subscriptions =
        webhookEndpoint === null
          ? {}
          : Object.fromEntries(EVENT_CATEGORIES.map((category) => [category, webhookEndpoint]));
    }
    for (const approval of APPROVALS) {
      account[approval] = change[approval] ?? account[approval];
    }
    account.delivery = { ...account.delivery, ...readChange(delivery, DEFAULT_DELIVERY) };
    this.#world.store.saveAccount(account);
    this.#finish();
    return account;
  }

  /** Deletes brands, campaigns, resellers, subscriptions, callbacks and planned steps of the account. */
  reset(sid: string): void {
    const { store, schedule, outbox } = this.#world;
    const account = this.#account(sid);
    schedule.cancel((step) => step.sid === sid);
    outbox.forget(sid);
    store.forget(sid);
    account.subscriptions = {};
    account.resellers = [];
    account.delivery = {};
    store.saveAccount(account);
    this.#finish();
  }

  #account(sid: string): AccountRecord {
    const account = accountOf(this.#world.store, sid);
    if (account === undefined) {
      throw new ControlRefusal('An account is named sandbox-<name>, with letters, digits, _ and -.');
    }
    return account;
  }

  #saveSettings(): void {
    const { store, clock } = this.#world;
    store.save('settings', 'all', { clockOffsetMs: clock.offsetMs, ...this.#chosen });
    this.#finish();
  }

  #finish(): void {
    this.#world.store.commit();
    this.#world.outbox.pump();
  }
}
