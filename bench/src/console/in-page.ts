// What runs in the measured page: observers of paints, shifts, and long tasks.

export type Observed = {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly shift: number;
  /** Start and length. */
  readonly tasks: readonly (readonly [number, number])[];
};

type Entry = PerformanceEntry & { readonly value?: number; readonly hadRecentInput?: boolean };

/** Runs before the page. */
export function observe(): void {
  const seen = { firstPaintMs: 0, largestPaintMs: 0, shift: 0, tasks: [] as [number, number][] };
  (globalThis as unknown as { observed: typeof seen }).observed = seen;
  const watch = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') {
      seen.firstPaintMs = startTime;
    }
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaintMs = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    seen.shift += hadRecentInput === true ? 0 : (value ?? 0);
  });
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push([startTime, duration]);
  });
}

export const readObserved = (): Observed => (globalThis as unknown as { observed: Observed }).observed;
