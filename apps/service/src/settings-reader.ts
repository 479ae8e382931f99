// Reads single settings from the environment: text, secrets in files, numbers, durations.
import { readFileSync } from 'node:fs';

/** `trial` is `npm start` on one's own machine (G-31); `production` has the specified defaults. */
export type Mode = 'trial' | 'production';

export type Environment = Readonly<Record<string, string | undefined>>;

const MINUTE_MS = 60_000;

export const UNIT_MS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: MINUTE_MS,
  h: 60 * MINUTE_MS,
};

/** Collects problems instead of stopping at the first. */
export class SettingsReader {
  readonly problems: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** An empty setting is no setting. */
  text(name: string): string | undefined {
    const value = this.#environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  /** A secret may lie in a file that `NAME_FILE` names. */
  secret(name: string): string | undefined {
    const file = this.text(`${name}_FILE`);
    if (file === undefined) {
      return this.text(name);
    }
    try {
      return readFileSync(file, 'utf8').trim() || undefined;
    } catch {
      this.problems.push(`${name}_FILE: ${file} cannot be read`);
      return undefined;
    }
  }

  list(value: string | undefined): string[] {
    return (value ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  }

  check(name: string, ok: boolean, problem: string): void {
    if (!ok) {
      this.problems.push(`${name}: ${problem}`);
    }
  }

  port(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) {
      return undefined;
    }
    const port = Number(value);
    this.check(name, /^\d+$/.test(value) && port <= 65_535, 'must be a port number, 0 to 65535');
    return port;
  }

  wholeNumber(name: string): number | undefined {
    const value = this.text(name);
    this.check(name, value === undefined || /^\d{1,9}$/.test(value), 'must be a whole number');
    return value === undefined ? undefined : Number(value);
  }

  /** `500ms`, `5s`, `2m`, `0`; in milliseconds. */
  duration(name: string, fallback: string): number {
    const match = /^(\d{1,6})(ms|s|m|h)?$/.exec(this.text(name) ?? fallback);
    const factor = UNIT_MS[match?.[2] ?? 'ms'] ?? 1;
    const ok = match !== null && (match[2] !== undefined || match[1] === '0');
    this.check(name, ok, 'must be a duration such as 5s or 2m, or 0');
    return ok ? Number(match[1]) * factor : 0;
  }

  /** A whole number from 1 on. */
  count(name: string): number | undefined {
    const value = this.text(name);
    this.check(name, value === undefined || /^[1-9]\d{0,8}$/.test(value), 'must be a whole number above 0');
    return value === undefined ? undefined : Number(value);
  }

  url(name: string, value: string | undefined, protocols: readonly string[]): string | undefined {
    if (value !== undefined) {
      const parsed = URL.parse(value);
      const ok = parsed !== null && protocols.includes(parsed.protocol);
      this.check(name, ok, `must be a URL that starts with ${protocols.join('// or ')}//`);
    }
    return value;
  }
}
