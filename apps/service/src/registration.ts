// Puts together what registers at the registry: credentials, brands, campaigns, callbacks, and the jobs behind them.
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { SecretBox } from './crypto/secret-box.ts';
import type { Database } from './db/tables.ts';
import type { Audit } from './features/audit/index.ts';
import { createBrands, createVetting, REFRESH_BRAND_JOB } from './features/brands/index.ts';
import { createCampaigns, createCarriers, REFRESH_CAMPAIGN_JOB } from './features/campaigns/index.ts';
import { createAccountTest, createCredentialStore } from './features/credentials/index.ts';
import type { StoredAnswer } from './features/idempotency/index.ts';
import type { Ledger } from './features/ledger/index.ts';
import { createRegistryAccount } from './features/registry-account/index.ts';
import { APPLY_EVENTS_JOB, createRegistryEvents } from './features/registry-events/index.ts';
import type { JobHandlers } from './jobs/runner.ts';
import type { Metrics } from './metrics/index.ts';
import type { Resolve } from './outbound/public-addresses.ts';
import { createRegistryGateway } from './registry/gateway.ts';
import { recoverByCharge, settleByReference, settleRegistrations } from './features/registrations/index.ts';
import type { Settings } from './settings.ts';

/** Where the registry is unless the operator says otherwise. */
const REGISTRY_URL = 'https://csp-api.campaignregistry.com/v2';

export type RegistrationFeatures = ReturnType<typeof createRegistration>['features'];

export function createRegistration(options: {
  db: Database;
  clock: Clock;
  log: Logger;
  settings: Pick<Settings, 'publicUrl' | 'registryUrl' | 'callbackQuota'>;
  secretBox: SecretBox;
  ledger: Ledger;
  audit: Audit;
  wakeJobs: () => void;
  metrics: Pick<Metrics, 'count'>;
  registryTimeoutMs?: number | undefined;
  resolve?: Resolve | undefined;
}) {
  const { settings, registryTimeoutMs, wakeJobs: _, metrics, ...deps } = options;
  const credentials = createCredentialStore({ ...deps, publicUrl: settings.publicUrl });
  const registry = createRegistryGateway({
    ...deps,
    registryUrl: settings.registryUrl ?? REGISTRY_URL,
    timeoutMs: registryTimeoutMs,
    countCall: (outcome) => metrics.count('registryCalls', outcome),
  });
  const registering = { ...deps, credentials, registry, wait: (ms: number) => wait(ms) };
  const brands = createBrands(registering);
  const vetting = createVetting(registering, brands);

  const campaigns = createCampaigns({ ...registering, brands });
  const settlings = [brands.settling, campaigns.settling];
  const settleDeps = { ...deps, credentials };
  const registryEvents = createRegistryEvents({
    ...deps,
    credentials,
    brands,
    campaigns,
    wakeJobs: options.wakeJobs,
    quota: settings.callbackQuota,
    countRefused: () => metrics.count('callbacksRefused', 'storage_quota'),
    adopt: (set, table, referenceId) =>
      settleByReference(
        settleDeps,
        settlings.find((each) => each.table === table),
        set,
        referenceId,
      ),
  });

  const jobHandlers: JobHandlers = {
    [REFRESH_BRAND_JOB]: brands.poll,
    [REFRESH_CAMPAIGN_JOB]: campaigns.poll,
    [APPLY_EVENTS_JOB]: registryEvents.apply,
  };

  return {
    features: {
      credentials,
      accountTest: createAccountTest({ credentials, registry }),
      registryAccount: createRegistryAccount({ ...deps, credentials, registry }),
      brands,
      vetting,
      campaigns,
      carriers: createCarriers({ registry }, campaigns),
      registryEvents,
    },
    jobHandlers,
    /** What a create was, or would have been, answered whose process died before it could (G-06). */
    async recover(chargeId: string): Promise<StoredAnswer | undefined> {
      const brandId = await recoverByCharge(settleDeps, brands.settling, chargeId);
      if (brandId !== undefined) {
        return {
          status: 201,
          body: JSON.stringify({ success: true, ...(await brands.recoverCreated(brandId)) }),
        };
      }
      const campaignId = await recoverByCharge(settleDeps, campaigns.settling, chargeId);
      return campaignId === undefined
        ? undefined
        : {
            status: 201,
            body: JSON.stringify({ success: true, ...(await campaigns.recoverCreated(campaignId)) }),
          };
    },
    async sweep(): Promise<void> {
      await settleRegistrations(settleDeps, settlings);
      await registryEvents.resumeForgotten();
    },
    close: () => registry.close(),
  };
}
