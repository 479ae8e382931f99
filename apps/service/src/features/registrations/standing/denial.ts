// What refused a registration, from its records at the registry: decoded to codes and fields (G-86).
import { decodeDenial } from '@tendlc/compliance';
import type { Denial } from '@tendlc/contract';
import { FIELDS_OF } from '@tendlc/registration';
import { FEEDBACK_CATEGORIES, MNOS } from '@tendlc/registry/wire';
import type { RegistrationRow } from '../queries.ts';

const TEXTS_MAX = 20;
const TEXT_UNITS_MAX = 4_096;

type Part = Omit<Denial, 'codes' | 'fields' | 'nextAction'>;

/** What reviewers wrote is kept word for word, within a size. */
const keptTexts = (texts: readonly string[]): string[] =>
  texts
    .filter((text) => text.trim() !== '')
    .slice(0, TEXTS_MAX)
    .map((text) => text.slice(0, TEXT_UNITS_MAX).toWellFormed());

/** The registry did not verify the brand. Its feedback names categories, fields, and codes. */
function denialOfBrand(brand: NonNullable<RegistrationRow['brand']>): Denial {
  const categories = brand.feedback?.category ?? [];
  const stated = categories.flatMap(({ id, displayName, fields, errors = [] }) => {
    const category = { system: 'tcr-feedback', code: id, title: displayName, registryFields: fields };
    return [category, ...(errors ?? []).map(({ code, message }) => ({ ...category, code, title: message }))];
  });
  const texts = categories.flatMap(({ id, description, errors }) => [
    description || (FEEDBACK_CATEGORIES.find((known) => known.id === id)?.meaning ?? ''),
    ...(errors ?? []).map(({ code, message }) => `${code}: ${message}`),
  ]);
  const part: Part = { by: 'registry', at: brand.state_changed_at.toISOString(), texts: keptTexts(texts) };
  return { ...part, ...decodeDenial({ entityType: 'brand', texts: part.texts, stated }) };
}

const CARRIERS: ReadonlySet<string> = new Set(MNOS.map(({ displayName }) => displayName));

/** A connectivity partner declined the campaign, or a carrier rejected it. */
function denialOfCampaign({
  refusal,
  sharing,
  state_changed_at,
}: NonNullable<RegistrationRow['campaign']>): Denial {
  const words = refusal?.explanation ?? sharing?.explanation ?? '';
  const categories = refusal?.categories ?? [];
  const part: Part = {
    by: refusal !== null && CARRIERS.has(refusal.by) ? 'carrier' : 'partner',
    at: refusal?.at ?? state_changed_at.toISOString(),
    texts: keptTexts([words]),
  };
  return { ...part, ...decodeDenial({ entityType: 'campaign', texts: part.texts, categories }) };
}

/**
 * What refused a registration that is denied.
 * @returns null if no record says it: the registry rejected the values, and the version has the denial
 */
export function denialOfRecords({
  brand,
  campaign,
  submission,
  denial,
}: Pick<RegistrationRow, 'brand' | 'campaign' | 'submission' | 'denial'>): Denial | null {
  if (submission?.state === 'refused') {
    return denial;
  }
  if (campaign !== null) {
    return denialOfCampaign(campaign);
  }
  return brand?.brand_status === 'FAILED' ? denialOfBrand(brand) : null;
}

/** The registry rejected the values that were submitted, in our field names. */
export function denialOfRefusal(entityType: 'brand' | 'campaign', sentence: string, at: Date): Denial {
  const texts = keptTexts([sentence]);
  const decoded = decodeDenial({ entityType, texts, namedFields: namedFieldsOf(entityType, sentence) });
  return { by: 'registry', at: at.toISOString(), texts, ...decoded };
}

/** The fields that a sentence begins with: `brandName: must be …; ein: is required`. */
function namedFieldsOf(entityType: 'brand' | 'campaign', sentence: string): string[] {
  const names = sentence
    .split('; ')
    .flatMap((part) => /^([A-Za-z0-9]+(?:, [A-Za-z0-9]+)*): /.exec(part)?.[1]?.split(', ') ?? []);
  return names
    .filter((name) => Object.hasOwn(FIELDS_OF[entityType], name))
    .map((name) => `${entityType}.${name}`);
}
