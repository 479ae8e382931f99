// What a registration is named after: its brand and its use case.
import type { RegistrationRow } from './queries.ts';

type Named = Pick<RegistrationRow, 'packet' | 'brand' | 'campaign'>;

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The drafted name, else the registered one. */
export function brandNameOf({ packet, brand }: Named): string | null {
  const drafted = packet.brand?.['brandName'];
  return typeof drafted === 'string' ? drafted : (brand?.profile.brandName ?? null);
}

export const useCaseOf = ({ packet, campaign }: Named): string | null =>
  textOrNull(packet.campaign?.['usecase']) ?? textOrNull(campaign?.profile.usecase);
