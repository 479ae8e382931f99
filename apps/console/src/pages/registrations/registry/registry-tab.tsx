// What the registry knows of a registration beyond its status: use cases, vettings, appeals, and tags. Each click says its price.
import { Stack } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { useRegistration } from '../../../registrations/registration-data.ts';
import { Appeals } from './appeals.tsx';
import { Tags } from './tags.tsx';
import { UseCases } from './use-cases.tsx';
import { Vettings } from './vettings.tsx';

export function RegistryTab() {
  const { id = '' } = useParams({ strict: false });
  const { data } = useRegistration(id);
  if (data === undefined) {
    return null;
  }
  if (data.tcrBrandId === null) {
    return (
      <EmptyState title="Not at the registry yet">
        After you submit this registration, you can see here which use cases the registry offers its brand,
        import a vetting, and tag the brand and the campaign.
      </EmptyState>
    );
  }
  return (
    <Stack gap="md">
      <UseCases registration={data} />
      {data.registeredBrand?.entityType !== 'SOLE_PROPRIETOR' && (
        <>
          <Vettings registration={data} />
          <Appeals registration={data} />
        </>
      )}
      <Tags registration={data} />
    </Stack>
  );
}
