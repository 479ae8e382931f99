// Unpacks the learned weights of signs.

/** A weight is stored in hundredths. */
const PARTS = 100;

export const unpackNameWeights = (packed: string): ReadonlyMap<string, number> =>
  new Map(
    packed
      .trim()
      .split(/[;\n]/)
      .map((entry): [string, number] => {
        const at = entry.lastIndexOf('=');
        return [entry.slice(0, at), Number(entry.slice(at + 1)) / PARTS];
      }),
  );
