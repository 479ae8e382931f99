// A link of an email that arrived without its end: why, and where the same is done without it.
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../parts/link-button.tsx';
import { TonePanel } from '../../parts/tone.tsx';

type Props = { readonly instead: string; readonly children: ReactNode };

export const IncompleteLink = ({ instead, children }: Props) => (
  <Stack align="flex-start">
    <TonePanel tone="wait">
      <Text fw={700}>This link is incomplete</Text>
      <Text size="sm">
        Some email programs break long links. Open the whole link from the email, or copy it to the address
        bar. {children}
      </Text>
    </TonePanel>
    <ButtonLink to="/account" variant="default">
      {instead}
    </ButtonLink>
  </Stack>
);
