// A sandbox whose clock stands still until a test moves it, and accounts that call it over HTTP.
import { onTestFinished } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/index.ts';

const START = new Date('2026-11-20T09:30:00.000Z');
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

// oxlint-disable-next-line typescript/no-explicit-any -- tests read any field of a response
export type Body = any;

export type Reply = { readonly status: number; readonly body: Body; readonly headers: Headers };

export type Caller = {
  readonly sid: string;
  call(method: string, path: string, body?: unknown): Promise<Reply>;
};

export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const sandbox = await startSandbox({ port: 0, clock: { now: () => START }, tickMs: 20, ...options });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

export function parse(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function accountIn({ url }: Pick<Sandbox, 'url'>, sid = 'sandbox-demo', token = 'sandbox'): Caller {
  const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`;
  return {
    sid,
    async call(method, path, body) {
      const answer = await fetch(url + path, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: parse(await answer.text()), headers: answer.headers };
    },
  };
}

let count = 0;

/** A complete private company. `changes` override fields, and undefined removes a field. */
export function brandOf(changes: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  return {
    entityType: 'PRIVATE_PROFIT',
    displayName: 'Copper Kettle',
    companyName: 'Copper Kettle LLC',
    ein: '123456789',
    phone: '+15125557123',
    street: '400 Main Street',
    city: 'Austin',
    state: 'TX',
    postalCode: '78701',
    country: 'US',
    email: 'hello@copperkettle.example',
    website: 'https://copperkettle.example',
    vertical: 'RETAIL',
    brandRelationship: 'BASIC_ACCOUNT',
    referenceId: `brand-${count}`,
    ...changes,
  };
}

export const soleProprietor = (changes: Record<string, unknown> = {}) =>
  brandOf({
    entityType: 'SOLE_PROPRIETOR',
    companyName: undefined,
    ein: undefined,
    firstName: 'Dana',
    lastName: 'Miller',
    mobilePhone: '+15125557199',
    ...changes,
  });

export const publicCompany = (changes: Record<string, unknown> = {}) =>
  brandOf({
    entityType: 'PUBLIC_PROFIT',
    stockSymbol: 'CPKT',
    stockExchange: 'NYSE',
    businessContactEmail: 'dana.miller@copperkettle.example',
    ...changes,
  });

export function campaignOf(brandId: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  return {
    brandId,
    usecase: 'CUSTOMER_CARE',
    resellerId: 'R000000',
    description: 'Answers of our staff to questions that customers have about their orders.',
    messageFlow: 'Customers give their number at checkout and tick a box next to it that says so.',
    sample1: 'Copper Kettle: your order is ready for pickup. Reply STOP to opt out.',
    subscriberOptin: true,
    subscriberOptout: true,
    subscriberHelp: true,
    optinMessage: 'Copper Kettle: you are now subscribed. Reply STOP to opt out.',
    optoutMessage: 'Copper Kettle: you get no more messages.',
    helpMessage: 'Copper Kettle: call +15125557123 for help.',
    referenceId: `campaign-${count}`,
    ...changes,
  };
}

/** A brand after its identity check. */
export async function judgedBrand(
  sandbox: Sandbox,
  account: Caller,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await account.call('POST', '/brand/nonBlocking', brandOf(changes));
  await sandbox.control.advance(MINUTE_MS);
  return body.brandId;
}

export async function campaignFor(
  account: Caller,
  brandId: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await account.call('POST', '/campaignBuilder', campaignOf(brandId, changes));
  return body.campaignId;
}

export const codesOf = ({ status, body }: Reply): number[] =>
  status === 400 ? body.map(({ code }: { code: number }) => code) : [];

export const fieldsOf = ({ body }: Reply): string[] =>
  body.flatMap(({ fields = [] }: { fields?: string[] }) => fields);
