// The planned steps, ordered by time. They are stored and survive a restart.
import { randomUUID } from 'node:crypto';
import type { RecordsStore } from '../store/records-store.ts';
import type { PlannedStep, Step } from '../store/records.ts';
import { insertByTime } from '../store/sorted.ts';

export class Schedule {
  readonly #store: RecordsStore;
  #steps: Step[];

  constructor(store: RecordsStore) {
    this.#store = store;
    this.#steps = store.loaded.steps.toSorted((one, other) => one.dueAt - other.dueAt);
  }

  plan(planned: PlannedStep, dueAt: number): Step {
    const step: Step = { ...planned, id: randomUUID(), dueAt };
    insertByTime(this.#steps, step);
    this.#store.save('step', step.id, step);
    return step;
  }

  /** Takes the first step that is due out of the schedule. */
  takeDue(nowMs: number): Step | undefined {
    const [first] = this.#steps;
    if (first === undefined || first.dueAt > nowMs) {
      return undefined;
    }
    this.#steps.shift();
    this.#store.remove('step', first.id);
    return first;
  }

  nextDueAt(): number | undefined {
    return this.#steps[0]?.dueAt;
  }

  cancel(matches: (step: Step) => boolean): void {
    this.#steps = this.#steps.filter((step) => {
      const cancelled = matches(step);
      if (cancelled) {
        this.#store.remove('step', step.id);
      }
      return !cancelled;
    });
  }

  all(): readonly Step[] {
    return this.#steps;
  }
}
