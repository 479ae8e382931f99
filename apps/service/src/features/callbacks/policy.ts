// The rules of callbacks without a database: signature, content, and the public record (G-60 to G-64).
import type { RegistryEvent } from '@tendlc/contract';
import { verifyCanonicalBody, verifyRawBody } from '@tendlc/registry';
import { EVENT_TYPES, type EventTypeFacts } from '@tendlc/registry/wire';
import type { CredentialSet } from '../credentials/index.ts';
import { packPayload } from './payload.ts';
import type { EventRow, ReceivedEvent, RecordName } from './queries.ts';

const EVENT_TYPE_CHARACTERS_MAX = 100;
const ID_CHARACTERS_MAX = 64;

const FACTS: ReadonlyMap<string, EventTypeFacts> = new Map(
  EVENT_TYPES.map((facts) => [facts.eventType, facts]),
);
const OF_RECORDS = new Set(['BRAND', 'CAMPAIGN', 'VETTING']);

/** Whether events of this type mean that one of our records may have changed; others have no effect (G-64). */
export const hasEffect = (eventType: string | null): boolean =>
  eventType !== null && OF_RECORDS.has(FACTS.get(eventType)?.category ?? '');

export type Signatures = { readonly own: string | undefined; readonly registry: string | undefined };

/** G-60: either scheme, each with its own secret of the set. */
export function isSigned(rawBody: Uint8Array, signatures: Signatures, set: CredentialSet): boolean {
  return (
    (set.webhookSecret !== undefined && verifyRawBody(rawBody, signatures.own, set.webhookSecret)) ||
    verifyCanonicalBody(set.webhookUrl, rawBody, signatures.registry, set.authToken)
  );
}

/** Deeper than any callback, and far below the limits of a column or the call stack. */
const LEVELS_MAX = 50;

/** Level by level, because recursion would overflow the stack. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth < LEVELS_MAX && level.length > 0; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return level.length > 0;
}

function parseObject(rawBody: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && !isTooDeep(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function shortText(value: unknown, charactersMax: number): string | null {
  const isUsable = typeof value === 'string' && value !== '' && value.length <= charactersMax;
  return isUsable ? value.replaceAll('\u0000', '').toWellFormed() : null;
}

/** A signed callback as it is stored: failed when it cannot be understood at all. */
export function readCallback(
  { id: credentialId, userId }: Pick<CredentialSet, 'id' | 'userId'>,
  rawBody: Uint8Array,
): ReceivedEvent {
  const payload = parseObject(rawBody);
  const eventType = shortText(payload?.['eventType'], EVENT_TYPE_CHARACTERS_MAX);
  const brandId = shortText(payload?.['brandId'], ID_CHARACTERS_MAX);
  const campaignId = shortText(payload?.['campaignId'], ID_CHARACTERS_MAX);
  if (payload === undefined || eventType === null) {
    const error = payload === undefined ? 'The body is not a JSON object.' : 'The body has no eventType.';
    const kept = payload === undefined ? null : packPayload(rawBody);
    return { userId, credentialId, eventType, objectKey: null, brandId, campaignId, payload: kept, error };
  }
  const objectKey =
    campaignId === null ? (brandId === null ? 'none' : `brand:${brandId}`) : `campaign:${campaignId}`;
  const kept = packPayload(rawBody);
  return { userId, credentialId, eventType, objectKey, brandId, campaignId, payload: kept, error: null };
}

/** `campaign:CEXMPL1` → what and which. */
export function parseObjectKey(
  objectKey: string,
): { table: 'brands' | 'campaigns'; registryId: string } | undefined {
  const [what, registryId = ''] = objectKey.split(/:(.*)/s);
  if (what === 'brand' || what === 'campaign') {
    return { table: what === 'brand' ? 'brands' : 'campaigns', registryId };
  }
  return undefined;
}

/** The reference in a callback: ours, if we registered the object. */
export function referenceOf(row: EventRow, table: 'brands' | 'campaigns'): string | null {
  return shortText(
    row.payload?.[table === 'brands' ? 'brandReferenceId' : 'campaignReferenceId'],
    ID_CHARACTERS_MAX,
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** What campaigns take from a callback, because the registry cannot be asked for it. */
export const detailOf = (row: EventRow) => ({
  eventType: row.event_type ?? '',
  description: textOf(row.payload?.['description']),
  mnoName: textOf(row.payload?.['mnoName']),
  receivedAt: row.received_at,
});

export const toEvent = (row: EventRow, record: RecordName | undefined): RegistryEvent => ({
  id: row.id,
  credentialId: row.credential_id,
  eventType: row.event_type,
  status: row.status,
  brandId: row.tcr_brand_id,
  campaignId: row.tcr_campaign_id,
  brandName: record?.brand_name ?? null,
  usecase: record?.usecase ?? null,
  payload: row.payload,
  error: row.error,
  attempts: row.attempts,
  receivedAt: row.received_at.toISOString(),
  processedAt: row.processed_at?.toISOString() ?? null,
});
