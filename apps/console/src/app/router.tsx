// The addresses of the console. Each page is loaded when it is first opened. To add one: a route here, and a line in navigation.ts.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { queries, sessionQuery } from '../api/session.ts';
import { Frame } from './frame.tsx';
import { NotFoundPage, PageFailed } from './page-failed.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { registryRoutes } from './registry-routes.ts';

const root = createRootRoute({
  component: Frame,
  notFoundComponent: NotFoundPage,
  // A session that cannot be asked for is shown by the frame, which can try again.
  beforeLoad: async () => ({ session: await queries.ensureQueryData(sessionQuery) }),
});

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('../pages/start.tsx'), 'StartPage'),
  pendingComponent: PageSkeleton,
});

type ForGuests = { readonly next?: string };

/** Only addresses of our own: a link to the login must not lead people elsewhere afterwards. */
const readNext = ({ next }: Record<string, unknown>): ForGuests =>
  typeof next === 'string' && /^\/(?![/\\])/.test(next) ? { next } : {};

const guests = createRoute({
  getParentRoute: () => root,
  id: 'guests',
  validateSearch: readNext,
  beforeLoad: ({ context, search }) => {
    if (context.session !== null) {
      redirect({ href: search.next ?? '/', throw: true });
    }
  },
  component: Outlet,
});

const guestPages = [
  createRoute({
    getParentRoute: () => guests,
    path: '/register',
    component: lazyRouteComponent(() => import('../pages/account/register.tsx'), 'RegisterPage'),
  }),
  createRoute({
    getParentRoute: () => guests,
    path: '/login',
    component: lazyRouteComponent(() => import('../pages/account/login.tsx'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: () => guests,
    path: '/forgot-password',
    component: lazyRouteComponent(() => import('../pages/account/forgot-password.tsx'), 'ForgotPasswordPage'),
  }),
];

const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: ({ context, location }) => {
    if (context.session === null) {
      redirect({ to: '/login', search: { next: location.href }, throw: true });
    }
  },
  component: Outlet,
});

type ToolSearch = { readonly run?: string };
type PageSearch = { readonly page?: number };

const readRun = ({ run }: Record<string, unknown>): ToolSearch => (typeof run === 'string' ? { run } : {});
const readPage = ({ page }: Record<string, unknown>): PageSearch =>
  Number.isInteger(page) && Number(page) > 1 ? { page: Number(page) } : {};

const toolPages = [
  createRoute({
    getParentRoute: () => inside,
    path: '/tools',
    component: lazyRouteComponent(() => import('../pages/tools/tool-list.tsx'), 'ToolListPage'),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: '/tools/$name',
    validateSearch: readRun,
    component: lazyRouteComponent(() => import('../pages/tools/tool.tsx'), 'ToolPage'),
  }),
];

const tokens = createRoute({
  getParentRoute: () => inside,
  path: '/tokens',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('../pages/tokens.tsx'), 'TokensPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    start,
    guests.addChildren(guestPages),
    inside.addChildren([...toolPages, ...registryRoutes(inside), tokens]),
  ]),
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: PageFailed,
  defaultPreload: 'intent',
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
