// What an evaluation checks before any fee is due.
const CHECKS = [
  {
    title: 'Your business',
    text: 'Legal name, EIN, address, and entity type, as the registry compares them with tax records.',
    drawing: 'M4 10 6 4h12l2 6M4 10v10h16V10M4 10h16M10 20v-6h4v6',
  },
  {
    title: 'Your use case',
    text: 'Whether the description, the samples, and the declared use case say the same thing.',
    drawing: 'M4 6h16M4 12h10M4 18h7M17 15l2 2 4-4',
  },
  {
    title: 'Each message',
    text: 'Sender, opt-out, links, phone numbers, and content that carriers prohibit or restrict.',
    drawing: 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5',
  },
  {
    title: 'How people opt in',
    text: 'The disclosures beside the phone field, an unchecked box, and consent that is not required.',
    drawing: 'M5 5h14v14H5zM8.5 12l2.5 2.5 5-5',
  },
  {
    title: 'Your web pages',
    text: 'Opened as an anonymous visitor: privacy policy, terms, and the opt-in form itself.',
    drawing: 'M3 5h18v14H3zM3 9h18M6 7h.01M9 7h.01M7 13h6M7 16h9',
  },
  {
    title: 'Replies and keywords',
    text: 'The opt-in, opt-out, and HELP messages, and the keywords that trigger them.',
    drawing: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  },
] as const;

export function Checks() {
  return (
    <section id="checks" aria-labelledby="checks-title">
      <div className="column">
        <h2 id="checks-title">Checked before you spend a cent</h2>
        <p className="lead">
          Reviewers deny campaigns for small things, and every new review costs the fee again. One evaluation
          reads everything first, for one token and no registry fee.
        </p>
        <ul className="checks">
          {CHECKS.map(({ title, text, drawing }) => (
            <li key={title}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d={drawing} />
              </svg>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <ul className="promises">
          <li>Each finding names its rule, its source, and what to change.</li>
          <li>Many findings come with a corrected text that you accept with one click.</li>
          <li>Failed requests are free.</li>
        </ul>
      </div>
    </section>
  );
}
