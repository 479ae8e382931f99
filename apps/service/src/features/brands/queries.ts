// The SQL of brands.
import { type Selectable, sql } from 'kysely';
import type { Database, Tables } from '../../db/tables.ts';

export type BrandRow = Selectable<Tables['brands']> & {
  /** Whether a campaign of it is registered, or may be. */
  readonly has_campaign: boolean;
};

const hasCampaign = sql<boolean>`exists (
  select 1 from campaigns
  where campaigns.brand_id = brands.id and campaigns.registration <> 'refused'
    and campaigns.campaign_status not in ('DEACTIVATED', 'EXPIRED')
)`.as('has_campaign');

/** Whose brands are looked at; without a user, everybody's. What the registry refused is nobody's brand. */
const brandsOf = (db: Database, userId: number | undefined) =>
  db
    .selectFrom('brands')
    .where('registration', '<>', 'refused')
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as number));

/** By our number or the registry's id; several customers may mirror one registry account, the newest record counts. */
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

/** Callbacks touch only records of the set that they came to (G-63). */
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
  const [rows, counted] = await Promise.all([
    matching
      .selectAll()
      .select(hasCampaign)
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}

/** What is asked of the registry for a brand by one caller at a time. */
type Turn = 'vetting_asked_at' | 'change_asked_at';

/**
 * Takes the turn. One caller has it; whoever dies with it loses it in time.
 * @returns false when somebody else has it
 */
export async function takeTurn(
  db: Database,
  turn: Turn,
  { id, now, expiredBefore }: { id: number; now: Date; expiredBefore: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update brands set ${sql.ref(turn)} = ${now}
    where id = ${id} and (${sql.ref(turn)} is null or ${sql.ref(turn)} < ${expiredBefore})
    returning id`.execute(db);
  return rows.length > 0;
}

/** Whoever has lost it to another in time ends nothing. */
export async function endTurn(
  db: Database,
  turn: Turn,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  await sql`update brands set ${sql.ref(turn)} = null where id = ${id} and ${sql.ref(turn)} = ${now}`.execute(
    db,
  );
}
