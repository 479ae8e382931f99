// What a planted fault is: the rule that finds it, and the field where it does.
import type { Packet } from '@tendlc/registration';
import { type Business, valueAt } from './packets.ts';

export type Changes = Readonly<Record<string, unknown>>;

export type Fault = {
  readonly name: string;
  readonly ruleId: string;
  /** The field of the finding; of several, the first. */
  readonly field: string;
  readonly status?: 'error' | 'warning' | 'info';
  /** False if the packet lacks the fact that a text would need, or if no text mends it; absent if it differs. */
  readonly isMendable?: boolean;
  /** Undefined if the fault cannot be planted in this business. */
  readonly plant: (packet: Packet, business: Business) => Changes | undefined;
};

export function textAt(packet: Packet, path: string): string {
  const value = valueAt(packet, path);
  return typeof value === 'string' ? value : '';
}

export const isSole = (packet: Packet): boolean => textAt(packet, 'brand.entityType') === 'SOLE_PROPRIETOR';
export const set =
  (path: string, value: unknown): Fault['plant'] =>
  () => ({ [path]: value });
export const ofCompany =
  (changes: Changes): Fault['plant'] =>
  (packet) =>
    isSole(packet) ? undefined : changes;
