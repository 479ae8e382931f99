// Free actions on the registration itself: enter the code, cancel, copy, delete or close.
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { Registration } from '@tendlc/client';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { CostlyDialog, TokenPrice } from '../../../parts/costs.tsx';
import { notify } from '../../../parts/notify.ts';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import { forgetRegistration, keepRegistration } from '../../../registrations/registration-data.ts';
import { titleOf } from '../../../registrations/registration-words.ts';
import { useMutation } from '@tanstack/react-query';

type Props = { readonly registration: Registration; readonly onClose: () => void };

function SendAgain({ brandId }: { brandId: number }) {
  const sending = useMutation({
    mutationFn: () => callApi((through) => through.brands.sendCode(String(brandId))),
    onSuccess: ({ message }) => notify(message),
  });
  return (
    <>
      <Group gap="sm">
        <Button
          size="compact-sm"
          variant="default"
          loading={sending.isPending}
          onClick={() => sending.mutate()}
        >
          Send a new code
        </Button>
        <Text size="sm" c="dimmed">
          <TokenPrice />
        </Text>
      </Group>
      {sending.isError && <ProblemNote error={sending.error} />}
    </>
  );
}

export function CodeDialog({ registration, onClose }: Props) {
  const [code, setCode] = useState('');
  const { brandId, registeredBrand, id } = registration;
  const phone = registeredBrand?.mobilePhone;
  return (
    <CostlyDialog
      opened
      onClose={onClose}
      title="Enter the code"
      confirm="Verify"
      isFree
      isReady={() => code.trim() !== ''}
      run={async () => {
        const answer = await callApi((through) =>
          through.registrations.confirmCode(id, { code: code.trim() }),
        );
        keepRegistration(answer.registration);
        notify('The mobile phone is verified.');
      }}
    >
      <Text size="sm">
        The registry texted a code to {typeof phone === 'string' ? <bdi>{phone}</bdi> : 'the mobile phone'} of
        the owner. It expires after 24 hours. After five incorrect attempts, you need a new one.
      </Text>
      <TextInput
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        data-autofocus
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      {brandId !== null && <SendAgain brandId={brandId} />}
    </CostlyDialog>
  );
}

export const CancelDialog = ({ registration, onClose }: Props) => (
  <CostlyDialog
    opened
    onClose={onClose}
    title="Cancel this submission?"
    confirm="Cancel submission"
    danger
    isFree
    run={async () => {
      const answer = await callApi((through) => through.registrations.cancel(registration.id));
      keepRegistration(answer.registration);
      notify('The submission is cancelled.');
    }}
  >
    <Text size="sm">
      Stops what has not happened yet. If nothing was registered, the registration is a draft again. Otherwise
      it is closed, and what was registered stays at the registry. Fees that were paid are not refunded.
    </Text>
  </CostlyDialog>
);

export function CopyDialog({ registration, onClose }: Props) {
  const navigate = useNavigate();
  const [label, setLabel] = useState('');
  const [customer, setCustomer] = useState(registration.customer ?? '');
  return (
    <CostlyDialog
      opened
      onClose={onClose}
      title="Copy to a new draft"
      confirm="Copy"
      isFree
      run={async () => {
        const answer = await callApi((through) =>
          through.registrations.copy(registration.id, {
            ...(label.trim() === '' ? {} : { label: label.trim() }),
            customer: customer.trim() === '' ? null : customer.trim(),
          }),
        );
        keepRegistration(answer.registration);
        await navigate({
          to: '/registrations/$id/packet',
          params: { id: String(answer.registration.id) },
        });
      }}
    >
      <Text size="sm">
        The draft starts with every value of <bdi>{titleOf(registration)}</bdi>. Copies are free.
      </Text>
      <TextInput
        label="Customer (optional)"
        description="If you register for several customers: the one this copy is for."
        value={customer}
        maxLength={100}
        onChange={({ currentTarget }) => setCustomer(currentTarget.value)}
      />
      <TextInput
        label="Label (optional)"
        value={label}
        maxLength={200}
        onChange={({ currentTarget }) => setLabel(currentTarget.value)}
      />
    </CostlyDialog>
  );
}

export function EndDialog({ registration, onClose }: Props) {
  const navigate = useNavigate();
  const isDraft = registration.status === 'DRAFT';
  return (
    <CostlyDialog
      opened
      onClose={onClose}
      title={isDraft ? 'Delete this draft?' : 'Close this registration?'}
      confirm={isDraft ? 'Delete draft' : 'Close registration'}
      danger
      isFree
      run={async () => {
        await callApi((through) => through.registrations.delete(registration.id));
        forgetRegistration(registration.id);
        await navigate({ to: '/registrations' });
      }}
    >
      <Text size="sm">
        {isDraft
          ? 'The draft and its evaluations are deleted. You cannot undo this.'
          : 'It stays readable. Brand and campaign at the registry stay as they are, with their monthly fees. To end those, deactivate the campaign.'}
      </Text>
    </CostlyDialog>
  );
}
