// Reads deploy/compose.yaml as Compose does: merged, and with the values of `.env`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../publishing/packages.ts';

export type ComposeService = {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks: readonly string[] | Readonly<Record<string, { ipv4_address: string }>>;
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly stop_grace_period?: string;
};

export type Compose = {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks: Readonly<
    Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } } | null>
  >;
  readonly volumes: Readonly<Record<string, unknown>>;
};

/** @throws for a value that is required and absent */
const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_whole, name: string, kind: string, word: string) => {
    const value = values[name] ?? '';
    if (value === '' && kind === '?') {
      throw new Error(`${name}: ${word}`);
    }
    return value === '' ? (word ?? '') : value;
  });

export function readCompose(values: Readonly<Record<string, string>>): Compose {
  const text = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8').replace(/^\s*#.*$/gm, '');
  return parse(fill(text, values), { merge: true }) as Compose;
}

/** The settings of a file such as `.env`: comments and empty lines count for nothing. */
export const readSettingsFile = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
