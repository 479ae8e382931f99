// The icons of the navigation: outlines in the color of the text, drawn here because a handful does not need a library.

/** Paths in a box of 20 by 20. */
const PATHS = {
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM13 13l3.5 3.5',
  home: 'M3 9.5 10 3.5l7 6M5 8.5V16h3.5v-4h3v4H15V8.5',
  registrations: 'M5 3.5h7l3 3V16.5H5zM12 3.5v3h3M7.5 10h5M7.5 13h5',
  alerts: 'M10 3.5a4.5 4.5 0 0 1 4.5 4.5v3.5l1.5 2.5H4l1.5-2.5V8A4.5 4.5 0 0 1 10 3.5ZM8.5 16.5h3',
  tools: 'M4 6h8M4 10h12M4 14h6M14.5 4.5v3M12.5 12.5v3',
  tokens:
    'M10 3.5c3.6 0 6 1.1 6 2.6s-2.4 2.6-6 2.6-6-1.1-6-2.6 2.4-2.6 6-2.6ZM4 6.2v7.6c0 1.5 2.4 2.7 6 2.7s6-1.2 6-2.7V6.2M4 10c0 1.5 2.4 2.6 6 2.6s6-1.1 6-2.6',
  account: 'M10 3.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM4 16.5c.6-3 3-4.7 6-4.7s5.4 1.7 6 4.7',
  webhooks:
    'M7.5 6.5a2.7 2.7 0 1 1 4.6 1.9l2 3.6M10 6.6l-3 5.2a2.6 2.6 0 1 0 1.6 3.2h5.2a2.6 2.6 0 1 0-.4-2.4',
  registry: 'M3.5 16.5h13M5 16.5V8M9 16.5V8M13 16.5V8M15.5 8h-11L10 3.5z',
  sandbox: 'M7.5 3.5h5M8.5 3.5v5L4.5 15c-.4.8.1 1.5 1 1.5h9c.9 0 1.4-.7 1-1.5l-4-6.5v-5M6.5 12.5h7',
  overview: 'M3.5 3.5h5.5v5.5H3.5zM11.5 3.5H16.5V7H11.5zM11.5 9.5H16.5V16.5H11.5zM3.5 11.5h5.5v5H3.5z',
  brands: 'M4 16.5V5l6-2 6 2v11.5M2.5 16.5h15M8 16.5v-3.5h4v3.5M7.5 7h1.5M11 7h1.5M7.5 10h1.5M11 10h1.5',
  campaigns: 'M4 4.5h12v8.5H9l-3.5 3V13H4zM7 7.5h6M7 10h4',
  calls: 'M3.5 7h11M11.5 4l3 3-3 3M16.5 13h-11M8.5 10l-3 3 3 3',
  profile:
    'M3.5 5h13v10.5h-13zM6 8.5h3M6 11.5h3M12.5 7.8a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8ZM10.5 13c.3-1 1-1.5 2-1.5s1.7.5 2 1.5',
  admin: 'M10 3.5 16 6v4c0 3.4-2.4 5.6-6 6.5-3.6-.9-6-3.1-6-6.5V6zM7.8 10l1.6 1.6 3-3.2',
} as const;

type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
