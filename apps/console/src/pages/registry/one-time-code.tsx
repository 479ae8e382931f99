// Sole proprietors: a code by text, and the field to enter it.
import { Group, Stack, Text, TextInput, Title } from '@mantine/core';
import type { BrandDetail } from '@tendlc/client';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { updateCached } from '../../api/cached.ts';
import { CostlyButton } from '../../parts/costs.tsx';
import { notify } from '../../parts/notify.ts';

export function OneTimeCode({ brand }: { brand: BrandDetail }) {
  const [pin, setPin] = useState('');
  const [isSent, setSent] = useState(false);
  const id = String(brand.localId);
  return (
    <Stack component="section" className="card" gap="sm" aria-label="Phone verification">
      <Title order={2}>Verify mobile phone</Title>
      <Text size="sm">
        The registry texts a code to {brand.mobilePhone ?? 'the mobile number'}. The code expires in 24 hours.
        If the number is wrong, edit the brand first, then send a new code.
      </Text>
      <Group align="flex-end" gap="sm">
        <CostlyButton
          label={isSent ? 'Resend code' : 'Send code'}
          title="Send a code to the mobile phone?"
          confirm="Send code"
          primary={!isSent}
          run={async () => {
            notify((await callApi((through) => through.brands.sendCode(id))).message);
            setSent(true);
          }}
        />
        <TextInput
          label="One-time code"
          autoComplete="one-time-code"
          inputMode="numeric"
          w="14rem"
          value={pin}
          onChange={({ currentTarget }) => setPin(currentTarget.value)}
        />
        <CostlyButton
          label="Verify code"
          title="Verify mobile phone"
          confirm="Verify code"
          primary={isSent}
          isReady={() => pin.trim() !== ''}
          run={async () => {
            const answer = await callApi((through) => through.brands.confirmCode(id, { pin: pin.trim() }));
            updateCached<BrandDetail>(['brand', id], () => answer.brand);
            notify(answer.message);
          }}
        >
          <Text size="sm">
            {pin.trim() === '' ? 'Enter the code first.' : `Code: ${pin.trim()}.`} After five incorrect
            attempts, you need a new code.
          </Text>
        </CostlyButton>
      </Group>
    </Stack>
  );
}
