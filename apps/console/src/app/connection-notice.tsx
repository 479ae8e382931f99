// While the service cannot be reached: said once, over whatever page is open. When it is back, what failed is asked for again.
import { useEffect } from 'react';
import { outage, returns, tryNow } from '../api/connection.ts';
import { queries } from '../api/session.ts';
import { useSignal } from '../api/waiting.ts';
import { FloatingNotice } from '../parts/floating-notice.tsx';
import { router } from './router.tsx';

/** What costs a token is asked for by people only: it is disabled, and left alone. */
async function goOn(): Promise<void> {
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
      void goOn();
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
