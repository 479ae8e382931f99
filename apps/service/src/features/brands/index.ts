// The public API of brands.
export { toFeedback } from './feedback.ts';
export { REFRESH_BRAND_JOB } from './mirror.ts';
export { type BrandStandingRow, progressOf as progressOfBrandRow } from './policy.ts';
export { brandPayloadOf, normalizePhone, prepareProfile, toRegistryBrand } from './profile.ts';
export { hasCampaign } from './queries.ts';
export { brandRoutes } from './routes.ts';
export { type Brands, createBrands } from './service.ts';
export { createVetting, textsOfCode, type Vetting, withoutToken } from './vetting.ts';
