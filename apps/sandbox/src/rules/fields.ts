// Reads the fields of a body and collects all problems, so that one error names all of them.
import { problem, Refusal } from '../refusals.ts';

export type Length = { readonly min?: number; readonly max: number };

export class Fields {
  readonly #body: Record<string, unknown>;
  readonly #wrong = new Map<string, string>();

  constructor(body: unknown) {
    this.#body =
      typeof body === 'object' && body !== null && !Array.isArray(body)
        ? (body as Record<string, unknown>)
        : {};
  }

  wrong(field: string, why: string): void {
    if (!this.#wrong.has(field)) {
      this.#wrong.set(field, why);
    }
  }

  isGiven(field: string): boolean {
    const value = this.#body[field];
    return value !== undefined && value !== null && value !== '';
  }

  require(fields: readonly string[]): void {
    for (const field of fields) {
      if (!this.isGiven(field)) {
        this.wrong(field, 'is required');
      }
    }
  }

  /** An empty text counts as absent, except where the registry rejects it (`refuseBlank`). */
  text(field: string, length?: Length): string | undefined {
    const value = this.#body[field];
    if (value === undefined || value === null || value === '') {
      return undefined;
    }
    if (typeof value !== 'string') {
      this.wrong(field, 'must be text');
      return undefined;
    }
    const { min = 0, max = Number.POSITIVE_INFINITY } = length ?? {};
    if (value.length < min || value.length > max) {
      this.wrong(
        field,
        value.length > max ? `must have at most ${max} characters` : `must have at least ${min} characters`,
      );
    }
    return value;
  }

  refuseBlank(fields: readonly string[]): void {
    for (const field of fields) {
      const value = this.#body[field];
      if (typeof value === 'string' && value.trim() === '') {
        this.wrong(field, 'must not be empty; omit the field instead');
      }
    }
  }

  oneOf<Word extends string>(field: string, words: readonly Word[], length?: Length): Word | undefined {
    const value = this.text(field, length);
    if (value === undefined) {
      return undefined;
    }
    const word = words.find((one) => one === value);
    if (word === undefined) {
      this.wrong(field, `must be one of ${words.join(', ')}`);
    }
    return word;
  }

  matching(field: string, pattern: RegExp, why: string): void {
    const value = this.#body[field];
    if (typeof value === 'string' && value !== '' && !pattern.test(value)) {
      this.wrong(field, why);
    }
  }

  flag(field: string): boolean | undefined {
    const value = this.#body[field];
    if (value === undefined || value === null) {
      return undefined;
    }
    if (typeof value !== 'boolean') {
      this.wrong(field, 'must be true or false');
      return undefined;
    }
    return value;
  }

  texts(field: string): string[] | undefined {
    return this.#list(field, (item) => typeof item === 'string', 'must be a list of texts') as
      | string[]
      | undefined;
  }

  numbers(field: string): number[] | undefined {
    return this.#list(field, Number.isInteger, 'must be a list of whole numbers') as number[] | undefined;
  }

  #list(field: string, fits: (item: unknown) => boolean, why: string): unknown[] | undefined {
    const value = this.#body[field];
    if (value === undefined || value === null) {
      return undefined;
    }
    if (!Array.isArray(value) || !value.every(fits)) {
      this.wrong(field, why);
      return undefined;
    }
    return value;
  }

  /** @throws Refusal 501 that names every wrong field and why */
  check(): void {
    if (this.#wrong.size > 0) {
      const sentences = [...this.#wrong].map(([field, why]) => `${field} ${why}`);
      throw new Refusal([
        problem(501, `Invalid parameter: ${sentences.join('; ')}`, [...this.#wrong.keys()]),
      ]);
    }
  }
}
