// The routes of the registry pages, and the state that they keep in the URL. Links to earlier forms lead to the packet.
import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router';
import { callApi } from '../api/call.ts';
import { lazyPage } from './lazy-page.ts';

type Given = Readonly<Record<string, unknown>>;

/** The router parses numbers in a URL as numbers, even where a word is meant. */
const readWord = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;

/** Default values stay out of the URL. */
const said = <Search extends object>(search: Search): Partial<Search> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Partial<Search>;

type NewSearch = { readonly brand?: string; readonly credentialId?: string };
type FieldSearch = { readonly field?: string };

const readNew = ({ brand, credentialId }: Given): NewSearch =>
  said({ brand: readWord(brand), credentialId: readWord(credentialId) }) as NewSearch;
const readField = ({ field }: Given): FieldSearch => said({ field: readWord(field) }) as FieldSearch;

const redirectToNew = ({ search }: { readonly search: NewSearch }): void => {
  redirect({ to: '/registrations/new', search, replace: true, throw: true });
};

/** IDs are whole numbers; everything else names nothing. */
const ID = /^[1-9]\d{0,14}$/;

const FILTERS = { brand: 'brandId', campaign: 'campaignId' } as const;

type Changed = { readonly params: { readonly id: string }; readonly search: FieldSearch };

/** Of a brand, the registration with its values: those of further campaigns have only its ID. */
const redirectToPacket =
  (subject: keyof typeof FILTERS) =>
  async ({ params, search: { field } }: Changed): Promise<void> => {
    const { registrations } = ID.test(params.id)
      ? await callApi((through) =>
          through.registrations.list({ [FILTERS[subject]]: Number(params.id), limit: 100 }),
        )
      : { registrations: [] };
    const registration = registrations.find((one) => one[subject] !== null) ?? registrations[0];
    if (registration === undefined) {
      redirect({ to: '/registrations', replace: true, throw: true });
    } else {
      redirect({
        to: '/registrations/$id/packet',
        params: { id: String(registration.id) },
        search: field === undefined ? {} : { field: `${subject}.${field}` },
        replace: true,
        throw: true,
      });
    }
  };

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
      path: '/registry/partner-campaigns',
      component: lazyPage(() => import('../pages/registry/partner-campaigns.tsx'), 'PartnerCampaignsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/resellers',
      component: lazyPage(() => import('../pages/registry/resellers.tsx'), 'ResellersPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/brands',
      component: lazyPage(() => import('../pages/registry/record-redirect.tsx'), 'ListRedirect'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/brands/new',
      validateSearch: readNew,
      beforeLoad: redirectToNew,
    }),
    createRoute({
      getParentRoute,
      path: '/registry/brands/$id',
      component: lazyPage(() => import('../pages/registry/record-redirect.tsx'), 'BrandRedirect'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/brands/$id/edit',
      validateSearch: readField,
      beforeLoad: redirectToPacket('brand'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/campaigns',
      component: lazyPage(() => import('../pages/registry/record-redirect.tsx'), 'ListRedirect'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/campaigns/new',
      validateSearch: readNew,
      beforeLoad: redirectToNew,
    }),
    createRoute({
      getParentRoute,
      path: '/registry/campaigns/$id',
      component: lazyPage(() => import('../pages/registry/record-redirect.tsx'), 'CampaignRedirect'),
    }),
    createRoute({
      getParentRoute,
      path: '/registry/campaigns/$id/edit',
      validateSearch: readField,
      beforeLoad: redirectToPacket('campaign'),
    }),
  ] as const;
}
