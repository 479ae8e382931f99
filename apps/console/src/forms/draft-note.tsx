// Says that the draft is saved, with a button to start over and a button to undo it.
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Form } from './use-form.ts';
import type { FormValues } from './values.ts';

type Props = { readonly form: Form; readonly first: FormValues; readonly onClear?: () => void };

export function DraftNote({ form, first, onClear }: Props) {
  const [before, setBefore] = useState<FormValues>();
  const clear = () => {
    setBefore(form.values);
    form.replace(first);
    onClear?.();
  };
  const restore = () => {
    if (before !== undefined) {
      form.replace(before);
      setBefore(undefined);
    }
  };
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed">
        Your draft is saved in this tab until you submit it or log out.
      </Text>
      {before === undefined ? (
        <Button size="compact-sm" variant="default" onClick={clear}>
          Start over
        </Button>
      ) : (
        <Button size="compact-sm" variant="default" onClick={restore}>
          Undo
        </Button>
      )}
    </Group>
  );
}
