// The clock of the sandbox: the time of day plus an offset that can be advanced, so that tests do not wait.

/** The source of the real time. A test can pass one that stands still. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export class MovableClock implements Clock {
  readonly #real: Clock;
  #offsetMs: number;

  constructor(real: Clock, offsetMs = 0) {
    this.#real = real;
    this.#offsetMs = offsetMs;
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  nowMs(): number {
    return this.#real.now().getTime() + this.#offsetMs;
  }

  now(): Date {
    return new Date(this.nowMs());
  }

  iso(): string {
    return this.now().toISOString();
  }

  /** Never moves backwards, so that past events stay in the past. */
  moveTo(instantMs: number): void {
    this.#offsetMs += Math.max(0, instantMs - this.nowMs());
  }
}
