// Pages of lists (G-09): their common query and response format.
import { type TProperties, type TSchema, Type } from 'typebox';
import { LIMITS } from './primitives.ts';

const PAGE_MAX = 1_000_000;

/** The query of a paged list. `limit` and `page` out of range are refused, never clamped (G-04). */
export const PageQuery = <Filters extends TProperties>(filters: Filters) =>
  Type.Object({
    page: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: PAGE_MAX,
        default: 1,
        description: 'The page number. The first page is 1.',
        'x-message': `must be a whole number from 1 to ${PAGE_MAX}`,
      }),
    ),
    limit: Type.Optional(
      Type.Integer({
        minimum: LIMITS.pageLimitMin,
        maximum: LIMITS.pageLimitMax,
        default: LIMITS.pageLimitDefault,
        description: 'The number of entries per page.',
        'x-message': `must be a whole number from ${LIMITS.pageLimitMin} to ${LIMITS.pageLimitMax}`,
      }),
    ),
    ...filters,
  });

const Pagination = Type.Object(
  {
    page: Type.Integer({ examples: [1] }),
    limit: Type.Integer({ examples: [LIMITS.pageLimitDefault] }),
    total: Type.Integer({ description: 'The number of entries on all pages.', examples: [1] }),
    totalPages: Type.Integer({ examples: [1] }),
  },
  { 'x-component': 'Pagination' },
);

/** `{ success, <plural>: […], pagination }`, newest first if nothing else is said. */
export const PageAnswer = <Plural extends string, Item extends TSchema>(
  plural: Plural,
  item: Item,
  order = 'Newest first.',
) =>
  Type.Object({
    success: Type.Boolean(),
    ...({ [plural]: Type.Array(item, { description: order }) } as Record<
      Plural,
      ReturnType<typeof Type.Array<Item>>
    >),
    pagination: Pagination,
  });

/** What an admin's query may say of whose credentials are meant (G-43). */
export const OwnerQuery = {
  credentialId: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Admins only: the ID of the credentials to use.',
    }),
  ),
  userId: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Admins only: the ID of the customer whose credentials to use.',
    }),
  ),
};
