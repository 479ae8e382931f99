// The picture of the product at the top of the front page: a sample message in review, and what the review says.
import { plural, showDollars } from '../format/words.ts';
import type { CostExample } from './cost-example.ts';
import { EXAMPLE } from './message-example.ts';

const SECTIONS = [
  ['Business', 'done'],
  ['Use case', 'done'],
  ['Sample messages', 'here'],
  ['Opt-in', 'done'],
  ['Web pages', 'done'],
] as const;

const TONES = { bad: 'Error', wait: 'Warning' } as const;

export function ReviewWindow({ costs: { fees, tokensTotal, monthsInAdvance } }: { costs: CostExample }) {
  return (
    <figure className="window" aria-labelledby="window-caption">
      <div className="window-bar">
        <span className="window-title">Harbor Bakery · Delivery notifications</span>
        <span className="badge">Draft</span>
      </div>
      <div className="window-body">
        <ol className="window-nav">
          {SECTIONS.map(([label, state]) => (
            <li key={label} className={state}>
              {label}
            </li>
          ))}
        </ol>
        <div className="window-form">
          <p className="label">Sample message 1</p>
          <p className="input">{EXAMPLE.before}</p>
          <p className="label good-words">After the review</p>
          <p className="input is-better">{EXAMPLE.after}</p>
          <p className="verdict">No issues left in this message</p>
        </div>
        <ul className="window-margin">
          {EXAMPLE.findings.map(({ ruleId, tone, title, remedy }) => (
            <li key={ruleId} className={tone}>
              <p className="finding-title">
                <span className="badge">{TONES[tone]}</span> {title}
              </p>
              <p>{remedy}</p>
              <p className="rule">{ruleId}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="window-costs">
        <span>
          The registry bills <strong>{showDollars(fees.dueNow)}</strong> now, then{' '}
          <strong>{showDollars(fees.monthly)}</strong> a month from month {monthsInAdvance + 1}. Here it costs{' '}
          <strong>{plural(tokensTotal - 1, 'token')}</strong>.
        </span>
        <span className="pretend">Submit registration</span>
      </p>
      <figcaption id="window-caption">
        Each finding names its rule and says what to write instead. You see all costs before you submit.
      </figcaption>
    </figure>
  );
}
