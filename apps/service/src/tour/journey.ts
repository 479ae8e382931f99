// The tour: an account, tools, an empty balance, a purchase, a brand and a campaign up to the carriers, and the ledger.
import { randomBytes } from 'node:crypto';
import type { OperationId } from '@tendlc/client';
import { catalogue } from '@tendlc/compliance';
import type { TokenTransaction } from '@tendlc/contract';
import { sendCommand } from '../operator/send-command.ts';
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

/** The operation of a tool has its name in camel case. */
const toolOperation = (name: string): OperationId =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as OperationId;

async function useTools(traveller: Traveller): Promise<number> {
  const paid = catalogue.slice(0, TRIAL_CALLS);
  for (const { name, title, examples } of paid) {
    traveller.heading(`${title}: ${examples[0].title}`);
    const { results } = await traveller.send(toolOperation(name), { body: examples[0].request });
    printFindings(results as Json);
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
  const { transactions } = await traveller.send('listTransactions');
  const rows = (transactions as TokenTransaction[]).toReversed();
  for (const { type, amount, toolName, notes, createdAt, balanceAfter } of rows) {
    const signed = (amount > 0 ? `+${amount}` : String(amount)).padStart(4);
    const balance = String(balanceAfter).padStart(3);
    print(`     ${createdAt}  ${type.padEnd(11)}${signed}  balance ${balance}  ${toolName ?? notes ?? ''}`);
  }
}

/** @throws when a step fails */
export async function travel(service: { url: string; dataDir: string | undefined }): Promise<void> {
  print(bold(`The tour visits ${service.url}`));
  const traveller = new Traveller(service.url);
  const email = `tour-${randomBytes(4).toString('hex')}@copperkettle.example`;
  const password = 'Harbor7!light';

  traveller.heading('Open an account: 2 trial tokens');
  await traveller.send('register', { body: { email, password, firstName: 'Dana' } });
  traveller.heading('Log in');
  const { token } = await traveller.send('login', { body: { email, password } });
  traveller.useSession(String(token));
  traveller.heading('Check the balance: 2 tokens, and one free token a day');
  await traveller.send('getBalance');

  const used = await useTools(traveller);
  const next = catalogue[used];
  if (next !== undefined) {
    const operation = toolOperation(next.name);
    const request = { body: next.examples[0].request };
    traveller.heading('An invalid request fails and is free');
    await traveller.expectError(400, operation, { body: { nonsense: true } });
    traveller.heading('Without tokens, the next call fails');
    await traveller.expectError(402, operation, request);
    if (service.dataDir !== undefined) {
      await buyTokens(traveller, email, service.dataDir);
      traveller.heading(`${next.title}: ${next.examples[0].title}`);
      const { results } = await traveller.send(operation, request);
      printFindings(results as Json);
      await travelToCarriers(traveller);
    }
  }
  await showLedger(traveller);
}
