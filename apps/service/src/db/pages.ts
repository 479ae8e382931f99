// Pages of lists: their offset and their metadata (G-09).
import { LIMITS } from '@tendlc/contract';

type PageQuery = { readonly page?: number | undefined; readonly limit?: number | undefined };
export type Page = { readonly page: number; readonly limit: number; readonly offset: number };

export const pageOf = ({ page = 1, limit = LIMITS.pageLimitDefault }: PageQuery): Page => ({
  page,
  limit,
  offset: (page - 1) * limit,
});

export const paginationOf = ({ page, limit }: Page, total: number) => ({
  page,
  limit,
  total,
  totalPages: Math.ceil(total / limit),
});
