// Actions on what is registered: share, nudge or contest, order vetting, deactivate the campaign, delete the brand.
import { NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { vettingCost } from '@tendlc/compliance';
import type { Registration } from '@tendlc/client';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { CostlyDialog } from '../../../parts/costs.tsx';
import { notify } from '../../../parts/notify.ts';
import { refreshRegistration } from '../../../registrations/registration-data.ts';

type Props = { readonly registration: Registration; readonly onClose: () => void };

/** Says what the service said, and loads what has changed. */
function finish({ id }: Registration, { message }: { readonly message: string }): void {
  notify(message);
  refreshRegistration(id);
}

const campaignOf = ({ campaignId }: Registration) => String(campaignId);
const brandOf = ({ brandId }: Registration) => String(brandId);

export function ShareDialog({ registration, onClose }: Props) {
  const named = registration.campaign?.upstreamCnpId;
  const [partner, setPartner] = useState(typeof named === 'string' ? named : '');
  return (
    <CostlyDialog
      opened
      onClose={onClose}
      title="Share campaign with partner"
      confirm="Share campaign"
      isReady={() => partner.trim() !== ''}
      run={async () =>
        finish(
          registration,
          await callApi((through) =>
            through.campaigns.share(campaignOf(registration), {
              upstreamCnpId: partner.trim().toUpperCase(),
            }),
          ),
        )
      }
    >
      <Text size="sm">
        The connectivity partner (CNP), the provider that connects you to the carriers, reviews the campaign
        first. Carriers cannot see the campaign until you share it.
      </Text>
      <TextInput
        label="Connectivity partner (CNP)"
        description="The partner’s ID at the registry, such as TWILO. Ask your provider."
        value={partner}
        onChange={({ currentTarget }) => setPartner(currentTarget.value)}
      />
    </CostlyDialog>
  );
}

const MESSAGE_CHARACTERS_MAX = 1_024;

export function NudgeDialog({ registration, onClose, isAppeal }: Props & { readonly isAppeal: boolean }) {
  const [description, setDescription] = useState('');
  return (
    <CostlyDialog
      opened
      onClose={onClose}
      title={isAppeal ? 'Contest this denial' : 'Ask the partner for a review'}
      confirm={isAppeal ? 'Send appeal' : 'Send nudge'}
      run={async () =>
        finish(
          registration,
          await callApi((through) =>
            through.campaigns.nudge(campaignOf(registration), {
              intent: isAppeal ? 'APPEAL_REJECTION' : 'REVIEW',
              ...(description.trim() === '' ? {} : { description: description.trim() }),
            }),
          ),
        )
      }
    >
      {isAppeal && (
        <Text size="sm">
          The partner is asked to reconsider the campaign as it is. If the reviewer is right, correct the
          registration instead.
        </Text>
      )}
      <Textarea
        label="Message to the partner (optional)"
        autosize
        minRows={3}
        maxLength={MESSAGE_CHARACTERS_MAX}
        value={description}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
      />
    </CostlyDialog>
  );
}

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

export function VettingDialog({ registration, onClose }: Props) {
  const entityType = registration.registeredBrand?.entityType;
  const classes = CLASSES.filter(({ only }) => only === undefined || only === entityType);
  const [vettingClass, setClass] = useState(classes[0]?.value ?? 'STANDARD');
  const [wanted, setProvider] = useState('AEGIS');
  const providers = classes.find(({ value }) => value === vettingClass)?.providers ?? [];
  const evpId = providers.includes(wanted) ? wanted : (providers[0] ?? wanted);
  return (
    <CostlyDialog
      opened
      onClose={onClose}
      title="Order brand vetting"
      confirm="Order vetting"
      fees={vettingCost(vettingClass)}
      run={async () =>
        finish(
          registration,
          await callApi((through) => through.brands.vet(brandOf(registration), { evpId, vettingClass })),
        )
      }
    >
      <Text size="sm">
        Vetting is a review by an external vetting provider. It gives the brand a trust score from 0 to 100.
        Carriers use the score to set your throughput and daily cap. You pay the fee even if the score is low.
        The provider checks the website, so the registry rejects an order for a brand without one.
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
    </CostlyDialog>
  );
}

export const DeactivateDialog = ({ registration, onClose }: Props) => (
  <CostlyDialog
    opened
    onClose={onClose}
    title="Deactivate this campaign?"
    confirm="Deactivate campaign"
    danger
    run={async () =>
      finish(registration, await callApi((through) => through.campaigns.deactivate(campaignOf(registration))))
    }
  >
    <Text size="sm">
      You cannot undo this. Carriers will block the campaign’s messages, and fees are not refunded.
    </Text>
  </CostlyDialog>
);

export const DeleteBrandDialog = ({ registration, onClose }: Props) => (
  <CostlyDialog
    opened
    onClose={onClose}
    title="Delete this brand?"
    confirm="Delete brand"
    danger
    run={async () =>
      finish(registration, await callApi((through) => through.brands.delete(brandOf(registration))))
    }
  >
    <Text size="sm">
      You cannot undo this, and the registry does not refund its fee. You cannot delete a brand that has
      active campaigns.
    </Text>
  </CostlyDialog>
);
