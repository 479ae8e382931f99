// What the navigation shows, in its order.
export const NAVIGATION = [
  { to: '/', label: 'Home', exact: true },
  { to: '/tools', label: 'Tools', exact: false },
  { to: '/registry/credentials', label: 'Credentials', exact: false },
  { to: '/registry/brands', label: 'Brands', exact: false },
  { to: '/registry/campaigns', label: 'Campaigns', exact: false },
  { to: '/tokens', label: 'Tokens', exact: false },
] as const;
