// What the learning of senders shares: equal names, a fixed order of numbers, and the form in which weights are written.

const WEIGHT_MIN = 0.08;
const LINE_UNITS = 140;

const squash = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '');

export function isSameName(found: string, wanted: string): boolean {
  const one = squash(found);
  const other = squash(wanted);
  return (
    one.length >= 2 &&
    (one === other ||
      (one.length >= 4 && other.includes(one)) ||
      (other.length >= 3 && one.includes(other) && other.length * 2 > one.length))
  );
}

/** Repeats the same order of numbers for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

export function packNameWeights(weights: readonly (readonly [string, number])[]): string {
  const entries = weights
    .filter(([, weight]) => Math.abs(weight) >= WEIGHT_MIN)
    .map(([sign, weight]) => `${sign}=${Math.round(weight * 100)}`)
    .toSorted();
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last === undefined || last.length + entry.length > LINE_UNITS) {
      lines.push(entry);
    } else {
      lines[lines.length - 1] = `${last};${entry}`;
    }
  }
  return lines.join('\n');
}
