// Defines the volumes “low” to “very high” by the T-Mobile tier that allows them, because T-Mobile's daily cap is the first limit.
import type { Sourced } from './sources.ts';

export const MESSAGE_VOLUMES = ['low', 'medium', 'high', 'very_high'] as const;
export type MessageVolume = (typeof MESSAGE_VOLUMES)[number];

type VolumeRow = Sourced & {
  readonly volume: MessageVolume;
  /** The lowest T-Mobile tier that allows the volume. */
  readonly tierName: string;
};

const read = { source: 'house', basis: 'estimate' } as const;

export const messageVolumes: readonly VolumeRow[] = [
  { ...read, volume: 'low', tierName: 'Low' },
  { ...read, volume: 'medium', tierName: 'Low-Mid' },
  { ...read, volume: 'high', tierName: 'High-Mid' },
  { ...read, volume: 'very_high', tierName: 'Top' },
];
