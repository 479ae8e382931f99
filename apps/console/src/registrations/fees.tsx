// What a submission costs: tokens and each fee of the registry, with the totals, as the evaluation has them.
import { Anchor, Text } from '@mantine/core';
import type { Evaluation } from '@tendlc/client';
import { useUser } from '../api/session.ts';
import { plural, showDollars, showSourceDate } from '../format/words.ts';
import { GetTokens } from '../parts/get-tokens.tsx';
import './fees.css';

export type Fees = Evaluation['fees'];

/** Totals of several submissions, in whole cents so that parts add up. */
export function addFees(all: readonly Fees[]): { dueNow: number; monthly: number; tokens: number } {
  const sum = (of: (fees: Fees) => number) =>
    all.reduce((cents, fees) => cents + Math.round(of(fees) * 100), 0) / 100;
  return {
    dueNow: sum(({ dueNow, registry }) => dueNow ?? registry),
    monthly: sum(({ monthly }) => monthly),
    tokens: sum(({ tokens }) => tokens ?? 0),
  };
}

type Totals = ReturnType<typeof addFees>;

/** Such as “$49.50 now at the registry, then $10.00 a month”. */
export const registryFeesInWords = ({ dueNow, monthly }: Omit<Totals, 'tokens'>): string =>
  `${showDollars(dueNow)} now at the registry${monthly > 0 ? `, then ${showDollars(monthly)} a month` : ''}`;

/** Such as “$49.50 now at the registry, then $10.00 a month, and 2 tokens here”. */
export const feesInWords = ({ tokens, ...fees }: Totals): string =>
  `${registryFeesInWords(fees)}, and ${plural(tokens, 'token')} here`;

/** The cost of tokens against the balance. Only customers pay. */
export function TokenCost({ tokens }: { tokens: number }) {
  const { tokenBalance, hasDailyFree, isAdmin } = useUser();
  if (isAdmin) {
    return 'Free for admins.';
  }
  const free = hasDailyFree && tokens > 0 ? ' Today’s free token pays for one of them.' : '';
  const price = `Costs ${plural(tokens, 'token')}. You have ${plural(tokenBalance, 'token')}.${free}`;
  return tokens <= tokenBalance + Number(hasDailyFree) ? (
    price
  ) : (
    <>
      {price} <GetTokens />
    </>
  );
}

const CADENCE = { once: 'once', monthly: 'a month' } as const;

/** Folded away, so that the dialog around it leads to its errors and its button. A fee of zero is only explained here. */
const Sources = ({ fees }: { fees: Fees }) => (
  <details className="fee-sources">
    <summary>Notes and sources</summary>
    <ul className="plain-list">
      {fees.lines.map(({ item, usd, cadence, note, source }) => (
        <li key={`${item}${cadence}${note ?? ''}`}>
          {item}
          {usd === 0 ? `: ${showDollars(usd)}` : ''}.{' '}
          {note === undefined ? '' : `${note.replace(/\.$/, '')}. `}
          {source.url === undefined ? (
            source.title
          ) : (
            <Anchor href={source.url} rel="noreferrer" target="_blank" inherit underline="always">
              {source.title}
            </Anchor>
          )}
          , {showSourceDate(source.asOf)}.
        </li>
      ))}
    </ul>
  </details>
);

export function FeeTable({ fees }: { fees: Fees }) {
  if (fees.lines.length === 0) {
    return <Text size="sm">The registry charges no fee for this.</Text>;
  }
  const totals = addFees([fees]);
  const paidMonths = Math.max(...fees.lines.map(({ monthsInAdvance = 0 }) => monthsInAdvance));
  return (
    <div>
      <table className="fee-table">
        <caption className="visually-hidden">Fees of the registry</caption>
        <tbody>
          {fees.lines
            .filter(({ usd }) => usd > 0)
            .map(({ item, usd, cadence, monthsInAdvance = 0, note }) => (
              <tr key={`${item}${cadence}${note ?? ''}`}>
                <th scope="row">{item}</th>
                <td>
                  {monthsInAdvance > 1
                    ? `${showDollars(usd * monthsInAdvance)} for ${monthsInAdvance} months`
                    : `${showDollars(usd)} ${CADENCE[cadence]}`}
                </td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Due now at the registry</th>
            <td>{showDollars(totals.dueNow)}</td>
          </tr>
          {totals.monthly > 0 && (
            <tr>
              <th scope="row">{paidMonths > 0 ? `Each month from month ${paidMonths + 1}` : 'Each month'}</th>
              <td>{showDollars(totals.monthly)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <Sources fees={fees} />
    </div>
  );
}
