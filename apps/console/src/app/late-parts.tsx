// Parts of every page that nothing on screen needs at first: loaded when the browser is idle, or when they are needed.
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadPart } from '../api/connection.ts';
import { renewal, useSignal } from '../api/waiting.ts';

/** After the first page, which must not wait for them. */
const LATE_MS = 2_500;
const IDLE_MS_MAX = 3_000;

const loadLoginAgain = () => loadPart(() => import('./login-again.tsx'));

const LoginAgain = lazy(async () => ({ default: (await loadLoginAgain()).LoginAgain }));

const Notices = lazy(async () => ({
  default: (await loadPart(() => import('./notices.tsx'))).Notices,
}));

/** Safari has no idle callback. */
function runLate(run: () => void): () => void {
  const timer = setTimeout(
    () =>
      'requestIdleCallback' in globalThis
        ? globalThis.requestIdleCallback(run, { timeout: IDLE_MS_MAX })
        : run(),
    LATE_MS,
  );
  return () => clearTimeout(timer);
}

/** Asks for the password when the session ends. Loaded before that, because a newer build may have replaced its file. */
export function LoginAgainPart() {
  const isNeeded = useSignal(renewal) !== undefined;
  const [wasNeeded, setWasNeeded] = useState(false);
  useEffect(() => runLate(() => void loadLoginAgain()), []);
  useEffect(() => setWasNeeded((before) => before || isNeeded), [isNeeded]);
  return (
    (isNeeded || wasNeeded) && (
      <Suspense>
        <LoginAgain />
      </Suspense>
    )
  );
}

/** Notices that come earlier are shown then. */
export function NoticesPart() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => runLate(() => setIsIdle(true)), []);
  return (
    isIdle && (
      <Suspense>
        <Notices />
      </Suspense>
    )
  );
}
