// The public record of a credential set: its owner, never its secrets.
import type { ChangeCredentialsRequest, Credentials } from '@tendlc/contract';
import type { CredentialRow } from './queries.ts';

/** A set opened for use. Its secrets stay in memory and go nowhere but to the registry. */
export type CredentialSet = {
  readonly id: number;
  readonly userId: number;
  readonly sid: string;
  readonly authToken: string;
  readonly webhookSecret: string | undefined;
  /** Undefined: the operator's default address. */
  readonly apiBaseUrl: string | undefined;
  readonly webhookUrl: string;
  readonly version: number;
  /** Since when it asks the same account at the registry. */
  readonly accountSince: Date;
};

const MASK = '••••';
const ENDING_CHARACTERS = 4;
/** Of a short SID four characters would be most of it. */
const SHOWN_FROM_CHARACTERS = 8;

export const endingOf = (sid: string): string =>
  sid.length < SHOWN_FROM_CHARACTERS ? '' : sid.slice(-ENDING_CHARACTERS);

export function toCredentials(
  row: CredentialRow,
  webhookUrl: string,
  lastWebhookAt: Date | undefined,
): Credentials {
  return {
    id: row.id,
    userId: row.user_id,
    label: row.label,
    tcrSid: `${MASK}${row.sid_ending}`,
    tcrAuthToken: `${MASK}${MASK}`,
    hasWebhookSecret: row.sealed_webhook_secret !== null,
    tcrApiBaseUrl: row.api_base_url,
    status: row.status,
    webhookUrl,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    lastTestedAt: row.last_tested_at?.toISOString() ?? null,
    lastWebhookAt: lastWebhookAt?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

const SECRETS = ['tcrSid', 'tcrAuthToken', 'tcrWebhookSecret'] as const;

/** What of a set was given, for the audit log: of a secret only that it was. */
export const recordedChange = (request: ChangeCredentialsRequest): Record<string, unknown> => ({
  ...Object.fromEntries(SECRETS.filter((name) => request[name] !== undefined).map((name) => [name, 'set'])),
  ...(request.label === undefined ? {} : { label: request.label }),
  ...(request.tcrApiBaseUrl === undefined ? {} : { tcrApiBaseUrl: request.tcrApiBaseUrl }),
  ...(request.status === undefined ? {} : { status: request.status }),
});
