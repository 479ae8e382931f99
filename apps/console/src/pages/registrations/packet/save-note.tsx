// Says quietly whether the packet is saved.
import { Text } from '@mantine/core';
import { usePacketState } from '../../../registrations/packet/packet-context.ts';
import type { SaveState } from '../../../registrations/packet/packet-store.ts';

const WORDS: Readonly<Record<SaveState, { readonly words: string; readonly tone: string }>> = {
  saved: { words: 'Saved', tone: 'neutral' },
  unsaved: { words: 'Saving…', tone: 'neutral' },
  saving: { words: 'Saving…', tone: 'neutral' },
  offline: { words: 'Offline: kept on this device', tone: 'wait' },
  paused: { words: 'Kept on this device. Saving continues in a moment', tone: 'wait' },
  refused: { words: 'Some fields are not saved', tone: 'bad' },
  gone: { words: 'This registration was deleted elsewhere', tone: 'bad' },
};

export function SaveNote() {
  const state = usePacketState(({ saveState, conflicts }) =>
    saveState === 'saved' && Object.keys(conflicts).length > 0 ? 'refused' : saveState,
  );
  const isLocked = usePacketState((packet) => packet.isLocked);
  const { words, tone } = WORDS[state];
  return isLocked ? null : (
    <Text size="sm" role="status" className={`save-note tone-${tone}`}>
      <span className="save-dot" aria-hidden="true" data-state={state} />
      {words}
    </Text>
  );
}
