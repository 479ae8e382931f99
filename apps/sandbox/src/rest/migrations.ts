// The move of a campaign to another connectivity partner, and the phone numbers of a campaign.
import { cancelMigration, startMigration } from '../lifecycle/migration.ts';
import { refuse } from '../refusals.ts';
import type { World } from '../world.ts';
import {
  type Answer,
  type Call,
  type Endpoint,
  livingCampaign,
  noContent,
  ok,
  ownCampaign,
  pageOf,
} from './call.ts';
import { checkUpstream } from './campaigns.ts';

function readMigration(world: World, call: Call): Answer {
  return ok(ownCampaign(world, call).migration ?? null);
}

function postMigration(world: World, call: Call): Answer {
  const record = livingCampaign(world, call);
  const toCnpId = call.params['upstreamCnpId'] ?? '';
  if (record.campaign.mock) {
    refuse(536);
  }
  checkUpstream(world, record, toCnpId);
  const { sharing, migration } = record;
  if (sharing?.sharingStatus !== 'ACCEPTED') {
    return refuse(592, 'Only a campaign that a partner has accepted can move to another one.');
  }
  if (sharing.upstreamCnpId === toCnpId) {
    refuse(592, 'The campaign is at this partner already.', 'upstreamCnpId');
  }
  if (!record.dcaElected) {
    refuse(562);
  }
  if (migration?.status === 'ACTIVE') {
    refuse(592, `The campaign is on its way to ${migration.toCnpId}.`);
  }
  startMigration(world, record, toCnpId, sharing.upstreamCnpId);
  return noContent;
}

function deleteMigration(world: World, call: Call): Answer {
  const record = livingCampaign(world, call);
  const { migration } = record;
  if (migration?.status !== 'ACTIVE') {
    return refuse(592, 'The campaign is not on its way to another partner.');
  }
  cancelMigration(world, record, migration);
  return noContent;
}

function listPhones(world: World, call: Call): Answer {
  const { phones = [] } = ownCampaign(world, call);
  const current = call.query.get('current');
  const wanted = phones.filter((phone) => current === null || String(phone.current) === current);
  return pageOf(wanted, call.query);
}

export const MIGRATION_ENDPOINTS: readonly Endpoint[] = [
  ['GET', '/campaign/:campaignId/migrateCnp', readMigration],
  ['DELETE', '/campaign/:campaignId/migrateCnp', deleteMigration],
  ['POST', '/campaign/:campaignId/migrateCnp/:upstreamCnpId', postMigration],
  ['GET', '/campaign/:campaignId/osr/phones', listPhones],
];
