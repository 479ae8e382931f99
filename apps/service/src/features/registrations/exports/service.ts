// What a registration is at another provider: the requests, what is missing, and what is lost (G-87). It changes nothing.
import type { BrandProfile, CampaignProfile, ExportQuery } from '@tendlc/contract';
import {
  callsOf,
  exportPacket,
  type Fill,
  problemOfFill,
  providerOf,
  type ProviderExport,
  type Values,
  withAnswers,
} from '@tendlc/providers';
import type { Packet } from '@tendlc/registration';
import type { Caller } from '../../../caller.ts';
import { type Clock, utcDate } from '../../../clock.ts';
import { ServiceError } from '../../../errors.ts';
import { prepareCampaign } from '../../campaigns/index.ts';
import type { RegistrationRow } from '../queries.ts';
import type { Registrations } from '../service.ts';
import { isCampaignComplete } from '../submission/packet-requests.ts';
import { plannedRequests } from './planned-requests.ts';

/** The provider whose requests the service sends itself. */
const REGISTRY = 'tcr';
const ANSWERS_MAX = 100;

export type RegistrationExports = ReturnType<typeof createRegistrationExports>;

const refuse = (sentence: string) => new ServiceError('validation_failed', sentence);

/** @throws ServiceError `validation_failed` */
function parseFill(text: string | undefined): Fill {
  if (text === undefined) {
    return {};
  }
  let fill: unknown;
  try {
    fill = JSON.parse(text);
  } catch {
    fill = undefined;
  }
  if (typeof fill !== 'object' || fill === null || Array.isArray(fill)) {
    throw refuse('fill: must be a JSON object with an answer for each field');
  }
  if (Object.keys(fill).length > ANSWERS_MAX) {
    throw refuse(`fill: must have at most ${ANSWERS_MAX} answers`);
  }
  return fill as Fill;
}

const orAbsent = (values: Values['brand']): Values['brand'] =>
  values === undefined || Object.keys(values).length === 0 ? undefined : values;

/** The packet with the answers in it. A brand that it only refers to stays as it is. */
function answeredPacket(packet: Packet, { brand, campaign }: Values): Packet {
  const ownBrand = packet.brandId === undefined ? orAbsent(brand) : undefined;
  const ownCampaign = orAbsent(campaign);
  return {
    ...packet,
    ...(ownBrand !== undefined && { brand: ownBrand }),
    ...(ownCampaign !== undefined && { campaign: ownCampaign }),
  };
}

/** What the service filled in when it registered the campaign, as it would fill it in for the texts of the packet now. */
function filledIn({ packet, campaign }: RegistrationRow, brand: Values['brand']): Values['campaign'] {
  if (campaign === null || !isCampaignComplete(packet) || brand === undefined) {
    return {};
  }
  const { profile, defaulted } = prepareCampaign(packet.campaign as CampaignProfile, brand as BrandProfile);
  return Object.fromEntries(
    Object.entries(profile).filter(([name]) => campaign.defaulted.includes(name) && defaulted.includes(name)),
  );
}

/** A brand that the packet refers to, and what the service filled in when it registered the campaign, are values, too. */
function registeredValues(row: RegistrationRow): Values {
  const { packet } = row;
  const brand = packet.brand ?? row.brand?.profile;
  return {
    ...packet,
    brand,
    campaign: packet.campaign === undefined ? undefined : { ...filledIn(row, brand), ...packet.campaign },
  };
}

const NOTHING_TO_SEND = {
  path: 'calls',
  problem: 'A submission would send nothing: the registry has these values already.',
};

/** An empty list of requests is explained. */
const explained = (exported: ProviderExport): ProviderExport =>
  exported.calls.length > 0 ? exported : { ...exported, warnings: [NOTHING_TO_SEND, ...exported.warnings] };

export function createRegistrationExports(deps: {
  readonly clock: Clock;
  readonly registrations: Pick<Registrations, 'findCurrent'>;
}) {
  return {
    /** @throws ServiceError `not_found`, `validation_failed` */
    async export(caller: Caller, id: string, query: ExportQuery): Promise<ProviderExport> {
      const row = await deps.registrations.findCurrent(caller, id);
      const { product = '10dlc' } = query;
      const provider = providerOf(query.to);
      const calls = provider === undefined ? undefined : callsOf(provider, product);
      if (provider === undefined || calls === undefined) {
        throw refuse(`product: ${product} is not available for ${query.to}`);
      }
      const fill = parseFill(query.fill);
      const problem = problemOfFill(provider, calls, fill);
      if (problem !== undefined) {
        throw refuse(problem);
      }
      const now = deps.clock.now();
      const asked = { provider, product, fill, today: utcDate(now) };
      if (provider.id !== REGISTRY) {
        return exportPacket({ ...asked, values: registeredValues(row), built: undefined });
      }
      const { packet } = row;
      const values = { ...packet, brand: packet.brand ?? row.brand?.profile };
      const built = plannedRequests(row, answeredPacket(packet, withAnswers(values, calls, fill)), now);
      return explained(exportPacket({ ...asked, values, built }));
    },
  };
}
