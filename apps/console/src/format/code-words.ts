// Labels of entity types and use cases. Without the field definitions, which most pages do not need and should not load.
import { ENTITY_TYPES, USECASES } from '@tendlc/registration/words';
import { nameToWords } from './words.ts';

const CODE_LABELS: ReadonlyMap<string, string> = new Map(
  [...ENTITY_TYPES, ...USECASES].map(({ value, label }) => [value, label]),
);

/** The label of an entity type or a use case; undefined for other codes. */
export const codeLabel = (code: string): string | undefined => CODE_LABELS.get(code);

export const useCaseWords = (usecase: string): string => codeLabel(usecase) ?? nameToWords(usecase);
