// Reads a packet from YAML or JSON: only known fields, with the line of each.
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Document, type Node, parseDocument } from 'yaml';
import { UsageError } from '../exit.ts';
import { PACKET_FIELDS } from '../generated/packet-fields.ts';
import { printable } from '../terminal.ts';

export type PacketField = {
  readonly path: string;
  readonly type: 'string' | 'boolean' | 'string[]';
  readonly label: string;
  readonly description: string;
  readonly requirement: string;
  /** Filled in in the template; other fields are commented out. */
  readonly isShown: boolean;
  readonly values?: readonly string[];
  readonly example: unknown;
};

export const SUBJECTS = ['brand', 'campaign', 'pages'] as const;
type Subject = (typeof SUBJECTS)[number];

type Values = Readonly<Record<string, unknown>>;
export type Packet = { readonly label?: string; readonly brandId?: number } & {
  readonly [Name in Subject]?: Values;
};

export type PacketFile = {
  readonly file: string;
  /** The registration that the file belongs to. */
  readonly registrationId: number | undefined;
  readonly packet: Packet;
  /** @param item the value of a list, if the finding is about one @returns the line of the field, or of what it would be in */
  lineOf(paths: readonly string[], item?: string): number;
  /** The text with the ID as its first field, which leaves the rest as it is. */
  withRegistration(id: number): string;
};

const FIELDS: ReadonlyMap<string, PacketField> = new Map(PACKET_FIELDS.map((field) => [field.path, field]));
/** A key may be hostile: lines of it could be commands of a CI system. */
const NAME_CHARACTERS_MAX = 80;
const TOP = new Set<string>(['registration', 'label', 'brandId', ...SUBJECTS]);

/** Where a page is named if `pages` does not name it. */
const OTHER_PLACES: Readonly<Record<string, string>> = {
  'pages.website': 'brand.website',
  'pages.privacyPolicy': 'campaign.privacyPolicyLink',
  'pages.terms': 'campaign.termsAndConditionsLink',
};

class Reader {
  readonly problems: string[] = [];
  readonly #lines = new Map<string, number>();
  readonly #file: string;
  readonly #document: Document;
  readonly #counter: LineCounter;

  constructor(file: string, document: Document, counter: LineCounter) {
    this.#file = file;
    this.#document = document;
    this.#counter = counter;
  }

  lineAt(node: unknown): number {
    const [start] = (node as { range?: readonly [number, number, number] | null } | null)?.range ?? [0];
    return this.#counter.linePos(start).line;
  }

  /** The line of a path; list items are `path\nitem`. */
  lines = (): ReadonlyMap<string, number> => this.#lines;

  refuse(node: unknown, problem: string): undefined {
    this.problems.push(`${this.#file}:${this.lineAt(node)}: ${problem}`);
  }

  /** The entries of a map whose keys are known. */
  entries(node: Node, prefix: string, isKnown: (key: string) => boolean): [string, Node][] {
    if (!isMap(node)) {
      this.refuse(node, `${prefix === '' ? 'the file' : prefix.slice(0, -1)} must have fields with values`);
      return [];
    }
    return node.items.flatMap(({ key, value }) => {
      const name = isScalar(key) ? String(key.value) : '';
      if (!isKnown(name)) {
        const shown = printable(name.slice(0, NAME_CHARACTERS_MAX)).replaceAll('\n', ' ');
        this.refuse(key, `unknown field ${prefix}${shown}${this.#suggest(prefix, name)}`);
        return [];
      }
      this.#lines.set(`${prefix}${name}`, this.lineAt(key));
      const given = isAlias(value) ? value.resolve(this.#document) : (value as Node | null | undefined);
      return given === null || given === undefined || (isScalar(given) && given.value === null)
        ? []
        : [[name, given] as [string, Node]];
    });
  }

  #suggest(prefix: string, name: string): string {
    const plain = (word: string) => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    const known = [...TOP, ...FIELDS.keys()];
    const meant =
      known.find((path) => path.startsWith(prefix) && plain(path) === plain(`${prefix}${name}`)) ??
      known.find((path) => path.endsWith(`.${name}`));
    return meant === undefined ? '' : `. Did you mean ${meant}?`;
  }

  /** Numbers and dates stand for their text: `01234` and `+15125557123` lose nothing. */
  #text(node: Node, path: string): string | undefined {
    if (isScalar(node) && typeof node.value !== 'boolean') {
      return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
    }
    return this.refuse(node, `${path} must be text${isScalar(node) ? ': put it in quotation marks' : ''}`);
  }

  whole(node: Node, path: string): number | undefined {
    const value = isScalar(node) ? node.value : undefined;
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
      ? value
      : this.refuse(node, `${path} must be the ID of a ${path === 'brandId' ? 'brand' : 'registration'}`);
  }

  value(node: Node, path: string, type: PacketField['type']): unknown {
    if (type === 'boolean') {
      return isScalar(node) && typeof node.value === 'boolean'
        ? node.value
        : this.refuse(node, `${path} must be true or false`);
    }
    if (type === 'string') {
      return this.#text(node, path);
    }
    if (!isSeq(node)) {
      return this.refuse(node, `${path} must be a list`);
    }
    return node.items.map((item) => {
      const text = this.#text(item as Node, path);
      this.#lines.set(`${path}\n${text}`, this.lineAt(item));
      return text;
    });
  }

  subject(node: Node, subject: Subject): Values {
    const entries = this.entries(node, `${subject}.`, (name) => FIELDS.has(`${subject}.${name}`));
    return Object.fromEntries(
      entries.map(([name, value]) => {
        const path = `${subject}.${name}`;
        return [name, this.value(value, path, FIELDS.get(path)?.type ?? 'string')];
      }),
    );
  }
}

function findLine(lines: ReadonlyMap<string, number>, paths: readonly string[], item?: string): number {
  const places = paths.flatMap((path) => [
    ...(item === undefined ? [] : [`${path}\n${item}`]),
    path,
    ...(OTHER_PLACES[path] === undefined ? [] : [OTHER_PLACES[path]]),
  ]);
  const parents = paths.map((path) => path.split('.')[0] ?? '');
  const place = [...places, ...parents].find((one) => lines.has(one));
  return place === undefined ? 1 : (lines.get(place) ?? 1);
}

function insertId(text: string, root: Node | null, id: number): string {
  const [start] = root?.range ?? [text.length];
  return text[start] === '{'
    ? `${text.slice(0, start + 1)}\n  "registration": ${id},${text.slice(start + 1)}`
    : `${text.slice(0, start)}registration: ${id}\n${text.slice(start)}`;
}

/** @throws UsageError that names every problem with its line */
export function readPacket(file: string, text: string): PacketFile {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const [mistake] = document.errors;
  if (mistake !== undefined) {
    throw new UsageError(
      `${file}:${counter.linePos(mistake.pos[0]).line}: ${mistake.message.split('\n')[0]}`,
    );
  }
  const root = document.contents as Node | null;
  const reader = new Reader(file, document, counter);
  const given = new Map(root === null ? [] : reader.entries(root, '', (name) => TOP.has(name)));
  const wholeOf = (name: string) => {
    const node = given.get(name);
    return node === undefined ? undefined : reader.whole(node, name);
  };
  const label = given.get('label');
  const brandId = wholeOf('brandId');
  const subjects = SUBJECTS.flatMap((subject) => {
    const node = given.get(subject);
    return node === undefined ? [] : [[subject, reader.subject(node, subject)] as const];
  });
  const packet = {
    ...(label !== undefined && { label: reader.value(label, 'label', 'string') as string }),
    ...(brandId !== undefined && { brandId }),
    ...(Object.fromEntries(subjects) as Pick<Packet, Subject>),
  };
  const registrationId = wholeOf('registration');
  if (packet.brandId !== undefined && packet.brand !== undefined) {
    reader.refuse(given.get('brandId'), 'use brandId for a brand that exists, or brand, but not both');
  }
  if (reader.problems.length > 0) {
    throw new UsageError(reader.problems.join('\n'));
  }
  return {
    file,
    registrationId,
    packet,
    lineOf: (paths, item) => findLine(reader.lines(), paths, item),
    withRegistration: (id) => insertId(text, root, id),
  };
}
