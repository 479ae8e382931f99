// Says whether the page updates automatically.
import { Text } from '@mantine/core';
import type { LiveState } from '../api/live.ts';

const WORDS: Readonly<Record<LiveState, string>> = {
  connecting: 'Connecting…',
  live: 'Live updates on',
  off: 'Live updates unavailable. Reload to see changes.',
};

export function LiveNote({ state }: { state: LiveState }) {
  // As wide while it connects: otherwise it takes another line, and the page moves.
  return (
    <Text size="sm" c="dimmed" miw="8rem" className="no-print">
      {WORDS[state]}
    </Text>
  );
}
