// While the service asks for patience: how long, why, and a way out. What was asked for goes on by itself.
import { useEffect, useState } from 'react';
import { retryWait, useSignal } from '../api/waiting.ts';
import { FloatingNotice } from '../parts/floating-notice.tsx';

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
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;

function Countdown({ until, giveUp }: { until: number; giveUp: () => void }) {
  const seconds = useSecondsUntil(until);
  return (
    <FloatingNotice title="Waiting to retry" action="Stop waiting" onAction={giveUp}>
      The service is busy, or you sent many requests in a short time. We will retry in{' '}
      <strong>{showSeconds(seconds)}</strong>. Your input is saved.
    </FloatingNotice>
  );
}

export function RetryNotice() {
  const waiting = useSignal(retryWait);
  return waiting === undefined ? null : <Countdown until={waiting.until} giveUp={waiting.giveUp} />;
}
