// The values of a packet by path, such as `campaign.sample1`: merge patches for the API, and three-way merges.
import type { Registration, UpdateRegistrationRequest } from '@tendlc/client';
import { FIELDS_OF, type Packet, SUBJECTS, type Subject } from '@tendlc/registration';

/** Empty texts and lists are absent. */
export type PacketValues = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const bare = (value: unknown): unknown => (isEmpty(value) ? undefined : value);

export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(bare(one)) === JSON.stringify(bare(other));

/** The packet has the ID of a brand only if it does not have a brand of its own. */
export function valuesOf(registration: Registration): PacketValues {
  const { brandId, brand } = registration;
  const fields = SUBJECTS.flatMap((subject) =>
    Object.entries(registration[subject] ?? {}).map(([name, value]): [string, unknown] => [
      `${subject}.${name}`,
      value,
    ]),
  );
  return Object.fromEntries([
    ...(brand === null && brandId !== null ? [['brandId', brandId] as const] : []),
    ...fields,
  ]);
}

const pathsOf = (...many: readonly PacketValues[]): string[] => [
  ...new Set(many.flatMap((values) => Object.keys(values))),
];

/** @returns the values that differ; undefined for one that was removed */
export const changesBetween = (before: PacketValues, after: PacketValues): PacketValues =>
  Object.fromEntries(
    pathsOf(before, after)
      .filter((path) => !isSameValue(before[path], after[path]))
      .map((path) => [path, bare(after[path])]),
  );

export function toPatch(changes: PacketValues): UpdateRegistrationRequest {
  const patch: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(changes)) {
    const [subject, name] = path.split('.') as [string, string | undefined];
    if (name === undefined) {
      patch[path] = value ?? null;
    } else {
      patch[subject] = { ...(patch[subject] as object | undefined), [name]: value ?? null };
    }
  }
  return patch;
}

/** The fields of one subject that have a value. */
export const subjectValues = (values: PacketValues, subject: Subject): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(FIELDS_OF[subject]).flatMap((name) => {
      const value = bare(values[`${subject}.${name}`]);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** A subject without values is absent. */
export function toPacket(values: PacketValues): Packet {
  const { brandId } = values;
  const subjects = SUBJECTS.map((subject) => [subject, subjectValues(values, subject)] as const);
  return {
    ...(typeof brandId === 'number' ? { brandId } : {}),
    ...Object.fromEntries(subjects.filter(([, fields]) => Object.keys(fields).length > 0)),
  };
}

export type Merge = {
  readonly base: PacketValues;
  readonly mine: PacketValues;
  readonly theirs: PacketValues;
  /** Requests without a response so far: if `theirs` has their values, nobody else made that change. */
  readonly sent?: readonly PacketValues[];
};

export type Merged = {
  readonly values: PacketValues;
  /** Both sides changed these; `values` has mine. */
  readonly conflicts: readonly string[];
};

export function mergeValues({ base, mine, theirs, sent = [] }: Merge): Merged {
  const conflicts: string[] = [];
  const entries = pathsOf(base, mine, theirs).map((path): [string, unknown] => {
    const isMineNew = !isSameValue(mine[path], base[path]);
    const isTheirsNew =
      !isSameValue(theirs[path], base[path]) &&
      !sent.some((values) => Object.hasOwn(values, path) && isSameValue(theirs[path], values[path]));
    if (isMineNew && isTheirsNew && !isSameValue(mine[path], theirs[path])) {
      conflicts.push(path);
    }
    return [path, isMineNew ? mine[path] : theirs[path]];
  });
  return { values: Object.fromEntries(entries.filter(([, value]) => value !== undefined)), conflicts };
}
