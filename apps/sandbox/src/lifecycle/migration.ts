// The move of an accepted campaign from one connectivity partner to another.
import type { CampaignRecord, MigrationRecord } from '../store/records.ts';
import { isoIn, planIn, type World } from '../world.ts';

export function startMigration(
  world: World,
  record: CampaignRecord,
  toCnpId: string,
  fromCnpId: string,
): MigrationRecord {
  const { sid, campaign } = record;
  const migration: MigrationRecord = { status: 'ACTIVE', fromCnpId, toCnpId, createDate: isoIn(world, 0) };
  record.migration = migration;
  world.store.saveCampaign(record);
  planIn(world, world.delays.sharingMs, { kind: 'migration', sid, campaignId: campaign.campaignId });
  return migration;
}

export function cancelMigration(world: World, record: CampaignRecord, migration: MigrationRecord): void {
  const { campaignId } = record.campaign;
  migration.status = 'CANCELLED';
  world.schedule.cancel((step) => step.kind === 'migration' && step.campaignId === campaignId);
  world.store.saveCampaign(record);
}

/** The new partner accepts: from now on, the campaign is at this partner. */
export function migrationIsDue(world: World, record: CampaignRecord): void {
  const { migration, sharing } = record;
  if (migration?.status !== 'ACTIVE' || sharing === null) {
    return;
  }
  migration.status = 'COMPLETED';
  sharing.upstreamCnpId = migration.toCnpId;
  sharing.statusDate = isoIn(world, 0);
  sharing.cnpMigration = true;
  world.store.saveCampaign(record);
}
