// The pages in the navigation, in display order.
import type { ADMIN_PAGES } from '../pages/admin/admin-pages.ts';

const PAGES = [
  { to: '/', label: 'Home', exact: true },
  { to: '/tools', label: 'Tools', exact: false },
  { to: '/registry/credentials', label: 'Credentials', exact: false },
  { to: '/registry/brands', label: 'Brands', exact: false },
  { to: '/registry/campaigns', label: 'Campaigns', exact: false },
  { to: '/tokens', label: 'Tokens', exact: false },
  { to: '/webhooks', label: 'Webhooks', exact: false },
  { to: '/account', label: 'Account', exact: false },
] as const;

/** Only where the registry is the sandbox of a trial. */
const SANDBOX = { to: '/sandbox', label: 'Sandbox', exact: false } as const;

export type PageEntry = (typeof PAGES)[number] | typeof SANDBOX | (typeof ADMIN_PAGES)[number];

/** To admins these would show the records of all customers: that is what the pages for admins are for. */
const FOR_CUSTOMERS: ReadonlySet<string> = new Set(['/registry/brands', '/registry/campaigns']);

type Situation = { readonly isSandbox: boolean; readonly isAdmin: boolean };

export const pagesFor = ({ isSandbox, isAdmin }: Situation): readonly PageEntry[] => [
  ...PAGES.filter(({ to }) => !isAdmin || !FOR_CUSTOMERS.has(to)),
  ...(isSandbox ? [SANDBOX] : []),
];
