// Runs the service: starts it, prints what the operator reads, and stops it in order.
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Sandbox } from '@tendlc/sandbox';
import type { Logger } from 'pino';
import { openDatabaseOf } from '../data-folder/database.ts';
import { type DataFolder, openDataFolder } from '../data-folder/open.ts';
import { generatePassword, type TrialSecrets, trialSecrets } from '../data-folder/trial.ts';
import type { Deps } from '../assembly/dependencies.ts';
import type { Accounts } from '../features/accounts/index.ts';
import type { TypedApp } from '../http/app-types.ts';
import { listenForMetrics } from '../http/metrics.ts';
import { openWhenReachable } from './database-at-start.ts';
import { startProblems } from './start-problems.ts';
import { createStop } from './stop.ts';
import { createLog } from '../log.ts';
import { recordStart } from './start-record.ts';
import { runRequest } from '../operator/requests.ts';
import { listenForCommands } from '../operator/socket.ts';
import { type Mode, readSettings, type Settings, SettingsRefused } from '../settings.ts';
import type { Telemetry } from '../tracing/otlp.ts';
import { version } from '../version.ts';
import type { Environment } from '../settings-reader.ts';

const PRESSURE_MS_MAX = 3_000;
const PRESSURE_STEP_MS = 50;

/** The process that the service runs in. */
export type Host = {
  readonly mode: Mode;
  readonly environment: Environment;
  /** Called when the service is ready. The pages of the console wait for the build; nothing else does. */
  readonly buildConsole?: (() => Promise<void>) | undefined;
  print(line: string): void;
  complain(line: string): void;
  exit(code: number): never;
  onStopSignal(stop: () => void): void;
};

/** One line for each problem, without a stack trace: the reader starts a service, and does not debug one. */
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

/** A trial is made for one machine. On a network, its operator must know what others can reach. */
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

/** Loading blocks the event loop. Without this wait, the first requests would get an overload error. */
async function waitForEventLoop(app: TypedApp): Promise<void> {
  const until = performance.now() + PRESSURE_MS_MAX;
  while (app.isUnderPressure() && performance.now() < until) {
    await wait(PRESSURE_STEP_MS);
  }
}

/** A trial reads the secrets that its environment lacks from its data folder. In production there are none there. */
const withTrialSecrets = (settings: Settings, secrets: TrialSecrets | undefined): Settings => ({
  ...settings,
  ...(settings.jwtSecrets.length > 0 || secrets === undefined ? {} : { jwtSecrets: [secrets.jwtSecret] }),
  ...(settings.encryptionKeys.length > 0 || secrets === undefined
    ? {}
    : { encryptionKeys: [Buffer.from(secrets.encryptionKey, 'base64')] }),
});

/** A sandbox registry in this process; on another port if the default port is in use. */
async function startTrialSandbox(
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

/** The SDK is loaded only here, so that a service without a collector does not pay for it. */
async function startTelemetryOf({ telemetry }: Settings, log: Logger): Promise<Telemetry | undefined> {
  if (telemetry === undefined) {
    return undefined;
  }
  const { startTelemetry } = await import('../tracing/otlp.ts');
  return startTelemetry(telemetry, version, log);
}

async function start(host: Host, settings: Settings, setStop: (stop: () => void) => void): Promise<void> {
  const folder = openDataFolder(settings.dataDir);
  const log = createLog(settings.logLevel);
  const telemetry = await startTelemetryOf(settings, log);
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
  // Opening the embedded database takes seconds in its own thread; the modules load meanwhile.
  const [db, { createDeps }, { createApp }, sandbox] = await Promise.all([
    opening,
    import('../assembly/dependencies.ts'),
    import('../assembly/http-application.ts'),
    startTrialSandbox(settings, folder, log),
  ]);
  const registryUrl = settings.registryUrl ?? sandbox?.url;
  const deps = await createDeps({ settings: { ...keyed, registryUrl }, folder, log, db, sandbox });
  telemetry?.exportMetrics(deps.app.metrics.collect);
  const unopenable = await deps.findUnopenableSecrets();
  if (unopenable !== undefined) {
    refuseStart(host, [unopenable]);
  }
  await deps.checkBooks();
  await createFirstAdmin(host, deps.app.accounts, settings);
  if (secrets !== undefined) {
    await prepareTrial(deps, settings, secrets);
  }
  const ready = Promise.withResolvers<void>();
  // At the same time, the two would take the processors from each other.
  const consoleBuild = host.buildConsole === undefined ? undefined : ready.promise.then(host.buildConsole);
  // The pages say what to do after a build that failed.
  consoleBuild?.catch(() => undefined);
  const app = await createApp(deps.app, consoleBuild);
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
  const stop = createStop({
    app,
    deps,
    settings,
    others: [
      () => telemetry?.stop(),
      () => metrics?.close(),
      () => commands.close(),
      () => sandbox?.close(),
      () => folder.release(),
    ],
    exit: host.exit,
  });
  const warming = new AbortController();
  setStop(() => {
    warming.abort();
    telemetry?.beginStop();
    stop();
  });
  deps.jobs.start();
  await waitForEventLoop(app);
  const url = urlOf(app, settings.host);
  if (secrets !== undefined) {
    printTrial(host, url, settings, secrets, sandbox);
  }
  host.print(`ready ${url}`);
  ready.resolve();
  const { warmUp } = await import('./warm-up.ts');
  await warmUp(app, warming.signal);
}

/** Serves until a stop signal. If it cannot start, it prints the reason and exits with code 1. */
export async function runService(host: Host): Promise<void> {
  // During the start, a stop signal must end the process. In a container nothing else would.
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
