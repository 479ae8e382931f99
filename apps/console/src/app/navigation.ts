// The pages in the navigation, in groups and in display order.
import type { ADMIN_PAGES } from '../pages/admin/admin-pages.ts';

const PAGES = [
  { to: '/', label: 'Home', exact: true, icon: 'home', group: '' },
  { to: '/registrations', label: 'Registrations', exact: false, icon: 'registrations', group: '' },
  { to: '/alerts', label: 'Alerts', exact: true, icon: 'alerts', group: '' },
  { to: '/tools', label: 'Tools', exact: false, icon: 'tools', group: '' },
  { to: '/registry/credentials', label: 'Registry account', exact: false, icon: 'registry', group: 'Setup' },
  { to: '/webhooks', label: 'Webhooks', exact: false, icon: 'webhooks', group: 'Setup' },
  { to: '/tokens', label: 'Tokens', exact: false, icon: 'tokens', group: 'Setup' },
  { to: '/account', label: 'Account', exact: false, icon: 'account', group: 'Setup' },
] as const;

/** Only in a trial, where the registry is the sandbox. */
const SANDBOX = { to: '/sandbox', label: 'Sandbox', exact: false, icon: 'sandbox', group: 'Setup' } as const;

export type PageEntry = (typeof PAGES)[number] | typeof SANDBOX | (typeof ADMIN_PAGES)[number];

export const pagesFor = ({ isSandbox }: { readonly isSandbox: boolean }) => [
  ...PAGES,
  ...(isSandbox ? [SANDBOX] : []),
];

/** Pages by the heading of their group; the first group has none. */
export const groupsFor = (situation: { readonly isSandbox: boolean }) => [
  ...Map.groupBy(pagesFor(situation), ({ group }) => group),
];
