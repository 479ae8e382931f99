// A packet: the values of a registration as somebody wrote them. Types are right, rules may be broken (G-81).
import { type TSchema, Type } from 'typebox';
import { isRequired } from './condition.ts';
import { FIELDS_OF, SUBJECTS, type Subject } from './definitions.ts';
import type { Field } from './field.ts';
import { OPT_IN_PAGES_MAX } from './pages/fields.ts';
import { STORABLE_TEXT } from './schema.ts';

export type PacketValues = Readonly<Record<string, unknown>>;

/** `brandId`: a brand that exists, in place of `brand`. Absent values are absent, never null. */
export type Packet = { readonly brandId?: number } & { readonly [Name in Subject]?: PacketValues };

/** Merge patches: null removes (RFC 7396). */
export type PacketPatch = { readonly brandId?: number | null } & {
  readonly [Name in Subject]?: PacketValues | null;
};

/** More sub-use cases than any use case takes, and few enough to show. */
const WORDS_MAX = 100;

const anyText = (notes: Readonly<Record<string, unknown>>) =>
  Type.String({ pattern: STORABLE_TEXT, ...notes, 'x-message': 'must be valid text' });

/** The type of a value, without the limits of the field. */
function draftValue(name: string, { schema, label, example }: Field): TSchema {
  const { type } = schema as { type?: string };
  const notes = { description: label, examples: [example] };
  if (type === 'boolean') {
    return Type.Boolean(notes);
  }
  if (type === 'array') {
    const maxItems = name === 'optIn' ? OPT_IN_PAGES_MAX : WORDS_MAX;
    return Type.Array(anyText({}), { maxItems, ...notes });
  }
  return anyText(notes);
}

const draftProperties = (subject: Subject): [string, TSchema][] =>
  Object.entries(FIELDS_OF[subject]).map(([name, field]) => [name, draftValue(name, field)]);

/** What a request may say about a subject: any of its fields, null for none. */
export const patchSchema = (subject: Subject) =>
  Type.Object(
    Object.fromEntries(
      draftProperties(subject).map(([name, value]) => [
        name,
        Type.Optional(Type.Union([value, Type.Null()])),
      ]),
    ),
  );

/** What answers say about a subject: the fields that have a value. */
export const draftSchema = (subject: Subject) =>
  Type.Object(
    Object.fromEntries(draftProperties(subject).map(([name, value]) => [name, Type.Optional(value)])),
  );

/** Only fields that are defined, only values. @returns undefined if none is left */
function mergeValues(
  subject: Subject,
  values: PacketValues = {},
  patch: PacketValues = {},
): PacketValues | undefined {
  const merged = Object.keys(FIELDS_OF[subject])
    .map((name) => [name, Object.hasOwn(patch, name) ? patch[name] : values[name]] as const)
    .filter(([, value]) => value !== undefined && value !== null);
  return merged.length === 0 ? undefined : Object.fromEntries(merged);
}

/** RFC 7396 over the fields that are defined; others are dropped. A subject without values is absent. */
export function mergePacket(packet: Packet, patch: PacketPatch): Packet {
  const brandId = patch.brandId === undefined ? packet.brandId : patch.brandId;
  const subjects = SUBJECTS.map((subject) => {
    const change = patch[subject];
    return [subject, change === null ? undefined : mergeValues(subject, packet[subject], change)] as const;
  });
  return {
    ...(typeof brandId === 'number' && { brandId }),
    ...Object.fromEntries(subjects.filter(([, values]) => values !== undefined)),
  };
}

export type Completeness = { filled: number; required: number; missing: string[] };

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;

/** Which subjects a packet registers: a brand unless it exists, and a campaign if it has one. */
const registeredSubjects = (packet: Packet): Subject[] => [
  ...(packet.brandId === undefined ? ['brand' as const] : []),
  ...(packet.campaign !== undefined || packet.brandId !== undefined ? ['campaign' as const] : []),
];

/** The fields that a submission needs, and which of them have no value. The conditions are those of the definitions. */
export function completenessOf(packet: Packet): Completeness {
  const required = requiredFieldsOf(packet);
  const missing = required.filter((field) => !field.isFilled).map(({ path }) => path);
  return { filled: required.length - missing.length, required: required.length, missing };
}

function requiredFieldsOf(packet: Packet): { readonly path: string; readonly isFilled: boolean }[] {
  return registeredSubjects(packet).flatMap((subject) => {
    const values = packet[subject] ?? {};
    return Object.entries(FIELDS_OF[subject])
      .filter(([, field]) => isRequired(field.required, values))
      .map(([name]) => ({ path: `${subject}.${name}`, isFilled: isFilled(values[name]) }));
  });
}

/** The paths of the fields that a submission needs. */
export const requiredPathsOf = (packet: Packet): string[] => requiredFieldsOf(packet).map(({ path }) => path);

export type PacketChange = { path: string; before: unknown; after: unknown };

const valueOrNull = (value: unknown): unknown => value ?? null;

/** Field by field, in the order of the definitions; null for a value that is absent. */
export function changesBetweenPackets(before: Packet, after: Packet): PacketChange[] {
  const fields = SUBJECTS.flatMap((subject) =>
    Object.keys(FIELDS_OF[subject]).map((name) => ({
      path: `${subject}.${name}`,
      before: valueOrNull(before[subject]?.[name]),
      after: valueOrNull(after[subject]?.[name]),
    })),
  );
  const brand = { path: 'brandId', before: valueOrNull(before.brandId), after: valueOrNull(after.brandId) };
  return [brand, ...fields].filter((field) => JSON.stringify(field.before) !== JSON.stringify(field.after));
}
