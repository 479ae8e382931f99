// The routes of the console. Each page is loaded when it is first opened. To add one: a route here, and a line in navigation.ts.
import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router';
import { queries, sessionQuery } from '../api/session.ts';
import { adminRoutes } from './admin-routes.ts';
import { Frame } from './frame.tsx';
import { lazyPage } from './lazy-page.ts';
import { readListSearch } from '../parts/list-search.ts';
import { NotFoundPage, PageFailed, RootFailed } from '../parts/page-failed.tsx';
import { PageSkeleton } from '../parts/page-skeleton.tsx';
import { registrationRoutes } from './registration-routes.ts';
import { registryRoutes } from './registry-routes.ts';
import { settingsRoutes } from './settings-routes.ts';

const OPEN_WITHOUT_TOTP = new Set(['/account/security', '/confirm-email', '/reset-password']);

const root = createRootRoute({
  component: Frame,
  notFoundComponent: NotFoundPage,
  errorComponent: RootFailed,
  // If the session cannot be fetched, the frame shows the problem and can retry.
  beforeLoad: async ({ location }) => {
    const session = await queries.ensureQueryData(sessionQuery);
    // The service rejects everything else until then.
    const isOpen = OPEN_WITHOUT_TOTP.has(location.pathname) || location.pathname.startsWith('/unsubscribe');
    if (session?.mustSetUpTotp === true && !isOpen) {
      redirect({ to: '/account/security', throw: true });
    }
    return { session };
  },
});

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyPage(() => import('./start.tsx'), 'StartPage'),
  pendingComponent: PageSkeleton,
});

/** For anyone who has the link, logged in or not. */
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyPage(() => import('../pages/account/reset-password.tsx'), 'ResetPasswordPage'),
});

type ForGuests = { readonly next?: string };

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  component: lazyPage(() => import('../pages/account/confirm-email.tsx'), 'ConfirmEmailPage'),
});

const unsubscribe = createRoute({
  getParentRoute: () => root,
  // A link that lost its end opens the same page, which says so.
  path: '/unsubscribe/{-$kind}/{-$token}',
  component: lazyPage(() => import('../pages/account/unsubscribe.tsx'), 'UnsubscribePage'),
});

/** Only paths of the console: a login link must not redirect to another site. */
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
    component: lazyPage(() => import('../pages/account/register.tsx'), 'RegisterPage'),
  }),
  createRoute({
    getParentRoute: () => guests,
    path: '/login',
    component: lazyPage(() => import('../pages/account/login.tsx'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: () => guests,
    path: '/forgot-password',
    component: lazyPage(() => import('../pages/account/forgot-password.tsx'), 'ForgotPasswordPage'),
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
type TextSearch = { readonly search?: string };
type RunsSearch = PageSearch & TextSearch & { readonly tool?: string };
type TokensSearch = PageSearch & { readonly type?: string; readonly sort?: string };

/** The router parses numbers in a URL as numbers, even where words are meant. */
const readWord = <Name extends string>(given: Record<string, unknown>, name: Name) =>
  (['string', 'number'].includes(typeof given[name]) && given[name] !== ''
    ? { [name]: String(given[name]) }
    : {}) as { readonly [Key in Name]?: string };
const readRun = (given: Record<string, unknown>): ToolSearch => readWord(given, 'run');
const readText = (given: Record<string, unknown>): TextSearch => readWord(given, 'search');
const readPage = ({ page }: Record<string, unknown>): PageSearch =>
  Number.isInteger(page) && Number(page) > 1 ? { page: Number(page) } : {};
const readRuns = (given: Record<string, unknown>): RunsSearch => ({
  ...readPage(given),
  ...readText(given),
  ...readWord(given, 'tool'),
});
const readTokens = (given: Record<string, unknown>): TokensSearch => ({
  ...readPage(given),
  ...readWord(given, 'type'),
  ...readWord(given, 'sort'),
});

const toolPages = [
  createRoute({
    getParentRoute: () => inside,
    path: '/tools',
    validateSearch: readText,
    component: lazyPage(() => import('../pages/tools/tool-list.tsx'), 'ToolListPage'),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: '/tools/runs',
    validateSearch: readRuns,
    component: lazyPage(() => import('../pages/tools/runs.tsx'), 'RunsPage'),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: '/tools/$name',
    validateSearch: readRun,
    component: lazyPage(() => import('../pages/tools/tool.tsx'), 'ToolPage'),
  }),
];

const alerts = createRoute({
  getParentRoute: () => inside,
  path: '/alerts',
  validateSearch: readListSearch,
  component: lazyPage(() => import('../pages/alerts/alerts.tsx'), 'AlertsPage'),
});

const sandbox = createRoute({
  getParentRoute: () => inside,
  path: '/sandbox',
  component: lazyPage(() => import('../pages/sandbox.tsx'), 'SandboxPage'),
});

const tokens = createRoute({
  getParentRoute: () => inside,
  path: '/tokens',
  validateSearch: readTokens,
  component: lazyPage(() => import('../pages/tokens/tokens.tsx'), 'TokensPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    start,
    resetPassword,
    confirmEmail,
    unsubscribe,
    guests.addChildren(guestPages),
    inside.addChildren([
      ...toolPages,
      ...registrationRoutes(inside),
      ...registryRoutes(inside),
      ...settingsRoutes(inside),
      alerts,
      tokens,
      sandbox,
      adminRoutes(inside),
    ]),
  ]),
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: PageFailed,
  defaultPreload: 'intent',
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  // What a person typed, opened, or loaded on the page of one record is not of the next one.
  defaultRemountDeps: ({ params }) => params,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
