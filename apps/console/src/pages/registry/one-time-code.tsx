// Sole proprietors: a code by text, and the field to enter it.
import { Group, Stack, Text, TextInput, Title } from '@mantine/core';
import type { BrandDetail } from '@tendlc/client';
import { useState } from 'react';
import { ask } from '../../api/ask.ts';
import { keep } from '../../api/kept.ts';
import { CostlyButton } from '../../parts/costs.tsx';
import { say } from './say.ts';

export function OneTimeCode({ brand }: { brand: BrandDetail }) {
  const [pin, setPin] = useState('');
  const [isSent, setSent] = useState(false);
  const id = String(brand.localId);
  return (
    <Stack component="section" className="card" gap="sm" aria-label="One-time code">
      <Title order={2}>Confirm the mobile phone</Title>
      <Text size="sm">
        The registry texts a code to {brand.mobilePhone ?? 'the mobile number'}. It is good for 24 hours. A
        wrong number is corrected first, then a new code is sent.
      </Text>
      <Group align="flex-end" gap="sm">
        <CostlyButton
          label={isSent ? 'Send another code' : 'Send me the code'}
          title="Send a code to the mobile phone"
          confirm="Send it"
          primary={!isSent}
          run={async () => {
            say((await ask((through) => through.brands.sendCode(id))).message);
            setSent(true);
          }}
        />
        <TextInput
          label="The code from the message"
          autoComplete="one-time-code"
          inputMode="numeric"
          w="14rem"
          value={pin}
          onChange={({ currentTarget }) => setPin(currentTarget.value)}
        />
        <CostlyButton
          label="Confirm"
          title="Confirm the mobile phone"
          confirm="Confirm it"
          primary={isSent}
          isReady={() => pin.trim() !== ''}
          run={async () => {
            const answer = await ask((through) => through.brands.confirmCode(id, { pin: pin.trim() }));
            keep<BrandDetail>(['brand', id], () => answer.brand);
            say(answer.message);
          }}
        >
          <Text size="sm">
            {pin.trim() === '' ? 'Enter the code first.' : `The code is ${pin.trim()}.`} Five wrong codes void
            it.
          </Text>
        </CostlyButton>
      </Group>
    </Stack>
  );
}
