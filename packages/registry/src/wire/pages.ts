// Lists in pages, and how they are asked for.

export const PAGE_SIZE_DEFAULT = 10;
export const PAGE_SIZE_MAX = 500;

/** The answer does not say how long a page was asked to be. */
export type Page<Record> = { records: Record[]; page: number; totalRecords: number };

export type PageQuery = { page?: number; recordsPerPage?: number };
