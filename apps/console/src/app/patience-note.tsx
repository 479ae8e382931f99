// While the service asks for patience: how long, why, and a way out. What was asked for goes on by itself.
import { Affix, Button, Group, Paper, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { patience, useSignal } from '../api/waiting.ts';

const SECOND_MS = 1_000;

function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / SECOND_MS));
}

const showSeconds = (seconds: number): string =>
  seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`;

function Countdown({ until, giveUp }: { until: number; giveUp: () => void }) {
  const seconds = useSecondsUntil(until);
  return (
    <Affix position={{ bottom: 16, left: 16, right: 16 }} zIndex={400}>
      <Paper withBorder shadow="md" p="md" maw={560} mx="auto">
        <Group justify="space-between" gap="sm">
          <div>
            <Text fw={700} role="status">
              The service asks us to wait a little
            </Text>
            <Text size="sm">
              It is busy, or many requests came from here in a short time. We go on by ourselves in{' '}
              <strong>{showSeconds(seconds)}</strong>; nothing is lost.
            </Text>
          </div>
          <Button variant="default" size="sm" onClick={giveUp}>
            Do not wait
          </Button>
        </Group>
      </Paper>
    </Affix>
  );
}

export function PatienceNote() {
  const waiting = useSignal(patience);
  return waiting === undefined ? null : <Countdown until={waiting.until} giveUp={waiting.giveUp} />;
}
