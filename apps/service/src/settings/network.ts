// Reads the settings about other machines: proxies, origins, pages, and the browser that renders them.
import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import ipaddr from 'ipaddr.js';
import type { Mode, SettingsReader } from '../settings-reader.ts';

export function readProxies(reader: SettingsReader): string[] {
  const proxies = reader.list(reader.text('TRUSTED_PROXIES'));
  const named = ['loopback', 'linklocal', 'uniquelocal'];
  const ok = proxies.every(
    (proxy) => named.includes(proxy) || isIP(proxy) !== 0 || ipaddr.isValidCIDR(proxy),
  );
  reader.check(
    'TRUSTED_PROXIES',
    ok,
    `must be IP addresses, networks such as 10.0.0.0/8, or ${named.join(', ')}`,
  );
  return proxies;
}

/** The pages of a trial are on its own machine. */
const TRIAL_PAGE_NETWORKS = '127.0.0.0/8,::1/128';

export function readPageNetworks(reader: SettingsReader, mode: Mode): string[] {
  const fallback = mode === 'trial' ? TRIAL_PAGE_NETWORKS : undefined;
  const networks = reader.list(reader.text('PAGE_CHECK_NETWORKS') ?? fallback);
  const ok = networks.every((network) => ipaddr.isValidCIDR(network));
  reader.check('PAGE_CHECK_NETWORKS', ok, 'must be networks such as 10.0.0.0/8');
  return networks;
}

export function readPageWatch(reader: SettingsReader): boolean {
  const value = reader.text('PAGE_WATCH') ?? 'on';
  reader.check('PAGE_WATCH', value === 'on' || value === 'off', 'must be on or off');
  return value !== 'off';
}

export function readBrowser(reader: SettingsReader): string | undefined {
  const path = reader.text('CHROMIUM');
  reader.check('CHROMIUM', isAbsolute(path ?? '/'), 'must be the full path of a browser');
  return path;
}

export function readOrigins(reader: SettingsReader): string[] {
  const origins = reader.list(reader.text('CORS_ORIGINS'));
  const ok = origins.every((origin) => URL.parse(origin)?.origin === origin);
  reader.check('CORS_ORIGINS', ok, 'must be origins such as https://app.example.com');
  return origins;
}
