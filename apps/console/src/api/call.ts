// Every API call that needs a session: waits when it is rate limited, lets the person log in again, and updates the balance.
import type { Answered, Call, Meta, Tendlc } from '@tendlc/client';
import { TendlcError } from '@tendlc/client';
import { client } from './client.ts';
import { noteSpending } from './session.ts';
import { waitForLogin, waitVisibly } from './waiting.ts';

/** The service did not process a rate-limited call, so any call can be sent again. */
const waitAskedFor = (error: unknown): number | undefined =>
  error instanceof TendlcError && error.code === 'rate_limited' ? error.retryAfterMs : undefined;

const isExpired = (error: unknown) => error instanceof TendlcError && error.code === 'unauthorized';

/** The service counts in whole seconds. */
const MARGIN_MS = 300;

async function mayRetry(error: unknown): Promise<boolean> {
  const waitMs = waitAskedFor(error);
  if (waitMs !== undefined) {
    return waitVisibly(waitMs + MARGIN_MS);
  }
  return isExpired(error) && (await waitForLogin());
}

export async function callWithMeta<Answer>(
  send: (through: Tendlc) => Call<Answer>,
): Promise<Answered<Answer>> {
  for (;;) {
    try {
      const answered = await send(client).withMeta();
      note(answered.meta);
      return answered;
    } catch (error) {
      if (!(await mayRetry(error))) {
        throw error;
      }
    }
  }
}

export const callApi = async <Answer>(send: (through: Tendlc) => Call<Answer>): Promise<Answer> =>
  (await callWithMeta(send)).data;

function note({ tokenBalance, tokenCost }: Meta): void {
  if (tokenBalance !== undefined) {
    noteSpending(tokenBalance, tokenCost ?? 0);
  }
}
