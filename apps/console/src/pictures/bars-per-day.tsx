// Something counted by day, as bars: each part of a bar has a pattern of its own, and the figures are there as a table.
import { Text } from '@mantine/core';
import { showDate } from '../format/words.ts';
import { roundSteps } from './axis.ts';
import { Figures, Picture } from './picture.tsx';

export type DayCount = { readonly date: string; readonly solid: number; readonly hatched: number };

type Props = {
  readonly title: string;
  readonly note: string;
  readonly solid: string;
  readonly hatched: string;
  /** The oldest first, without gaps. */
  readonly days: readonly DayCount[];
};

export function BarsPerDay({ title, note, solid, hatched, days }: Props) {
  const greatest = Math.max(1, ...days.map((day) => day.solid + day.hatched));
  const top = Math.ceil(roundSteps(greatest).at(-1) as number);
  const sum = days.reduce((total, day) => total + day.solid + day.hatched, 0);
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  return (
    <Picture title={title} note={note} order={2}>
      <div
        className="bars"
        role="img"
        aria-label={`${title}, ${showDate(first)} to ${showDate(last)}: ${sum} total, at most ${greatest} per day.`}
      >
        <span className="bars-top">{top}</span>
        <div className="bars-columns">
          {days.map((day) => (
            <span
              key={day.date}
              className="bars-column"
              title={`${showDate(day.date)}: ${day.solid + day.hatched}`}
            >
              <span
                className="is-hatched"
                hidden={day.hatched === 0}
                style={{ height: `${(100 * day.hatched) / top}%` }}
              />
              <span className="is-solid" style={{ height: `${(100 * day.solid) / top}%` }} />
            </span>
          ))}
        </div>
      </div>
      <div className="bars-dates" aria-hidden="true">
        <span>{showDate(first)}</span>
        <span>{showDate(last)}</span>
      </div>
      <Text size="sm" component="div" className="bars-keys">
        <span>
          <span className="bars-key is-solid" aria-hidden="true" /> {solid}
        </span>
        <span>
          <span className="bars-key is-hatched" aria-hidden="true" /> {hatched}
        </span>
      </Text>
      <Figures
        caption={title}
        columns={['Day', solid, hatched]}
        rows={days
          .filter((day) => day.solid + day.hatched > 0)
          .toReversed()
          .map((day) => [showDate(day.date), String(day.solid), String(day.hatched)])}
      />
    </Picture>
  );
}
