// Shown over any page while the service cannot be reached. Failed requests are repeated when it is back.
import { useEffect } from 'react';
import { outage, returns, tryNow } from '../api/connection.ts';
import { queries } from '../api/session.ts';
import { useSignal } from '../api/waiting.ts';
import { FloatingNotice } from '../parts/floating-notice.tsx';
import { router } from './router.tsx';

/** Requests that cost a token are disabled queries, so they are not repeated. */
async function retryFailedRequests(): Promise<void> {
  await queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  if (router.state.matches.some(({ status }) => status === 'error')) {
    await router.invalidate();
  }
}

export function ConnectionNotice() {
  const state = useSignal(outage);
  const count = useSignal(returns);
  useEffect(() => {
    if (count > 0) {
      void retryFailedRequests();
    }
  }, [count]);
  return state === undefined ? null : (
    <FloatingNotice
      title={state.isOffline ? 'You are offline' : 'Cannot reach the service'}
      action="Try again"
      onAction={tryNow}
    >
      We will reconnect automatically. Your input is saved.
    </FloatingNotice>
  );
}
