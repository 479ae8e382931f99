// The front page for visitors: static markup without scripts, rendered by the build.
import { Checks } from './checks.tsx';
import type { CostExample } from './cost-example.ts';
import { Developers } from './developers.tsx';
import { Pricing } from './pricing.tsx';
import { ReviewWindow } from './review-window.tsx';
import { Way } from './way.tsx';

const SECTIONS = [
  ['#checks', 'What is checked'],
  ['#way', 'How it works'],
  ['#pricing', 'Pricing'],
  ['#developers', 'Developers'],
] as const;

function Brand() {
  return (
    <a className="brand" href="/">
      <img src="/icon.svg" alt="" width={28} height={28} />
      Tendlc
    </a>
  );
}

function Header() {
  return (
    <header className="top">
      <div className="column top-row">
        <Brand />
        <nav className="sections" aria-label="Sections">
          {SECTIONS.map(([href, label]) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <nav className="enter" aria-label="Account">
          <a className="quiet" href="/login">
            Log in
          </a>
          <a className="button small" href="/register">
            Create account
          </a>
        </nav>
      </div>
    </header>
  );
}

function Hero({ costs }: { costs: CostExample }) {
  return (
    <section className="hero">
      <div className="column">
        <p className="eyebrow">10DLC registration and compliance</p>
        <h1>Get your business texts approved by US carriers</h1>
        <p className="lead">
          Tendlc reviews your whole registration as a reviewer does: your business, your messages, and your
          web pages. Then it registers your brand and campaign, and follows every carrier until you can send.
        </p>
        <p className="actions">
          <a className="button" href="/register">
            Start free
          </a>
          <a className="button plain" href="#pricing">
            See what it costs
          </a>
        </p>
        <p className="fine">
          No credit card required. One evaluation and one submission cost three tokens: the two of a new
          account and the free one of the day. Each further evaluation costs one token.
        </p>
        <ReviewWindow costs={costs} />
      </div>
    </section>
  );
}

function Footer() {
  return (
    <footer className="bottom">
      <div className="column bottom-row">
        <div>
          <Brand />
          <p className="fine">10DLC registration and compliance for business texting.</p>
        </div>
        <nav aria-label="Product">
          <h2>Product</h2>
          <ul>
            <li>
              <a href="/register">Create account</a>
            </li>
            <li>
              <a href="/login">Log in</a>
            </li>
            <li>
              <a href="#pricing">Pricing</a>
            </li>
          </ul>
        </nav>
        <nav aria-label="Documentation">
          <h2>Documentation</h2>
          <ul>
            <li>
              <a href="/docs">API documentation</a>
            </li>
            <li>
              <a href="/v1/openapi.json">OpenAPI document</a>
            </li>
            <li>
              <a href="/llms.txt">Guide for agents</a>
            </li>
          </ul>
        </nav>
        {/* The service fills in the links of its operator. Without any, the heading is hidden, too. */}
        <nav aria-label="Operator" className="operator">
          <h2>Operator</h2>
          <ul dangerouslySetInnerHTML={{ __html: '<!--operator-links-->' }} />
        </nav>
      </div>
    </footer>
  );
}

export function FrontPage({ costs }: { costs: CostExample }) {
  return (
    <>
      <a href="#main" className="skip">
        Skip to main content
      </a>
      <Header />
      <main id="main">
        <Hero costs={costs} />
        <Checks />
        <Way />
        <Pricing costs={costs} />
        <Developers />
        <section className="final">
          <div className="column">
            <h2>Know what a reviewer will say, before you pay</h2>
            <p className="lead">Your first evaluation is free. Create an account and enter your business.</p>
            <p className="actions">
              <a className="button" href="/register">
                Create account
              </a>
              <a className="button plain" href="/docs">
                Read the API documentation
              </a>
            </p>
          </div>
        </section>
      </main>
      <Footer />
    </>
  );
}
