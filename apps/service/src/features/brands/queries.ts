// The SQL of brands.
import { type Selectable, sql } from 'kysely';
import { countListed } from '../../db/list-totals.ts';
import type { Database, Tables } from '../../db/tables.ts';

export type BrandRow = Selectable<Tables['brands']> & {
  /** Whether it has a campaign that is registered, or may be. */
  readonly has_campaign: boolean;
};

/** Whether a brand has a campaign that is registered, or may be. */
export const hasCampaign = sql<boolean>`exists (
  select 1 from campaigns
  where campaigns.brand_id = brands.id and campaigns.registration <> 'refused'
    and campaigns.campaign_status not in ('DEACTIVATED', 'EXPIRED')
)`.as('has_campaign');

/** The brands of a user, or of all users. A brand that the registry refused does not exist. */
const brandsOf = (db: Database, userId: number | undefined) =>
  db
    .selectFrom('brands')
    .where('registration', '<>', 'refused')
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as number));

/** By our number or the ID at the registry. Several customers may use one registry account; the newest record counts. */
export function findBrand(
  db: Database,
  by: { localId: number } | { registryId: string },
  userId: number | undefined,
): Promise<BrandRow | undefined> {
  return brandsOf(db, userId)
    .selectAll()
    .select(hasCampaign)
    .$if('localId' in by, (query) => query.where('id', '=', (by as { localId: number }).localId))
    .$if('registryId' in by, (query) =>
      query.where('tcr_brand_id', '=', (by as { registryId: string }).registryId),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Callbacks change only records of the credentials that they arrived for (G-63). */
export const findBrandOfSet = (
  db: Database,
  credentialId: number,
  registryId: string,
): Promise<BrandRow | undefined> =>
  db
    .selectFrom('brands')
    .selectAll()
    .select(hasCampaign)
    .where('credential_id', '=', credentialId)
    .where('tcr_brand_id', '=', registryId)
    .executeTakeFirst();

export async function listBrands(
  db: Database,
  page: { userId: number | undefined; status: string | undefined; limit: number; offset: number },
): Promise<{ rows: BrandRow[]; total: number }> {
  const matching = brandsOf(db, page.userId).$if(page.status !== undefined, (query) =>
    query.where('brand_status', '=', page.status as string),
  );
  const [rows, total] = await Promise.all([
    db
      .selectFrom('brands')
      .selectAll()
      .select(hasCampaign)
      // An index alone finds them, however many rows others have.
      .where('id', 'in', matching.select('id').orderBy('id', 'desc').limit(page.limit).offset(page.offset))
      .orderBy('id', 'desc')
      .execute(),
    countListed(db, 'brands', page.userId, [page.status]),
  ]);
  return { rows, total };
}

/** Calls to the registry that run one at a time for each brand. */
type Lease = 'vetting_asked_at' | 'change_asked_at';

/**
 * Claims the lease. It expires, so that a process that dies with it does not block the brand.
 * @returns false if another request has it
 */
export async function claimLease(
  db: Database,
  lease: Lease,
  { id, now, expiredBefore }: { id: number; now: Date; expiredBefore: Date },
): Promise<boolean> {
  const claimed = await db
    .updateTable('brands')
    .set(lease, now)
    .where('id', '=', id)
    .where((eb) => eb.or([eb(lease, 'is', null), eb(lease, '<', expiredBefore)]))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** No-op if the lease has expired and another request has it. */
export async function releaseLease(
  db: Database,
  lease: Lease,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  await db.updateTable('brands').set(lease, null).where('id', '=', id).where(lease, '=', now).execute();
}

/** A code expires a day after it was sent; an alert warns about that. */
export async function noteCodeSent(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('brands').set({ code_sent_at: now }).where('id', '=', id).execute();
}
