// The reviews that are under way. Opening pages takes real time; the steps of the sandbox do not wait for it unless the
// time is advanced.
import type { Logger } from 'pino';

type Review = (closing: AbortSignal) => Promise<void>;

export class RunningReviews {
  readonly #running = new Map<string, Promise<void>>();
  readonly #closing = new AbortController();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  has(campaignId: string): boolean {
    return this.#running.has(campaignId);
  }

  /** One at a time for each campaign. */
  begin(campaignId: string, review: Review): void {
    const run = async () => {
      try {
        await review(this.#closing.signal);
      } catch (error) {
        this.#log.error({ err: error, campaignId }, 'a review failed');
      } finally {
        this.#running.delete(campaignId);
      }
    };
    this.#running.set(campaignId, run());
  }

  isIdle(): boolean {
    return this.#running.size === 0;
  }

  async idle(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  /** Interrupts all reviews. Their steps are stored, so they start again with the next process. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.idle();
  }
}
