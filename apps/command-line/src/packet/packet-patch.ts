// What has to change in a draft so that it equals a file.
import type { Registration, UpdateRegistrationRequest } from '@tendlc/client';
import { type Packet, SUBJECTS } from './packet-file.ts';

type Values = Readonly<Record<string, unknown>>;

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields that differ; null for a field that the file does not have. */
function changesOf(draft: Values = {}, file: Values = {}): Values | undefined {
  const names = new Set([...Object.keys(draft), ...Object.keys(file)]);
  const changed = [...names].filter((name) => !isEqual(draft[name], file[name]));
  return changed.length === 0
    ? undefined
    : Object.fromEntries(changed.map((name) => [name, file[name] ?? null]));
}

/** The brand that a draft refers to. A brand of its own gets an ID, too, when it is registered. */
const namedBrandOf = ({ brandId, brand }: Registration): number | null => (brand === null ? brandId : null);

/** A merge patch, or undefined if the draft equals the file. A label that the file does not have is kept. */
export function patchTo(registration: Registration, file: Packet): UpdateRegistrationRequest | undefined {
  const subjects = SUBJECTS.flatMap((subject) => {
    const changes = changesOf(registration[subject] ?? undefined, file[subject]);
    return changes === undefined ? [] : [[subject, changes] as const];
  });
  const brandId = file.brandId ?? null;
  const patch = {
    ...(file.label !== undefined && file.label !== registration.label && { label: file.label }),
    ...(brandId !== namedBrandOf(registration) && { brandId }),
    ...Object.fromEntries(subjects),
  };
  return Object.keys(patch).length === 0 ? undefined : patch;
}
