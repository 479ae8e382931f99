// The pages for admins, in the order of the navigation.

export const ADMIN_PAGES = [
  { to: '/admin', label: 'Overview', exact: true, icon: 'overview' },
  { to: '/admin/accounts', label: 'Accounts', exact: false, icon: 'account' },
  { to: '/admin/credentials', label: 'Customer credentials', exact: false, icon: 'registry' },
  { to: '/admin/brands', label: 'All brands', exact: false, icon: 'brands' },
  { to: '/admin/campaigns', label: 'All campaigns', exact: false, icon: 'campaigns' },
  { to: '/admin/events', label: 'Registry events', exact: false, icon: 'webhooks' },
  { to: '/admin/calls', label: 'Registry calls', exact: false, icon: 'calls' },
  { to: '/admin/csp-profile', label: 'Registry profile', exact: false, icon: 'profile' },
] as const;
