// `tendlc login` and `tendlc logout`: which service, and a key for it, kept in a file of the user's own.
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
  readonly name: string;
};

const FROM_INPUT = '-';

async function secretOf(terminal: Terminal, value: string | undefined, question: string): Promise<string> {
  if (value === undefined) {
    return askSecret(terminal, question);
  }
  return value === FROM_INPUT ? (await terminal.readInput()).trim() : value;
}

/** A key may lack the scope to look at the balance; then it is a key all the same. */
async function checkKey(url: string, apiKey: string): Promise<void> {
  try {
    await clientAt(url, { apiKey }).tokens.balance();
  } catch (error) {
    if (!(error instanceof TendlcError && error.code === 'forbidden')) {
      throw error;
    }
  }
}

async function makeKey(
  url: string,
  login: { email: string; password: string },
  name: string,
): Promise<string> {
  const { token } = await clientAt(url, undefined).auth.login(login);
  const scopes = ['tools', 'registry:read', 'registry:write'] as const;
  const { key } = await clientAt(url, { token }).apiKeys.create({ name, scopes });
  return key;
}

async function keyFor(terminal: Terminal, url: string, options: LoginOptions): Promise<string> {
  if (options.apiKey !== undefined) {
    return secretOf(terminal, options.apiKey, 'API key');
  }
  if (options.email === undefined) {
    const key = await askSecret(terminal, 'API key (empty: log in with e-mail and password)');
    if (key !== '') {
      return key;
    }
  }
  const email = options.email ?? (await ask(terminal, 'E-mail'));
  const password = await secretOf(terminal, options.password, 'Password');
  return makeKey(url, { email, password }, options.name);
}

async function logIn(terminal: Terminal, options: LoginOptions): Promise<void> {
  const configured = options.url ?? terminal.environment['TENDLC_URL'];
  const url = checkUrl(configured ?? (await ask(terminal, 'Address of the service')));
  const apiKey = await keyFor(terminal, url, options);
  if (apiKey === '') {
    throw new UsageError('The API key is empty.');
  }
  await checkKey(url, apiKey);
  const path = loginPath(terminal.environment);
  writeLogin(path, { url, apiKey });
  terminal.print(`Logged in at ${url}. The key is kept in ${path}, readable by you only.`);
}

export function addLoginCommands(program: Command, terminal: Terminal): void {
  program
    .command('login')
    .summary('say where the service is and who you are')
    .description('Keep the address of a service and an API key for it. Asks for what no flag says.')
    .option('--url <address>', 'of the service, such as https://tendlc.example.com')
    .option('--api-key <key>', 'a key that you have; - reads it from the standard input')
    .option('--email <address>', 'log in with a password instead, and have a key made')
    .option('--password <password>', 'with --email; - reads it from the standard input')
    .option('--name <name>', 'of the key that is made', `tendlc on ${hostname()}`)
    .addHelpText(
      'after',
      `
Examples:
  $ tendlc login
  $ tendlc login --url https://tendlc.example.com --email dana@copperkettle.example
  $ tendlc login --url https://tendlc.example.com --api-key - < key.txt

A secret in a flag can be seen by others on the machine: prefer - or the question.
In pipelines, set TENDLC_URL and TENDLC_API_KEY instead; they win over the login.`,
    )
    .action((options: LoginOptions) => logIn(terminal, options));
  program
    .command('logout')
    .summary('forget the login')
    .description('Forget the login. The key itself stays good until you revoke it.')
    .addHelpText('after', '\nExamples:\n  $ tendlc logout')
    .action(() => {
      removeLogin(loginPath(terminal.environment));
      terminal.print('Logged out. Revoke the key where you manage API keys if it is not needed any more.');
    });
}
