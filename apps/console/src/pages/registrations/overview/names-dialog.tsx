// Edits what the account calls a registration: its customer and its label.
import { TextInput } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { CostlyDialog } from '../../../parts/costs.tsx';
import { keepRegistration } from '../../../registrations/registration-data.ts';

type Props = { readonly registration: Registration; readonly onClose: () => void };

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

export function NamesDialog({ registration, onClose }: Props) {
  const [customer, setCustomer] = useState(registration.customer ?? '');
  const [label, setLabel] = useState(registration.label ?? '');
  return (
    <CostlyDialog
      opened
      onClose={onClose}
      title="Customer and label"
      confirm="Save names"
      isFree
      run={async () => {
        const patch = { customer: orNull(customer), label: orNull(label) };
        keepRegistration(
          (await callApi((through) => through.registrations.update(registration.id, patch))).registration,
        );
      }}
    >
      <TextInput
        label="Customer (optional)"
        description="If you register for several customers: the one this is for. Costs are listed for each."
        value={customer}
        maxLength={100}
        data-autofocus
        onChange={({ currentTarget }) => setCustomer(currentTarget.value)}
      />
      <TextInput
        label="Label (optional)"
        description="Your own name for the registration."
        value={label}
        maxLength={200}
        onChange={({ currentTarget }) => setLabel(currentTarget.value)}
      />
    </CostlyDialog>
  );
}
