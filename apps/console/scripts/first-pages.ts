// Pages that people open by their URL: what each loads is requested together with the frame, instead of after it.

export type FirstPage = {
  /** With `:id` for a number. */
  readonly path: string;
  /** Modules that the route loads, as in its route file. */
  readonly modules: readonly string[];
  /** Requests of the page, exactly as the client sends them. They are sent only if the URL has no filters. */
  readonly requests: readonly string[];
};

export const FIRST_PAGES: readonly FirstPage[] = [
  // Its modules are in home.html: the service knows who is logged in, and sends another page to everyone else.
  {
    path: '/',
    modules: [],
    requests: ['/v1/summary', '/v1/alerts?status=open&limit=10', '/v1/events?newest=true&limit=100'],
  },
  {
    path: '/registrations',
    modules: ['src/pages/registrations/list.tsx'],
    requests: ['/v1/registrations?limit=50&page=1', '/v1/registration-customers?limit=100'],
  },
  {
    path: '/registrations/:id',
    modules: ['src/pages/registrations/registration-page.tsx', 'src/pages/registrations/overview-tab.tsx'],
    requests: ['/v1/registrations/:id'],
  },
  {
    path: '/registrations/:id/packet',
    modules: ['src/pages/registrations/registration-page.tsx', 'src/pages/registrations/packet-tab.tsx'],
    requests: ['/v1/registrations/:id'],
  },
  { path: '/tokens', modules: ['src/pages/tokens/tokens.tsx'], requests: [] },
];
