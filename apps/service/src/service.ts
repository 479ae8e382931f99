// The life of the service: start, the lines that an operator reads, and an orderly end.
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Sandbox } from '@tendlc/sandbox';
import type { Logger } from 'pino';
import { openDatabaseOf } from './data-folder/database.ts';
import { type DataFolder, openDataFolder } from './data-folder/open.ts';
import { generatePassword, type TrialSecrets, trialSecrets } from './data-folder/trial.ts';
import type { Deps } from './deps.ts';
import type { Accounts } from './features/accounts/index.ts';
import type { TypedApp } from './http/app-types.ts';
import { listenForMetrics } from './http/metrics.ts';
import { openWhenReachable } from './lifecycle/database-at-start.ts';
import { startProblems } from './lifecycle/start-problems.ts';
import { createStop } from './lifecycle/stop.ts';
import { createLog } from './log.ts';
import { recordStart } from './lifecycle/start-record.ts';
import { runRequest } from './operator/requests.ts';
import { listenForCommands } from './operator/socket.ts';
import { type Environment, type Mode, readSettings, type Settings, SettingsRefused } from './settings.ts';

const CALM_MS_MAX = 3_000;
const CALM_STEP_MS = 50;

/** The process that the service runs in. */
export type Host = {
  readonly mode: Mode;
  readonly environment: Environment;
  print(line: string): void;
  complain(line: string): void;
  exit(code: number): never;
  onStopSignal(stop: () => void): void;
};

/** One clear line for each problem, no stack trace: whoever reads this is starting a service, not debugging one. */
function refuseStart(host: Host, lines: readonly string[]): never {
  for (const line of lines) {
    host.complain(line);
  }
  return host.exit(1);
}

/** The first admin of a deployment (G-15). */
async function createFirstAdmin(host: Host, accounts: Accounts, settings: Settings): Promise<void> {
  if (settings.adminEmail === undefined || (await accounts.listAdmins()).length > 0) {
    return;
  }
  const password = settings.adminPassword ?? generatePassword();
  const login = { email: settings.adminEmail, password, firstName: 'Admin' };
  if ((await accounts.createIfMissing(login, true)) && settings.adminPassword === undefined) {
    host.print(`admin ${settings.adminEmail} was created with the password ${password} (shown only once)`);
  }
}

async function prepareTrial(deps: Deps, settings: Settings, secrets: TrialSecrets): Promise<void> {
  const { accounts } = deps.app;
  await accounts.createIfMissing({ ...secrets.demo, firstName: 'Demo' }, false);
  if (settings.adminEmail === undefined) {
    await accounts.createIfMissing({ ...secrets.admin, firstName: 'Admin' }, true);
  }
}

function printTrial(
  { print }: Host,
  url: string,
  settings: Settings,
  secrets: TrialSecrets,
  sandbox: Sandbox | undefined,
): void {
  print(
    'This is a trial on your own machine: embedded database, sandbox registry, relaxed limits. For production, run',
  );
  print('`npm run serve`, which uses the production limits.');
  print('');
  print(`  Console         ${url}/`);
  print(`  Documentation   ${url}/docs`);
  print(`  Demo login      ${secrets.demo.email}  ${secrets.demo.password}`);
  if (settings.adminEmail === undefined) {
    print(`  Admin login     ${secrets.admin.email}  ${secrets.admin.password}`);
  }
  if (sandbox === undefined) {
    print(`  Registry        ${settings.registryUrl}`);
  } else {
    print(`  Sandbox         ${sandbox.controlUrl}  (credentials: sandbox-<name> with the token sandbox)`);
  }
  print(`  Data folder     ${settings.dataDir} (mail is written to its outbox/)`);
  print('');
  printExposure(print, settings.host);
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);

/** A trial is made for one machine; on a network, the people on it need to know what they can reach. */
function printExposure(print: Host['print'], host: string): void {
  if (isLoopback(host)) {
    return;
  }
  print(
    `HOST=${host}: other machines can reach this trial without encryption and with relaxed limits: the console, the`,
  );
  print(
    'API, the demo login, and the admin login. Passwords and tokens are sent unencrypted. The control page of the',
  );
  print(
    'sandbox registry is available on this machine only. Outside a test on a trusted network, use `npm run serve`.',
  );
  print('');
}

function urlOf(app: TypedApp, host: string): string {
  const { port } = app.server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function readSettingsOrExit(host: Host): Settings {
  try {
    return readSettings(host.mode, host.environment);
  } catch (error) {
    if (error instanceof SettingsRefused) {
      refuseStart(host, error.problems);
    }
    throw error;
  }
}

/** Loading has held up the event loop; whoever asks before that is forgotten would be told that the service is overloaded. */
async function calm(app: TypedApp): Promise<void> {
  const until = performance.now() + CALM_MS_MAX;
  while (app.isUnderPressure() && performance.now() < until) {
    await wait(CALM_STEP_MS);
  }
}

/** Secrets that the environment does not give come from the data folder; in production there are none there. */
const withTrialSecrets = (settings: Settings, secrets: TrialSecrets | undefined): Settings => ({
  ...settings,
  ...(settings.jwtSecrets.length > 0 || secrets === undefined ? {} : { jwtSecrets: [secrets.jwtSecret] }),
  ...(settings.encryptionKeys.length > 0 || secrets === undefined
    ? {}
    : { encryptionKeys: [Buffer.from(secrets.encryptionKey, 'base64')] }),
});

/** A registry to try against, in this process; on another port when the usual one is taken, because nobody chose it. */
async function startTrialRegistry(
  settings: Settings,
  folder: DataFolder,
  log: Logger,
): Promise<Sandbox | undefined> {
  if (settings.mode !== 'trial' || settings.registryUrl !== undefined) {
    return undefined;
  }
  const { startSandbox } = await import('@tendlc/sandbox');
  const options = { file: folder.file('sandbox.sqlite'), log };
  return startSandbox({ ...options, port: settings.sandboxPort }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      return startSandbox({ ...options, port: 0 });
    }
    throw error;
  });
}

async function start(host: Host, settings: Settings, setStop: (stop: () => void) => void): Promise<void> {
  const folder = openDataFolder(settings.dataDir);
  const log = createLog(settings.logLevel);
  const secrets = settings.mode === 'trial' ? trialSecrets(folder) : undefined;
  const keyed = withTrialSecrets(settings, secrets);
  const opening = openWhenReachable(
    () =>
      openDatabaseOf(folder, {
        target: settings.database,
        log,
        onEnd: (error) => refuseStart(host, [`the embedded database has ended: ${error.message}`]),
      }),
    settings.database.kind === 'server' ? settings.databaseWaitMs : 0,
    host.complain,
  );
  // Making or opening the embedded database takes a thread of its own some seconds; the rest is read meanwhile.
  const [db, { createDeps }, { createApp }, sandbox] = await Promise.all([
    opening,
    import('./deps.ts'),
    import('./app.ts'),
    startTrialRegistry(settings, folder, log),
  ]);
  const registryUrl = settings.registryUrl ?? sandbox?.url;
  const deps = await createDeps({ settings: { ...keyed, registryUrl }, folder, log, db, sandbox });
  const unopenable = await deps.findUnopenableSecrets();
  if (unopenable !== undefined) {
    refuseStart(host, [unopenable]);
  }
  await deps.checkBooks();
  await createFirstAdmin(host, deps.app.accounts, settings);
  if (secrets !== undefined) {
    await prepareTrial(deps, settings, secrets);
  }
  const app = await createApp(deps.app);
  await app.listen({ port: settings.port, host: settings.host });
  await recordStart(deps.app.audit, { ...keyed, registryUrl });
  const commands = await listenForCommands({
    dataDir: settings.dataDir,
    log,
    run: (words) => runRequest(deps, words),
  });
  const metrics =
    settings.metricsPort === undefined
      ? undefined
      : await listenForMetrics(deps.app.metrics, settings.host, settings.metricsPort);
  setStop(
    createStop({
      app,
      deps,
      settings,
      others: [
        () => metrics?.close(),
        () => commands.close(),
        () => sandbox?.close(),
        () => folder.release(),
      ],
      exit: host.exit,
    }),
  );
  deps.jobs.start();
  await calm(app);
  const url = urlOf(app, settings.host);
  if (secrets !== undefined) {
    printTrial(host, url, settings, secrets, sandbox);
  }
  host.print(`ready ${url}`);
}

/** Serves until a stop signal; ends the process with code 1 and a clear line when it cannot start. */
export async function runService(host: Host): Promise<void> {
  // Until there is something to stop, a stop signal ends the process; as the first process of a container nothing else does.
  let stop: () => void = () => host.exit(0);
  host.onStopSignal(() => stop());
  const settings = readSettingsOrExit(host);
  try {
    await start(host, settings, (orderly) => {
      stop = orderly;
    });
  } catch (error) {
    refuseStart(host, startProblems(error, settings));
  }
}
