// The routes of settings: account, API keys, and webhooks.
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { readListSearch } from '../parts/list-search.ts';
import { lazyPage } from './lazy-page.ts';

export function settingsRoutes<Parent extends AnyRoute>(inside: Parent) {
  const getParentRoute = () => inside;
  return [
    createRoute({
      getParentRoute,
      path: '/account',
      component: lazyPage(() => import('../pages/settings/account.tsx'), 'AccountPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/account/security',
      validateSearch: readListSearch,
      component: lazyPage(() => import('../pages/settings/security.tsx'), 'SecurityPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/webhooks',
      component: lazyPage(() => import('../pages/settings/webhooks.tsx'), 'WebhooksPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/webhooks/$id',
      validateSearch: readListSearch,
      component: lazyPage(() => import('../pages/settings/webhook.tsx'), 'WebhookPage'),
    }),
  ] as const;
}
