// The balance, wherever one is.
import { Group, Text } from '@mantine/core';
import type { Session } from '../api/session.ts';
import { TextLink } from '../parts/link-button.tsx';
import { plural } from '../format/words.ts';

export function Balance({ session }: { session: Session }) {
  return (
    <Group gap={6} wrap="nowrap" aria-live="polite">
      <TextLink
        to="/tokens"
        fw={600}
        aria-label={`${plural(session.tokenBalance, 'token')} left. View token history.`}
      >
        {plural(session.tokenBalance, 'token')}
      </TextLink>
      {session.hasDailyFree && (
        <Text size="sm" c="dimmed" component="span" style={{ whiteSpace: 'nowrap' }}>
          + 1 free today
        </Text>
      )}
    </Group>
  );
}
