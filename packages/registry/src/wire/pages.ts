// Pages of lists, and their query parameters.

export const PAGE_SIZE_DEFAULT = 10;
export const PAGE_SIZE_MAX = 500;

/** The response does not contain the requested page size. */
export type Page<Record> = { records: Record[]; page: number; totalRecords: number };

export type PageQuery = { page?: number; recordsPerPage?: number };
