// The addresses of the registry's pages, below those for people who are logged in.
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

type BrandSearch = { readonly brand?: string };

const readBrand = ({ brand }: Record<string, unknown>): BrandSearch =>
  typeof brand === 'string' || typeof brand === 'number' ? { brand: String(brand) } : {};

export function registryRoutes<Parent extends AnyRoute>(inside: Parent) {
  const getParentRoute = () => inside;
  return [
    createRoute({
      getParentRoute,
      path: '/registry/credentials',
      component: lazyRouteComponent(() => import('../pages/registry/credentials.tsx'), 'CredentialsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/brands',
      component: lazyRouteComponent(() => import('../pages/registry/brands.tsx'), 'BrandsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/brands/new',
      component: lazyRouteComponent(() => import('../pages/registry/brand-form.tsx'), 'NewBrandPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/brands/$id',
      component: lazyRouteComponent(() => import('../pages/registry/brand.tsx'), 'BrandPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/brands/$id/edit',
      component: lazyRouteComponent(() => import('../pages/registry/brand-form.tsx'), 'EditBrandPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/campaigns',
      component: lazyRouteComponent(() => import('../pages/registry/campaigns.tsx'), 'CampaignsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/campaigns/new',
      validateSearch: readBrand,
      component: lazyRouteComponent(() => import('../pages/registry/campaign-form.tsx'), 'NewCampaignPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/campaigns/$id',
      component: lazyRouteComponent(() => import('../pages/registry/campaign.tsx'), 'CampaignPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/campaigns/$id/edit',
      component: lazyRouteComponent(() => import('../pages/registry/campaign-form.tsx'), 'EditCampaignPage'),
    }),
  ] as const;
}
