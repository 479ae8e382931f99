// Says whether the page updates automatically.
import { Text } from '@mantine/core';
import type { LiveState } from '../api/live.ts';

const WORDS: Readonly<Record<LiveState, string>> = {
  connecting: 'Connecting for live updates…',
  live: 'Live updates on',
  off: 'Live updates unavailable. Reload to see changes.',
};

export function LiveNote({ state }: { state: LiveState }) {
  return (
    <Text size="sm" c="dimmed">
      {WORDS[state]}
    </Text>
  );
}
