// The commands of `npm run admin`, independent of how they reach the database.
import { ServiceError } from '../errors.ts';
import { AUDIT_ACTIONS, type AuditEntry } from '@tendlc/contract';
import type { Accounts } from '../features/accounts/index.ts';
import { type Audit, OPERATOR } from '../features/audit/index.ts';
import type { CredentialStore } from '../features/credentials/index.ts';
import type { Ledger } from '../features/ledger/index.ts';
import type { WebhookEndpoints } from '../features/webhook-endpoints/index.ts';

/** The command is invalid. The sentence says how to correct it. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

export type CommandDeps = {
  readonly accounts: Pick<Accounts, 'setAdmin' | 'listAdmins' | 'findIdByEmail' | 'twoFactor'>;
  readonly audit: Pick<Audit, 'list' | 'record'>;
  readonly ledger: Pick<Ledger, 'credit'>;
  readonly credentials: Pick<CredentialStore, 'rotateKeys'>;
  readonly webhookEndpoints: Pick<WebhookEndpoints, 'rotateKeys'>;
  abandonUnopenableSecrets(): Promise<{ credentials: number; endpoints: number; secondFactors: number }>;
};

type Command = {
  readonly usage: string;
  readonly does: string;
  run(deps: CommandDeps, parameters: Parameters): Promise<string>;
};

type Parameters = {
  readonly positional: readonly string[];
  readonly options: Readonly<Record<string, string>>;
};

const TOKENS_MAX = 1_000_000_000;
const NOTES_CHARACTERS_MAX = 4_096;

function wholeNumber(text: string | undefined, what: string, max: number): number {
  const value = Number(text);
  if (text === undefined || !/^\d+$/.test(text) || value < 1 || value > max) {
    throw new CommandRefused(`${what} must be a whole number from 1 to ${max}`);
  }
  return value;
}

function emailOf({ positional }: Parameters): string {
  const [email] = positional;
  if (email === undefined) {
    throw new CommandRefused('enter the email of the account');
  }
  return email;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  grant: {
    usage: 'grant <email>',
    does: 'grants the admin role to the account',
    async run({ accounts }, parameters) {
      await accounts.setAdmin(emailOf(parameters), true);
      return `${emailOf(parameters)} is now an admin.`;
    },
  },
  revoke: {
    usage: 'revoke <email>',
    does: 'removes the admin role from the account',
    async run({ accounts }, parameters) {
      await accounts.setAdmin(emailOf(parameters), false);
      return `${emailOf(parameters)} is no longer an admin.`;
    },
  },
  list: {
    usage: 'list',
    does: 'lists the admins',
    async run({ accounts }) {
      const admins = await accounts.listAdmins();
      return admins.length === 0
        ? 'No admins.'
        : admins.map((admin) => `${admin.id}\t${admin.email}\t${admin.first_name}`).join('\n');
    },
  },
  'totp-off': {
    usage: 'totp-off <email>',
    does: 'turns off two-factor authentication for an account that lost its authenticator app and recovery codes',
    async run({ accounts }, parameters) {
      await accounts.twoFactor.disableFor(await accounts.findIdByEmail(emailOf(parameters)), OPERATOR);
      return `Two-factor authentication of ${emailOf(parameters)} is off.`;
    },
  },
  credit: {
    usage: 'credit <email> <amount> --order-id N [--subscription-id N] [--notes TEXT]',
    does: 'adds purchased tokens; an order ID credits only once',
    async run({ ledger }, parameters) {
      const { options, positional } = parameters;
      const { notes } = options;
      if (notes !== undefined && notes.length > NOTES_CHARACTERS_MAX) {
        throw new CommandRefused(`--notes takes at most ${NOTES_CHARACTERS_MAX} characters`);
      }
      const subscription = options['subscription-id'];
      const orderId = wholeNumber(options['order-id'], '--order-id', Number.MAX_SAFE_INTEGER);
      const { credited, balance } = await ledger.credit({
        email: emailOf(parameters),
        amount: wholeNumber(positional[1], '<amount>', TOKENS_MAX),
        orderId,
        ...(subscription === undefined
          ? {}
          : {
              subscriptionId: wholeNumber(subscription, '--subscription-id', Number.MAX_SAFE_INTEGER),
            }),
        ...(notes === undefined ? {} : { notes }),
      });
      return credited
        ? `Credited. The balance is ${balance}.`
        : `Order ${orderId} was already credited. Nothing was added. The balance is ${balance}.`;
    },
  },
  audit: {
    usage: 'audit [--limit N] [--action ACTION] [--user EMAIL] [--since TIME]',
    does: 'prints the newest N entries of the audit log, oldest first',
    async run({ accounts, audit }, { options }) {
      const { user, limit } = options;
      const userId = user === undefined ? undefined : await accounts.findIdByEmail(user);
      const { entries } = await audit.list({
        limit: limit === undefined ? ENTRIES_DEFAULT : wholeNumber(limit, '--limit', ENTRIES_MAX),
        ...actionOf(options['action']),
        ...sinceOf(options['since']),
        ...(userId === undefined ? {} : { userId }),
      });
      return entries.length === 0 ? 'No matching entries.' : entries.toReversed().map(lineOf).join('\n');
    },
  },
  'rotate-keys': {
    usage: 'rotate-keys',
    does: 'encrypts all registry credentials, webhook secrets, and secrets of authenticator apps with the first key of ENCRYPTION_KEY',
    async run({ accounts, audit, credentials, webhookEndpoints }) {
      const rotations = [
        { what: 'credentials', ...(await credentials.rotateKeys()) },
        { what: 'webhook endpoints', ...(await webhookEndpoints.rotateKeys()) },
        { what: 'authenticator apps of accounts', ...(await accounts.twoFactor.rotateKeys()) },
      ];
      const lost = rotations.filter(({ unopened }) => unopened.length > 0);
      const renewed = rotations.reduce((sum, rotation) => sum + rotation.renewed, 0);
      if (renewed > 0) {
        await audit.record({ ...OPERATOR, action: 'keys.rotated', details: { renewed } });
      }
      if (lost.length > 0) {
        const which = lost.map(({ what, unopened }) => `${what} ${unopened.join(', ')}`).join('; ');
        throw new ServiceError(
          'validation_failed',
          `${renewed} encrypted again; no key in ENCRYPTION_KEY can decrypt the ${which}. Keep the old keys until this succeeds.`,
        );
      }
      return renewed === 0
        ? 'Everything is already encrypted with the first key.'
        : rotations
            .map(({ what, renewed: count }) => `${what} encrypted with the first key: ${count}`)
            .join('\n');
    },
  },
  'abandon-secrets': {
    usage: 'abandon-secrets',
    does: 'deactivates registry credentials, webhook endpoints, and two-factor authentication whose secrets no key in ENCRYPTION_KEY can decrypt',
    async run({ abandonUnopenableSecrets }) {
      const { credentials, endpoints, secondFactors } = await abandonUnopenableSecrets();
      return `Deactivated: ${credentials} registry credentials, ${endpoints} webhook endpoints, two-factor authentication of ${secondFactors} accounts. Their owners must enter them again.`;
    },
  },
};

const ENTRIES_DEFAULT = 25;
const ENTRIES_MAX = 10_000;

const lineOf = (entry: AuditEntry): string =>
  [
    entry.sequence,
    entry.createdAt,
    entry.action,
    entry.actorUserId === null ? entry.actor : `${entry.actor}:${entry.actorUserId}`,
    entry.userId === null ? '-' : `account:${entry.userId}`,
    entry.subject ?? '-',
    entry.address ?? '-',
    JSON.stringify(entry.details),
    entry.hash.slice(0, 16),
  ].join('\t');

function actionOf(text: string | undefined): { action?: AuditEntry['action'] } {
  const action = AUDIT_ACTIONS.find((each) => each === text);
  if (text !== undefined && action === undefined) {
    throw new CommandRefused(`--action must be one of ${AUDIT_ACTIONS.join(', ')}`);
  }
  return action === undefined ? {} : { action };
}

function sinceOf(text: string | undefined): { since?: Date } {
  const since = new Date(text ?? Number.NaN);
  if (text !== undefined && Number.isNaN(since.getTime())) {
    throw new CommandRefused('--since must be a date such as 2026-11-20 or 2026-11-20T09:30:00Z');
  }
  return text === undefined ? {} : { since };
}

export const USAGE = `npm run admin -- <command>

${Object.values(COMMANDS)
  .map(({ usage, does }) => `  ${usage}\n      ${does}`)
  .join('\n')}
`;

const OPTIONS = new Set(['order-id', 'subscription-id', 'notes', 'limit', 'action', 'user', 'since']);

function parse(words: readonly string[]): Parameters {
  const positional: string[] = [];
  const options: Record<string, string> = {};
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as string;
    if (!word.startsWith('--')) {
      positional.push(word);
      continue;
    }
    const [name = '', inline] = word.slice(2).split(/=(.*)/s);
    const value = inline ?? words[++index];
    if (!OPTIONS.has(name) || value === undefined) {
      throw new CommandRefused(OPTIONS.has(name) ? `--${name} needs a value` : `unknown option --${name}`);
    }
    options[name] = value;
  }
  return { positional, options };
}

/**
 * @param words the command and its arguments
 * @returns what to print
 * @throws CommandRefused or ServiceError with a sentence for the operator
 */
export async function runCommand(deps: CommandDeps, words: readonly string[]): Promise<string> {
  const [name = '', ...rest] = words;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    throw new CommandRefused(name === '' ? 'enter a command' : `unknown command ${name}`);
  }
  return command.run(deps, parse(rest));
}
