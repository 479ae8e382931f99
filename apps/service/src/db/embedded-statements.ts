// Prepares frequent statements of the embedded database, because parsing and describing them each time took as long as
// running them. Other statements run the usual way.
import { type PGlite, protocol, types } from '@electric-sql/pglite';

type Parse = (text: string) => unknown;
type Field = { readonly name: string; readonly parse: Parse };
type Result = { readonly rows: unknown[]; readonly affectedRows?: number };

/** The same JavaScript values as from the pool of a PostgreSQL server. See `server.ts`. */
export const parsers: Readonly<Record<number, Parse>> = {
  [types.INT8]: Number,
  [types.DATE]: (text) => text,
};

/** A statement that returns any other type is not prepared. */
const PREPARED_PARSERS: Readonly<Record<number, Parse>> = {
  ...parsers,
  [types.INT4]: Number,
  [types.BOOL]: (text) => text === 't',
  [types.TEXT]: (text) => text,
  [types.UUID]: (text) => text,
  [types.TIMESTAMPTZ]: (text) => new Date(text),
};

/** A statement is prepared after this many runs. */
const USES_BEFORE_PREPARING = 3;

/** Statements are constants in the code, so there are few. If they ever vary, the rest run the usual way. */
const PREPARED_MAX = 64;

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

function encode(value: unknown): string | Uint8Array | null {
  if (value === null || value === undefined) {
    return null;
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => {
      const text = encode(item);
      return text === null ? 'NULL' : typeof text === 'string' ? quote(text) : quote(hex(text));
    });
    return `{${items.join(',')}}`;
  }
  if (value instanceof Date) {
    return value.toISOString();
  }
  if (value instanceof Uint8Array) {
    return value;
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const hex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`;

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

/** The parts of the protocol messages that this file reads. */
type Message = {
  readonly name: string;
  readonly fields?: readonly unknown[];
  readonly text?: string;
};

export class PreparedStatements {
  readonly #database: PGlite;
  readonly #uses = new Map<string, number>();
  readonly #prepared = new Map<string, { name: string; fields: readonly Field[] } | 'unpreparable'>();

  constructor(database: PGlite) {
    this.#database = database;
  }

  /** @throws the errors of the database */
  async run(sql: string, parameters: readonly unknown[]): Promise<Result> {
    const statement = this.#prepared.get(sql) ?? (await this.#prepareWhenWorthIt(sql));
    if (statement === undefined || statement === 'unpreparable') {
      return this.#database.query(sql, [...parameters]);
    }
    const messages = await this.#send([
      protocol.serialize.bind({ statement: statement.name, values: parameters.map(encode) }),
      protocol.serialize.execute({}),
    ]);
    return readResult(messages, statement.fields);
  }

  async #prepareWhenWorthIt(sql: string) {
    const uses = (this.#uses.get(sql) ?? 0) + 1;
    if (this.#uses.size < PREPARED_MAX * 4 || this.#uses.has(sql)) {
      this.#uses.set(sql, uses);
    }
    if (uses < USES_BEFORE_PREPARING || this.#prepared.size >= PREPARED_MAX) {
      return undefined;
    }
    const name = `s${this.#prepared.size}`;
    const messages = await this.#send([
      protocol.serialize.parse({ name, text: sql, types: [] }),
      protocol.serialize.describe({ type: 'S', name }),
    ]);
    const described = messages.find((message) => message.name === 'rowDescription');
    const fields = (described?.fields ?? []) as readonly { name: string; dataTypeID: number }[];
    const known = fields.every((field) => PREPARED_PARSERS[field.dataTypeID] !== undefined);
    const statement = known
      ? {
          name,
          fields: fields.map((field) => ({
            name: field.name,
            parse: PREPARED_PARSERS[field.dataTypeID] as Parse,
          })),
        }
      : ('unpreparable' as const);
    this.#prepared.set(sql, statement);
    return statement;
  }

  async #send(parts: readonly Uint8Array[]): Promise<readonly Message[]> {
    const bytes = concatenate([...parts, protocol.serialize.sync()]);
    const { messages } = await this.#database.execProtocol(bytes);
    return messages;
  }
}

function readResult(messages: readonly Message[], fields: readonly Field[]): Result {
  const rows: unknown[] = [];
  let affectedRows = 0;
  for (const message of messages) {
    if (message.name === 'dataRow') {
      const values = message.fields as readonly (string | null)[];
      const row: Record<string, unknown> = {};
      fields.forEach(({ name, parse }, index) => {
        const value = values[index] ?? null;
        row[name] = value === null ? null : parse(value);
      });
      rows.push(row);
    } else if (message.name === 'commandComplete') {
      affectedRows = Number(/\d+$/.exec(message.text ?? '')?.[0] ?? 0);
    }
  }
  return { rows, affectedRows };
}
