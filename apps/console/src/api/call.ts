// The way of every call that needs a session: waits out limits, lets people log in again, and keeps the balance on screen true.
import type { Answered, Call, Meta, Tendlc } from '@tendlc/client';
import { TendlcError } from '@tendlc/client';
import { client } from './client.ts';
import { noteSpending } from './session.ts';
import { waitForLogin, waitVisibly } from './waiting.ts';

/** Calls that were refused for being too many have not been worked on, so any of them may be sent again. */
const waitAskedFor = (error: unknown): number | undefined =>
  error instanceof TendlcError && error.code === 'rate_limited' ? error.retryAfterMs : undefined;

const isExpired = (error: unknown) => error instanceof TendlcError && error.code === 'unauthorized';

/** The service counts whole seconds. */
const MARGIN_MS = 300;

async function mayGoOn(error: unknown): Promise<boolean> {
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
      if (!(await mayGoOn(error))) {
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
