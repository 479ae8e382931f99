// The columns that brands and campaigns share, and how values of their own columns are written.
import type { Selectable, Updateable } from 'kysely';
import { storableJson } from '../../db/json.ts';
import type { Tables } from '../../db/tables.ts';

export type RegistrationTable = 'brands' | 'campaigns';

/** Columns of a record as they are read; each table has its own. */
export type RecordColumns<Table extends RegistrationTable = RegistrationTable> = Table extends unknown
  ? Partial<Selectable<Tables[Table]>>
  : never;

/** Where each table stores the ID of the registry, and where its history refers to it. */
export const REGISTRY_ID = { brands: 'tcr_brand_id', campaigns: 'tcr_campaign_id' } as const;
export const CHANGED_RECORD = { brands: 'brand_id', campaigns: 'campaign_id' } as const;

/** Both tables have the columns of a registration, so the statements here are typed with one of them. */
export const typed = (table: RegistrationTable) => table as 'brands';

/** Objects become JSON text for their `jsonb` columns. Text of the registry loses what PostgreSQL cannot store. */
function writableValue(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replaceAll('\u0000', '').toWellFormed();
  }
  return typeof value === 'object' && value !== null && !(value instanceof Date)
    ? storableJson(value)
    : value;
}

export const writable = (columns: RecordColumns): Updateable<Tables['brands']> =>
  Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, writableValue(value)]));
