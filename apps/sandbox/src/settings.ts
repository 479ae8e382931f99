// The settings of a standalone sandbox, read once from the environment.
import { join } from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;
export type SandboxSettings = {
  readonly port: number;
  readonly host: string;
  readonly directory: string;
  readonly file: string;
};

export class SettingsRefused extends Error {
  override readonly name = 'SettingsRefused';
}

const PORT = 8081;
const FILE = 'sandbox.sqlite';

/** @throws SettingsRefused */
export function readSettings(environment: Environment): SandboxSettings {
  const text = (name: string, fallback: string) => environment[name]?.trim() || fallback;
  const port = text('SANDBOX_PORT', String(PORT));
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new SettingsRefused('SANDBOX_PORT: must be a port number, 0 to 65535');
  }
  const directory = text('SANDBOX_DIR', './data');
  return {
    port: Number(port),
    host: text('SANDBOX_HOST', '127.0.0.1'),
    directory,
    file: join(directory, FILE),
  };
}
