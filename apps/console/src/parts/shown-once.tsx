// A secret that is shown once, to copy.
import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { CopyText } from './copy-text.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  readonly title: string;
  /** As part of a sentence: “the key”. */
  readonly what: string;
  readonly secret: string | undefined;
  readonly advice: string;
  readonly onClose: () => void;
};

export function ShownOnce({ title, what, secret, advice, onClose }: Props) {
  return (
    <Dialog opened={secret !== undefined} title={title} onClose={onClose}>
      <Stack>
        <Text size="sm">{advice} You will not see it again.</Text>
        <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {secret}
        </Code>
        <Group justify="space-between">
          <CopyText text={secret ?? ''} what={what} />
          <Button onClick={onClose}>I saved it</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
