// What a registration costs, all in: tokens here, and the fees of the registry, for one worked example.
import { codeLabel } from '../format/code-words.ts';
import { plural, showDollars, showSourceDate } from '../format/words.ts';
import { type CostExample, EXAMPLE_PACKET } from './cost-example.ts';

const TOKEN_RULES = [
  'Each check, evaluation, and registration costs one token.',
  'A new account has two tokens, and one more is free every day.',
  'Counters and advice while you type are free.',
  'Failed requests are free. If work fails after a charge, the token comes back.',
] as const;

const useCaseLabel = codeLabel(EXAMPLE_PACKET.campaign.usecase) ?? EXAMPLE_PACKET.campaign.usecase;

const TERMS = [
  { term: 'Brand', meaning: 'Your business, as registered with The Campaign Registry (TCR).' },
  { term: 'Campaign', meaning: 'The messages you send, who receives them, and how they opted in.' },
  { term: 'Token', meaning: 'What the work here is paid with. The operator of this service sells them.' },
] as const;

function Receipt({ costs: { fees, tokens, tokensTotal, monthsInAdvance } }: { costs: CostExample }) {
  const lines = fees.lines.filter(({ usd, cadence }) => usd > 0 && cadence === 'once');
  const [source] = lines.map((line) => line.source);
  return (
    <div className="receipt">
      <h3>
        {EXAMPLE_PACKET.brand.brandName} <span>· {useCaseLabel}</span>
      </h3>
      <p className="fine">A new brand with one campaign</p>
      <table>
        <caption>At the registry, charged to your registry account</caption>
        <tbody>
          {lines.map(({ item, usd }) => (
            <tr key={item}>
              <th scope="row">{item}</th>
              <td>{showDollars(usd)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">First {plural(monthsInAdvance, 'month')} of the campaign</th>
            <td>{showDollars(monthsInAdvance * fees.monthly)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Due when you register</th>
            <td>{showDollars(fees.dueNow)}</td>
          </tr>
          <tr>
            <th scope="row">Each month after that</th>
            <td>{showDollars(fees.monthly)}</td>
          </tr>
        </tfoot>
      </table>
      <table>
        <caption>Here</caption>
        <tbody>
          {tokens.map((line) => (
            <tr key={line.item}>
              <th scope="row">{line.item}</th>
              <td>{plural(line.tokens, 'token')}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              Total
              <small>covered by the free tokens of a new account</small>
            </th>
            <td>{plural(tokensTotal, 'token')}</td>
          </tr>
        </tfoot>
      </table>
      {source !== undefined && (
        <p className="fine">
          Registry fees: <a href={source.url}>{source.title}</a>, {showSourceDate(source.asOf)}. The service
          that sends your messages charges for numbers and traffic.
        </p>
      )}
    </div>
  );
}

export function Pricing({ costs }: { costs: CostExample }) {
  return (
    <section id="pricing" aria-labelledby="pricing-title">
      <div className="column pricing">
        <div>
          <h2 id="pricing-title">What it costs, all in</h2>
          <p className="lead">
            Two prices, both named before you confirm: tokens for the work here, and the fees that the
            registry charges for every registration.
          </p>
          <ul className="ticks">
            {TOKEN_RULES.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <table className="compared">
            <caption>The monthly fee depends on the use case</caption>
            <tbody>
              {costs.compared.map(({ label, monthlyUsd }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{showDollars(monthlyUsd)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <dl className="terms">
            {TERMS.map(({ term, meaning }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Receipt costs={costs} />
      </div>
    </section>
  );
}
