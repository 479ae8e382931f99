// How a client without a credential learns what the MCP endpoint needs: the 401 and the metadata of RFC 9728.
import { API_KEY_SCOPES } from '@tendlc/contract';
import { ServiceError } from '../errors.ts';
import type { TypedApp } from '../http/app-types.ts';
import { requireAccount } from '../http/authentication.ts';

export const MCP_PATH = '/mcp';

const METADATA_PATH = '/.well-known/oauth-protected-resource';

/** As `requireAccount`, and its 401 says where the metadata is. */
export const requireAccountFor = (publicUrl: string): typeof requireAccount =>
  async function (this, request, reply, payload) {
    try {
      return await requireAccount.call(this, request, reply, payload);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.kind !== 'unauthorized') {
        throw error;
      }
      const metadata = `${publicUrl}${METADATA_PATH}${MCP_PATH}`;
      throw new ServiceError('unauthorized', error.sentence, {
        cause: error,
        headers: {
          ...error.headers,
          'www-authenticate': `Bearer resource_metadata="${metadata}", scope="${API_KEY_SCOPES.join(' ')}"`,
        },
      });
    }
  };

/** Users create API keys themselves, so no authorization server is named. */
export function protectedResourceRoutes(app: TypedApp, publicUrl: string): void {
  const metadata = {
    resource: `${publicUrl}${MCP_PATH}`,
    resource_name: 'Tendlc',
    resource_documentation: `${publicUrl}/docs`,
    bearer_methods_supported: ['header'],
    scopes_supported: API_KEY_SCOPES,
  };
  for (const path of [METADATA_PATH, `${METADATA_PATH}${MCP_PATH}`]) {
    app.get(path, { config: { limit: 'none' }, schema: { hide: true } }, () => metadata);
  }
}
