// `tendlc login` and `tendlc logout`: saves or deletes the URL of a service and an API key for it.
import { hostname } from 'node:os';
import { TendlcError } from '@tendlc/client';
import type { Command } from 'commander';
import { checkUrl, clientAt } from '../connection.ts';
import { UsageError } from '../exit.ts';
import { loginPath, removeLogin, writeLogin } from '../login-file.ts';
import { ask, askSecret } from '../prompt.ts';
import type { Terminal } from '../terminal.ts';

type LoginOptions = {
  readonly url?: string;
  readonly apiKey?: string;
  readonly email?: string;
  readonly password?: string;
  readonly otp?: string;
  readonly name: string;
};

const FROM_INPUT = '-';

async function secretOf(terminal: Terminal, value: string | undefined, question: string): Promise<string> {
  if (value === undefined) {
    return askSecret(terminal, question);
  }
  return value === FROM_INPUT ? (await terminal.readInput()).trim() : value;
}

/** A key without the scope for the balance is still valid. */
async function checkKey(url: string, apiKey: string): Promise<void> {
  try {
    await clientAt(url, { apiKey }).tokens.balance();
  } catch (error) {
    if (!(error instanceof TendlcError && error.code === 'forbidden')) {
      throw error;
    }
  }
}

type Login = { readonly email: string; readonly password: string; readonly otp?: string };

/** Asks for a code only if the account needs one. */
async function openSession(terminal: Terminal, url: string, login: Login): Promise<string> {
  const { auth } = clientAt(url, undefined);
  try {
    return (await auth.login(login)).token;
  } catch (error) {
    if (!(error instanceof TendlcError && error.code === 'otp_required')) {
      throw error;
    }
    const otp = await ask(terminal, 'Code of your authenticator app, or a recovery code');
    return (await auth.login({ ...login, otp })).token;
  }
}

async function makeKey(terminal: Terminal, url: string, login: Login, name: string): Promise<string> {
  const token = await openSession(terminal, url, login);
  const scopes = ['tools', 'registry:read', 'registry:write'] as const;
  const { key } = await clientAt(url, { token }).apiKeys.create({ name, scopes });
  return key;
}

async function keyFor(terminal: Terminal, url: string, options: LoginOptions): Promise<string> {
  if (options.apiKey !== undefined) {
    return secretOf(terminal, options.apiKey, 'API key');
  }
  if (options.email === undefined) {
    const key = await askSecret(terminal, 'API key (empty: log in with email and password)');
    if (key !== '') {
      return key;
    }
  }
  const email = options.email ?? (await ask(terminal, 'Email'));
  const password = await secretOf(terminal, options.password, 'Password');
  const otp = options.otp === undefined ? {} : { otp: options.otp };
  return makeKey(terminal, url, { email, password, ...otp }, options.name);
}

async function logIn(terminal: Terminal, options: LoginOptions): Promise<void> {
  const configured = options.url ?? terminal.environment['TENDLC_URL'];
  const url = checkUrl(configured ?? (await ask(terminal, 'Address of the service')));
  const apiKey = await keyFor(terminal, url, options);
  if (apiKey === '') {
    throw new UsageError('Enter an API key.');
  }
  await checkKey(url, apiKey);
  const path = loginPath(terminal.environment);
  writeLogin(path, { url, apiKey });
  terminal.print(`Logged in to ${url}. The API key is saved in ${path}, which only you can read.`);
}

export function addLoginCommands(program: Command, terminal: Terminal): void {
  program
    .command('login')
    .summary('log in to a service')
    .description(
      'Save the URL of a service and an API key for it. Asks for values that you do not pass as flags.',
    )
    .option('--url <address>', 'URL of the service, such as https://tendlc.example.com')
    .option('--api-key <key>', 'existing API key; - reads it from standard input')
    .option('--email <address>', 'log in with a password instead and create an API key')
    .option('--password <password>', 'password for --email; - reads it from standard input')
    .option('--otp <code>', 'code of your authenticator app, if two-factor authentication is on')
    .option('--name <name>', 'name of the API key to create', `tendlc on ${hostname()}`)
    .addHelpText(
      'after',
      `
Examples:
  $ tendlc login
  $ tendlc login --url https://tendlc.example.com --email dana@copperkettle.example
  $ tendlc login --url https://tendlc.example.com --api-key - < key.txt

Other users of the machine can see secrets in flags. Use - or the prompt instead.
In pipelines, set TENDLC_URL and TENDLC_API_KEY instead. They override the login.`,
    )
    .action((options: LoginOptions) => logIn(terminal, options));
  program
    .command('logout')
    .summary('log out')
    .description('Delete the saved login. The API key remains valid until you revoke it.')
    .addHelpText('after', '\nExamples:\n  $ tendlc logout')
    .action(() => {
      removeLogin(loginPath(terminal.environment));
      terminal.print('Logged out. If you do not need the API key anymore, revoke it.');
    });
}
