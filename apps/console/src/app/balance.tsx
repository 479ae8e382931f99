// The token balance in the header.
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
        style={{ whiteSpace: 'nowrap' }}
        aria-label={`${plural(session.tokenBalance, 'token')} left. View token history.`}
      >
        {plural(session.tokenBalance, 'token')}
      </TextLink>
      {session.hasDailyFree && (
        // On phones, there is no room beside the menu and the search.
        <Text size="sm" c="dimmed" component="span" visibleFrom="sm" style={{ whiteSpace: 'nowrap' }}>
          + 1 free today
        </Text>
      )}
    </Group>
  );
}
