// A strict account with a dentist's brand, its website, and what its reviewers say about a campaign.
import { MNOS } from '@tendlc/registry/wire';
import type { Sandbox, SandboxOptions } from '../../src/index.ts';
import { dentist, remindersOf, startWebsite, type Website } from './pages.ts';
import { type Receiver, startReceiver, subscribe } from './receiver.ts';
import {
  accountIn,
  type Body,
  type Caller,
  campaignFor,
  judgedBrand,
  MINUTE_MS,
  startTestSandbox,
} from './sandbox.ts';

export type Practice = {
  readonly sandbox: Sandbox;
  readonly website: Website;
  readonly account: Caller;
  readonly receiver: Receiver;
  readonly brandId: string;
};

export async function openPractice(
  sid = 'sandbox-strict-dana',
  options: Partial<SandboxOptions> = {},
  brand: Record<string, unknown> = {},
): Promise<Practice> {
  const sandbox = await startTestSandbox(options);
  const website = await startWebsite();
  const account = accountIn(sandbox, sid);
  const receiver = await startReceiver();
  await subscribe(account, receiver.url);
  const brandId = await judgedBrand(sandbox, account, dentist(website, brand));
  return { sandbox, website, account, receiver, brandId };
}

/** Registers the campaign without sharing it. */
export const registerCampaign = (
  { account, website, brandId }: Practice,
  changes: Record<string, unknown> = {},
): Promise<string> => campaignFor(account, brandId, { ...remindersOf(website), ...changes });

/** Shares it, and waits for partner and carriers. */
export async function share(
  { account, sandbox }: Practice,
  campaignId: string,
  cnpId = 'TWILO',
): Promise<Body> {
  await account.call('PUT', `/campaign/${campaignId}/sharing/${cnpId}`);
  await sandbox.control.advance(MINUTE_MS);
  return (await account.call('GET', `/campaign/${campaignId}/sharing`)).body.sharedByMe;
}

export const statusesOf = async ({ account }: Practice, campaignId: string): Promise<Body> =>
  (await account.call('GET', `/campaign/${campaignId}/operationStatus`)).body;

export const everyCarrier = (status: string) =>
  Object.fromEntries(MNOS.map(({ networkId }) => [String(networkId), status]));

/** What the last callback of this type said. */
export const saidIn = ({ receiver }: Practice, eventType: string): string | undefined =>
  receiver.arrivals.findLast(({ payload }) => payload.eventType === eventType)?.payload.description;

/** Where the last reviewer found each problem. */
export const problemsOf = ({ sandbox, account }: Practice): { words: string; where: string }[] =>
  sandbox.control.campaigns(account.sid).at(-1)?.reviews?.at(-1)?.problems ?? [];
