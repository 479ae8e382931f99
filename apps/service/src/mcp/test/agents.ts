// An agent for tests: the official client library over a real connection.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';
import type { TestService, TestUser } from '../../../test/support/service.ts';
import { waitFor } from '../../../test/support/wait.ts';

/** Both generations of the protocol: sessions opened by `initialize`, and stateless requests. */
export const GENERATIONS = ['legacy', 'auto'] as const;
type Generation = (typeof GENERATIONS)[number];

export async function makeKey(service: TestService, user: TestUser, fields: object = {}): Promise<string> {
  const request = { name: 'Agent', scopes: ['tools', 'registry:read', 'registry:write'], ...fields };
  const answer = await service.call('POST', '/v1/api-keys', request, { token: user.token });
  if (answer.status !== 201) {
    throw new Error(`making a key answers ${answer.status} ${answer.text}`);
  }
  return answer.body.key as string;
}

/** Connects, and closes at the end of the test. */
export async function connectAgent(
  port: number,
  token: string,
  generation: Generation = 'legacy',
): Promise<Client> {
  const client = new Client(
    { name: 'test-agent', version: '1.0.0' },
    { versionNegotiation: { mode: generation } },
  );
  const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
    // On a busy machine the service may report an overload. The request then had no effect.
    fetch: (url, init) =>
      waitFor(async () => {
        const answer = await fetch(url, init);
        return answer.status === 503 ? undefined : answer;
      }, 'the service to take a request'),
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

/** The text that a person would see. */
export const wordsOf = (result: unknown): string =>
  (result as { content: { text: string }[] }).content.map(({ text }) => text).join('\n');
