// Validates changes of settings: only known names, and values of the right type.
import { KNOWN_DCAS } from '@tendlc/registry/wire';
import { ControlRefusal } from './outcomes.ts';

const WORDS: Readonly<Record<string, readonly string[]>> = {
  signature: ['valid', 'wrong', 'missing'],
  identityBeforeScoring: ['UNVERIFIED', 'SELF_DECLARED'],
  autoShareCnpId: KNOWN_DCAS.map(({ id }) => id),
};

const isCount = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0;

function problemWith(name: string, value: unknown, usual: unknown): string | undefined {
  if (Array.isArray(usual)) {
    return Array.isArray(value) && value.every(isCount) ? undefined : 'must be a list of numbers, 0 or more';
  }
  if (typeof usual === 'number') {
    return isCount(value) ? undefined : 'must be a number, 0 or more';
  }
  if (typeof usual === 'boolean') {
    return typeof value === 'boolean' ? undefined : 'must be true or false';
  }
  const words = WORDS[name] ?? [];
  return words.includes(String(value)) ? undefined : `must be one of ${words.join(', ')}`;
}

/** @throws ControlRefusal */
export function readChange<Of extends object>(change: Partial<Of> | undefined, usual: Of): Partial<Of> {
  const entries = Object.entries(change ?? {}).filter(([name]) => Object.hasOwn(usual, name));
  for (const [name, value] of entries) {
    const problem = problemWith(name, value, (usual as Record<string, unknown>)[name]);
    if (problem !== undefined) {
      throw new ControlRefusal(`${name} ${problem}.`);
    }
  }
  return Object.fromEntries(entries) as Partial<Of>;
}
