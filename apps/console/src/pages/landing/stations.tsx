// The steps from a business to its first message: who works on each step, and on what.
import { Text, Title } from '@mantine/core';

const STATIONS = [
  {
    who: 'You',
    text: 'Enter your business details and the messages you plan to send. We check them before you pay any fee.',
    drawing: 'M4 10 6 4h12l2 6M4 10v10h16V10M4 10h16M10 20v-6h4v6',
  },
  {
    who: 'Registry',
    text: 'The Campaign Registry (TCR) verifies your business against its EIN and address.',
    drawing: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6zM9 12l2 2 4-4',
  },
  {
    who: 'Connectivity partner',
    text: 'The provider that connects you to the carriers reviews your messages and your opt-in process.',
    drawing: 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5',
  },
  {
    who: 'Carriers',
    text: 'AT&T, T-Mobile, Verizon, and other carriers each review your campaign. Each carrier that approves it delivers your messages.',
    drawing: 'M12 11v10M8 21h8M9 8a4 4 0 0 1 6 0M6 5a8 8 0 0 1 12 0M12 11a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  },
] as const;

export function Stations() {
  return (
    <section aria-labelledby="stations">
      <Title order={2} id="stations">
        How registration works
      </Title>
      <Text c="dimmed" mt={4} maw="44rem">
        You always see who each step is waiting on. When action is required, we email you, and the page says
        what to change.
      </Text>
      <ol className="stations">
        {STATIONS.map(({ who, text, drawing }) => (
          <li key={who}>
            <span className="station-mark" aria-hidden="true">
              <svg viewBox="0 0 24 24" width="26" height="26">
                <path d={drawing} />
              </svg>
            </span>
            <div>
              <Text fw={700}>{who}</Text>
              <Text size="sm">{text}</Text>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
