// Opens the command palette by keyboard or button; its code is loaded when it is first wanted.
import { Button, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../api/connection.ts';

const Palette = lazy(async () => ({
  default: (await loadPart(() => import('./palette.tsx'))).Palette,
}));

/** Within a field, too: whoever types has the hands on the keyboard. */
const EVERYWHERE: string[] = [];

const isMac = /mac|iphone|ipad/i.test(globalThis.navigator.userAgent);

export function PaletteHotkey() {
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  const open = () => {
    setWanted(true);
    setOpened(true);
  };
  useHotkeys([['mod+K', open]], EVERYWHERE);
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        onClick={open}
        visibleFrom="sm"
        aria-haspopup="dialog"
        rightSection={<Kbd size="xs">{isMac ? '⌘' : 'Ctrl'} K</Kbd>}
      >
        Go to
      </Button>
      {wanted && (
        <Suspense>
          <Palette opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
