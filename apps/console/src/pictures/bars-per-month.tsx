// Amounts of twelve months as bars, with a second figure of each month in the table.
import { showDollars, showNumber } from '../format/words.ts';
import { roundSteps } from './axis.ts';
import { Figures, Picture } from './picture.tsx';

type MonthAmount = { readonly month: string; readonly usd: number; readonly tokens: number };

type Props = {
  readonly title: string;
  readonly note: string;
  /** Oldest first, without gaps. */
  readonly months: readonly MonthAmount[];
};

const monthOnly = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const showMonth = (month: string): string => monthOnly.format(new Date(month));

export function BarsPerMonth({ title, note, months }: Props) {
  const greatest = Math.max(...months.map(({ usd }) => usd));
  const top = roundSteps(Math.max(1, greatest)).at(-1) as number;
  const sum = months.reduce((total, { usd }) => total + usd, 0);
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? ''];
  return (
    <Picture title={title} note={note} order={2}>
      <div
        className="bars"
        role="img"
        aria-label={`${title}, ${showMonth(first)} to ${showMonth(last)}: ${showDollars(sum)} total, at most ${showDollars(greatest)} a month.`}
      >
        <span className="bars-top">{showDollars(top)}</span>
        <div className="bars-columns">
          {months.map(({ month, usd }) => (
            <span key={month} className="bars-column" title={`${showMonth(month)}: ${showDollars(usd)}`}>
              <span className="is-solid" style={{ height: `${(100 * usd) / top}%` }} />
            </span>
          ))}
        </div>
      </div>
      <div className="bars-dates" aria-hidden="true">
        <span>{showMonth(first)}</span>
        <span>{showMonth(last)}</span>
      </div>
      <Figures
        caption={title}
        columns={['Month', 'Registry fees', 'Tokens']}
        rows={months
          .toReversed()
          .map(({ month, usd, tokens }) => [showMonth(month), showDollars(usd), showNumber(tokens)])}
      />
    </Picture>
  );
}
