// Waits for a condition, never for a fixed time.

const STEP_MS = 10;
/** A long wait looks seldom: each look costs the processor that the awaited work needs. */
const STEP_MS_MAX = 250;
const STEP_SHARE = 0.05;
const TIMEOUT_MS = 30_000;

/** @throws if `probe` returns only undefined for half a minute, or for `timeoutMs` */
export async function waitFor<Result>(
  probe: () => Promise<Result | undefined> | Result | undefined,
  what: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Result> {
  const startedAt = performance.now();
  for (;;) {
    const result = await probe();
    if (result !== undefined) {
      return result;
    }
    const waitedMs = performance.now() - startedAt;
    if (waitedMs > timeoutMs) {
      throw new Error(`waited in vain for ${what}`);
    }
    const stepMs = Math.min(Math.max(STEP_MS, waitedMs * STEP_SHARE), STEP_MS_MAX);
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
}
