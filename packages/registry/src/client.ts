// The registry's API as typed functions, for one credential set.
import { Agent } from 'undici';
import { createCaller, type RegistryClientOptions } from './call/caller.ts';
import {
  enumOperations,
  profileOperations,
  readRegistryVersion,
  resellerOperations,
} from './operations/account.ts';
import { appealOperations, attachmentOperations } from './operations/appeals.ts';
import { brandOperations, otpOperations, vettingOperations } from './operations/brands.ts';
import { campaignOperations } from './operations/campaigns.ts';
import {
  migrationOperations,
  partnerOperations,
  phoneOperations,
  tagOperations,
} from './operations/partners.ts';
import { webhookOperations } from './operations/webhooks.ts';

const KEEP_ALIVE_MS = 10_000;
const CONNECTIONS_MAX = 16;

/** Every function throws a `RegistryError` when the call fails. */
export function createRegistryClient(options: RegistryClientOptions) {
  const given = options.dispatcher;
  const dispatcher =
    given ?? new Agent({ keepAliveTimeout: KEEP_ALIVE_MS, connections: CONNECTIONS_MAX, allowH2: false });
  const call = createCaller(options, dispatcher);
  let closing: Promise<void> | undefined;
  return {
    readVersion: () => readRegistryVersion(call),
    profile: profileOperations(call),
    enums: enumOperations(call),
    brands: brandOperations(call),
    otp: otpOperations(call),
    vettings: vettingOperations(call),
    appeals: appealOperations(call),
    attachments: attachmentOperations(call),
    campaigns: campaignOperations(call),
    migrations: migrationOperations(call),
    phones: phoneOperations(call),
    partnerCampaigns: partnerOperations(call),
    tags: tagOperations(call),
    resellers: resellerOperations(call),
    webhooks: webhookOperations(call),
    /** Closes the connections of this client. The owner closes a dispatcher that was passed in. */
    close: async (): Promise<void> => {
      if (given === undefined) {
        closing ??= dispatcher.close();
        await closing;
      }
    },
  };
}

export type RegistryClient = ReturnType<typeof createRegistryClient>;
