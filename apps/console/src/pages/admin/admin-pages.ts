// The pages for admins, in the order of the navigation.

/** `words` describes the page on the admin overview. */
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
