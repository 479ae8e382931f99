// The live review of the packet on screen, with what the account and the denial add to it.
import { useQuery } from '@tanstack/react-query';
import type { DenialOnFile, PacketReviewInput } from '@tendlc/compliance';
import type { Registration } from '@tendlc/client';
import type { Packet } from '@tendlc/registration';
import { callApi } from '../../../api/call.ts';
import { useUser } from '../../../api/session.ts';
import { partKey } from '../../../registrations/registration-data.ts';
import { useBrandOnFile } from '../../../registrations/verified-brands.ts';
import { useLiveReview } from '../../../registrations/packet/live-review.ts';

/** The denied version: a field of the denial is unresolved while it is as it was then. */
function useDenialOnFile(registration: Registration): DenialOnFile | undefined {
  const { id: userId } = useUser();
  const { id, denial } = registration;
  const { data } = useQuery({
    queryKey: [...partKey(userId, String(id), 'denied-version'), denial?.at],
    queryFn: async () => {
      const { versions } = await callApi((through) => through.registrations.versions(id));
      const denied =
        versions.find((version) => version.denial !== null) ??
        versions.find(({ status }) => status !== 'DRAFT');
      return denied === undefined
        ? null
        : (await callApi((through) => through.registrations.version(id, denied.number))).version;
    },
    enabled: denial !== null,
  });
  if (denial === null || data === undefined || data === null) {
    return undefined;
  }
  const { brand, campaign, pages } = data;
  return {
    fields: denial.fields,
    codes: denial.codes,
    texts: denial.texts,
    packet: {
      ...(brand === null ? {} : { brand }),
      ...(campaign === null ? {} : { campaign }),
      ...(pages === null ? {} : { pages }),
    },
  };
}

export function useReview(registration: Registration, packet: Packet) {
  const onFile = useBrandOnFile(packet.brandId);
  const denial = useDenialOnFile(registration);
  const input: PacketReviewInput = {
    packet,
    today: new Date().toISOString().slice(0, 10),
    ...(onFile === undefined
      ? {}
      : { brandOnFile: { values: onFile.values, identityStatus: onFile.identityStatus } }),
    ...(denial === undefined ? {} : { denial }),
  };
  return useLiveReview(input);
}
