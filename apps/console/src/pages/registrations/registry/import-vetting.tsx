// Imports a vetting that a provider has already: its ID, and the token that some providers give out with it.
import { NativeSelect, Text } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import { ImportVettingRequest, VETTING_PROVIDERS } from '@tendlc/contract';
import { useRef } from 'react';
import { callApi } from '../../../api/call.ts';
import { SchemaFields } from '../../../forms/schema-fields.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { textIn } from '../../../forms/values.ts';
import { nameToWords } from '../../../format/words.ts';
import { CostlyDialog } from '../../../parts/costs.tsx';
import { notify } from '../../../parts/notify.ts';
import { refreshRegistration } from '../../../registrations/registration-data.ts';
import type { RegistryRecord } from '../../../registrations/registry-record.ts';
import type { Shape } from '../../../schema/shape.ts';

type Props = {
  readonly registration: Registration;
  readonly onImported: (vetting: RegistryRecord) => void;
  readonly onClose: () => void;
};

const SHAPE = ImportVettingRequest as unknown as Shape;
const FIELDS = ['vettingId', 'vettingToken'] as const;

const providerWith = (id: unknown) => VETTING_PROVIDERS.find(({ evpId }) => evpId === id);

/** Only some providers need the token of a vetting; for the others it is not asked. */
const needsToken = (id: unknown): boolean => providerWith(id)?.importNeedsToken === true;

const check = ({ evpId, vettingToken }: Readonly<Record<string, unknown>>) =>
  needsToken(evpId) && vettingToken === undefined ? { vettingToken: 'is required' } : {};

/** Campaign Verify vets nonprofits that are political organizations. */
const offered = ({ registeredBrand }: Registration) =>
  VETTING_PROVIDERS.filter(({ evpId }) => evpId !== 'CV' || registeredBrand?.entityType === 'NON_PROFIT');

export function ImportVettingDialog({ registration, onImported, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const form = useForm(SHAPE, { evpId: 'AEGIS', vettingId: '', vettingToken: '' }, check);
  const evpId = textIn(form.values, 'evpId');
  const isTokenNeeded = needsToken(evpId);
  return (
    <CostlyDialog
      opened
      onClose={onClose}
      title="Import vetting"
      confirm="Import vetting"
      isReady={() => fields.current !== null && form.validate(fields.current)}
      run={async () => {
        const { vettingId, vettingToken } = form.request as { vettingId: string; vettingToken?: string };
        const { record } = await callApi((through) =>
          through.brands.importVetting(String(registration.brandId), {
            evpId,
            vettingId,
            ...(isTokenNeeded && vettingToken !== undefined ? { vettingToken } : {}),
          }),
        );
        onImported(record);
        notify('The vetting was imported.');
        refreshRegistration(registration.id);
      }}
    >
      <Text size="sm">
        Use this if the provider has vetted the brand before, such as for another registry account. The
        registry charges no fee for an import.
      </Text>
      <NativeSelect
        label="Vetting provider"
        description={`Imports: ${(providerWith(evpId)?.imports ?? []).map(nameToWords).join(', ')}`}
        value={evpId}
        data={offered(registration).map(({ evpId: value, displayName }) => ({
          value,
          label: `${displayName} (${value})`,
        }))}
        onChange={({ currentTarget }) => form.change('evpId', currentTarget.value)}
      />
      <div ref={fields}>
        <SchemaFields
          shape={isTokenNeeded ? { ...SHAPE, required: [...(SHAPE.required ?? []), 'vettingToken'] } : SHAPE}
          form={form}
          names={isTokenNeeded ? FIELDS : ['vettingId']}
          labels={{ vettingId: 'Vetting ID', vettingToken: 'Vetting token' }}
          hints={{
            vettingId: 'The provider’s ID of the vetting.',
            vettingToken: 'Comes with the vetting ID. We send it to the registry and do not store it.',
          }}
        />
      </div>
    </CostlyDialog>
  );
}
