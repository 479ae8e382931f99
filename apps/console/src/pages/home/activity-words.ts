// Events in words: what happened, to what, and where to look.
import type { EventData, EventType, TendlcEvent } from '@tendlc/client';
import { nameToWords, plural } from '../../format/words.ts';
import { campaignName } from '../../registrations/latest.ts';

type Words = { readonly text: string; readonly to?: Link };
export type Link =
  | { readonly to: '/registry/brands/$id' | '/registry/campaigns/$id'; readonly id: string }
  | { readonly to: '/tokens' };

const BRAND_WORDS: Readonly<Record<string, string>> = {
  ACTIVE: 'was verified',
  FAILED: 'was rejected',
  PENDING: 'is pending again',
  DELETED: 'was deleted',
};

const CAMPAIGN_WORDS: Readonly<Record<string, string>> = {
  ACTIVE: 'was approved by its first carrier',
  REJECTED: 'was rejected',
  SUSPENDED: 'was suspended',
  EXPIRED: 'expired',
  DEACTIVATED: 'was deactivated',
  PENDING: 'is pending again',
};

const brandLink = (id: number): Link => ({ to: '/registry/brands/$id', id: String(id) });
const campaignLink = (id: number): Link => ({ to: '/registry/campaigns/$id', id: String(id) });

const WORDS: { readonly [Type in EventType]: (data: EventData[Type]) => Words } = {
  'brand.status_changed': ({ name, to, localId }) => ({
    text: `${name} ${BRAND_WORDS[to] ?? `is ${to}`}`,
    to: brandLink(localId),
  }),
  'brand.score_changed': ({ name, to, localId }) => ({
    text: to === null ? `${name} no longer has a trust score` : `${name} received a trust score of ${to}`,
    to: brandLink(localId),
  }),
  'campaign.status_changed': ({ usecase, to, localId }) => ({
    text: `${campaignName(usecase)} ${CAMPAIGN_WORDS[to] ?? `is ${to}`}`,
    to: campaignLink(localId),
  }),
  'campaign.carrier_status_changed': ({ usecase, carrier, to, localId }) => ({
    text: `${carrier}: ${to === null ? 'nothing' : nameToWords(to).toLowerCase()}, ${campaignName(usecase)}`,
    to: campaignLink(localId),
  }),
  'tokens.low': ({ balance }) => ({
    text: `Low balance: ${plural(balance, 'token')} left`,
    to: { to: '/tokens' },
  }),
  'webhook_endpoint.disabled': ({ url }) => ({ text: `Webhook endpoint ${url} was disabled` }),
  'account.password_changed': () => ({ text: 'Your password was changed' }),
  'webhook.test': () => ({ text: 'A test event was sent to a webhook endpoint' }),
};

/** Events of a type that this console does not know yet are named as they are. */
const wordsOf = ({ type, data }: TendlcEvent): Words =>
  (WORDS as Readonly<Record<string, ((data: unknown) => Words) | undefined>>)[type]?.(data) ?? {
    text: nameToWords(type),
  };

type Item = Words & { readonly id: string; readonly timestamp: string };

const carriersOf = (told: readonly TendlcEvent[]): string =>
  told
    .flatMap(({ type, data }) => (type === 'campaign.carrier_status_changed' ? [data.carrier] : []))
    .join(', ');

/** Carriers that say the same of a campaign, one after the other, are one line of news. */
const belongTogether = (one: TendlcEvent, next: TendlcEvent): boolean =>
  one.type === 'campaign.carrier_status_changed' &&
  next.type === 'campaign.carrier_status_changed' &&
  one.data.localId === next.data.localId &&
  one.data.to === next.data.to;

/** Newest first. */
export function activityFrom(events: readonly TendlcEvent[]): Item[] {
  const groups: TendlcEvent[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && belongTogether(last, event)) {
      group.push(event);
    } else {
      groups.push([event]);
    }
  }
  return groups
    .flatMap((group): Item[] => {
      const event = group.at(-1);
      if (event === undefined) {
        return [];
      }
      const { id, timestamp } = event;
      const told =
        event.type === 'campaign.carrier_status_changed' && group.length > 1
          ? wordsOf({ ...event, data: { ...event.data, carrier: carriersOf(group) } })
          : wordsOf(event);
      return [{ ...told, id, timestamp }];
    })
    .toReversed();
}
