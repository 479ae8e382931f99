// The packet of one registration while a person edits it: saves as they type, and merges what others save.
import type { Registration } from '@tendlc/client';
import { TendlcError } from '@tendlc/client';
import { noteUnreachable } from '../../api/connection.ts';
import { fieldProblems } from '../../api/problems.ts';
import { createSignal, waitForLogin } from '../../api/waiting.ts';
import { loadPacket, savePacket, savePacketOnLeave } from './packet-calls.ts';
import { readUnsaved, storeUnsaved } from './packet-copy.ts';
import { changesBetween, isSameValue, mergeValues, type PacketValues, valuesOf } from './packet-values.ts';

/** `paused`: the service asked to wait. `refused`: the service rejects a value. `gone`: the registration was deleted. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'paused' | 'refused' | 'gone';

export type PacketState = {
  /** What is on screen. */
  readonly values: PacketValues;
  /** What the service has. */
  readonly base: PacketValues;
  readonly registration: Registration;
  readonly saveState: SaveState;
  /** The values of others, for fields that both sides changed. These are not saved until the person decides. */
  readonly conflicts: Readonly<Record<string, { readonly theirs: unknown }>>;
  /** Why the service rejects a field. */
  readonly refusals: Readonly<Record<string, string>>;
  /** The values before a text was taken over. */
  readonly taken: Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;
  /** A submission is under way, or the registration is closed. */
  readonly isLocked: boolean;
};

const DEBOUNCE_MS = 700;
/** While somebody types without a pause. */
const UNSAVED_MS_MAX = 3_000;
const BACKOFF_MS_MAX = 30_000;

const without = <Value>(record: Readonly<Record<string, Value>>, path: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== path));

/** The service refuses changes. */
const isUnderWay = ({ status, versionStatus }: Registration): boolean =>
  status === 'CLOSED' || (status === 'SUBMITTED' && versionStatus !== 'DRAFT');

export class PacketStore {
  readonly id: number;
  readonly state;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  /** Sent, and perhaps stored: their responses did not arrive. */
  #sent: readonly PacketValues[] = [];
  #unsavedSince: number | undefined;
  /** Rate limits: no request before this time. */
  #earliestAt = 0;
  #failures = 0;

  constructor(registration: Registration) {
    this.id = registration.id;
    const base = valuesOf(registration);
    this.state = createSignal<PacketState>({
      values: base,
      base,
      registration,
      saveState: 'saved',
      conflicts: {},
      refusals: {},
      taken: {},
      isLocked: isUnderWay(registration),
    });
    this.#restore();
  }

  /** Changes that this tab could not save before it was reloaded. */
  #restore(): void {
    const stored = readUnsaved(this.id);
    if (stored !== undefined) {
      const { base } = this.state.get();
      const merged = mergeValues({
        base: { ...base, ...stored.base },
        mine: { ...base, ...stored.mine },
        theirs: base,
      });
      this.#set({ values: merged.values, conflicts: conflictsOf(merged.conflicts, base) });
      this.#schedule(0);
    }
  }

  #set(change: Partial<PacketState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }

  /** What the service does not have yet. Fields with a conflict and rejected fields are not sent. */
  #changes(): PacketValues {
    const { base, values, conflicts, refusals } = this.state.get();
    return Object.fromEntries(
      Object.entries(changesBetween(base, values)).filter(
        ([path]) => !Object.hasOwn(conflicts, path) && !Object.hasOwn(refusals, path),
      ),
    );
  }

  readonly change = (path: string, value: unknown): void => this.changeAll({ [path]: value });

  readonly changeAll = (changes: PacketValues): void => {
    const { values, refusals, isLocked } = this.state.get();
    if (isLocked) {
      return;
    }
    const kept = Object.keys(changes).reduce((record, path) => without(record, path), refusals);
    this.#set({ values: { ...values, ...changes }, refusals: kept });
    this.#unsavedSince ??= Date.now();
    this.#keepCopy();
    if (Object.keys(this.#changes()).length > 0) {
      this.#noteUnsaved();
      this.#schedule(Math.min(DEBOUNCE_MS, this.#unsavedSince + UNSAVED_MS_MAX - Date.now()));
    }
  };

  #noteUnsaved(): void {
    const { saveState } = this.state.get();
    if (saveState === 'saved' || saveState === 'refused') {
      this.#set({ saveState: 'unsaved' });
    }
  }

  /** Takes a proposed text over; it can be undone until the field changes. */
  readonly take = (path: string, after: unknown): void => {
    const { values, taken } = this.state.get();
    this.#set({ taken: { ...taken, [path]: { before: values[path], after } } });
    this.change(path, after);
  };

  readonly undo = (path: string): void => {
    const { taken } = this.state.get();
    const change = taken[path];
    if (change !== undefined) {
      this.#set({ taken: without(taken, path) });
      this.change(path, change.before);
    }
  };

  readonly settle = (path: string, choice: 'mine' | 'theirs'): void => {
    const { conflicts, values } = this.state.get();
    const conflict = conflicts[path];
    if (conflict !== undefined) {
      this.#set({
        conflicts: without(conflicts, path),
        ...(choice === 'theirs' ? { values: { ...values, [path]: conflict.theirs } } : {}),
      });
      this.#keepCopy();
      this.#schedule(0);
    }
  };

  /** Saves without waiting for a pause in typing. */
  readonly flush = (): void => {
    if (Object.keys(this.#changes()).length > 0) {
      this.#schedule(0);
    }
  };

  /** The page is about to go: the browser finishes this request on its own. */
  readonly flushOnLeave = (): void => {
    const changes = this.#changes();
    if (Object.keys(changes).length > 0 && !this.state.get().isLocked) {
      savePacketOnLeave(this.id, changes, this.state.get().registration.revision);
    }
  };

  /** A newer state from the service. */
  readonly receive = (registration: Registration): void => {
    const before = this.state.get();
    if (registration.revision < before.registration.revision || registration === before.registration) {
      return;
    }
    const theirs = valuesOf(registration);
    const { base, values: mine } = before;
    const merged = mergeValues({ base, mine, theirs, sent: this.#sent });
    const still = Object.keys(before.conflicts).filter((path) => !isSameValue(mine[path], theirs[path]));
    this.#set({
      base: theirs,
      values: { ...merged.values, ...Object.fromEntries(still.map((path) => [path, mine[path]])) },
      registration,
      conflicts: conflictsOf([...merged.conflicts, ...still], theirs),
      isLocked: isUnderWay(registration),
    });
    this.#keepCopy();
  };

  #keepCopy(): void {
    const { base, values } = this.state.get();
    storeUnsaved(this.id, changesBetween(base, values), base);
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    const waitMs = Math.max(delayMs, this.#earliestAt - Date.now(), 0);
    this.#timer = setTimeout(() => void this.#save(), waitMs);
  }

  /** One request at a time: later changes wait for its response. */
  async #save(): Promise<void> {
    const changes = this.#changes();
    const { isLocked, registration } = this.state.get();
    if (this.#isSending || isLocked) {
      return;
    }
    if (Object.keys(changes).length === 0) {
      this.#rest();
      return;
    }
    this.#isSending = true;
    this.#unsavedSince = undefined;
    this.#sent = [...this.#sent, changes];
    this.#set({ saveState: 'saving' });
    try {
      const { answer, paceMs } = await savePacket(this.id, changes, registration.revision);
      this.receive(answer);
      this.#sent = [];
      this.#failures = 0;
      this.#earliestAt = Date.now() + paceMs;
    } catch (error) {
      await this.#recover(error, changes);
    } finally {
      this.#isSending = false;
    }
    this.#rest();
  }

  /** After a request: saved, or another one is due. */
  #rest(): void {
    const { saveState, refusals } = this.state.get();
    if (saveState === 'gone') {
      return;
    }
    if (Object.keys(this.#changes()).length > 0) {
      this.#set({ saveState: saveState === 'saving' ? 'unsaved' : saveState });
      this.#schedule(DEBOUNCE_MS);
    } else {
      this.#set({ saveState: Object.keys(refusals).length > 0 ? 'refused' : 'saved' });
    }
  }

  async #recover(error: unknown, changes: PacketValues): Promise<void> {
    const code: string = error instanceof TendlcError ? error.code : 'network_failure';
    switch (code) {
      case 'precondition_failed':
      case 'registration_under_way':
      case 'registration_closed':
        return this.#reload(code);
      case 'field_unchangeable':
        return this.#refuseUnchangeable(error as TendlcError, changes);
      case 'validation_failed':
        return this.#refuse(error, changes);
      case 'unauthorized':
        this.#set({ saveState: 'offline' });
        await waitForLogin();
        return undefined;
      case 'not_found':
        return this.#set({ saveState: 'gone' });
      case 'rate_limited':
        this.#earliestAt = Date.now() + ((error as TendlcError).retryAfterMs ?? BACKOFF_MS_MAX);
        return this.#set({ saveState: 'paused' });
      default:
        return this.#waitForService();
    }
  }

  /** Others have saved, or the registration was submitted. */
  async #reload(code: string): Promise<void> {
    try {
      this.receive(await loadPacket(this.id));
      this.#sent = [];
      if (code !== 'precondition_failed') {
        this.#set({ isLocked: true });
      }
    } catch {
      await this.#waitForService();
    }
  }

  async #waitForService(): Promise<void> {
    this.#set({ saveState: 'offline' });
    this.#failures += 1;
    await noteUnreachable();
    // The service is ready and fails anyway: retry at longer and longer intervals.
    this.#earliestAt = Date.now() + Math.min(BACKOFF_MS_MAX, 500 * 2 ** this.#failures);
  }

  #refuseUnchangeable({ message }: TendlcError, changes: PacketValues): void {
    const { values, base, refusals } = this.state.get();
    const paths = Object.keys(changes).filter((path) => message.includes(path));
    const given = paths.length === 0 ? Object.keys(changes) : paths;
    this.#set({
      values: { ...values, ...Object.fromEntries(given.map((path) => [path, base[path]])) },
      refusals: {
        ...refusals,
        ...Object.fromEntries(
          given.map((path) => [path, 'The registry does not change this field anymore.']),
        ),
      },
    });
  }

  #refuse(error: unknown, changes: PacketValues): void {
    const problems = Object.entries(fieldProblems(error)).map(
      ([path, problem]) => [path.replaceAll('/', '.').replace(/^\./, ''), problem] as const,
    );
    const named = problems.filter(([path]) => Object.hasOwn(changes, path));
    const refused: readonly (readonly [string, string])[] =
      named.length > 0
        ? named
        : Object.keys(changes).map((path) => [path, error instanceof Error ? error.message : '']);
    this.#set({ refusals: { ...this.state.get().refusals, ...Object.fromEntries(refused) } });
  }
}

const conflictsOf = (paths: readonly string[], theirs: PacketValues) =>
  Object.fromEntries(paths.map((path) => [path, { theirs: theirs[path] }]));
