// All requests, each on the small and on the large database.
import { withClient } from './client.ts';
import { compare, type Side } from './latency.ts';
import { startProcesses } from './processes.ts';
import { callsFor, type Sought } from './requests.ts';
import { ADMIN, RESELLER, type Sizes, SMALL, TYPICAL } from './sizes.ts';

const findSought = (url: string): Promise<Sought> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<Sought>(`
      select r.id, b.profile ->> 'brandName' as "brandName", b.profile ->> 'ein' as ein, b.tcr_brand_id as "tcrBrandId"
      from registrations as r join brands as b on b.id = r.brand_id
      where r.user_id = ${RESELLER} and r.status = 'APPROVED' order by r.id desc limit 1`);
    return rows[0] as Sought;
  });

async function startSide(database: string, redis: string): Promise<Side> {
  const processes = await startProcesses(1, { database, redis });
  const accounts = [RESELLER, TYPICAL, ADMIN];
  const tokens = await processes.signIn(accounts);
  return { processes, tokenOf: (account) => tokens[accounts.indexOf(account)] as string };
}

export async function compareAll(urls: { small: string; large: string; redis: string }, large: Sizes) {
  const sought = { small: await findSought(urls.small), large: await findSought(urls.large) };
  const sides = {
    small: await startSide(urls.small, urls.redis),
    large: await startSide(urls.large, urls.redis),
  };
  const results: Record<string, Awaited<ReturnType<typeof compare>>> = {};
  try {
    const ofLarge = callsFor(large, sought.large);
    for (const [place, call] of callsFor(SMALL, sought.small).entries()) {
      const figures = await compare(sides, { small: call, large: ofLarge[place] ?? call });
      results[call.name] = figures;
      process.stdout.write(`${figures.ratio.toFixed(2)} ${call.name} ${JSON.stringify(figures)}\n`);
    }
  } finally {
    await sides.small.processes.stop();
    await sides.large.processes.stop();
  }
  return results;
}
