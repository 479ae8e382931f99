// Protects private networks from customers' URLs (G-41): they are checked when stored and again at each connection.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, expect, test } from 'vitest';
import {
  AddressRefused,
  createOperatorAgent,
  createPublicAgent,
  isPublicAddress,
  problemOfAddress,
  type Resolve,
} from '../public-addresses.ts';

const PUBLIC = ['8.8.8.8', '1.1.1.1', '172.32.0.1', '223.255.255.254', '2606:4700::1111', '::ffff:8.8.8.8'];
const PRIVATE = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '4000::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
];

test.each(PUBLIC)('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each(PRIVATE)('G-41 %s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('G-41 an IPv4 address with the prefix of IPv6-only networks is checked as IPv4', () => {
  expect(isPublicAddress('64:ff9b::808:808')).toBe(true);
  expect(isPublicAddress('64:ff9b::7f00:1')).toBe(false);
  expect(isPublicAddress('64:ff9b::a9fe:a9fe')).toBe(false);
});

test.each(['', 'localhost', 'example.com', '1.2.3.4.5', '8.8.8.8 ', '8.8.8.8/32', '[2606:4700::1111]'])(
  'an invalid address is not public: %j',
  (text) => {
    expect(isPublicAddress(text)).toBe(false);
  },
);

const found =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const NOT_HTTPS = 'must be a URL that starts with https://';
const NOT_PUBLIC = 'must point to the public internet';

test.each([
  ['http://registry.example.com/v2', NOT_HTTPS],
  ['ftp://registry.example.com', NOT_HTTPS],
  ['registry.example.com', NOT_HTTPS],
  ['//registry.example.com', NOT_HTTPS],
  ['https://', NOT_HTTPS],
  ['https://registry.example.com/v2\r\nHost: other', 'must not contain spaces or line breaks'],
  [' https://registry.example.com/v2', 'must not contain spaces or line breaks'],
  ['https://user@registry.example.com/v2', 'must not contain a username or password'],
  ['https://:secret@registry.example.com/v2', 'must not contain a username or password'],
  ['https://127.0.0.1/v2', NOT_PUBLIC],
  ['https://127.0.0.1.:8443/v2', NOT_PUBLIC],
  ['https://127.1/', NOT_PUBLIC],
  ['https://0x7f.1/', NOT_PUBLIC],
  ['https://2130706433/', NOT_PUBLIC],
  ['https://0177.0.0.1/', NOT_PUBLIC],
  ['https://１２７.0.0.1/', NOT_PUBLIC],
  ['https://169.254.169.254/latest/meta-data', NOT_PUBLIC],
  ['https://[::1]/v2', NOT_PUBLIC],
  ['https://[::ffff:127.0.0.1]/v2', NOT_PUBLIC],
  ['https://[::127.0.0.1]/v2', NOT_PUBLIC],
  ['https://[fd00::1]/v2', NOT_PUBLIC],
  ['https://localhost/v2', NOT_PUBLIC],
  ['https://LOCALHOST./v2', NOT_PUBLIC],
  ['https://registry.localhost/v2', NOT_PUBLIC],
  ['https://intranet/v2', NOT_PUBLIC],
  ['https://registry.internal/v2', NOT_PUBLIC],
  ['https://printer.local/v2', NOT_PUBLIC],
])('G-41 %s is rejected without a DNS query', async (address, problem) => {
  const neverAsked: Resolve = () => Promise.reject(new Error('the name was looked up'));
  expect(await problemOfAddress(address, neverAsked)).toBe(problem);
});

test('G-41 a host name is checked by all of its addresses', async () => {
  const address = 'https://registry.example.com/v2';
  expect(await problemOfAddress(address, found('8.8.8.8', '2606:4700::1111'))).toBeUndefined();
  expect(await problemOfAddress(address, found('10.0.0.7'))).toBe(NOT_PUBLIC);
  expect(await problemOfAddress(address, found('8.8.8.8', '127.0.0.1'))).toBe(NOT_PUBLIC);
  expect(await problemOfAddress(address, found('::1', '8.8.8.8'))).toBe(NOT_PUBLIC);
});

test('a host name that does not resolve is accepted, because each connection checks it again', async () => {
  const away: Resolve = () => Promise.reject(new Error('EAI_AGAIN'));
  expect(await problemOfAddress('https://registry.example.com/v2', away)).toBeUndefined();
  expect(await problemOfAddress('https://registry.example.com/v2', found())).toBeUndefined();
});

/** A local server; the list records every connection to it. */
async function innerServer(): Promise<{ port: number; visits: string[] }> {
  const visits: string[] = [];
  const server = createServer((request, response) => {
    visits.push(request.url ?? '');
    response.end('inner');
  });
  server.on('connection', () => visits.push('connection'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { port: (server.address() as AddressInfo).port, visits };
}

async function refusalOf(origin: string, resolve?: Resolve): Promise<unknown> {
  const agent = createPublicAgent(resolve);
  onTestFinished(() => agent.close());
  return agent
    .request({ origin, path: '/', method: 'GET' })
    .then(({ statusCode }) => `it answered ${statusCode}`)
    .catch((error: unknown) => error);
}

test('G-41 no connection is made to a private address in any notation', async () => {
  const { port, visits } = await innerServer();
  for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0']) {
    expect(await refusalOf(`http://${host}:${port}`)).toBeInstanceOf(AddressRefused);
  }
  expect(visits).toEqual([]);
});

test('G-41 no connection is made to a name that resolves to a private address, even with a public one', async () => {
  const { port, visits } = await innerServer();
  const origin = `http://registry.example.com:${port}`;
  expect(await refusalOf(origin, found('127.0.0.1'))).toBeInstanceOf(AddressRefused);
  expect(await refusalOf(origin, found('8.8.8.8', '127.0.0.1'))).toBeInstanceOf(AddressRefused);
  expect(await refusalOf(origin, found())).toBeInstanceOf(AddressRefused);
  // With the machine's own resolver.
  expect(await refusalOf(`http://localhost:${port}`)).toBeInstanceOf(AddressRefused);
  expect(visits).toEqual([]);
});

test('G-41 a host name that was public when stored and is now private is rejected at the connection', async () => {
  const { port, visits } = await innerServer();
  const answers = [['8.8.8.8'], ['127.0.0.1']];
  const rebinding: Resolve = (hostname) => found(...(answers.shift() ?? ['127.0.0.1']))(hostname);
  expect(await problemOfAddress(`https://registry.example.com:${port}`, rebinding)).toBeUndefined();
  expect(await refusalOf(`http://registry.example.com:${port}`, rebinding)).toBeInstanceOf(AddressRefused);
  expect(visits).toEqual([]);
});

test('a resolver error is returned unchanged, so the call can be retried', async () => {
  const away = Object.assign(new Error('no answer'), { code: 'EAI_AGAIN' });
  expect(await refusalOf('http://registry.example.com', () => Promise.reject(away))).toBe(away);
});

test('G-41 the operator’s own URL can be any address', async () => {
  const { port, visits } = await innerServer();
  const agent = createOperatorAgent();
  onTestFinished(() => agent.close());
  const { body } = await agent.request({ origin: `http://127.0.0.1:${port}`, path: '/v2', method: 'GET' });
  expect(await body.text()).toBe('inner');
  expect(visits).toContain('/v2');
});
