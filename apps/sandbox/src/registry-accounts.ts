// Authentication: each SID of the form `sandbox-<name>` is an account, and all use the same public token.
import { derivedId } from './chance.ts';
import type { RecordsStore } from './store/records-store.ts';
import type { AccountRecord } from './store/records.ts';

export const REGISTRY_TOKEN = 'sandbox';
const STRICT_PREFIX = 'sandbox-strict-';
const SID_PATTERN = /^sandbox-([A-Za-z0-9_-]{1,64})$/;

function newAccount(sid: string, name: string): AccountRecord {
  return {
    sid,
    name,
    cspId: derivedId('S', sid),
    emails: {
      escalateEmail: 'escalations@csp.example',
      email: 'events@csp.example',
      techEmail: 'tech@csp.example',
      financeEmail: 'billing@csp.example',
    },
    platformFreeTrialEnabled: false,
    soleProprietorEnabled: true,
    ucaasEnabled: false,
    publicSafetyEnabled: false,
    socialEnabled: false,
    rbmEnabled: false,
    subscriptions: {},
    resellers: [],
    delivery: {},
  };
}

/** The connectivity partner and carriers of such an account read campaigns and their pages. */
export const isStrictAccount = (sid: string): boolean => sid.startsWith(STRICT_PREFIX);

/** Creates the account on first use. */
export function accountOf(store: RecordsStore, sid: string): AccountRecord | undefined {
  const known = store.accounts.get(sid);
  if (known !== undefined) {
    return known;
  }
  const name = SID_PATTERN.exec(sid)?.[1];
  if (name === undefined) {
    return undefined;
  }
  const account = newAccount(sid, name);
  store.saveAccount(account);
  return account;
}

/** @param authorization the header, Basic or nothing */
export function authenticate(
  store: RecordsStore,
  authorization: string | undefined,
): AccountRecord | undefined {
  const encoded = /^Basic +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) {
    return undefined;
  }
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const separator = pair.indexOf(':');
  return pair.slice(separator + 1) === REGISTRY_TOKEN && separator > 0
    ? accountOf(store, pair.slice(0, separator))
    : undefined;
}

export const cspNameOf = ({ name }: AccountRecord): string => `Sandbox ${name}`;
