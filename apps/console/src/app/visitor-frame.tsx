// The frame of pages for visitors.
import { Anchor, Box, Container, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { contactHref, operatorLinks } from '../api/operator.ts';
import { ButtonLink, TextLink } from '../parts/link-button.tsx';
import { VisitorBrandMark } from './brand-mark.tsx';
import { ColorSchemeChoice } from './color-scheme.tsx';

const { termsUrl, privacyUrl, contact } = operatorLinks;
const OPERATOR = [
  ['Terms', termsUrl],
  ['Privacy', privacyUrl],
  ['Contact', contact === undefined ? undefined : contactHref(contact)],
] as const;

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
            <VisitorBrandMark />
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
          <Group gap="md">
            <Anchor href="/docs" underline="always">
              API documentation
            </Anchor>
            {OPERATOR.map(
              ([label, href]) =>
                href !== undefined && (
                  <Anchor key={label} href={href} underline="always">
                    {label}
                  </Anchor>
                ),
            )}
          </Group>
          <ColorSchemeChoice />
        </Group>
      </Container>
    </Box>
  );
}
