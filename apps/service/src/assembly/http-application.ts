// Assembles the HTTP application: what holds for all routes, then the routes of each feature.
import type { ToolDefinition } from '@tendlc/compliance';
import type { Clock } from '../clock.ts';
import { type Accounts, accountRoutes } from '../features/accounts/index.ts';
import {
  type AccountAdministration,
  accountAdministrationRoutes,
} from '../features/account-administration/index.ts';
import { type AccountData, accountDataRoutes } from '../features/account-data/index.ts';
import { type Alerts, alertRoutes } from '../features/alerts/index.ts';
import { type ApiKeys, apiKeyRoutes } from '../features/api-keys/index.ts';
import { type Audit, auditRoutes } from '../features/audit/index.ts';
import { type Batches, batchRoutes } from '../features/batches/index.ts';
import { brandRoutes } from '../features/brands/index.ts';
import { callbackRoutes, webhookRoute } from '../features/callbacks/index.ts';
import { callLogRoutes } from '../features/call-log/index.ts';
import { campaignRoutes } from '../features/campaigns/index.ts';
import { credentialRoutes } from '../features/credentials/index.ts';
import { cspProfileRoutes } from '../features/csp-profile/index.ts';
import { customerEventRoutes } from '../features/customer-events/index.ts';
import { enumerationRoutes } from '../features/enumerations/index.ts';
import { type Evaluations, evaluationRoutes } from '../features/evaluations/index.ts';
import { fieldDefinitionRoutes } from '../features/field-definitions/index.ts';
import { type Ledger, ledgerRoutes } from '../features/ledger/index.ts';
import { noticeRoutes, unsubscribeRoute } from '../features/notices/index.ts';
import { type PageChecks, pageCheckRoutes } from '../features/page-checks/index.ts';
import {
  customerRoutes,
  exportRoutes,
  importRoutes,
  registrationRoutes,
  submissionRoutes,
} from '../features/registrations/index.ts';
import { registryOperationRoutes } from '../features/registry-operations/index.ts';
import { type SandboxPanel, sandboxRoutes } from '../features/sandbox-panel/index.ts';
import { summaryRoutes } from '../features/summary/index.ts';
import { webhookEndpointRoutes } from '../features/webhook-endpoints/index.ts';
import { toolRoutes } from '../features/tools/index.ts';
import type { TypedApp } from '../http/app-types.ts';
import { CONSOLE_FOLDER, consoleRoutes } from '../http/console.ts';
import { documentRoute } from '../http/docs/document-route.ts';
import { type HealthChecks, healthRoutes } from '../http/health.ts';
import { metricsRoute } from '../http/metrics.ts';
import { createServer, type ServerDeps } from '../http/server.ts';
import { mcpRoutes } from '../mcp/routes.ts';
import type { NotificationFeatures } from './notification-features.ts';
import type { RegistrationFeatures } from './registration-features.ts';

export type AppDeps = ServerDeps &
  RegistrationFeatures &
  NotificationFeatures & {
    readonly clock: Clock;
    readonly accounts: Accounts;
    readonly accountData: AccountData;
    readonly accountAdministration: AccountAdministration;
    readonly alerts: Alerts;
    readonly apiKeys: ApiKeys;
    readonly audit: Audit;
    readonly ledger: Ledger;
    readonly catalogue: readonly ToolDefinition[];
    readonly pageChecks: PageChecks;
    readonly evaluations: Evaluations;
    readonly batches: Batches;
    readonly sandboxPanel: SandboxPanel;
    readonly publicUrl: string;
    /** Deactivates stored secrets that no key can decrypt. */
    readonly abandonUnopenableSecrets: () => Promise<{
      credentials: number;
      endpoints: number;
      secondFactors: number;
    }>;
    readonly health: HealthChecks;
    /** Undefined: no metrics on the service's own port. */
    readonly metricsToken: string | undefined;
  };

/** @returns the application, ready to listen; it has not listened yet */
export async function createApp(deps: AppDeps, consoleBuild?: Promise<void>): Promise<TypedApp> {
  const app = await createServer(deps);
  healthRoutes(app, deps.health);
  accountRoutes(app, deps);
  accountDataRoutes(app, deps);
  accountAdministrationRoutes(app, deps);
  ledgerRoutes(app, deps);
  toolRoutes(app, deps);
  apiKeyRoutes(app, deps);
  credentialRoutes(app, deps);
  fieldDefinitionRoutes(app);
  brandRoutes(app, deps);
  campaignRoutes(app, deps);
  await registrationRoutes(app, deps);
  submissionRoutes(app, deps);
  exportRoutes(app, deps);
  importRoutes(app, deps);
  customerRoutes(app, deps);
  summaryRoutes(app, deps);
  evaluationRoutes(app, deps);
  await batchRoutes(app, deps);
  alertRoutes(app, deps);
  pageCheckRoutes(app, deps);
  callbackRoutes(app, deps);
  await webhookRoute(app, deps);
  webhookEndpointRoutes(app, deps);
  customerEventRoutes(app, deps);
  noticeRoutes(app, deps);
  await unsubscribeRoute(app, deps);
  auditRoutes(app, deps);
  cspProfileRoutes(app, deps);
  enumerationRoutes(app, deps);
  callLogRoutes(app, deps);
  await registryOperationRoutes(app, deps);
  sandboxRoutes(app, deps);
  mcpRoutes(app, deps);
  documentRoute(app);
  if (deps.metricsToken !== undefined) {
    metricsRoute(app, deps.metrics, deps.metricsToken);
  }
  const passkeyOrigin = deps.accounts.passkeys.origin;
  await consoleRoutes(app, CONSOLE_FOLDER, { ...deps.operatorLinks, passkeyOrigin }, consoleBuild);
  return app;
}
