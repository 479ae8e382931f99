// An existing brand for a campaign: the verified brands of the account, with a search where there are many.
import { NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { useVerifiedBrands } from './verified-brands.ts';

type Props = {
  readonly value: number | undefined;
  /** The name of the chosen brand, if it is not on the list. */
  readonly chosenName?: string | undefined;
  /** For admins: the account whose brands are listed. */
  readonly userId?: number | undefined;
  readonly onChange: (brandId: number) => void;
};

export function VerifiedBrandChoice({ value, chosenName, userId, onChange }: Props) {
  const [search, setSearch] = useState('');
  const { brands, isWhole, isPending } = useVerifiedBrands(useDeferredValue(search), userId);
  if (isPending) {
    return <Skeleton h={60} />;
  }
  if (brands.length === 0 && search === '' && value === undefined) {
    return (
      <Text size="sm" c="dimmed">
        You have no verified brands yet.
      </Text>
    );
  }
  const isListed = brands.some(({ brandId }) => brandId === value);
  return (
    <Stack gap="xs">
      {(!isWhole || search !== '') && (
        <TextInput
          label="Search brands"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <NativeSelect
        label="Existing brand"
        name="brandId"
        value={value === undefined ? '' : String(value)}
        data={[
          { value: '', label: 'Select…' },
          ...(value !== undefined && !isListed
            ? [{ value: String(value), label: chosenName ?? `Brand ${value}` }]
            : []),
          ...brands.map(({ brandId, name, tcrBrandId }) => ({
            value: String(brandId),
            label: tcrBrandId === null ? name : `${name} (${tcrBrandId})`,
          })),
        ]}
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== '') {
            onChange(Number(currentTarget.value));
          }
        }}
      />
    </Stack>
  );
}
