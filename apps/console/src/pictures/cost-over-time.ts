// Total cost of building and buying by the end of each month, from the answer of the ROI calculator.

export type CostAnswer = {
  readonly build: {
    readonly total: number;
    readonly development: number;
    readonly compliance: number;
    readonly infrastructure: number;
    readonly maintenance: number;
    readonly opportunityCost: number;
    readonly registryFees: number;
  };
  readonly buy: { readonly total: number; readonly setup: number; readonly monthly: number };
  readonly periodMonths: number;
};

export type CostsOverTime = {
  /** In dollars, by month, from 0. */
  readonly build: readonly number[];
  readonly buy: readonly number[];
  /** In months: after this point the other option is cheaper. Absent if the lines do not cross. */
  readonly breakEven?: { readonly month: number; readonly usd: number; readonly dearer: 'build' | 'buy' };
};

/**
 * Work until launch is due month by month, running costs are the same each month, and buying begins with its setup.
 * At the end of the period, both equal the totals of the answer.
 */
export function costsOverTime(
  { build, buy, periodMonths }: CostAnswer,
  monthsToLaunch: number,
): CostsOverTime {
  const work = build.development + build.compliance + build.opportunityCost;
  const running = build.total - work;
  const launch = Math.max(1, Math.min(monthsToLaunch, periodMonths));
  const months = Array.from({ length: periodMonths + 1 }, (_, month) => month);
  const lines = {
    build: months.map(
      (month) => work * Math.min(1, month / launch) + (running * month) / Math.max(1, periodMonths),
    ),
    buy: months.map((month) => buy.setup + buy.monthly * month),
  };
  const breakEven = crossing(lines.build, lines.buy);
  return { ...lines, ...(breakEven === undefined ? {} : { breakEven }) };
}

/** The first crossing of two lines that are straight between months. */
function crossing(build: readonly number[], buy: readonly number[]): CostsOverTime['breakEven'] {
  for (let month = 1; month < build.length; month += 1) {
    const [before, after] = [month - 1, month].map((at) => (build[at] as number) - (buy[at] as number)) as [
      number,
      number,
    ];
    if (before !== 0 && before * after <= 0) {
      const share = before / (before - after);
      const [from, to] = [buy[month - 1] as number, buy[month] as number];
      return {
        month: month - 1 + share,
        usd: from + (to - from) * share,
        dearer: before < 0 ? 'build' : 'buy',
      };
    }
  }
  return undefined;
}
