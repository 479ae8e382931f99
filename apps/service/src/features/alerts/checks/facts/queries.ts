// The SQL of facts: one query for all subjects of a kind, whatever their number.
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../../db/tables.ts';
import type { BrandFacts } from '../../rules/brand-rules.ts';
import type { CampaignFacts } from '../../rules/campaign-rules.ts';
import type { CredentialFacts } from '../../rules/credential-rules.ts';
import type { RegistrationFacts } from '../../rules/page-rules.ts';
import { type OurTimes, REVIEWS_MIN } from '../../rules/review-time.ts';

type Ids = readonly number[];

/** A deleted account gets no alerts. */
const ofAccount = (column: string) =>
  sql`join users as u on u.id = ${sql.ref(column)} and u.deleted_at is null`;

export async function findCampaignFacts(db: DatabaseTransaction, ids: Ids): Promise<CampaignFacts[]> {
  const { rows } = await sql<CampaignFacts>`
    select c.id, c.user_id as "userId", c.tcr_campaign_id as "registryId", coalesce(b.profile ->> 'brandName', '') as "brandName",
      c.campaign_status as status, c.carriers, c.sharing ->> 'sharingStatus' as "sharingStatus",
      c.renews_at as "renewsAt", c.profile ->> 'autoRenewal' is distinct from 'false' as "isRenewed",
      c.state_changed_at as since, n.none_since as "noNumberSince"
    from campaigns as c join brands as b on b.id = c.brand_id ${ofAccount('c.user_id')}
    left join campaign_numbers as n on n.campaign_id = c.id
    where c.id = any(${[...ids]}::bigint[]) and c.registration = 'registered'`.execute(db);
  return rows;
}

export async function findBrandFacts(db: DatabaseTransaction, ids: Ids): Promise<BrandFacts[]> {
  const { rows } = await sql<BrandFacts>`
    select b.id, b.user_id as "userId", b.tcr_brand_id as "registryId", coalesce(b.profile ->> 'brandName', '') as name,
      b.profile ->> 'entityType' as "entityType", b.brand_status as status, b.identity_status as "identityStatus",
      b.code_sent_at as "codeSentAt", b.vetting_expires_at as "vettingExpiresAt", b.vetting_status as "vettingStatus",
      b.state_changed_at as since,
      case when mail.event_type = 'BRAND_EMAIL_2FA_SEND' then mail.received_at end as "contactMailSentAt"
    from brands as b ${ofAccount('b.user_id')}
    left join lateral (
      select event_type, received_at from registry_events as e
      where e.credential_id = b.credential_id and e.tcr_brand_id = b.tcr_brand_id and e.event_type in (
        'BRAND_EMAIL_2FA_SEND', 'BRAND_AUTHPLUS_2FA_VERIFIED', 'BRAND_AUTHPLUS_2FA_FAILED',
        'BRAND_AUTHPLUS_VERIFICATION_COMPLETE', 'BRAND_AUTHPLUS_VERIFICATION_FAILED',
        'BRAND_AUTHPLUS_VERIFICATION_EXPIRED'
      )
      order by e.id desc limit 1
    ) as mail on true
    where b.id = any(${[...ids]}::bigint[]) and b.registration = 'registered'`.execute(db);
  return rows;
}

export async function findCredentialFacts(db: DatabaseTransaction, ids: Ids): Promise<CredentialFacts[]> {
  const { rows } = await sql<CredentialFacts>`
    select s.id, s.user_id as "userId", s.sid_ending as "sidEnding", s.status = 'active' as "isActive",
      call.status_code as "lastStatus", call.created_at as "lastAt"
    from registry_credentials as s ${ofAccount('s.user_id')}
    left join lateral (
      select status_code, created_at from registry_calls as c
      where c.credential_id = s.id and c.status_code is not null order by c.id desc limit 1
    ) as call on call.created_at >= s.updated_at
    where s.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

export async function findRegistrationFacts(db: DatabaseTransaction, ids: Ids): Promise<RegistrationFacts[]> {
  const { rows } = await sql<RegistrationFacts>`
    select r.id, r.user_id as "userId", coalesce(b.profile ->> 'brandName', r.label, '') as name, w.problems
    from page_watches as w join registrations as r on r.id = w.registration_id ${ofAccount('r.user_id')}
    left join brands as b on b.id = r.brand_id
    where w.registration_id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

const NEWEST_MAX = 2_000;

/** What 90 percent of the newest reviews took. */
export async function findOurTimes(db: Database): Promise<OurTimes> {
  const { rows } = await sql<OurTimes>`
    with newest as (
      select brand_id, step_times from registrations order by created_at desc, id desc limit ${NEWEST_MAX}
    ),
    took as (
      select 'brand' as kind, (step_times ->> 'identity')::timestamptz - (step_times ->> 'brand')::timestamptz as took
      from newest
      union all
      select 'campaign', (step_times ->> 'carriers')::timestamptz - (step_times ->> 'campaign')::timestamptz from newest
    ),
    times as (
      select kind, count(*) as reviews,
        percentile_cont(0.9) within group (order by extract(epoch from took) / 86400) as days
      from took where took >= interval '0' group by kind
    )
    select max(days) filter (where kind = 'brand') as brand, max(days) filter (where kind = 'campaign') as campaign
    from times where reviews >= ${REVIEWS_MIN}`.execute(db);
  return rows[0] ?? { brand: null, campaign: null };
}
