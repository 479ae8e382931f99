// What a registration is called: its brand and use case, or its label.
import type { Registration } from '@tendlc/client';
import { useCaseWords } from '../format/code-words.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];

/** The registry takes names of up to 255 characters; a draft can have any text in their place. */
const NAME_SHOWN_MAX = 100;

export const shorten = (name: string): string => {
  const characters = Array.from(name.slice(0, 2 * NAME_SHOWN_MAX));
  return characters.length > NAME_SHOWN_MAX ? `${characters.slice(0, NAME_SHOWN_MAX).join('')}…` : name;
};

/** A name inside a sentence: one that reads from right to left would reverse the order of the words around it. */
export const isolate = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `${FIRST_STRONG_ISOLATE}${name}${POP_ISOLATE}` : name;

/** Such as “Copper Kettle · Customer care”. */
export function joinTitle(name: string, usecase: string | null | undefined): string {
  const shown = isolate(shorten(name));
  return usecase ? `${shown} · ${useCaseWords(usecase)}` : shown;
}

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

type Own = Pick<Named, 'label' | 'brandName' | 'brand'> & Pick<Registration, 'customer'>;

/** The customer and the label, which tell two registrations of one brand apart: without what the title already says. */
export function ownNamesOf(registration: Own): string[] {
  const brand = brandNameOf(registration);
  const names = [registration.customer, brand === undefined ? null : registration.label];
  return names.filter(
    (name, index): name is string =>
      name !== null && name !== '' && name !== brand && names.indexOf(name) === index,
  );
}

/** Such as “Copper Kettle · Customer care”. A draft without a name is told apart by its ID. */
export function titleOf(registration: Named): string {
  const { id, label, campaign } = registration;
  const usecase = typeof campaign?.usecase === 'string' ? campaign.usecase : undefined;
  return joinTitle(brandNameOf(registration) ?? label ?? `Registration ${id}`, usecase);
}
