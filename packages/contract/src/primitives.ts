// The basic schemas of requests and responses, and the limits of input.
import { type TSchema, Type } from 'typebox';

export { SINGLE_LINE, StringEnum } from '@tendlc/registration';

/** G-05. A character is a Unicode code point; JSON Schema's maxLength counts the same way. */
export const LIMITS = {
  bodyBytes: 64 * 1024,
  largeBodyBytes: 256 * 1024,
  messageCharacters: 1600,
  freeTextCharacters: 4096,
  longTextCharacters: 65_536,
  nameCharacters: 50,
  toolNameCharacters: 100,
  passwordCharactersMin: 8,
  passwordCharactersMax: 72,
  emailCharacters: 254,
  historyLimitDefault: 50,
  historyLimitMax: 100,
  pageLimitMin: 10,
  pageLimitMax: 100,
  pageLimitDefault: 25,
} as const;

/** Any text a caller writes, bounded. */
export const FreeText = (options: Record<string, unknown> = {}) =>
  Type.String({ minLength: 1, maxLength: LIMITS.freeTextCharacters, ...options });

/** The text of one message as it would be sent to a handset. */
export const MessageText = (options: Record<string, unknown> = {}) =>
  Type.String({
    minLength: 1,
    maxLength: LIMITS.messageCharacters,
    description: 'The text of the message, exactly as you send it.',
    ...options,
  });

/** G-07: every time except a transaction's is ISO 8601 in UTC. */
export const IsoTimestamp = (options: Record<string, unknown> = {}) =>
  Type.String({ format: 'date-time', examples: ['2026-11-20T09:30:00.000Z'], ...options });

export const DateOnly = (options: Record<string, unknown> = {}) =>
  Type.String({ format: 'date', examples: ['2026-11-20'], ...options });

/** A value or null, in the one form that JSON Schema tools agree on. */
export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
