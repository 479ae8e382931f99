// The SQL of campaigns.
import { type Selectable, sql } from 'kysely';
import { countListed } from '../../db/list-totals.ts';
import type { Database, Tables } from '../../db/tables.ts';

export type CampaignRow = Selectable<Tables['campaigns']>;
/** With the name of its brand, and the ID of the brand at the registry. */
export type CampaignWithBrand = CampaignRow & {
  readonly tcr_brand_id: string | null;
  readonly brand_name: string;
};

const OF_BRAND = [
  'brands.tcr_brand_id',
  sql<string>`brands.profile ->> 'brandName'`.as('brand_name'),
] as const;

/** The campaigns of a user, or of all users. A campaign that the registry refused does not exist. */
const campaignsOf = (db: Database, userId: number | undefined) =>
  db
    .selectFrom('campaigns')
    .innerJoin('brands', 'brands.id', 'campaigns.brand_id')
    .where('campaigns.registration', '<>', 'refused')
    .$if(userId !== undefined, (query) => query.where('campaigns.user_id', '=', userId as number));

/** By our number or the ID at the registry. Several customers may use one registry account; the newest record counts. */
export function findCampaign(
  db: Database,
  by: { localId: number } | { registryId: string },
  userId: number | undefined,
): Promise<CampaignWithBrand | undefined> {
  return campaignsOf(db, userId)
    .selectAll('campaigns')
    .select(OF_BRAND)
    .$if('localId' in by, (query) => query.where('campaigns.id', '=', (by as { localId: number }).localId))
    .$if('registryId' in by, (query) =>
      query.where('campaigns.tcr_campaign_id', '=', (by as { registryId: string }).registryId),
    )
    .orderBy('campaigns.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Callbacks change only records of the credentials that they arrived for (G-63). */
export const findCampaignOfSet = (
  db: Database,
  credentialId: number,
  registryId: string,
): Promise<CampaignRow | undefined> =>
  db
    .selectFrom('campaigns')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .where('tcr_campaign_id', '=', registryId)
    .executeTakeFirst();

export async function listCampaigns(
  db: Database,
  page: {
    userId: number | undefined;
    status: string | undefined;
    brand: { localId: number } | { registryId: string } | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ rows: CampaignWithBrand[]; total: number }> {
  const { status, brand } = page;
  const matching = db
    .selectFrom('campaigns')
    .where('registration', '<>', 'refused')
    .$if(page.userId !== undefined, (query) => query.where('campaigns.user_id', '=', page.userId as number))
    .$if(status !== undefined, (query) => query.where('campaigns.campaign_status', '=', status as string))
    .$if(brand !== undefined && 'localId' in brand, (query) =>
      query.where('campaigns.brand_id', '=', (brand as { localId: number }).localId),
    )
    .$if(brand !== undefined && 'registryId' in brand, (query) =>
      query.where((eb) =>
        eb(
          'campaigns.brand_id',
          'in',
          eb
            .selectFrom('brands')
            .select('id')
            .where('tcr_brand_id', '=', (brand as { registryId: string }).registryId),
        ),
      ),
    );
  const ids = matching
    .select('campaigns.id')
    .orderBy('campaigns.id', 'desc')
    .limit(page.limit)
    .offset(page.offset);
  // A brand has few campaigns.
  const counting =
    brand === undefined
      ? countListed(db, 'campaigns', page.userId, [status])
      : matching
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
          .then((counted) => counted.total);
  const [rows, total] = await Promise.all([
    campaignsOf(db, page.userId)
      .selectAll('campaigns')
      .select(OF_BRAND)
      // An index alone finds them, however many rows others have.
      .where('campaigns.id', 'in', ids)
      .orderBy('campaigns.id', 'desc')
      .execute(),
    counting,
  ]);
  return { rows, total };
}
