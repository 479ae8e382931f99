// What language models read first: what the service is, where everything is, what costs what. Made from the lists that the
// routes are made from.
import {
  brandRegistrationCost,
  campaignRegistrationCost,
  type RegistrationCost,
  type ToolDefinition,
  vettingCost,
} from '@tendlc/compliance';
import type { AgentTool } from './agent-tool.ts';

const COST_WORDS: Readonly<Record<AgentTool['cost'], string>> = {
  free: 'free',
  token: '1 token',
  'token and fee': '1 token and the fee of the registry; asks before it spends',
};

const fee = (what: string, { fees, totalUsd }: RegistrationCost) =>
  `- ${what}: ${totalUsd?.toFixed(2) ?? '?'} USD (${fees.map(({ item, source }) => `${item}, as of ${source.asOf}`).join('; ')})`;

export function writeLlmsText({
  catalogue,
  tools,
  publicUrl,
}: {
  catalogue: readonly ToolDefinition[];
  tools: readonly AgentTool[];
  publicUrl: string;
}): string {
  const named = new Set(catalogue.map(({ name }) => name));
  return `# Tendlc

> A self-hosted service for 10DLC text messaging in the US: compliance tools sold by tokens, and registration of brands and
> campaigns at The Campaign Registry with the customer's own credentials.

Every refusal is one sentence with a stable code, and costs nothing. Findings name their rule, their remedy and their source.

## Where

- [API, for people](${publicUrl}/docs)
- [API, OpenAPI 3.1](${publicUrl}/v1/openapi.json)
- MCP, streamable HTTP, stateless: ${publicUrl}/mcp

Programs send an API key as \`Authorization: Bearer tendlc_…\`, over HTTP and MCP alike. People make keys when they are logged
in, at POST ${publicUrl}/v1/api-keys, with the scopes \`tools\`, \`registry:read\`, \`registry:write\`.

## Compliance tools

Each costs 1 token; one a day is free. POST ${publicUrl}/v1/tools/{name}, or the MCP tool of the same name.

${catalogue.map(({ name, summary }) => `- ${name}: ${summary}`).join('\n')}

## Other MCP tools

${tools
  .filter(({ name }) => !named.has(name))
  .map(({ name, title, cost }) => `- ${name}: ${title} (${COST_WORDS[cost]})`)
  .join('\n')}

## What the registry charges

Beside the token, to the customer's own account at the registry:

${[
  fee('A brand', brandRegistrationCost()),
  fee('A campaign', campaignRegistrationCost('MIXED')),
  fee('A campaign of low volume', campaignRegistrationCost('LOW_VOLUME')),
  fee('Standard vetting', vettingCost('STANDARD')),
  fee('Enhanced vetting', vettingCost('ENHANCED')),
].join('\n')}
`;
}
