// A customer of the running service, and the command line in their hands.
import { type KeyHolder, type Running } from '../../../../packages/client/test/support/running-service.ts';
import { type Ended, tendlc } from './command-line.ts';

export const GOOD = 'Copper Kettle: your table is ready. Reply STOP to opt out.';
export const BAD = 'FLASH SALE!!! 50% off, details at bit.ly/3xYzSoup';

export type Caller = {
  readonly customer: KeyHolder;
  /** What makes the command line theirs, without a login. */
  readonly environment: Readonly<Record<string, string>>;
  tell(...words: string[]): Promise<Ended>;
};

export async function callerOf(running: Running, balance?: number): Promise<Caller> {
  const customer = await running.customer(balance);
  const environment = { TENDLC_URL: running.url, TENDLC_API_KEY: customer.apiKey };
  return { customer, environment, tell: (...words) => tendlc(words, { environment }) };
}
