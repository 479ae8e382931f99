// What a submission does at the registry, one function for each step. Each can be repeated after a crash: a registration is
// found by its reference, an update writes the same values, and a campaign that is shared is not shared again.
import type { CreateBrandRequest } from '@tendlc/contract';
import { MNOS } from '@tendlc/registry/wire';
import type { Caller } from '../../../caller.ts';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/tables.ts';
import { ServiceError } from '../../../errors.ts';
import type { Brands, Vetting } from '../../brands/index.ts';
import type { Campaigns, Carriers } from '../../campaigns/index.ts';
import { chooseSet, type CredentialStore } from '../../credentials/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { RegistrationTable } from '../../registry-records/index.ts';
import type { RegistrationRow } from '../queries.ts';
import { brandChanges, brandRequest, campaignChanges, campaignRequest } from './packet-requests.ts';
import { isPaidBy, type SubmissionRow } from './queries.ts';
import type { Work } from './steps.ts';

export type RegistryWorkDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly ledger: Pick<Ledger, 'charge' | 'refund' | 'refundAbandoned'>;
  readonly credentials: CredentialStore;
  readonly brands: Brands;
  readonly vetting: Vetting;
  readonly campaigns: Campaigns;
  readonly carriers: Carriers;
  /** Looks up a registration whose process died. */
  readonly recover: (table: RegistrationTable, chargeId: string) => Promise<number | undefined>;
};

export type RegistryWork = Readonly<
  Record<Work, (row: RegistrationRow, submission: SubmissionRow, partner: string) => Promise<unknown>>
>;

const callerOf = ({ id, user_id: userId }: RegistrationRow): Caller => ({
  userId,
  isAdmin: false,
  requestId: `registration-${id}`,
});

const inDoubt = () =>
  new ServiceError(
    'registration_under_way',
    'The registry has not said whether it has this record. It is registered again only when that is known.',
  );

/**
 * A registration has one brand and one campaign. While its record is in doubt, nothing but that record is sent again.
 * @throws ServiceError `registration_under_way`
 */
async function refuseSecond(
  open: { readonly localId: number; cancel(): Promise<void> },
  recordId: number | null,
): Promise<void> {
  if (recordId !== null && open.localId !== recordId) {
    await open.cancel();
    throw inDoubt();
  }
}

const packetOf = ({ registration_id: id, number }: SubmissionRow) => ({ id, number });

const NETWORK_IDS: ReadonlyMap<string, number> = new Map(
  MNOS.map(({ displayName, networkId }) => [displayName, networkId]),
);

/** The registry's IDs of the carriers that rejected the campaign. */
export const rejectingCarriersOf = ({ campaign }: RegistrationRow): number[] =>
  Object.entries(campaign?.carriers ?? {})
    .filter(([, status]) => status === 'REJECTED')
    .flatMap(([name]) => NETWORK_IDS.get(name) ?? []);

export function createRegistryWork(deps: RegistryWorkDeps): RegistryWork {
  const { brands, campaigns, vetting, carriers } = deps;

  /** A registration costs its token when it happens (G-23). If it fails, the ledger refunds it (G-24). */
  async function charge(
    row: RegistrationRow,
    submission: SubmissionRow,
    toolName: string,
    open: { readonly chargeId: string; cancel(): Promise<void> },
  ): Promise<void> {
    if (!submission.is_charged) {
      return;
    }
    const issuedAtSeconds = Math.floor(deps.clock.now().getTime() / 1_000);
    const use = { toolName, amount: 1, notes: `Registration ${row.id}` };
    try {
      await deps.ledger.charge({ userId: row.user_id, issuedAtSeconds }, use, open.chargeId);
    } catch (error) {
      await open.cancel();
      throw error;
    }
  }

  /**
   * Sends a record that is charged. What the registry certainly did not register is refunded at once, and so is a charge
   * under which the record is not paid any more, because another process has taken the submission over.
   */
  async function createPaid<Created>(
    table: RegistrationTable,
    { localId, chargeId }: { readonly localId: number; readonly chargeId: string },
    create: () => Promise<Created>,
  ): Promise<void> {
    try {
      await create();
    } catch (error) {
      await deps.ledger.refundAbandoned();
      throw error;
    }
    if (!(await isPaidBy(deps.db, table, localId, chargeId))) {
      await deps.ledger.refund({ chargeId });
    }
  }

  async function registerBrand(row: RegistrationRow, submission: SubmissionRow): Promise<void> {
    const request: CreateBrandRequest = brandRequest(row.packet);
    const open = await brands.openCreate(callerOf(row), request, packetOf(submission));
    await refuseSecond(open, row.brand_id);
    await charge(row, submission, 'createBrand', open);
    await createPaid('brands', open, () => brands.create(open));
  }

  async function registerCampaign(row: RegistrationRow, submission: SubmissionRow): Promise<void> {
    const request = campaignRequest(row.packet, row.brand_id ?? 0);
    const open = await campaigns.openCreate(callerOf(row), request, packetOf(submission));
    await refuseSecond(open, row.campaign_id);
    await charge(row, submission, 'createCampaign', open);
    await createPaid('campaigns', open, () => campaigns.create(open));
  }

  /** The owner has other credentials than those of the record in doubt. @throws ServiceError `registration_under_way` */
  async function refuseOtherCredentials(row: RegistrationRow, credentialId: number): Promise<void> {
    const { set } = await chooseSet(deps.credentials, callerOf(row), {});
    if (set.id !== credentialId) {
      throw inDoubt();
    }
  }

  /** @returns whether the registry turned out to have the record */
  const isFound = async (table: RegistrationTable, chargeId: string | null | undefined): Promise<boolean> =>
    typeof chargeId === 'string' && (await deps.recover(table, chargeId)) !== undefined;

  const brandOf = (row: RegistrationRow) => brands.prepareCall(callerOf(row), String(row.brand_id));
  const campaignOf = (row: RegistrationRow) => campaigns.prepareCall(callerOf(row), String(row.campaign_id));

  return {
    'register-brand': registerBrand,
    'recover-brand': async (row, submission) => {
      if (!(await isFound('brands', row.brand?.charge_id))) {
        const { credential_id } = await brands.find(callerOf(row), String(row.brand_id));
        await refuseOtherCredentials(row, credential_id);
        await registerBrand(row, submission);
      }
    },
    'register-campaign': registerCampaign,
    'recover-campaign': async (row, submission) => {
      if (!(await isFound('campaigns', row.campaign?.charge_id))) {
        const { credential_id } = await campaigns.find(callerOf(row), String(row.campaign_id));
        await refuseOtherCredentials(row, credential_id);
        await registerCampaign(row, submission);
      }
    },
    'update-brand': async (row) => brands.update(await brandOf(row), brandChanges(row.packet, row)),
    'revet-brand': async (row) => vetting.revet(await brandOf(row)),
    'send-code': async (row) => vetting.sendCode(await brandOf(row)),
    'update-campaign': async (row) => {
      const prepared = await campaignOf(row);
      const changes = campaigns.prepareUpdate(prepared.campaign, campaignChanges(row.packet, row));
      await campaigns.update(prepared, changes);
    },
    share: async (row, _submission, partner) => {
      const prepared = await campaignOf(row);
      const { sharing } = await campaigns.readCarriers(prepared);
      if (sharing === null || sharing.sharingStatus === null || sharing.sharingStatus === 'DECLINED') {
        await carriers.share(prepared, partner);
      }
    },
    resubmit: async (row) => {
      await carriers.resubmit(await campaignOf(row), rejectingCarriersOf(row));
    },
  };
}
