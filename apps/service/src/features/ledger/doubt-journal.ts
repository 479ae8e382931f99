// Charges in doubt on this machine's disk, for as long as the database cannot be told: a crash forgets none of them.
import { type FileHandle, open } from 'node:fs/promises';

/** A charge id and a line end, padded so that each lies in a block of its own. */
const SLOT_BYTES = 64;
/** Reserved on the disk before they are needed: a full disk is one of the reasons for doubt. */
const SLOTS_RESERVED = 4_096;
const EMPTY = ' '.repeat(SLOT_BYTES - 1).concat('\n');
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type DoubtJournal = {
  /** Resolves when the disk has them. */
  add(chargeIds: readonly string[]): Promise<void>;
  remove(chargeIds: readonly string[]): Promise<void>;
  /** What processes before this one have left. */
  readonly inherited: readonly string[];
  close(): Promise<void>;
};

async function openReserved(path: string): Promise<{ file: FileHandle; slots: string[] }> {
  const file = await open(path, 'a+', 0o600).then(async (made) => {
    await made.close();
    return open(path, 'r+');
  });
  const text = await file.readFile('utf8');
  const slots = Array.from({ length: Math.ceil(text.length / SLOT_BYTES) }, (_, slot) =>
    text.slice(slot * SLOT_BYTES, (slot + 1) * SLOT_BYTES).trim(),
  );
  if (slots.length < SLOTS_RESERVED) {
    await file.write(EMPTY.repeat(SLOTS_RESERVED - slots.length), slots.length * SLOT_BYTES);
    await file.datasync();
  }
  return { file, slots };
}

/** @param path a file of this process alone */
export async function openDoubtJournal(path: string): Promise<DoubtJournal> {
  const { file, slots } = await openReserved(path);
  const slotOf = new Map<string, number>();
  const free: number[] = [];
  for (let slot = Math.max(slots.length, SLOTS_RESERVED) - 1; slot >= 0; slot -= 1) {
    const chargeId = slots[slot] ?? '';
    if (UUID.test(chargeId)) {
      slotOf.set(chargeId, slot);
    } else {
      free.push(slot);
    }
  }
  let end = slotOf.size + free.length;
  let writing: Promise<unknown> = Promise.resolve();

  /** One after the other: a removal must not overtake the addition before it. */
  function inTurn(write: () => Promise<void>): Promise<void> {
    const turn = writing.then(write);
    writing = turn.catch(() => undefined);
    return turn;
  }

  async function writeSlots(changes: readonly { slot: number; text: string }[]): Promise<void> {
    if (changes.length > 0) {
      for (const { slot, text } of changes) {
        await file.write(text.padEnd(SLOT_BYTES - 1).concat('\n'), slot * SLOT_BYTES);
      }
      await file.datasync();
    }
  }

  return {
    inherited: [...slotOf.keys()],
    add: (chargeIds) =>
      inTurn(async () => {
        const added = chargeIds.filter((chargeId) => !slotOf.has(chargeId));
        const changes = added.map((text) => ({ slot: free.pop() ?? end++, text }));
        changes.forEach(({ slot, text }) => slotOf.set(text, slot));
        await writeSlots(changes);
      }),
    remove: (chargeIds) =>
      inTurn(async () => {
        const removed = chargeIds.filter((chargeId) => slotOf.has(chargeId));
        const changes = removed.map((chargeId) => ({ slot: slotOf.get(chargeId) as number, text: '' }));
        await writeSlots(changes);
        removed.forEach((chargeId) => slotOf.delete(chargeId));
        free.push(...changes.map(({ slot }) => slot));
      }),
    close: () => inTurn(() => file.close()),
  };
}
