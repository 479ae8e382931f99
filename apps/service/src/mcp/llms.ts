// Writes `/llms.txt` for language models: what the service is, where its interfaces are, and what calls cost. Uses the lists that the
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
  'token and fee': '1 token for each record or order and the registry fee; asks for confirmation first',
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

> A self-hosted service for 10DLC text messaging in the US: compliance tools paid with tokens, and registration of brands and
> campaigns at The Campaign Registry with the customer's own credentials.

Failed requests are free and return one sentence with a stable error code. Findings name their rule, remedy, and source.

## Interfaces

- [API documentation](${publicUrl}/docs)
- [OpenAPI 3.1 document](${publicUrl}/v1/openapi.json)
- MCP server (streamable HTTP, stateless): ${publicUrl}/mcp

Send an API key as \`Authorization: Bearer tendlc_…\`, over HTTP and MCP. Users create API keys when they are logged
in, with POST ${publicUrl}/v1/api-keys and the scopes \`tools\`, \`registry:read\`, and \`registry:write\`.

## Compliance tools

Each call costs 1 token; one call a day is free. Use POST ${publicUrl}/v1/tools/{name}, or the MCP tool of the same name.

${catalogue.map(({ name, summary }) => `- ${name}: ${summary}`).join('\n')}

## Other MCP tools

${tools
  .filter(({ name }) => !named.has(name))
  .map(({ name, title, cost }) => `- ${name}: ${title} (${COST_WORDS[cost]})`)
  .join('\n')}

## Registry fees

The registry charges these fees to the customer's registry account, in addition to the token:

${[
  fee('Brand registration', brandRegistrationCost()),
  fee('Campaign', campaignRegistrationCost('MIXED')),
  fee('Low-volume campaign', campaignRegistrationCost('LOW_VOLUME')),
  fee('Standard vetting', vettingCost('STANDARD')),
  fee('Enhanced vetting', vettingCost('ENHANCED')),
].join('\n')}
`;
}
