// All brands: where each stands, and the way to it.
import { Stack, Text } from '@mantine/core';
import type { Brand, TendlcEvent } from '@tendlc/client';
import { ask } from '../../api/ask.ts';
import { keep, useKept } from '../../api/kept.ts';
import { useLiveEvents } from '../../api/live.ts';
import { LoadBar } from '../../parts/costs.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ButtonLink, CardLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { applyToBrand } from './records.ts';
import { PhaseBadge } from './standing.tsx';

const PER_PAGE = 100;

export const useBrands = () =>
  useKept<readonly Brand[]>(
    ['brands'],
    async () => (await ask((through) => through.brands.list({ limit: PER_PAGE }))).brands,
  );

const follow = (event: TendlcEvent) =>
  keep<readonly Brand[]>(['brands'], (before) => before?.map((brand) => applyToBrand(brand, event)));

function BrandCard({ brand }: { brand: Brand }) {
  return (
    <CardLink to="/registry/brands/$id" params={{ id: String(brand.localId) }}>
      <PhaseBadge progress={brand.progress} />
      <Text fw={600} component="span" display="block" mt={6} className="given" lineClamp={3}>
        {brand.brandName}
      </Text>
      <Text size="sm" component="span" display="block" mt={4}>
        {brand.progress.nextAction}
      </Text>
    </CardLink>
  );
}

export function BrandsPage() {
  const brands = useBrands();
  useLiveEvents(follow);
  return (
    <Page
      title="Brands"
      lead="A brand is a business that sends. It is verified once, and every campaign belongs to one."
      actions={<ButtonLink to="/registry/brands/new">Register a brand</ButtonLink>}
    >
      <Stack>
        <LoadBar what="my brands" hasData={brands.data !== undefined} {...brands} />
        {brands.data?.length === 0 && (
          <EmptyState title="No brand yet">
            Register your business first: it takes five minutes, and the registry answers within minutes. Have
            the letter of the IRS with the tax number at hand.
          </EmptyState>
        )}
        <div className="cards">
          {brands.data?.map((brand) => (
            <BrandCard key={brand.localId} brand={brand} />
          ))}
        </div>
        {brands.data?.length === PER_PAGE && (
          <Text size="sm" c="dimmed">
            The newest {PER_PAGE} are shown.
          </Text>
        )}
      </Stack>
    </Page>
  );
}
