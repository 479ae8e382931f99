// Assembles the features that use the registry: credentials, brands, campaigns, callbacks, and their jobs.
import { setTimeout as wait } from 'node:timers/promises';
import { describeFieldChange } from '@tendlc/compliance';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { SecretBox } from '../crypto/secret-box.ts';
import type { Database } from '../db/tables.ts';
import type { Audit } from '../features/audit/index.ts';
import { createBrands, createVetting, REFRESH_BRAND_JOB } from '../features/brands/index.ts';
import { createCampaigns, createCarriers, REFRESH_CAMPAIGN_JOB } from '../features/campaigns/index.ts';
import { createNumberReadings, READ_NUMBERS_JOB } from '../features/campaign-numbers/index.ts';
import { createAccountTest, createCredentialStore } from '../features/credentials/index.ts';
import type { StoredAnswer } from '../features/idempotency/index.ts';
import type { Ledger } from '../features/ledger/index.ts';
import { createCallLog } from '../features/call-log/index.ts';
import type { CustomerEvents } from '../features/customer-events/index.ts';
import { createCspProfiles } from '../features/csp-profile/index.ts';
import { findEvaluation } from '../features/evaluations/index.ts';
import { createEnumerations } from '../features/enumerations/index.ts';
import { APPLY_CALLBACKS_JOB, createCallbacks } from '../features/callbacks/index.ts';
import type { JobHandlers } from '../jobs/runner.ts';
import type { Metrics } from '../metrics/index.ts';
import type { Resolve } from '../outbound/public-addresses.ts';
import { createRegistryGateway } from '../registry/gateway.ts';
import { createRegistryOperations } from '../features/registry-operations/index.ts';
import {
  recoverByCharge,
  settleByReference,
  settleRegistrations,
} from '../features/registry-records/index.ts';
import {
  ADVANCE_SUBMISSION_JOB,
  createAdvance,
  createFileDrafts,
  createRegistrationCustomers,
  createRegistrationExports,
  createRegistrationImports,
  createRegistrations,
  createRegistryWork,
  createSubmissions,
  FOLLOW_REGISTRATION_JOB,
  foldSpending,
} from '../features/registrations/index.ts';
import { createSummaries } from '../features/summary/index.ts';
import type { Settings } from '../settings.ts';

/** The registry, unless the operator sets another URL. */
const REGISTRY_URL = 'https://csp-api.campaignregistry.com/v2';

export type RegistrationFeatures = ReturnType<typeof createRegistrationFeatures>['features'];

export function createRegistrationFeatures(options: {
  db: Database;
  clock: Clock;
  log: Logger;
  settings: Pick<Settings, 'publicUrl' | 'registryUrl' | 'callbackQuota'>;
  secretBox: SecretBox;
  ledger: Ledger;
  audit: Audit;
  customerEvents: CustomerEvents;
  wakeJobs: () => void;
  metrics: Pick<Metrics, 'count'>;
  registryTimeoutMs?: number | undefined;
  waitForRegistry?: ((ms: number) => Promise<void>) | undefined;
  resolve?: Resolve | undefined;
}) {
  const { settings, registryTimeoutMs, waitForRegistry = wait, metrics, ...deps } = options;
  const credentials = createCredentialStore({ ...deps, publicUrl: settings.publicUrl });
  const registry = createRegistryGateway({
    ...deps,
    registryUrl: settings.registryUrl ?? REGISTRY_URL,
    timeoutMs: registryTimeoutMs,
    wait: waitForRegistry,
    countCall: (outcome) => metrics.count('registryCalls', outcome),
  });
  const registering = { ...deps, credentials, registry, wait: (ms: number) => waitForRegistry(ms) };
  const brands = createBrands(registering);
  const vetting = createVetting(registering, brands);

  const campaigns = createCampaigns({ ...registering, brands });
  const carriers = createCarriers({ registry }, campaigns);
  const numberReadings = createNumberReadings({
    ...deps,
    registry,
    credentials,
  });
  const settlings = [brands.settling, campaigns.settling];
  const settleDeps = { ...deps, credentials };
  const settlingOf = (table: string) => settlings.find((each) => each.table === table);
  const work = createRegistryWork({
    ...deps,
    credentials,
    brands,
    vetting,
    campaigns,
    carriers,
    recover: async (table, chargeId) => {
      const settling = settlingOf(table);
      return settling === undefined ? undefined : recoverByCharge(settleDeps, settling, chargeId);
    },
  });
  const advance = createAdvance({ ...deps, work });
  const registrations = createRegistrations({
    ...deps,
    describeChange: describeFieldChange,
    advance: advance.advance,
  });
  const submissions = createSubmissions({
    ...deps,
    registrations,
    brands,
    vetting,
    credentials,
    advance,
    findEvaluation: (of, evaluationId) => findEvaluation(deps.db, of, evaluationId),
  });
  const callbacks = createCallbacks({
    ...deps,
    credentials,
    brands,
    campaigns,
    quota: settings.callbackQuota,
    countRefused: () => metrics.count('callbacksRefused', 'storage_quota'),
    adopt: (set, table, referenceId) => settleByReference(settleDeps, settlingOf(table), set, referenceId),
  });

  const jobHandlers: JobHandlers = {
    [REFRESH_BRAND_JOB]: brands.poll,
    [REFRESH_CAMPAIGN_JOB]: campaigns.poll,
    [READ_NUMBERS_JOB]: numberReadings.run,
    [APPLY_CALLBACKS_JOB]: callbacks.apply,
    [FOLLOW_REGISTRATION_JOB]: registrations.follow,
    [ADVANCE_SUBMISSION_JOB]: advance.run,
  };

  return {
    features: {
      credentials,
      accountTest: createAccountTest({ credentials, registry }),
      cspProfiles: createCspProfiles({ ...deps, credentials, registry }),
      enumerations: createEnumerations({ ...deps, credentials, registry }),
      callLog: createCallLog(deps),
      brands,
      vetting,
      campaigns,
      carriers,
      registryOperations: createRegistryOperations({ ...registering, brands, campaigns }),
      registrations,
      fileDrafts: createFileDrafts({ ...deps, registrations }),
      registrationCustomers: createRegistrationCustomers(deps),
      registrationExports: createRegistrationExports({ ...deps, registrations }),
      registrationImports: createRegistrationImports({ ...registering, brands, campaigns, registrations }),
      summaries: createSummaries(deps),
      submissions,
      callbacks,
    },
    jobHandlers,
    /** The response to a create whose process died before it could send one (G-06). */
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
      await advance.sweep();
      await callbacks.resumeForgotten();
      await numberReadings.sweep();
    },
    foldSpending: () => foldSpending(deps.db),
    stop: () => numberReadings.stop(),
    close: () => registry.close(),
  };
}
