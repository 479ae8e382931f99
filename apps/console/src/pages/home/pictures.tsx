// How long approvals took, how many succeeded, and what was spent. Loaded after the page, and only if there is data.
import { Text } from '@mantine/core';
import { plural, showDollars, showNumber } from '../../format/words.ts';
import { BarsPerMonth } from '../../pictures/bars-per-month.tsx';
import { Picture } from '../../pictures/picture.tsx';
import type { Summary } from './summary.ts';
import './home.css';

const STAGES: Readonly<Record<Summary['approvals']['times'][number]['stage'], string>> = {
  identity: 'Brand identity',
  partner: 'Connectivity partner',
  carriers: 'Carriers',
  total: 'Submission to approval',
};

const hour = 1 / 24;

/** Short times in hours or minutes: “0.0 days” says nothing. */
function showDays(days: number): string {
  if (days < hour) {
    return 'under 1 hour';
  }
  return days < 1 ? plural(Math.round(days * 24), 'hour') : `${showNumber(Math.round(days * 10) / 10)} days`;
}

function Approvals({ approvals: { approved, denied, rate, times } }: Pick<Summary, 'approvals'>) {
  const longest = Math.max(...times.map(({ percentile90Days }) => percentile90Days ?? 0), hour);
  return (
    <section className="card">
      <Picture
        title="Approvals"
        order={2}
        note={
          rate === null
            ? 'No decisions yet.'
            : `${Math.round(rate * 100)}% of submitted versions approved: ${showNumber(approved)} approved, ${showNumber(denied)} denied.`
        }
      >
        {times.length > 0 && (
          <table className="stage-bars" aria-label="Days by stage">
            <thead>
              <tr>
                <th scope="col">Stage</th>
                <th scope="col" className="amount">
                  Median
                </th>
                <th scope="col" className="amount">
                  90% within
                </th>
              </tr>
            </thead>
            <tbody>
              {times.map(({ stage, medianDays, percentile90Days, registrations }) => (
                <tr key={stage}>
                  <th scope="row">
                    {STAGES[stage]}
                    <span
                      aria-hidden="true"
                      className="stage-bar is-solid"
                      style={{ width: `${(100 * (medianDays ?? 0)) / longest}%` }}
                    />
                    <Text size="xs" c="dimmed">
                      {plural(registrations, 'registration')}
                    </Text>
                  </th>
                  <td className="amount">{showDays(medianDays ?? 0)}</td>
                  <td className="amount">{showDays(percentile90Days ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Picture>
    </section>
  );
}

function ByCustomer({ customers }: { customers: NonNullable<Summary['spending']>['byCustomer'] }) {
  return (
    <section className="card">
      <Picture title="Spending by customer" order={2} note="The last 12 months. The ten highest.">
        <table className="stage-bars" aria-label="Spending by customer">
          <thead>
            <tr>
              <th scope="col">Customer</th>
              <th scope="col" className="amount">
                Registry fees
              </th>
              <th scope="col" className="amount">
                Tokens
              </th>
            </tr>
          </thead>
          <tbody>
            {customers.map(({ customer, registryUsd, tokens }) => (
              <tr key={customer ?? ''}>
                <th scope="row" className="given">
                  {customer ?? 'No customer'}
                </th>
                <td className="amount">{showDollars(registryUsd)}</td>
                <td className="amount">{showNumber(tokens)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Picture>
    </section>
  );
}

export function Pictures({ summary: { approvals, spending } }: { summary: Summary }) {
  const hasSpent = spending?.byMonth.some(({ registryUsd }) => registryUsd > 0) ?? false;
  const hasCustomers = spending?.byCustomer.some(({ customer }) => customer !== null) ?? false;
  return (
    <div className="home-pictures">
      {(approvals.rate !== null || approvals.times.length > 0) && <Approvals approvals={approvals} />}
      {spending !== null && hasSpent && (
        <section className="card">
          <BarsPerMonth
            title="Registry fees by month"
            note="Our estimate from published fees. The invoice of the registry is authoritative."
            months={spending.byMonth.map(({ month, registryUsd, tokens }) => ({
              month,
              usd: registryUsd,
              tokens,
            }))}
          />
        </section>
      )}
      {spending !== null && hasCustomers && <ByCustomer customers={spending.byCustomer} />}
    </div>
  );
}
