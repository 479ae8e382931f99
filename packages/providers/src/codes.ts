// The code lists of ours that providers share.
import { ENTITY_TYPES, USECASES, VERTICALS } from '@tendlc/registration';

const valuesOf = (rows: readonly { readonly value: string }[]): readonly string[] =>
  rows.map(({ value }) => value);

export const ENTITY_TYPE_CODES = valuesOf(ENTITY_TYPES);
export const VERTICAL_CODES = valuesOf(VERTICALS);
export const USE_CASE_CODES = valuesOf(USECASES);
export const SUB_USE_CASE_CODES = valuesOf(USECASES.filter(({ validSubUsecase }) => validSubUsecase));

export const without = (codes: readonly string[], ...left: readonly string[]): readonly string[] =>
  codes.filter((code) => !left.includes(code));
