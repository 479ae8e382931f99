// The routes of the registry pages, and the state that they keep in the URL.
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { readListSearch } from '../parts/list-search.ts';
import { lazyPage } from './lazy-page.ts';

type Given = Readonly<Record<string, unknown>>;

/** The router parses numbers in a URL as numbers, even where a word is meant. */
const readWord = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;

/** Default values stay out of the URL. */
const said = <Search extends object>(search: Search): Partial<Search> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Partial<Search>;

type StepSearch = { readonly step?: string };
type FieldSearch = { readonly field?: string };
type NewCampaignSearch = StepSearch & { readonly brand?: string };

const readStep = ({ step }: Given): StepSearch => said({ step: readWord(step) }) as StepSearch;
const readField = ({ field }: Given): FieldSearch => said({ field: readWord(field) }) as FieldSearch;
const readNewCampaign = ({ step, brand }: Given): NewCampaignSearch =>
  said({ step: readWord(step), brand: readWord(brand) }) as NewCampaignSearch;

export function registryRoutes<Parent extends AnyRoute>(inside: Parent) {
  const getParentRoute = () => inside;
  return [
    createRoute({
      getParentRoute,
      path: '/registry/credentials',
      component: lazyPage(() => import('../pages/registry/credentials.tsx'), 'CredentialsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/brands',
      validateSearch: readListSearch,
      component: lazyPage(() => import('../pages/registry/brands.tsx'), 'BrandsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/brands/new',
      validateSearch: readStep,
      component: lazyPage(() => import('../pages/registry/brand-wizard.tsx'), 'NewBrandPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/brands/$id',
      component: lazyPage(() => import('../pages/registry/brand.tsx'), 'BrandPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/brands/$id/edit',
      validateSearch: readField,
      component: lazyPage(() => import('../pages/registry/brand-edit.tsx'), 'EditBrandPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/campaigns',
      validateSearch: readListSearch,
      component: lazyPage(() => import('../pages/registry/campaigns.tsx'), 'CampaignsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/campaigns/new',
      validateSearch: readNewCampaign,
      component: lazyPage(() => import('../pages/registry/campaign-wizard.tsx'), 'NewCampaignPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/campaigns/$id',
      component: lazyPage(() => import('../pages/registry/campaign.tsx'), 'CampaignPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/campaigns/$id/edit',
      validateSearch: readField,
      component: lazyPage(() => import('../pages/registry/campaign-edit.tsx'), 'EditCampaignPage'),
    }),
  ] as const;
}
