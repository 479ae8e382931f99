// Protects /llms.txt, which models read before they call: it names every tool, every URL and every cost.
import { catalogue } from '@tendlc/compliance';
import { expect, test } from 'vitest';
import { serviceForTest } from '../../../test/support/service.ts';

test('/llms.txt is plain text, has no rate limit, and names every tool and URL', async () => {
  const service = await serviceForTest({ environment: { RATE_LIMIT_GENERAL: '1/15m' } });
  for (let call = 0; call < 3; call += 1) {
    const { status, headers, text } = await service.call('GET', '/llms.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['ratelimit-limit']).toBeUndefined();
    for (const { name, summary } of catalogue) {
      expect(text).toContain(`- ${name}: ${summary}`);
    }
    for (const path of ['/docs', '/v1/openapi.json', '/mcp', '/v1/api-keys']) {
      expect(text).toContain(`https://tendlc.example${path}`);
    }
    expect(text).toContain(
      '- register_brand: Register a brand (1 token for each record or order and the registry fee',
    );
    expect(text).toContain('- Brand registration: 4.50 USD');
    expect(text).not.toContain('undefined');
    expect(text.startsWith('# Tendlc\n\n> ')).toBe(true);
  }
});
