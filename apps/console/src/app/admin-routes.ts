// The routes of the admin pages. For other users they do not exist.
import { type AnyRoute, createRoute, notFound, Outlet, redirect } from '@tanstack/react-router';
import { sessionNow } from '../api/session.ts';
import { readListSearch } from '../parts/list-search.ts';
import { lazyPage } from './lazy-page.ts';

type CustomerSearch = { readonly userId?: number };

const readCustomer = ({ userId }: Record<string, unknown>): CustomerSearch =>
  Number.isSafeInteger(userId) ? { userId: Number(userId) } : {};

/** The page of one account with its tabs. */
function accountRoutes<Parent extends AnyRoute>(admins: Parent) {
  const account = createRoute({
    getParentRoute: () => admins,
    path: '/admin/accounts/$id',
    validateSearch: readListSearch,
    component: lazyPage(() => import('../pages/admin/account/account-page.tsx'), 'AccountPage'),
  });
  const getParentRoute = () => account;
  return account.addChildren([
    createRoute({
      getParentRoute,
      path: '/',
      component: lazyPage(() => import('../pages/admin/account/overview-tab.tsx'), 'OverviewTab'),
    }),
    createRoute({
      getParentRoute,
      path: '/registrations',
      component: lazyPage(() => import('../pages/admin/account/registrations-tab.tsx'), 'RegistrationsTab'),
    }),
    createRoute({
      getParentRoute,
      path: '/tokens',
      component: lazyPage(() => import('../pages/admin/account/tokens-tab.tsx'), 'TokensTab'),
    }),
    createRoute({
      getParentRoute,
      path: '/activity',
      component: lazyPage(() => import('../pages/admin/account/activity-tab.tsx'), 'ActivityTab'),
    }),
    createRoute({
      getParentRoute,
      path: '/webhooks',
      component: lazyPage(() => import('../pages/admin/account/webhooks-tab.tsx'), 'WebhooksTab'),
    }),
  ]);
}

export function adminRoutes<Parent extends AnyRoute>(inside: Parent) {
  const admins = createRoute({
    getParentRoute: () => inside,
    id: 'admins',
    beforeLoad: () => {
      if (sessionNow()?.isAdmin !== true) {
        notFound({ throw: true });
      }
    },
    component: Outlet,
  });
  const getParentRoute = () => admins;
  return admins.addChildren([
    createRoute({
      getParentRoute,
      path: '/admin',
      component: lazyPage(() => import('../pages/admin/overview.tsx'), 'OverviewPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/admin/accounts',
      validateSearch: readListSearch,
      component: lazyPage(() => import('../pages/admin/accounts.tsx'), 'AccountsPage'),
    }),
    // Links from before the pages of accounts.
    createRoute({
      getParentRoute,
      path: '/admin/customers',
      beforeLoad: ({ location }) => {
        redirect({
          to: '/admin/accounts',
          search: readListSearch(location.search as Record<string, unknown>),
          replace: true,
          throw: true,
        });
      },
    }),
    accountRoutes(admins),
    createRoute({
      getParentRoute,
      path: '/admin/credentials',
      validateSearch: readListSearch,
      component: lazyPage(() => import('../pages/admin/credential-sets.tsx'), 'CredentialSetsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/admin/credentials/new',
      validateSearch: readCustomer,
      component: lazyPage(() => import('../pages/admin/new-credential-set.tsx'), 'NewCredentialSetPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/admin/credentials/$id',
      component: lazyPage(() => import('../pages/admin/credential-set.tsx'), 'CredentialSetPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/admin/brands',
      validateSearch: readListSearch,
      component: lazyPage(() => import('../pages/admin/all-brands.tsx'), 'AllBrandsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/admin/campaigns',
      validateSearch: readListSearch,
      component: lazyPage(() => import('../pages/admin/all-campaigns.tsx'), 'AllCampaignsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/admin/events',
      validateSearch: readListSearch,
      component: lazyPage(() => import('../pages/admin/events.tsx'), 'EventsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/admin/calls',
      validateSearch: readListSearch,
      component: lazyPage(() => import('../pages/admin/calls.tsx'), 'CallsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/admin/csp-profile',
      validateSearch: readListSearch,
      component: lazyPage(() => import('../pages/admin/csp-profile.tsx'), 'CspProfilePage'),
    }),
  ]);
}
