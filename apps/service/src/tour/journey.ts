// The journey: an account, tools on a real message, an empty balance, a purchase, a brand and a campaign as far as the
// carriers, and the ledger that explains it all.
import { randomBytes } from 'node:crypto';
import { catalogue } from '@tendlc/compliance';
import type { TokenTransaction } from '@tendlc/contract';
import { sendCommand } from '../operator/socket.ts';
import { travelToCarriers } from './registration.ts';
import { bold, type Json, print, Traveller } from './traveller.ts';

const TRIAL_CALLS = 3;
const BOUGHT_TOKENS = 40;

type Finding = { status: string; message: string; remedy?: string };

function printFindings(results: Json): void {
  const findings = (results['checks'] ?? []) as Finding[];
  for (const { status, message, remedy } of findings.filter((finding) => finding.status !== 'pass')) {
    print(`     ${status}: ${message}${remedy === undefined ? '' : ` → ${remedy}`}`);
  }
}

async function useTools(traveller: Traveller): Promise<number> {
  const paid = catalogue.slice(0, TRIAL_CALLS);
  for (const { name, title, examples } of paid) {
    traveller.heading(`${title}: ${examples[0].title}`);
    const { body } = await traveller.send('POST', `/v1/tools/${name}`, examples[0].request);
    printFindings(body['results'] as Json);
  }
  return paid.length;
}

async function buyTokens(traveller: Traveller, email: string, dataDir: string): Promise<void> {
  traveller.heading('Tokens are bought outside; the operator credits the order');
  const orderId = String(Math.floor(Math.random() * 1e9) + 1);
  const words = ['credit', email, String(BOUGHT_TOKENS), '--order-id', orderId, '--notes', 'tour'];
  for (const _ of ['first', 'again']) {
    print(`   npm run admin -- ${words.join(' ')}`);
    const answer = await sendCommand(dataDir, words);
    print(`   ${answer === undefined ? 'no service is listening' : Object.values(answer).join()}`);
  }
}

async function showLedger(traveller: Traveller): Promise<void> {
  traveller.heading('The ledger says where every token came from and went');
  const { body } = await traveller.send('GET', '/v1/tokens/history');
  const rows = (body['transactions'] as TokenTransaction[]).toReversed();
  for (const { type, amount, toolName, notes, createdAt, balanceAfter } of rows) {
    const signed = (amount > 0 ? `+${amount}` : String(amount)).padStart(4);
    const balance = String(balanceAfter).padStart(3);
    print(`     ${createdAt}  ${type.padEnd(11)}${signed}  balance ${balance}  ${toolName ?? notes ?? ''}`);
  }
}

/** @throws when a step is not answered as promised */
export async function travel(service: { url: string; dataDir: string | undefined }): Promise<void> {
  print(bold(`The tour visits ${service.url}`));
  const traveller = new Traveller(service.url);
  const email = `tour-${randomBytes(4).toString('hex')}@copperkettle.example`;
  const password = 'Harbor7!light';

  traveller.heading('Open an account: 2 trial tokens');
  await traveller.send('POST', '/v1/auth/register', { email, password, firstName: 'Dana' }, 201);
  traveller.heading('Log in');
  const { body } = await traveller.send('POST', '/v1/auth/login', { email, password });
  traveller.token = String(body['token']);
  traveller.heading('Look at the balance: 2 tokens, and one free one a day');
  await traveller.send('GET', '/v1/tokens/balance');

  const used = await useTools(traveller);
  const next = catalogue[used];
  if (next !== undefined) {
    traveller.heading('A wrong request is refused and free');
    await traveller.send('POST', `/v1/tools/${next.name}`, { nonsense: true }, 400);
    traveller.heading('With nothing left, the next call is refused');
    await traveller.send('POST', `/v1/tools/${next.name}`, next.examples[0].request, 402);
    if (service.dataDir !== undefined) {
      await buyTokens(traveller, email, service.dataDir);
      traveller.heading(`${next.title}: ${next.examples[0].title}`);
      const answer = await traveller.send('POST', `/v1/tools/${next.name}`, next.examples[0].request);
      printFindings(answer.body['results'] as Json);
      await travelToCarriers(traveller, service.url);
    }
  }
  await showLedger(traveller);
}
