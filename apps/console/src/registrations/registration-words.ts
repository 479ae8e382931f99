// What a registration is called: its brand and use case, or its label.
import type { Registration } from '@tendlc/client';
import { useCaseWords } from '../format/code-words.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];

/** A name inside a sentence: one that reads from right to left would reverse the order of the words around it. */
export const isolate = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `${FIRST_STRONG_ISOLATE}${name}${POP_ISOLATE}` : name;

/** Such as “Copper Kettle · Customer care”. */
export const joinTitle = (name: string, usecase: string | null | undefined): string =>
  usecase ? `${isolate(name)} · ${useCaseWords(usecase)}` : isolate(name);

type Named = Pick<Registration, 'id' | 'label' | 'brandName' | 'brand' | 'campaign'>;

/** The name under which customers know the business. */
export const brandNameOf = ({ brandName, brand }: Pick<Named, 'brandName' | 'brand'>): string | undefined => {
  const name = brandName ?? brand?.companyName;
  return typeof name === 'string' && name.trim() !== '' ? name : undefined;
};

export const useCaseOf = ({ campaign }: Named): string | undefined =>
  typeof campaign?.usecase === 'string' && campaign.usecase !== ''
    ? useCaseWords(campaign.usecase)
    : undefined;

/** Such as “Copper Kettle · Customer care”. A draft without a name is told apart by its ID. */
export function titleOf(registration: Named): string {
  const { id, label, campaign } = registration;
  const usecase = typeof campaign?.usecase === 'string' ? campaign.usecase : undefined;
  return joinTitle(brandNameOf(registration) ?? label ?? `Registration ${id}`, usecase);
}
