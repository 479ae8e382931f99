// Recent activity in words.
import { Stack, Text, Title } from '@mantine/core';
import type { TendlcEvent } from '@tendlc/client';
import { showAge } from '../../format/words.ts';
import { TextLink } from '../../parts/link-button.tsx';
import { type Link, activityFrom } from './activity-words.ts';

const ENTRIES_SHOWN = 8;

function ActivityLink({ to, children }: { to: Link; children: string }) {
  return to.to === '/tokens' ? (
    <TextLink to="/tokens" className="given activity-link" underline="hover">
      {children}
    </TextLink>
  ) : (
    <TextLink to={to.to} params={{ id: to.id }} className="given activity-link" underline="hover">
      {children}
    </TextLink>
  );
}

export function Activity({ events }: { events: readonly TendlcEvent[] }) {
  const latest = activityFrom(events).slice(0, ENTRIES_SHOWN);
  return (
    <section aria-labelledby="activity" className="card">
      <Title order={2} id="activity" size="h3" mb="xs">
        Recent activity
      </Title>
      {latest.length === 0 ? (
        <Text size="sm">Decisions by the registry, partners, and carriers appear here as they happen.</Text>
      ) : (
        <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
          {latest.map(({ id, timestamp, text, to }) => (
            <Text component="li" size="sm" key={id}>
              {to === undefined ? (
                <span className="given">{text}</span>
              ) : (
                <ActivityLink to={to}>{text}</ActivityLink>
              )}
              <Text component="span" size="xs" c="dimmed" display="block">
                {showAge(timestamp)}
              </Text>
            </Text>
          ))}
        </Stack>
      )}
    </section>
  );
}
