// Tries a customer's credentials out at the registry, stores what it accepts, and enters the webhook address there.
import type { Credentials, StoreOwnCredentialsRequest } from '@tendlc/contract';
import { isRegistryError, type RegistryClient } from '@tendlc/registry';
import type { Caller } from '../../caller.ts';
import type { Origin } from '../audit/index.ts';
import { ServiceError } from '../../errors.ts';
import { translateRegistryError } from '../../registry/failures.ts';
import type { RegistryGateway } from '../../registry/gateway.ts';
import type { CredentialSet } from './policy.ts';
import type { CredentialStore } from './service.ts';

/** What the service has a use for: the rest of the registry's categories concern the account itself. */
const CATEGORIES = ['BRAND', 'CAMPAIGN', 'VETTING'] as const;

export type AccountTest = ReturnType<typeof createAccountTest>;

export function createAccountTest(deps: {
  credentials: Pick<CredentialStore, 'openActiveOf' | 'markTested' | 'connectOwn' | 'read'>;
  registry: RegistryGateway;
}) {
  const { credentials, registry } = deps;

  async function openOwn(caller: Caller): Promise<CredentialSet> {
    const set = await credentials.openActiveOf(caller.userId);
    if (set === undefined) {
      throw new ServiceError('credentials_missing');
    }
    return set;
  }

  /** The registry's profile has no name; partners have one in a list of their own (G-42). */
  async function readDisplayName(client: RegistryClient): Promise<string> {
    const { cspId } = await client.profile.read();
    const id = cspId ?? 'unnamed account';
    const partners = await client.enums.read('cnp').catch((): Record<string, string> => ({}));
    return partners[id] ?? id;
  }

  const translateRefusal = (error: unknown): unknown =>
    isRegistryError(error) && error.kind === 'unauthorized'
      ? new ServiceError(
          'validation_failed',
          'The registry refused these credentials: check tcrSid and tcrAuthToken.',
        )
      : translateRegistryError(error);

  async function subscribe(caller: Caller) {
    const set = await openOwn(caller);
    await registry.ask(set, caller, async (client) => {
      for (const eventCategory of CATEGORIES) {
        await client.webhooks.subscribe({ eventCategory, webhookEndpoint: set.webhookUrl });
      }
    });
    return {
      message: 'The registry sends its callbacks to your webhook address now.',
      eventCategories: [...CATEGORIES],
      webhookUrl: set.webhookUrl,
    };
  }

  /** Whether the registry sends its callbacks now. Without them, changes are found by asking. */
  async function trySubscription(caller: Caller): Promise<{ isSubscribed: boolean; problem?: string }> {
    try {
      await subscribe(caller);
      return { isSubscribed: true };
    } catch (error) {
      if (!(error instanceof ServiceError)) {
        throw error;
      }
      return { isSubscribed: false, problem: error.sentence ?? 'The registry did not take the webhook URL.' };
    }
  }

  return {
    /** @throws ServiceError `validation_failed` when the registry refuses the credentials (G-42) */
    async test(caller: Caller) {
      const set = await openOwn(caller);
      try {
        const displayName = await registry.askRaw(set, caller, readDisplayName);
        return { message: 'The registry accepts your credentials.', displayName };
      } catch (error) {
        throw translateRefusal(error);
      } finally {
        await credentials.markTested(set.id);
      }
    },

    subscribe,

    /**
     * Tests the account, stores it in place of the caller's own, and subscribes its callbacks. An account that the registry
     * refuses is never stored.
     * @throws ServiceError `validation_failed` when the registry refuses the credentials, `credentials_exist`
     */
    async connect(
      caller: Caller,
      request: StoreOwnCredentialsRequest,
      origin: Origin,
    ): Promise<{
      displayName: string;
      credentials: Credentials;
      webhook: { isSubscribed: boolean; problem?: string };
    }> {
      const before = await credentials.openActiveOf(caller.userId);
      const account = {
        sid: request.tcrSid,
        authToken: request.tcrAuthToken,
        apiBaseUrl: before?.apiBaseUrl,
      };
      const displayName = await registry.askUnstored(account, readDisplayName).catch((error: unknown) => {
        throw translateRefusal(error);
      });
      const { id } = await credentials.connectOwn(caller.userId, request, origin);
      await credentials.markTested(id);
      const webhook = await trySubscription(caller);
      return { displayName, credentials: await credentials.read(id), webhook };
    },
  };
}
