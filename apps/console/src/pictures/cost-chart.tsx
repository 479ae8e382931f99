// Building against buying: what both have cost by each month, and where one overtakes the other.
import { Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { plural, showDollars } from '../format/words.ts';
import { roundSteps } from './axis.ts';
import { type CostAnswer, type CostsOverTime, costsOverTime } from './cost-over-time.ts';
import { Figures, Picture } from './picture.tsx';

const HEIGHT = 260;
const WIDTH_BEFORE_MEASURED = 640;
const MARGIN = { top: 16, right: 18, bottom: 40, left: 58 };
const MONTHS_A_YEAR = 12;
/** A longer period is read in years. */
const MONTHS_READ_MAX = 36;
const MONTH_LABELS_MAX = 7;
const TABLE_ROWS_MAX = 12;

const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const everyMonths = (period: number, labels: number): number =>
  [1, 2, 3, 6, 12, 24, 36, 60].find((step) => period / step <= labels) ?? MONTHS_A_YEAR * 10;

type Scales = { readonly x: (month: number) => number; readonly y: (usd: number) => number };

function Axes({ period, top, width, x, y }: { period: number; top: number; width: number } & Scales) {
  const isInYears = period > MONTHS_READ_MAX;
  const step = isInYears
    ? Math.max(MONTHS_A_YEAR, everyMonths(period, MONTH_LABELS_MAX))
    : everyMonths(period, MONTH_LABELS_MAX);
  const months = Array.from({ length: Math.floor(period / step) + 1 }, (_, index) => index * step);
  return (
    <g className="axis">
      {roundSteps(top).map((usd) => (
        <g key={usd}>
          <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(usd)} y2={y(usd)} />
          <text x={MARGIN.left - 8} y={y(usd) + 4} textAnchor="end">
            {compact.format(usd)}
          </text>
        </g>
      ))}
      {months.map((month) => (
        <text key={month} x={x(month)} y={HEIGHT - MARGIN.bottom + 18} textAnchor="middle">
          {isInYears ? month / MONTHS_A_YEAR : month}
        </text>
      ))}
      <text x={(MARGIN.left + width - MARGIN.right) / 2} y={HEIGHT - 4} textAnchor="middle">
        {isInYears ? 'Years' : 'Months'}
      </text>
    </g>
  );
}

function BreakEven({ at, width, x, y }: { at: { month: number; usd: number }; width: number } & Scales) {
  const left = x(at.month);
  const isOnRight = left < width * 0.55;
  return (
    <g className="break-even">
      <line x1={left} x2={left} y1={MARGIN.top} y2={HEIGHT - MARGIN.bottom} />
      <path d={`M ${left} ${y(at.usd) - 7} l 7 7 l -7 7 l -7 -7 z`} />
      <text x={left + (isOnRight ? 10 : -10)} y={MARGIN.top + 12} textAnchor={isOnRight ? 'start' : 'end'}>
        Break-even
      </text>
    </g>
  );
}

function Lines({ costs, period, words }: { costs: CostsOverTime; period: number; words: string }) {
  const { ref, width: measured } = useElementSize();
  const width = measured > 0 ? measured : WIDTH_BEFORE_MEASURED;
  const steps = roundSteps(Math.max(...costs.build, ...costs.buy));
  const top = steps.at(-1) as number;
  const scales: Scales = {
    x: (month) => MARGIN.left + (month / period) * (width - MARGIN.left - MARGIN.right),
    y: (usd) => HEIGHT - MARGIN.bottom - (usd / top) * (HEIGHT - MARGIN.top - MARGIN.bottom),
  };
  const path = (line: readonly number[]) =>
    line.map((usd, month) => `${month === 0 ? 'M' : 'L'} ${scales.x(month)} ${scales.y(usd)}`).join(' ');
  return (
    <div ref={ref} className="chart" style={{ minHeight: HEIGHT }}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={words}>
        <Axes period={period} top={top} width={width} {...scales} />
        <path d={path(costs.build)} className="line-build" />
        <path d={path(costs.buy)} className="line-buy" />
        {costs.breakEven !== undefined && <BreakEven at={costs.breakEven} width={width} {...scales} />}
      </svg>
    </div>
  );
}

const showMonth = (month: number): string =>
  month < 1 ? 'within the first month' : `after about ${plural(Math.round(month * 10) / 10, 'month')}`;

function sayBreakEven({ breakEven }: CostsOverTime, period: number): string {
  if (breakEven === undefined) {
    return `The lines do not cross within ${plural(period, 'month')}.`;
  }
  const { dearer, month, usd } = breakEven;
  return `Break-even ${showMonth(month)}, at about ${whole.format(usd)}. After that, ${dearer === 'build' ? 'building' : 'buying'} costs more.`;
}

type Parts = {
  readonly build: CostAnswer['build'] & { readonly devHours: number; readonly complianceHours: number };
  readonly buy: CostAnswer['buy'] & { readonly ownEffort: number };
  readonly roi: number;
  readonly paybackPeriod: string;
  readonly revenueShare?: { readonly buildPercent: number; readonly buyPercent: number };
};

function PartsTable({ title, rows }: { title: string; rows: readonly (readonly [string, number])[] }) {
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col" className="amount">
            US dollars
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, usd], index) => (
          <tr key={name} className={index === rows.length - 1 ? 'is-strong' : undefined}>
            <th scope="row">{name}</th>
            <td className="amount">{whole.format(usd)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WhatItConsistsOf({ parts, months }: { parts: Parts; months: string }) {
  const { build, buy, roi, paybackPeriod, revenueShare } = parts;
  const running = buy.total - buy.setup;
  return (
    <>
      <div className="sides is-loose">
        <PartsTable
          title="Building"
          rows={[
            [`Development, ${plural(build.devHours, 'hour')}`, build.development],
            [`Compliance work, ${plural(build.complianceHours, 'hour')}`, build.compliance],
            ['Hosting and monitoring', build.infrastructure],
            ['Maintenance', build.maintenance],
            ['Opportunity cost', build.opportunityCost],
            ['Registry fees', build.registryFees],
            [`Total over ${months}`, build.total],
          ]}
        />
        <PartsTable
          title="Buying"
          rows={[
            ['Setup effort', buy.ownEffort],
            ['Registry setup fees', buy.setup - buy.ownEffort],
            [`${months} at ${showDollars(buy.monthly)}`, running],
            [`Total over ${months}`, buy.total],
          ]}
        />
      </div>
      <Text size="sm">
        Return on the cost of buying: {plural(roi, 'percent', 'percent')}. Payback: {paybackPeriod}.
        {revenueShare !== undefined &&
          ` Building takes ${revenueShare.buildPercent}% of your revenue, and buying takes ${revenueShare.buyPercent}%.`}
      </Text>
    </>
  );
}

export function CostChart({ request, results }: { request: object; results: object }) {
  const answer = results as CostAnswer;
  const { build, buy, periodMonths: period } = answer;
  const costs = costsOverTime(answer, (request as { launchTimeline: number }).launchTimeline);
  const said = sayBreakEven(costs, period);
  const step = Math.max(1, Math.ceil(period / TABLE_ROWS_MAX));
  const months = [...costs.build.keys()].filter((month) => month % step === 0 || month === period);
  return (
    <Picture
      title="Cumulative cost by month"
      note="Based on the figures in this result, most of which are our estimates. Build work is spread evenly until launch. Running costs are the same every month."
    >
      <ul className="line-keys">
        <li>
          <svg viewBox="0 0 36 12" aria-hidden="true">
            <path d="M 0 6 H 36" className="line-build" />
          </svg>
          Building: {whole.format(build.total)}
        </li>
        <li>
          <svg viewBox="0 0 36 12" aria-hidden="true">
            <path d="M 0 6 H 36" className="line-buy" />
          </svg>
          Buying: {whole.format(buy.total)}
        </li>
      </ul>
      <Lines
        costs={costs}
        period={period}
        words={`After ${plural(period, 'month')}, building costs ${whole.format(build.total)} and buying costs ${whole.format(buy.total)}. ${said}`}
      />
      <Text size="sm">{said}</Text>
      <WhatItConsistsOf parts={results as Parts} months={plural(period, 'month')} />
      <Figures
        caption="Costs by month"
        columns={['End of month', 'Building', 'Buying']}
        rows={months.map((month) => [
          String(month),
          whole.format(costs.build[month] as number),
          whole.format(costs.buy[month] as number),
        ])}
      />
    </Picture>
  );
}
