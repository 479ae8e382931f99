// What a changed field means for a registration: the judgment of the diff checker, as one sentence.
import { LIMITS } from '@tendlc/contract';
import type { PacketChange } from '@tendlc/registration';
import { compareBrands } from './brand-differences.ts';
import { readConsent } from './consent-context.ts';
import type { Difference } from './difference.ts';
import { compareConsent } from './document-differences.ts';
import { readMessage } from './message-context.ts';
import { compareMessages } from './message-differences.ts';

export type FieldMeaning = (change: PacketChange) => string;

const MESSAGE_FIELDS = /^campaign\.(?:sample\d|helpMessage|optinMessage|optoutMessage)$/;
const IMPACT_ORDER = ['critical', 'high', 'medium', 'low'];

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : JSON.stringify(value);

/** `brand.stockSymbol` → `stock symbol`. */
const nameInWords = (path: string): string =>
  path.replace(/^[^.]*\./, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function compareField(path: string, before: string, after: string): Difference[] {
  if (path.startsWith('brand.')) {
    const line = (text: string) => `${nameInWords(path)}: ${text}`;
    return compareBrands(line(before), line(after));
  }
  if (path === 'campaign.messageFlow') {
    const read = (text: string) => readConsent(text.slice(0, LIMITS.freeTextCharacters), 'web_form');
    return compareConsent(read(before), read(after));
  }
  if (MESSAGE_FIELDS.test(path)) {
    const read = (text: string) => readMessage(text.slice(0, LIMITS.messageCharacters), 'transactional');
    return compareMessages(read(before), read(after));
  }
  return [];
}

const REVIEWED =
  /^campaign\.(?:description|messageFlow|sample|help|opt|usecase|subUsecases|embedded|age|direct)/;

function describeWithoutFinding(path: string): string {
  if (path.startsWith('pages.') || path.endsWith('Link')) {
    return 'Reviewers open this page. They see the new address from the next review on.';
  }
  if (path === 'brandId') {
    return 'The campaign belongs to another brand.';
  }
  return REVIEWED.test(path)
    ? 'Reviewers read this field. Everything that we check in it is the same.'
    : 'The record at the registry changes. Reviewers do not judge this field.';
}

/** @returns the most severe meaning of the change */
export const describeFieldChange: FieldMeaning = ({ path, before, after }) => {
  const name = nameInWords(path);
  if (before === null) {
    return `The ${name} was added.`;
  }
  if (after === null) {
    return `The ${name} was removed.`;
  }
  const [worst] = compareField(path, textOf(before), textOf(after)).toSorted(
    (a, b) => IMPACT_ORDER.indexOf(a.impact) - IMPACT_ORDER.indexOf(b.impact),
  );
  return worst?.change ?? describeWithoutFinding(path);
};
