// Events in words, with a link to their record.
import type { EventData, EventType, TendlcEvent } from '@tendlc/client';
import { useCaseWords } from '../../format/code-words.ts';
import { joinWords, nameToWords, plural, showCarrier } from '../../format/words.ts';
import { isolate, joinTitle } from '../../registrations/registration-words.ts';

/** Such as “Copper Kettle · Customer care”, or “Customer care campaign” while no brand is known. */
const campaignName = (usecase: string, brandName: string | undefined): string =>
  brandName === undefined ? `${useCaseWords(usecase)} campaign` : joinTitle(brandName, usecase);

type Words = { readonly text: string; readonly to?: Link };
export type Link =
  | {
      readonly to: '/registrations/$id' | '/registry/brands/$id' | '/registry/campaigns/$id';
      readonly id: string;
    }
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

/** The words of the list of carriers. */
const AT_CARRIER: Readonly<Record<string, string>> = {
  REGISTERED: 'approved by',
  APPROVED: 'approved by',
  REVIEW: 'in review at',
  REJECTED: 'rejected by',
  SUSPENDED: 'suspended by',
};

const REGISTRATION_WORDS: Readonly<Record<EventData['registration.status_changed']['to'], string>> = {
  DRAFT: 'is a draft again',
  SUBMITTED: 'was submitted',
  ACTION_REQUIRED: 'is waiting on you',
  APPROVED: 'was approved',
  DENIED: 'was denied',
  CLOSED: 'was closed',
};

const brandLink = (id: number): Link => ({ to: '/registry/brands/$id', id: String(id) });
const campaignLink = (id: number): Link => ({ to: '/registry/campaigns/$id', id: String(id) });

const alertLink = ({ type, id }: EventData['alert.raised']['alert']['subject']): { readonly to?: Link } => {
  switch (type) {
    case 'brand':
      return { to: brandLink(id) };
    case 'campaign':
      return { to: campaignLink(id) };
    case 'registration':
      return { to: { to: '/registrations/$id', id: String(id) } };
    case 'credentials':
      return {};
    default:
      return type satisfies never;
  }
};

type BrandNames = ReadonlyMap<number, string>;

/** Events of campaigns do not name the brand; other events of the same brand do. By the local ID of the brand. */
const brandNamesIn = (events: readonly TendlcEvent[]): BrandNames =>
  new Map(
    events.flatMap(({ type, data }): [number, string][] => {
      if (type === 'brand.status_changed' || type === 'brand.score_changed') {
        return [[data.localId, data.name]];
      }
      return type === 'registration.status_changed' && data.brandId !== null && data.brandName
        ? [[data.brandId, data.brandName]]
        : [];
    }),
  );

/** The brand and use case, as on the page of the registration. */
const registrationName = ({
  id,
  label,
  brandName,
  usecase,
}: EventData['registration.status_changed']): string =>
  joinTitle(brandName ?? label ?? `Registration ${id}`, usecase);

const WORDS: { readonly [Type in EventType]: (data: EventData[Type], names: BrandNames) => Words } = {
  'brand.status_changed': ({ name, to, localId }) => ({
    text: `${isolate(name)} ${BRAND_WORDS[to] ?? `is ${nameToWords(to).toLowerCase()}`}`,
    to: brandLink(localId),
  }),
  'brand.score_changed': ({ name, to, localId }) => ({
    text:
      to === null
        ? `${isolate(name)} no longer has a trust score`
        : `${isolate(name)} received a trust score of ${to}`,
    to: brandLink(localId),
  }),
  'campaign.status_changed': ({ usecase, to, localId, brandLocalId }, names) => ({
    text: `${campaignName(usecase, names.get(brandLocalId ?? 0))} ${CAMPAIGN_WORDS[to] ?? `is ${nameToWords(to).toLowerCase()}`}`,
    to: campaignLink(localId),
  }),
  'campaign.carrier_status_changed': ({ usecase, carrier: carriers, to, localId, brandLocalId }, names) => {
    const carrier = showCarrier(carriers);
    const name = campaignName(usecase, names.get(brandLocalId ?? 0));
    return {
      text:
        to === null
          ? `${name}: no longer at ${carrier}`
          : `${name}: ${AT_CARRIER[to] ?? `${nameToWords(to).toLowerCase()} at`} ${carrier}`,
      to: campaignLink(localId),
    };
  },
  'registration.status_changed': (data) => ({
    text: `${registrationName(data)} ${
      data.progress.phase === 'partly-approved'
        ? 'was approved by some carriers'
        : REGISTRATION_WORDS[data.to]
    }`,
    to: { to: '/registrations/$id', id: String(data.id) },
  }),
  'alert.raised': ({ alert }) => ({ text: `Alert: ${alert.message}`, ...alertLink(alert.subject) }),
  'alert.resolved': ({ alert }) => ({ text: `Resolved: ${alert.message}`, ...alertLink(alert.subject) }),
  'tokens.low': ({ balance }) => ({
    text: `Low balance: ${plural(balance, 'token')} left`,
    to: { to: '/tokens' },
  }),
  'webhook_endpoint.disabled': ({ url }) => ({ text: `Webhook endpoint ${url} was disabled` }),
  'account.password_changed': () => ({ text: 'Your password was changed' }),
  'webhook.test': () => ({ text: 'A test event was sent to a webhook endpoint' }),
};

/** Events of an unknown type are shown by their type. */
const wordsOf = ({ type, data }: TendlcEvent, names: BrandNames): Words =>
  (WORDS as Readonly<Record<string, ((data: unknown, names: BrandNames) => Words) | undefined>>)[type]?.(
    data,
    names,
  ) ?? {
    text: nameToWords(type),
  };

type Item = Words & { readonly id: string; readonly timestamp: string };

const carriersOf = (events: readonly TendlcEvent[]): string =>
  joinWords(
    events.flatMap(({ type, data }) =>
      type === 'campaign.carrier_status_changed' ? [showCarrier(data.carrier)] : [],
    ),
  );

/** Consecutive events with the same status at several carriers become one entry. */
const belongTogether = (one: TendlcEvent, next: TendlcEvent): boolean =>
  one.type === 'campaign.carrier_status_changed' &&
  next.type === 'campaign.carrier_status_changed' &&
  one.data.localId === next.data.localId &&
  one.data.to === next.data.to;

/** What the registration says of a change of its records: told twice, it looks as if it had happened twice. */
const SAME_CHANGE: Readonly<Record<string, EventData['registration.status_changed']['to']>> = {
  'brand.status_changed FAILED': 'DENIED',
  'campaign.status_changed REJECTED': 'DENIED',
  'campaign.status_changed ACTIVE': 'APPROVED',
  'campaign.status_changed DEACTIVATED': 'CLOSED',
};

const SAME_CHANGE_MS = 10 * 60_000;

function isToldByRegistration(event: TendlcEvent, events: readonly TendlcEvent[]): boolean {
  if (event.type !== 'brand.status_changed' && event.type !== 'campaign.status_changed') {
    return false;
  }
  const { type, data, timestamp } = event;
  const to = SAME_CHANGE[`${type} ${data.to}`];
  const key = type === 'brand.status_changed' ? 'brandId' : 'campaignId';
  return events.some(
    (other) =>
      other.type === 'registration.status_changed' &&
      other.data.to === to &&
      other.data[key] === data.localId &&
      Math.abs(Date.parse(other.timestamp) - Date.parse(timestamp)) < SAME_CHANGE_MS,
  );
}

/** Newest first. */
export function activityFrom(events: readonly TendlcEvent[]): Item[] {
  const names = brandNamesIn(events);
  const groups: TendlcEvent[][] = [];
  for (const event of events.filter((one) => !isToldByRegistration(one, events))) {
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
      const words =
        event.type === 'campaign.carrier_status_changed' && group.length > 1
          ? wordsOf({ ...event, data: { ...event.data, carrier: carriersOf(group) } }, names)
          : wordsOf(event, names);
      return [{ ...words, id, timestamp }];
    })
    .toReversed();
}
