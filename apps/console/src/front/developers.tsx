// The front page for developers: a registration in three requests, and where the documentation is.
const REQUESTS = `# A draft: any part of it, in any order.
curl $TENDLC/v1/registrations --json '{
  "brand": { "brandName": "Copper Kettle" },
  "campaign": { "usecase": "CUSTOMER_CARE" } }'

# What a reviewer would say. Opens your pages.
curl $TENDLC/v1/registrations/1/evaluations \\
  --json '{}'

# Brand, campaign, partner, and carriers.
curl $TENDLC/v1/registrations/1/submissions \\
  --json '{}'`;

const LINKS = [
  {
    href: '/docs',
    title: 'API documentation',
    text: 'Every operation, with examples and all errors.',
  },
  { href: '/v1/openapi.json', title: 'OpenAPI document', text: 'For your generator or your tests.' },
  { href: '/llms.txt', title: 'Agents', text: 'The same tools over MCP, with a guide for language models.' },
] as const;

export function Developers() {
  return (
    <section id="developers" className="tinted" aria-labelledby="developers-title">
      <div className="column developers">
        <div>
          <h2 id="developers-title">Three requests, or three clicks</h2>
          <p className="lead">
            The console uses only the public API, so your code can do everything that it does. Send your API
            key as a bearer token; webhooks report each decision.
          </p>
          <ul className="doors">
            {LINKS.map(({ href, title, text }) => (
              <li key={href}>
                <a href={href}>{title}</a>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        {/* Focusable, because it scrolls on narrow screens. */}
        <pre tabIndex={0} aria-label="Example requests" role="region">
          <code>{REQUESTS}</code>
        </pre>
      </div>
    </section>
  );
}
