// What the navigation shows, in its order.
export const NAVIGATION = [
  { to: '/', label: 'Home', exact: true },
  { to: '/tools', label: 'Tools', exact: false },
  { to: '/tokens', label: 'Tokens', exact: false },
] as const;
