// The special controls of the brand: a new or an existing brand, and the legal entity type.
import { Radio, Stack } from '@mantine/core';
import { BRAND_FIELDS, ENTITY_TYPES } from '@tendlc/registration';
import { useRef, useState } from 'react';
import { VerifiedBrandChoice } from '../../../registrations/brand-choice.tsx';
import {
  fieldAt,
  usePacket,
  usePacketState,
  useText,
  useValue,
} from '../../../registrations/packet/packet-context.ts';
import type { PacketValues } from '../../../registrations/packet/packet-values.ts';
import { showFieldValue } from '../../../registrations/record-rows.ts';
import { useBrandOnFile } from '../../../registrations/verified-brands.ts';
import { PacketField, useProblem } from './packet-field.tsx';

const BRAND_PATHS = Object.keys(BRAND_FIELDS).map((name) => `brand.${name}`);
const SUMMARY = ['entityType', 'companyName', 'ein', 'website'];

function ExistingBrand({ brandId }: { brandId: number }) {
  const brand = useBrandOnFile(brandId);
  return brand === undefined ? null : (
    <dl className="facts">
      {SUMMARY.filter((name) => brand.values[name] !== undefined).map((name) => (
        <div key={name} className="fact">
          <dt>{fieldAt(`brand.${name}`)?.label}</dt>
          <dd className="given">{showFieldValue(brand.values[name], fieldAt(`brand.${name}`)?.values)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A campaign is for a brand of this packet, or for one that is registered already. */
export function BrandSource() {
  const { store } = usePacket();
  const brandId = useValue('brandId') as number | undefined;
  const brand = useBrandOnFile(brandId);
  const userId = usePacketState(({ registration }) => registration.userId);
  const isFixed = usePacketState(
    ({ registration, isLocked }) =>
      isLocked ||
      registration.campaignId !== null ||
      (registration.brandId !== null && registration.brand !== null),
  );
  const [isExisting, setExisting] = useState(brandId !== undefined);
  /** Switching back restores what was typed. */
  const typed = useRef<PacketValues>({});
  if (isFixed) {
    return brandId === undefined ? null : <ExistingBrand brandId={brandId} />;
  }
  const choose = (chosen: number) => {
    const { values } = store.state.get();
    typed.current = Object.fromEntries(
      BRAND_PATHS.filter((path) => values[path] !== undefined).map((path) => [path, values[path]]),
    );
    store.changeAll({
      ...Object.fromEntries(Object.keys(typed.current).map((path) => [path, undefined])),
      brandId: chosen,
    });
    store.flush();
  };
  const chooseNew = () => {
    setExisting(false);
    if (brandId !== undefined) {
      store.changeAll({ ...typed.current, brandId: undefined });
      store.flush();
    }
  };
  return (
    <Stack gap="sm">
      <Radio.Group
        label="Brand"
        name="packet-brand"
        value={isExisting || brandId !== undefined ? 'existing' : 'new'}
        onChange={(value) => (value === 'new' ? chooseNew() : setExisting(true))}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="new" label="New brand" />
          <Radio value="existing" label="Existing verified brand" />
        </Stack>
      </Radio.Group>
      {(isExisting || brandId !== undefined) && (
        <VerifiedBrandChoice userId={userId} value={brandId} chosenName={brand?.name} onChange={choose} />
      )}
      {brandId !== undefined && <ExistingBrand brandId={brandId} />}
    </Stack>
  );
}

function EntityRadios() {
  const { store } = usePacket();
  const value = useText('brand.entityType');
  const problem = useProblem('brand.entityType');
  return (
    <Radio.Group
      label={BRAND_FIELDS.entityType.label}
      name="brand.entityType"
      value={value}
      error={problem}
      onChange={(chosen) => {
        store.change('brand.entityType', chosen);
        store.flush();
      }}
    >
      <Stack gap="xs" mt="xs">
        {ENTITY_TYPES.map(({ value: code, label, meaning }) => (
          <Radio key={code} value={code} label={label} description={meaning} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

export const EntityType = () => (
  <PacketField path="brand.entityType">
    <EntityRadios />
  </PacketField>
);
