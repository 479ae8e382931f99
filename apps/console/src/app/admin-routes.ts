// The routes of the admin pages. For other users they do not exist.
import { type AnyRoute, createRoute, notFound, Outlet } from '@tanstack/react-router';
import { sessionNow } from '../api/session.ts';
import { readListSearch } from '../parts/list-search.ts';
import { lazyPage } from './lazy-page.ts';

type CustomerSearch = { readonly userId?: number };

const readCustomer = ({ userId }: Record<string, unknown>): CustomerSearch =>
  Number.isSafeInteger(userId) ? { userId: Number(userId) } : {};

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
      path: '/admin/customers',
      validateSearch: readListSearch,
      component: lazyPage(() => import('../pages/admin/customers.tsx'), 'CustomersPage'),
    }),
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
