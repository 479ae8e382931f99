// Actions on a brand: resubmit, order vetting, edit, and delete.
import { Group, NativeSelect, Text } from '@mantine/core';
import type { BrandDetail } from '@tendlc/client';
import { brandRegistrationCost, vettingCost } from '@tendlc/compliance';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { updateCached } from '../../api/cached.ts';
import { CostlyButton } from '../../parts/costs.tsx';
import { ButtonLink } from '../../parts/link-button.tsx';
import { notify } from '../../parts/notify.ts';

type Props = { readonly brand: BrandDetail };

const idOf = ({ localId }: BrandDetail) => String(localId);
const put = (brand: BrandDetail) => updateCached<BrandDetail>(['brand', idOf(brand)], () => brand);

type VettingClass = {
  readonly value: string;
  readonly label: string;
  readonly only?: string;
  readonly providers: readonly string[];
};

const CLASSES: readonly VettingClass[] = [
  {
    value: 'AUTHPLUS',
    label: 'Authentication+ (publicly traded companies)',
    only: 'PUBLIC_PROFIT',
    providers: ['AEGIS'],
  },
  { value: 'STANDARD', label: 'Standard (trust score for higher throughput)', providers: ['AEGIS', 'WMC'] },
  { value: 'ENHANCED', label: 'Enhanced (in-depth review)', providers: ['AEGIS'] },
];
const PROVIDERS: Readonly<Record<string, string>> = {
  AEGIS: 'Aegis Mobile (AEGIS)',
  WMC: 'WMC Global (WMC)',
};

function Vetting({ brand }: Props) {
  const classes = CLASSES.filter(({ only }) => only === undefined || only === brand.entityType);
  const [vettingClass, setClass] = useState(classes[0]?.value ?? 'STANDARD');
  const [wanted, setProvider] = useState('AEGIS');
  const providers = classes.find(({ value }) => value === vettingClass)?.providers ?? [];
  const evpId = providers.includes(wanted) ? wanted : (providers[0] ?? wanted);
  return (
    <CostlyButton
      label="Order vetting"
      title="Order brand vetting"
      confirm="Order vetting"
      fees={vettingCost(vettingClass)}
      run={async () => {
        const { message } = await callApi((through) =>
          through.brands.vet(idOf(brand), { evpId, vettingClass }),
        );
        put({ ...brand, vettingStatus: 'PENDING' });
        notify(message);
      }}
    >
      <Text size="sm">
        Vetting is a review by an external vetting provider. It gives the brand a trust score from 0 to 100.
        Carriers use the score to set your throughput and daily cap. You pay the fee even if the score is low.
      </Text>
      <NativeSelect
        label="Vetting class"
        data={classes.map(({ value, label }) => ({ value, label }))}
        value={vettingClass}
        onChange={({ currentTarget }) => setClass(currentTarget.value)}
      />
      <NativeSelect
        label="Vetting provider"
        data={providers.map((value) => ({ value, label: PROVIDERS[value] ?? value }))}
        value={evpId}
        onChange={({ currentTarget }) => setProvider(currentTarget.value)}
      />
    </CostlyButton>
  );
}

/** Vetting providers check the website, so the registry rejects an order without one. */
function VettingOrWebsite({ brand }: Props) {
  return brand.website === null ? (
    <ButtonLink
      to="/registry/brands/$id/edit"
      params={{ id: idOf(brand) }}
      search={{ field: 'website' }}
      variant="default"
    >
      Add website to order vetting
    </ButtonLink>
  ) : (
    <Vetting brand={brand} />
  );
}

function Revet({ brand }: Props) {
  return (
    <CostlyButton
      label="Resubmit brand"
      title="Resubmit this brand?"
      confirm="Resubmit brand"
      primary
      fees={brandRegistrationCost()}
      run={async () => {
        const answer = await callApi((through) => through.brands.revet(idOf(brand)));
        put(answer.brand);
        notify(answer.message);
      }}
    >
      <Text size="sm">
        Fix the issues in the feedback first. The registry charges a fee for each identity check and rejects a
        resubmission without changes.
      </Text>
    </CostlyButton>
  );
}

function Delete({ brand }: Props) {
  return (
    <CostlyButton
      label="Delete brand"
      title="Delete this brand?"
      confirm="Delete brand"
      danger
      run={async () => {
        const { message } = await callApi((through) => through.brands.delete(idOf(brand)));
        const since = new Date().toISOString();
        put({
          ...brand,
          brand_status: 'DELETED',
          progress: { phase: 'ended', waitingFor: 'nobody', nextAction: 'The brand is deleted.', since },
        });
        notify(message);
      }}
    >
      <Text size="sm">
        You cannot undo this, and the registry does not refund its fee. You cannot delete a brand that has
        active campaigns.
      </Text>
    </CostlyButton>
  );
}

const isVettingPending = ({ vettingStatus }: BrandDetail) =>
  vettingStatus === 'PENDING' || vettingStatus === 'UNSCORE';

export function BrandActions({ brand }: Props) {
  const isSole = brand.entityType === 'SOLE_PROPRIETOR';
  const status = brand.brand_status;
  if (status === 'DELETED') {
    return (
      <Group>
        <ButtonLink to="/registry/brands/new">Register new brand</ButtonLink>
      </Group>
    );
  }
  const id = idOf(brand);
  return (
    <Group gap="sm">
      {status === 'FAILED' && <Revet brand={brand} />}
      {status === 'ACTIVE' && (
        <ButtonLink to="/registry/campaigns/new" search={{ brand: id }}>
          Register campaign
        </ButtonLink>
      )}
      {status === 'ACTIVE' && !isSole && !isVettingPending(brand) && <VettingOrWebsite brand={brand} />}
      <ButtonLink to="/registry/brands/$id/edit" params={{ id }} variant="default">
        {' '}
        Edit brand{' '}
      </ButtonLink>
      <Delete brand={brand} />
    </Group>
  );
}
