// The routes of registrations: the list, a new one, and the tabs of one registration.
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { readListSearch } from '../parts/list-search.ts';
import { lazyPage } from './lazy-page.ts';

type Given = Readonly<Record<string, unknown>>;

const NEW_SEARCH = ['brand', 'usecase', 'customer', 'credentialId'] as const;
type NewSearch = { readonly [Name in (typeof NEW_SEARCH)[number]]?: string };

/** The router parses numbers in a URL as numbers, even where a word is meant. */
const readNew = (given: Given): NewSearch =>
  Object.fromEntries(
    NEW_SEARCH.flatMap((name) => {
      const value = given[name];
      return (typeof value === 'string' && value !== '') || typeof value === 'number'
        ? [[name, String(value)]]
        : [];
    }),
  );

/** The field that the packet opens at. */
const readField = ({ field }: Given): { readonly field?: string } =>
  typeof field === 'string' && field !== '' ? { field } : {};

export function registrationRoutes<Parent extends AnyRoute>(inside: Parent) {
  const registration = createRoute({
    getParentRoute: () => inside,
    path: '/registrations/$id',
    component: lazyPage(() => import('../pages/registrations/registration-page.tsx'), 'RegistrationPage'),
  });
  const getParentRoute = () => registration;
  return [
    createRoute({
      getParentRoute: () => inside,
      path: '/registrations',
      validateSearch: readListSearch,
      component: lazyPage(() => import('../pages/registrations/list.tsx'), 'RegistrationsPage'),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/registrations/new',
      validateSearch: readNew,
      component: lazyPage(() => import('../pages/registrations/new-registration.tsx'), 'NewRegistrationPage'),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/registrations/upload',
      component: lazyPage(() => import('../pages/registrations/batches/upload.tsx'), 'UploadPage'),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/registrations/batches/$batchId',
      component: lazyPage(() => import('../pages/registrations/batches/batch-page.tsx'), 'BatchPage'),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/registrations/import',
      component: lazyPage(() => import('../pages/registrations/exchange/import-page.tsx'), 'ImportPage'),
    }),
    registration.addChildren([
      createRoute({
        getParentRoute,
        path: '/',
        component: lazyPage(() => import('../pages/registrations/overview-tab.tsx'), 'OverviewTab'),
      }),
      createRoute({
        getParentRoute,
        path: '/packet',
        validateSearch: readField,
        component: lazyPage(() => import('../pages/registrations/packet-tab.tsx'), 'PacketTab'),
      }),
      createRoute({
        getParentRoute,
        path: '/review',
        component: lazyPage(() => import('../pages/registrations/review-tab.tsx'), 'ReviewTab'),
      }),
      createRoute({
        getParentRoute,
        path: '/pages',
        component: lazyPage(() => import('../pages/registrations/pages-tab.tsx'), 'PagesTab'),
      }),
      createRoute({
        getParentRoute,
        path: '/registry',
        component: lazyPage(() => import('../pages/registrations/registry/registry-tab.tsx'), 'RegistryTab'),
      }),
      createRoute({
        getParentRoute,
        path: '/activity',
        component: lazyPage(() => import('../pages/registrations/activity-tab.tsx'), 'ActivityTab'),
      }),
      createRoute({
        getParentRoute,
        path: '/versions',
        component: lazyPage(() => import('../pages/registrations/versions-tab.tsx'), 'VersionsTab'),
      }),
      createRoute({
        getParentRoute,
        path: '/export',
        component: lazyPage(() => import('../pages/registrations/exchange/export-tab.tsx'), 'ExportTab'),
      }),
    ]),
  ] as const;
}
