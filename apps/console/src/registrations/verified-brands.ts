// The verified brands of the account, from the list of registrations, which is free.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Registration } from '@tendlc/client';
import { callApi } from '../api/call.ts';
import { useUser } from '../api/session.ts';

export type VerifiedBrand = {
  readonly brandId: number;
  readonly name: string;
  readonly tcrBrandId: string | null;
};

/** One request: further brands are found by search. */
const LISTED = 100;

const nameOf = ({ brandName, brandId }: Registration): string => brandName ?? `Brand ${brandId}`;

function toBrands(registrations: readonly Registration[]): VerifiedBrand[] {
  const brands = new Map<number, VerifiedBrand>();
  for (const registration of registrations) {
    const { brandId, brandStanding, tcrBrandId } = registration;
    if (brandId !== null && brandStanding?.status === 'ACTIVE' && !brands.has(brandId)) {
      brands.set(brandId, { brandId, name: nameOf(registration), tcrBrandId });
    }
  }
  return [...brands.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** @param userId for admins: the account whose brands are listed */
export function useVerifiedBrands(search: string, userId?: number) {
  const { id } = useUser();
  const words = search.trim();
  const { data, isPending } = useQuery({
    queryKey: ['registrations', id, 'verified-brands', words, userId],
    queryFn: async () => {
      const { registrations, pagination } = await callApi((through) =>
        through.registrations.list({
          limit: LISTED,
          ...(words === '' ? {} : { search: words }),
          ...(userId === undefined ? {} : { userId }),
        }),
      );
      return { brands: toBrands(registrations), isWhole: pagination.total <= LISTED };
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  return { brands: data?.brands ?? [], isWhole: data?.isWhole ?? true, isPending };
}

/** What is known about one existing brand. */
export function useBrandOnFile(brandId: number | undefined) {
  const { id } = useUser();
  const { data } = useQuery({
    queryKey: ['registrations', id, 'brand', brandId],
    queryFn: async () => {
      const { registrations } = await callApi((through) =>
        through.registrations.list({ limit: LISTED, ...(brandId === undefined ? {} : { brandId }) }),
      );
      const known = registrations.find(({ registeredBrand }) => registeredBrand !== null);
      if (known === undefined) {
        return null;
      }
      const values: Readonly<Record<string, unknown>> = known.registeredBrand ?? {};
      const { identityStatus } = known.brandStanding ?? { identityStatus: null };
      return { name: nameOf(known), values, identityStatus: identityStatus ?? undefined };
    },
    enabled: brandId !== undefined,
    staleTime: 30_000,
  });
  return brandId === undefined ? undefined : (data ?? undefined);
}
