// What is prepared for reviews after the start.
import { SUBJECTS } from '@tendlc/registration';
import { expect, test } from 'vitest';
import { growingPackets, listReviewWarmUps } from '../warm-up.ts';

test('each piece adds one field to the one before, and the last packet has all subjects', () => {
  const packets = growingPackets();
  const sizeOf = (packet: object): number =>
    Object.values(packet).reduce((sum: number, values: object) => sum + Object.keys(values).length, 0);
  expect(packets.map(sizeOf)).toEqual(packets.map((_packet, index) => index + 1));
  expect(Object.keys(packets.at(-1) ?? {})).toEqual([...SUBJECTS]);
  for (const prepare of listReviewWarmUps()) {
    expect(prepare).not.toThrow();
  }
});
