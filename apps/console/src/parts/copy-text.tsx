// A button that copies a text and confirms it.
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';

type Props = { readonly text: string; readonly what: string; readonly label?: string };

export function CopyText({ text, what, label = 'Copy' }: Props) {
  const { copied, copy } = useClipboard();
  return (
    <Button
      size="compact-sm"
      variant="default"
      style={{ flex: 'none' }}
      onClick={() => copy(text)}
      aria-label={`${label}: ${what}`}
    >
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  );
}
