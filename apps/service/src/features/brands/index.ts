// The only door of brands.
export { trustScoreOf } from './policy.ts';
export { REFRESH_BRAND_JOB } from './reading.ts';
export { brandRoutes } from './routes.ts';
export { type Brands, createBrands } from './service.ts';
export { createVetting, type Vetting } from './vetting.ts';
