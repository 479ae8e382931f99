// The control: what a test or a person may do to the sandbox that no client of the registry could.
import {
  type EventCategory,
  EVENT_CATEGORIES,
  EVENT_TYPES,
  FEEDBACK_CATEGORIES,
  type FeedbackCategoryId,
  MNOS,
  OPERATION_STATUSES,
  type OperationStatus,
} from '@tendlc/registry/wire';
import type { Fault, FaultAction, FaultFilter } from '../faults.ts';
import {
  acceptSharing,
  declineSharing,
  expireCampaign,
  liftSuspension,
  setCarrier,
  shareCampaign,
  suspendCampaign,
} from '../lifecycle/campaigns.ts';
import { judgeIdentity } from '../lifecycle/identity.ts';
import { runDueSteps } from '../lifecycle/steps.ts';
import { expireVetting, judgeVetting, orderFromProvider } from '../lifecycle/vetting.ts';
import type { Behaviour, Delays, Delivery } from '../options.ts';
import { accountOf } from '../registry-accounts.ts';
import type { AccountRecord, BrandRecord, CallbackRecord, CampaignRecord, Step } from '../store/records.ts';
import type { World } from '../world.ts';

/** Asked for something that is not there or cannot be; the sentence is for whoever asked. */
export class ControlRefusal extends Error {
  override readonly name = 'ControlRefusal';
}

export type BrandOutcome =
  | { readonly outcome: 'verify' }
  | { readonly outcome: 'refuse'; readonly category?: FeedbackCategoryId }
  /** Decides the vet that is waiting, or makes a new one. */
  | { readonly outcome: 'score'; readonly score: number }
  | { readonly outcome: 'fail-vet'; readonly reasons?: readonly string[] }
  | { readonly outcome: 'expire-vets' };

export type CampaignOutcome =
  | { readonly outcome: 'share'; readonly cnpId?: string }
  | { readonly outcome: 'accept' }
  | { readonly outcome: 'decline'; readonly categories?: readonly string[]; readonly explanation?: string }
  /** At one carrier, or at all when none is named. */
  | { readonly outcome: 'carrier'; readonly status: OperationStatus; readonly mnoId?: number }
  | { readonly outcome: 'suspend'; readonly category?: string }
  | { readonly outcome: 'lift' }
  | { readonly outcome: 'expire' };

export type AccountChange = {
  /** `null` takes it away. */
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
  readonly #world: World;
  readonly #chance: () => number;
  /** What was chosen while it ran, now or before the last restart; not the defaults, which may change. */
  #chosen: Required<SettingsChange>;

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

  /** Runs what becomes due on the way, and waits until the callbacks about it have been tried. */
  async advance(milliseconds: number): Promise<void> {
    const { clock } = this.#world;
    const untilMs = clock.nowMs() + milliseconds;
    runDueSteps(this.#world, untilMs);
    clock.moveTo(untilMs);
    this.#saveSettings();
    await this.#world.outbox.idle();
  }

  /** @returns false when nothing is planned */
  async advanceToNextStep(): Promise<boolean> {
    const { schedule, outbox, clock } = this.#world;
    const times = [schedule.nextDueAt(), outbox.nextDueAt()].filter((time) => time !== undefined);
    if (times.length === 0) {
      return false;
    }
    await this.advance(Math.max(0, Math.min(...times) - clock.nowMs()));
    return true;
  }

  /** Resolved when no callback is due or under way. */
  async callbacksSent(): Promise<void> {
    await this.#world.outbox.idle();
  }

  // ---- what there is ----

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

  // ---- outcomes ----

  /** @throws ControlRefusal */
  decideBrand(brandId: string, wanted: BrandOutcome): void {
    const world = this.#world;
    const record = world.store.brands.get(brandId);
    if (record === undefined) {
      throw new ControlRefusal(`There is no brand ${brandId}.`);
    }
    switch (wanted.outcome) {
      case 'verify':
        judgeIdentity(world, record, { confirmed: true });
        break;
      case 'refuse':
        judgeIdentity(world, record, { confirmed: false, category: feedbackCategory(wanted.category) });
        break;
      case 'score':
        judgeVetting(world, record, waitingVet(world, record), { score: score(wanted.score) });
        break;
      case 'fail-vet':
        judgeVetting(world, record, waitingVet(world, record), {
          failed: wanted.reasons ?? ['Decided on the control page.'],
        });
        break;
      case 'expire-vets':
        for (const vetting of record.vettings.filter(({ vettingStatus }) => vettingStatus === 'ACTIVE')) {
          expireVetting(world, record, vetting);
        }
        break;
      default:
        throw new ControlRefusal('The outcome of a brand is verify, refuse, score, fail-vet or expire-vets.');
    }
    this.#finish();
  }

  /** @throws ControlRefusal */
  decideCampaign(campaignId: string, wanted: CampaignOutcome): void {
    const world = this.#world;
    const record = world.store.campaigns.get(campaignId);
    if (record === undefined) {
      throw new ControlRefusal(`There is no campaign ${campaignId}.`);
    }
    switch (wanted.outcome) {
      case 'share':
        shareCampaign(world, record, wanted.cnpId ?? world.behaviour.autoShareCnpId);
        break;
      case 'accept':
        acceptSharing(world, shared(world, record));
        break;
      case 'decline':
        declineSharing(world, shared(world, record), wanted.categories ?? ['OTHER'], wanted.explanation);
        break;
      case 'carrier':
        this.#decideCarrier(record, wanted.status, wanted.mnoId);
        break;
      case 'suspend':
        suspendCampaign(world, record, wanted.category);
        break;
      case 'lift':
        liftSuspension(world, record);
        break;
      case 'expire':
        expireCampaign(world, record);
        break;
      default:
        throw new ControlRefusal(
          'The outcome of a campaign is share, accept, decline, carrier, suspend, lift or expire.',
        );
    }
    this.#finish();
  }

  #decideCarrier(record: CampaignRecord, status: OperationStatus, mnoId: number | undefined): void {
    if (OPERATION_STATUSES.every(({ value }) => value !== status)) {
      throw new ControlRefusal('The status at a carrier is REGISTERED, REVIEW, REJECTED or SUSPENDED.');
    }
    if (mnoId !== undefined && MNOS.every(({ networkId }) => networkId !== mnoId)) {
      throw new ControlRefusal(`There is no carrier ${mnoId}.`);
    }
    const { schedule } = this.#world;
    const { campaignId } = record.campaign;
    const mnoIds = mnoId === undefined ? record.mnoIds : [mnoId];
    schedule.cancel(
      (step) => step.kind === 'carrier' && step.campaignId === campaignId && mnoIds.includes(step.mnoId),
    );
    for (const one of mnoIds) {
      setCarrier(this.#world, record, one, status);
    }
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
      throw new ControlRefusal('There is no such callback.');
    }
    this.#world.outbox.sendAgain(callback);
    this.#finish();
  }

  /** Sends what is held. */
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
    const known = EVENT_TYPES.find(({ eventType }) => eventType === payload.eventType)?.category;
    const eventCategory = known ?? (Object.keys(account.subscriptions)[0] as EventCategory | undefined);
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

  set({ delays, delivery, behaviour }: SettingsChange): void {
    const world = this.#world;
    const before = this.#chosen;
    this.#chosen = {
      delays: { ...before.delays, ...known(delays, world.delays) },
      delivery: { ...before.delivery, ...known(delivery, world.delivery) },
      behaviour: { ...before.behaviour, ...known(behaviour, world.behaviour) },
    };
    world.delays = { ...world.delays, ...this.#chosen.delays };
    world.delivery = { ...world.delivery, ...this.#chosen.delivery };
    world.behaviour = { ...world.behaviour, ...this.#chosen.behaviour };
    this.#saveSettings();
  }

  /** Makes the account when it is named for the first time. @throws ControlRefusal */
  setAccount(sid: string, change: AccountChange): AccountRecord {
    const account = this.#account(sid);
    const { webhookSecret, webhookEndpoint, delivery } = change;
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
    account.delivery = { ...account.delivery, ...known(delivery, this.#world.delivery) };
    this.#world.store.saveAccount(account);
    this.#finish();
    return account;
  }

  /** Brands, campaigns, resellers, subscriptions, callbacks and what was planned: as if it had never been used. */
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

function known<Of extends object>(change: Partial<Of> | undefined, defaults: Of): Partial<Of> {
  return Object.fromEntries(Object.entries(change ?? {}).filter(([name]) => name in defaults)) as Partial<Of>;
}

function feedbackCategory(category: string = 'TAX_ID'): FeedbackCategoryId {
  const found = FEEDBACK_CATEGORIES.find(({ id }) => id === category);
  if (found === undefined) {
    throw new ControlRefusal(`The category is one of ${FEEDBACK_CATEGORIES.map(({ id }) => id).join(', ')}.`);
  }
  return found.id;
}

function score(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > 100) {
    throw new ControlRefusal('The score is a whole number from 0 to 100.');
  }
  return value;
}

function waitingVet(world: World, record: BrandRecord) {
  const waiting = record.vettings.find(
    ({ vettingStatus }) => vettingStatus === 'PENDING' || vettingStatus === 'UNSCORE',
  );
  return waiting ?? orderFromProvider(world, record, 'AEGIS', 'STANDARD');
}

function shared(world: World, record: CampaignRecord): CampaignRecord {
  if (record.sharing === null) {
    shareCampaign(world, record, world.behaviour.autoShareCnpId);
  }
  return record;
}
