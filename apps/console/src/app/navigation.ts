// What the navigation shows, in its order.
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

/** For admins only, below the rest. `words` says on the overview what is behind it. */
export const ADMIN_PAGES = [
  { to: '/admin', label: 'Overview', exact: true, words: '' },
  {
    to: '/admin/customers',
    label: 'Customers',
    exact: false,
    words: 'Accounts, customer IDs, and balances.',
  },
  {
    to: '/admin/credentials',
    label: 'Customer credentials',
    exact: false,
    words: 'Add, edit, and deactivate customers’ registry credentials.',
  },
  {
    to: '/admin/brands',
    label: 'All brands',
    exact: false,
    words: 'Owners and status. Sync a record with the registry.',
  },
  {
    to: '/admin/campaigns',
    label: 'All campaigns',
    exact: false,
    words: 'Owners and status. Sync a record with the registry.',
  },
  {
    to: '/admin/events',
    label: 'Registry events',
    exact: false,
    words: 'Webhook events from the registry. Review and replay failed events.',
  },
  {
    to: '/admin/calls',
    label: 'Registry calls',
    exact: false,
    words: 'API requests to the registry, with responses and duration.',
  },
  {
    to: '/admin/csp-profile',
    label: 'Registry profile',
    exact: false,
    words: 'A customer’s CSP profile and notification emails at the registry.',
  },
] as const;
