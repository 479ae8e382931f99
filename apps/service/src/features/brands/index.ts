// The public API of brands.
export { REFRESH_BRAND_JOB } from './mirror.ts';
export { brandRoutes } from './routes.ts';
export { type Brands, createBrands } from './service.ts';
export { createVetting } from './vetting.ts';
