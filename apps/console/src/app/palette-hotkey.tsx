// Opens the command palette by keyboard or button. Its code is loaded on first use.
import { Box, Button, Kbd, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../api/connection.ts';
import { Icon } from './icons.tsx';

const Palette = lazy(async () => ({
  default: (await loadPart(() => import('./palette.tsx'))).Palette,
}));

/** The shortcut also works inside fields. */
const IGNORED_TAGS: string[] = [];

const isMac = /mac|iphone|ipad/i.test(globalThis.navigator.userAgent);

export function PaletteHotkey() {
  const [request, setRequest] = useState(0);
  const open = () => setRequest((count) => count + 1);
  useHotkeys([['mod+K', open]], IGNORED_TAGS);
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        onClick={open}
        aria-haspopup="dialog"
        rightSection={
          <Kbd size="xs" visibleFrom="sm">
            {isMac ? '⌘' : 'Ctrl'} K
          </Kbd>
        }
      >
        <Box component="span" visibleFrom="sm">
          Search
        </Box>
        <Box component="span" hiddenFrom="sm" display="inline-flex">
          <Icon name="search" />
          <VisuallyHidden>Search</VisuallyHidden>
        </Box>
      </Button>
      {request > 0 && (
        <Suspense>
          <Palette request={request} />
        </Suspense>
      )}
    </>
  );
}
