// Renders a page in a browser of the operator, in a fresh profile and behind a proxy that judges every address (G-84).
import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserProxyLimits, openBrowserProxy } from '../../outbound/browser-proxy.ts';
import { keepPublic, type PageAddresses } from '../../outbound/page-connections.ts';
import { makeProfile, removeProfile } from './browser-profiles.ts';
import type { PageContent } from './page-fetcher.ts';
import { parsePageUrl } from './page-url.ts';

/** How long scripts may run, in the time of the page, which stands still while it waits for the network. */
const PAGE_TIME_MS = 5_000;

/** The whole visit, with the start of the browser. */
const VISIT_MS_MAX = 10_000;
const HTML_BYTES_MAX = 2 * 1024 * 1024;
const KILL_WAIT_MS = 2_000;

const PROXY_LIMITS: BrowserProxyLimits = {
  timeoutMs: 5_000,
  bytes: 20 * 1024 * 1024,
  connections: 32,
  connectionsInAll: 200,
};

/** What a browser would do by itself, or beside its proxy. */
const ARGUMENTS = [
  '--headless',
  '--disable-background-networking',
  '--disable-breakpad',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disk-cache-size=1',
  // Chrome reads the one, and its headless shell the other.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--incognito',
  '--js-flags=--max-old-space-size=256',
  '--renderer-process-limit=2',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--proxy-bypass-list=<-loopback>',
  `--virtual-time-budget=${PAGE_TIME_MS}`,
  // Ends the browser of a service that was killed.
  `--timeout=${VISIT_MS_MAX}`,
  '--dump-dom',
];

/** @returns the HTML after the scripts ran, or undefined if the page could not be rendered */
export type RenderPage = (
  page: Pick<PageContent, 'finalUrl' | 'isTrialNetwork'>,
  signal: AbortSignal,
) => Promise<string | undefined>;

type BrowserOutput = { readonly code: number | null; readonly bytes: Buffer };

function collect(browser: ChildProcess): Promise<BrowserOutput> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  browser.stdout?.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > HTML_BYTES_MAX) {
      endBrowser(browser);
    } else {
      chunks.push(chunk);
    }
  });
  return new Promise((done) => {
    browser.once('error', () => done({ code: null, bytes: Buffer.alloc(0) }));
    browser.once('close', (code) => done({ code, bytes: Buffer.concat(chunks) }));
  });
}

/** A browser is several processes: they end as a group. */
function endBrowser({ pid }: ChildProcess): void {
  if (pid !== undefined) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}

/**
 * @param executable the path of Chromium, which must be able to start with its own sandbox: not as root
 * @param addresses where the page, its scripts, and what they load may come from
 */
export function createPageRenderer(
  executable: string,
  addresses: PageAddresses,
  userAgent: string,
): RenderPage {
  // The author of a public page must not reach the operator's networks by a script.
  const publicAddresses = keepPublic(addresses);
  return async ({ finalUrl, isTrialNetwork }, signal) => {
    const allowed = isTrialNetwork ? addresses : publicAddresses;
    const proxy = await openBrowserProxy(allowed, parsePageUrl, PROXY_LIMITS);
    const profile = await makeProfile(tmpdir()).catch((error: unknown) => {
      proxy.close();
      throw error;
    });
    const browser = spawn(
      executable,
      [
        ...ARGUMENTS,
        `--user-data-dir=${profile}`,
        `--proxy-server=${proxy.url}`,
        `--user-agent=${userAgent}`,
        finalUrl,
      ],
      {
        cwd: profile,
        // Nothing of the service's environment: it holds keys.
        env: { PATH: process.env['PATH'], HOME: profile, TMPDIR: profile },
        stdio: ['ignore', 'pipe', 'ignore'],
        detached: true,
      },
    );
    const ended = collect(browser);
    const late = wait(VISIT_MS_MAX, undefined, { signal, ref: false }).catch(() => undefined);
    try {
      const output = await Promise.race([ended, late]);
      const html = output?.code === 0 ? output.bytes.toString('utf8') : '';
      return html.trim() === '' ? undefined : html;
    } finally {
      endBrowser(browser);
      proxy.close();
      await Promise.race([ended, wait(KILL_WAIT_MS, undefined, { ref: false })]);
      await removeProfile(profile);
    }
  };
}
