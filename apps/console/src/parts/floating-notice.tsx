// A note over the page that stays while something lasts, with a way to act on it.
import { Affix, Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: string;
  readonly onAction: () => void;
};

export function FloatingNotice({ title, children, action, onAction }: Props) {
  return (
    <Affix position={{ bottom: 16, left: 16, right: 16 }} zIndex={400} className="floating-note">
      <Paper component="section" aria-label={title} withBorder shadow="md" p="md" maw={620} ml="auto">
        <Group justify="space-between" gap="sm">
          <div className="floating-words">
            <Text fw={700} role="status">
              {title}
            </Text>
            <Text size="sm">{children}</Text>
          </div>
          <Button variant="default" size="sm" onClick={onAction}>
            {action}
          </Button>
        </Group>
      </Paper>
    </Affix>
  );
}
