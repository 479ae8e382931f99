// Waits for a condition, never for a fixed time.

const STEP_MS = 10;
const TIMEOUT_MS = 30_000;

/** @throws if `probe` returns only undefined for half a minute, or for `timeoutMs` */
export async function waitFor<Result>(
  probe: () => Promise<Result | undefined> | Result | undefined,
  what: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Result> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const result = await probe();
    if (result !== undefined) {
      return result;
    }
    if (performance.now() > deadline) {
      throw new Error(`waited in vain for ${what}`);
    }
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
