// A page: its title in the tab, and a heading that gets the focus when the page changes.
import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** Above the title: the way back to the list. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
  /** Width of the text column on pages with forms. */
  readonly maxWidth?: number;
  /** One content width for each kind of page. */
  readonly kind?: keyof typeof WIDTHS;
};

const WIDTHS = { list: '90rem', record: '76rem', text: '68rem' } as const;

/** The first page after loading leaves the focus where the browser put it. */
let pagesShown = 0;

export function Page({ title, lead, actions, above, children, maxWidth, kind = 'text' }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Tendlc`;
  }, [title]);
  useEffect(() => {
    pagesShown += 1;
    if (pagesShown > 1) {
      heading.current?.focus({ preventScroll: true });
      globalThis.scrollTo(0, 0);
    }
  }, []);
  return (
    <Stack gap="lg" maw={maxWidth ?? WIDTHS[kind]}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Box maw="52rem" miw={0}>
          {above}
          <Title order={1} ref={heading} tabIndex={-1} className="given">
            {title}
          </Title>
          {lead !== undefined && (
            <Text c="dimmed" mt={4} component="div">
              {lead}
            </Text>
          )}
        </Box>
        {actions}
      </Group>
      {children}
    </Stack>
  );
}
