// Tries a customer's credentials out at the registry, and enters the webhook address there.
import { isRegistryError } from '@tendlc/registry';
import type { Caller } from '../../caller.ts';
import { ServiceError } from '../../errors.ts';
import { translateRegistryError } from '../../registry/failures.ts';
import type { RegistryGateway } from '../../registry/gateway.ts';
import type { CredentialSet } from './policy.ts';
import type { CredentialStore } from './service.ts';

/** What the service has a use for: the rest of the registry's categories concern the account itself. */
const CATEGORIES = ['BRAND', 'CAMPAIGN', 'VETTING'] as const;

export type AccountTest = ReturnType<typeof createAccountTest>;

export function createAccountTest(deps: {
  credentials: Pick<CredentialStore, 'openActiveOf' | 'markTested'>;
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
  async function readDisplayName(set: CredentialSet, caller: Caller): Promise<string> {
    return registry.askRaw(set, caller, async (client) => {
      const { cspId } = await client.profile.read();
      const id = cspId ?? 'unnamed account';
      const partners = await client.enums.read('cnp').catch((): Record<string, string> => ({}));
      return partners[id] ?? id;
    });
  }

  return {
    /** @throws ServiceError `validation_failed` when the registry refuses the credentials (G-42) */
    async test(caller: Caller) {
      const set = await openOwn(caller);
      try {
        const displayName = await readDisplayName(set, caller);
        return { message: 'The registry accepts your credentials.', displayName };
      } catch (error) {
        throw isRegistryError(error) && error.kind === 'unauthorized'
          ? new ServiceError(
              'validation_failed',
              'The registry refused these credentials: check tcrSid and tcrAuthToken.',
            )
          : translateRegistryError(error);
      } finally {
        await credentials.markTested(set.id);
      }
    },

    async subscribe(caller: Caller) {
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
    },
  };
}
