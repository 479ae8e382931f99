// The process of a standalone sandbox. Only this file uses the environment, signals and standard streams.
import { mkdirSync } from 'node:fs';
import { DatabaseRefused, startSandbox } from './index.ts';
import { readSettings, type SandboxSettings, SettingsRefused } from './settings.ts';

function refuseStart(line: string): never {
  process.stderr.write(`${line}\n`);
  return process.exit(1);
}

function settingsOrExit(): SandboxSettings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsRefused) {
      return refuseStart(error.message);
    }
    throw error;
  }
}

function startProblem(error: unknown, { port, host, directory }: SandboxSettings): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof DatabaseRefused) {
    return `SANDBOX_DIR: ${message}`;
  }
  if (code === 'EADDRINUSE') {
    return `SANDBOX_PORT: ${port} is in use by another process. Set SANDBOX_PORT to another port`;
  }
  if (code === 'EADDRNOTAVAIL') {
    return `SANDBOX_HOST: ${host} is not an IP address of this machine`;
  }
  return `the sandbox cannot start in ${directory} (${message})`;
}

const settings = settingsOrExit();
try {
  mkdirSync(settings.directory, { recursive: true, mode: 0o700 });
  const sandbox = await startSandbox(settings);
  const stop = () => {
    void sandbox.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.stdout.write(`Sandbox registry. Use any SID like sandbox-demo with the auth token sandbox.\n`);
  process.stdout.write(`Control page ${sandbox.controlUrl}\n`);
  process.stdout.write(`ready ${sandbox.url}\n`);
} catch (error) {
  refuseStart(startProblem(error, settings));
}
