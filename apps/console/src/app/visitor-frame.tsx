// The frame of pages for visitors.
import { Anchor, Box, Container, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink, TextLink } from '../parts/link-button.tsx';
import { BrandMark } from './brand-mark.tsx';
import { ColorSchemeChoice } from './color-scheme.tsx';

export function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <Box mih="100dvh" display="flex" style={{ flexDirection: 'column' }}>
      <Box
        component="header"
        bg="var(--mantine-color-body)"
        style={{ borderBottom: '1px solid var(--line)' }}
      >
        <Container size="lg" py="sm">
          <Group justify="space-between" gap="xs">
            <BrandMark />
            <Group gap="xs" component="nav" aria-label="Account">
              <TextLink to="/login" size="sm" px={4}>
                Log in
              </TextLink>
              <ButtonLink to="/register" size="compact-sm">
                Create account
              </ButtonLink>
            </Group>
          </Group>
        </Container>
      </Box>
      <Container size="lg" py="xl" w="100%" component="main" id="main" tabIndex={-1} flex={1}>
        {children}
      </Container>
      <Container size="lg" py="md" w="100%" component="footer">
        <Group justify="space-between" gap="xs">
          <Anchor href="/docs" underline="always">
            API documentation
          </Anchor>
          <ColorSchemeChoice />
        </Group>
      </Container>
    </Box>
  );
}
