// Whether the page changes by itself.
import { Text } from '@mantine/core';
import type { LiveState } from '../../api/live.ts';

const WORDS: Readonly<Record<LiveState, string>> = {
  connecting: 'Connecting for live updates…',
  live: 'Live: this page changes by itself as the registry reports, free of charge.',
  off: 'Live updates are not reachable. Load again to see what is new.',
};

export function LiveNote({ state }: { state: LiveState }) {
  return (
    <Text size="sm" c="dimmed">
      {WORDS[state]}
    </Text>
  );
}
