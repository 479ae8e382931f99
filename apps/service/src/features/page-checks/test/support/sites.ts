// Pages of a business for tests of page checks over HTTP: each site has a host of its own on loopback.
import type { TestService } from '../../../../../test/support/service.ts';
import type { Resolve } from '../../../../outbound/public-addresses.ts';
import { hashOf } from '../../content.ts';
import { type HostileServer, html, type Respond, startHostileServer } from './hostile-server.ts';

export const POLICY = `<!doctype html><html lang="en"><head><title>Privacy Policy | Copper Kettle</title></head><body>
<h1>Privacy Policy of Copper Kettle</h1><p>We collect mobile numbers to send order updates by text message.</p>
<script>document.title = 'changed'</script></body></html>`;

export const resolve: Resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
export const pathOf = (request: string) => request.split(' ')[1] as string;
export const startSite = (respond: Respond = html(POLICY)) => startHostileServer(respond);

let sites = 0;
/** A host of its own, so that the limits of hosts do not meet. */
export const newHost = ({ port }: HostileServer): string => {
  sites += 1;
  return `http://site${sites}.example:${port}`;
};

export const checkAt = (service: TestService, user: { token: string }, url: string, headers = {}) =>
  service.call('POST', '/v1/page-checks', { url, purpose: 'privacy' }, { token: user.token, headers });

export const claimsOf = async ({ deps }: TestService, url: string) =>
  deps.db.selectFrom('page_claims').selectAll().where('url_hash', '=', hashOf(url)).execute();
