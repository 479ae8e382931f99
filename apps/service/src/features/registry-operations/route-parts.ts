// What the routes of further operations share. Each registry call is charged first, and refunded if it fails.
import { LIMITS, RecordPath } from '@tendlc/contract';
import type { Page } from '@tendlc/registry/wire';
import { paginationOf } from '../../db/pages.ts';
import { callerOf, requireAccount } from '../../http/authentication.ts';
import { chargeAndRun } from '../../http/charged-requests.ts';
import { BEARER, FROM_REGISTRY } from '../../http/docs/operations.ts';
import type { Brands } from '../brands/index.ts';
import type { Campaigns } from '../campaigns/index.ts';
import {
  type CredentialStore,
  type OwnerChoice,
  prepareCall,
  type PreparedCall,
} from '../credentials/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { RegistryOperations } from './service.ts';

export type OperationRoutesDeps = {
  readonly ledger: Pick<Ledger, 'charge' | 'openCharge' | 'settle'>;
  readonly brands: Pick<Brands, 'prepareCall'>;
  readonly campaigns: Pick<Campaigns, 'prepareCall'>;
  readonly credentials: CredentialStore;
  readonly registryOperations: RegistryOperations;
};

export const BRAND_PATH = '/v1/tcr/brands/:brandId';
export const CAMPAIGN_PATH = '/v1/tcr/campaigns/:campaignId';
export const brandParams = RecordPath('brandId');
export const campaignParams = RecordPath('campaignId');
export const charged = { charged: true };

export const READING = {
  config: { limit: 'general', scope: 'registry:read' },
  preParsing: requireAccount,
} as const;
export const CHANGING = {
  config: { limit: 'general', scope: 'registry:write', idempotent: true },
  preParsing: requireAccount,
} as const;

const CALL = ['unauthorized', 'insufficient_tokens', 'credentials_missing', ...FROM_REGISTRY] as const;
/** The errors of a call about a brand or campaign. */
export const ASK = [...CALL, 'not_found', 'registration_under_way'] as const;
/** The errors of a call about the whole account. */
export const ASK_ACCOUNT = [...CALL, 'validation_failed'] as const;

/** What an operation is documented with. Every one costs a token (G-23). */
export const describe = (operationId: string, tag: string, summary: string, description: string) => ({
  operationId,
  tags: [tag],
  summary,
  description: `${description} Costs 1 token. Free for admins.`.trim(),
  security: BEARER,
});

export const pageAsked = ({
  page = 1,
  limit = LIMITS.pageLimitDefault,
}: {
  page?: number;
  limit?: number;
}) => ({
  page,
  limit,
});

/** A page of the registry in our format. */
export const pageAnswer = <Row extends object>(
  asked: { readonly page: number; readonly limit: number },
  { records, totalRecords }: Page<Row>,
) => ({
  success: true,
  records: records as Record<string, unknown>[],
  pagination: paginationOf({ ...asked, offset: (asked.page - 1) * asked.limit }, totalRecords),
});

type Request = Parameters<typeof chargeAndRun>[1];
type Reply = Parameters<typeof chargeAndRun>[2];

/** The account of the caller, or the one that an admin chooses. @throws ServiceError as `chooseSet` */
export const accountOf = (
  { credentials }: Pick<OperationRoutesDeps, 'credentials'>,
  request: Request,
  choice: OwnerChoice,
): Promise<PreparedCall> => prepareCall(credentials, callerOf(request), choice);

/** Charges under the name of the operation, then runs it. */
export const charge = <Result>(
  { ledger }: Pick<OperationRoutesDeps, 'ledger'>,
  request: Request,
  reply: Reply,
  work: () => Promise<Result>,
): Promise<Result> => {
  const { operationId = '' } = (request.routeOptions.schema ?? {}) as { operationId?: string };
  return chargeAndRun(ledger, request, reply, operationId, work);
};
