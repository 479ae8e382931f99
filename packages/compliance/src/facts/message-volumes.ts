// What “low” to “very high” volume means here: the T-Mobile tier that carries it, because that is the cap one meets first.
import type { Sourced } from './sources.ts';

export const MESSAGE_VOLUMES = ['low', 'medium', 'high', 'very_high'] as const;
export type MessageVolume = (typeof MESSAGE_VOLUMES)[number];

type VolumeRow = Sourced & {
  readonly volume: MessageVolume;
  /** The T-Mobile tier that is enough for it. */
  readonly tierName: string;
};

const read = { source: 'house', basis: 'estimate' } as const;

export const messageVolumes: readonly VolumeRow[] = [
  { ...read, volume: 'low', tierName: 'Low' },
  { ...read, volume: 'medium', tierName: 'Low-Mid' },
  { ...read, volume: 'high', tierName: 'High-Mid' },
  { ...read, volume: 'very_high', tierName: 'Top' },
];
