// The closed enumerations of the registry that requests accept. They are defined in @tendlc/registration.
import {
  ALT_BUSINESS_ID_TYPES as ALT_BUSINESS_ID_TYPE_ROWS,
  BRAND_RELATIONSHIPS as BRAND_RELATIONSHIP_ROWS,
  ENTITY_TYPES as ENTITY_TYPE_ROWS,
  STOCK_EXCHANGES,
  USECASES,
  VERTICALS as VERTICAL_ROWS,
} from '@tendlc/registration';
import { EVENT_TYPES as REGISTRY_EVENT_TYPES } from '@tendlc/registry/wire';

const valuesOf = <Value extends string>(rows: readonly { readonly value: Value }[]): readonly Value[] =>
  rows.map(({ value }) => value);

export const ENTITY_TYPES = valuesOf(ENTITY_TYPE_ROWS);
export const VERTICALS = valuesOf(VERTICAL_ROWS);
export const BRAND_RELATIONSHIPS = valuesOf(BRAND_RELATIONSHIP_ROWS);
export const ALT_BUSINESS_ID_TYPES = valuesOf(ALT_BUSINESS_ID_TYPE_ROWS);
/** What callbacks tell, with a sentence for each. */
export { REGISTRY_EVENT_TYPES, STOCK_EXCHANGES };

/** Codes that circulate wrongly (`DELIVERY_NOTIFICATIONS`, `SWEEPSTAKES`) are none of them, and are refused. */
export const USE_CASES = valuesOf(USECASES);
