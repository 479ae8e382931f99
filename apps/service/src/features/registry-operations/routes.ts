// Further operations at the registry over HTTP (G-90).
import type { TypedApp } from '../../http/app-types.ts';
import { appealRoutes } from './appeal-routes.ts';
import { campaignOperationRoutes } from './campaign-routes.ts';
import { fileRoutes } from './file-routes.ts';
import { partnerRoutes } from './partner-routes.ts';
import { resellerRoutes } from './reseller-routes.ts';
import type { OperationRoutesDeps } from './route-parts.ts';
import { tagRoutes } from './tag-routes.ts';
import { vettingRecordRoutes } from './vetting-routes.ts';

export async function registryOperationRoutes(app: TypedApp, deps: OperationRoutesDeps): Promise<void> {
  appealRoutes(app, deps);
  vettingRecordRoutes(app, deps);
  campaignOperationRoutes(app, deps);
  partnerRoutes(app, deps);
  resellerRoutes(app, deps);
  tagRoutes(app, deps);
  await fileRoutes(app, deps);
}
