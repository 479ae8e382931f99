// Positions of the lines of a scale: round numbers, few enough to read.

const STEPS = [1, 2, 2.5, 5, 10];

/** From 0 to the first round number that is not below the largest value. */
export function roundSteps(greatest: number, count = 4): number[] {
  if (greatest <= 0) {
    return [0, 1];
  }
  const rough = greatest / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((factor) => factor * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(greatest / step) + 1 }, (_, index) => index * step);
}
