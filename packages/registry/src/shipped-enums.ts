// The known enumerations of the registry in its own formats, used when it does not respond.
import {
  ALT_BUSINESS_ID_TYPES,
  BRAND_RELATIONSHIPS,
  ENTITY_TYPES,
  type EnumAnswers,
  MNOS,
  USECASES,
  type UsecaseFacts,
  VERTICALS,
} from './wire/index.ts';

type ShippedName = 'entityType' | 'altBusinessIdType' | 'brandRelationship' | 'vertical' | 'usecase' | 'mno';

/** Omits unpublished counts of sub-use cases. */
function usecaseEntry(facts: UsecaseFacts): EnumAnswers['usecase'][string] {
  const { classification, label, meaning, validSubUsecase, subUsecases } = facts;
  return {
    classification,
    displayName: label,
    description: meaning,
    ...(subUsecases === null ? {} : { minSubUsecases: subUsecases.min, maxSubUsecases: subUsecases.max }),
    validSubUsecase,
  };
}

const BUILDERS: { readonly [Name in ShippedName]: () => EnumAnswers[Name] } = {
  entityType: () => ENTITY_TYPES.map((word) => word.value),
  altBusinessIdType: () => ALT_BUSINESS_ID_TYPES.map((word) => word.value),
  brandRelationship: () => BRAND_RELATIONSHIPS.map((word) => word.value),
  vertical: () =>
    Object.fromEntries(
      VERTICALS.map(({ value, label, ...facts }) => [value, { ...facts, displayName: label }]),
    ),
  usecase: () => Object.fromEntries(USECASES.map((facts) => [facts.value, usecaseEntry(facts)])),
  mno: () => MNOS.map((facts) => ({ ...facts })),
};

export function shippedEnumAnswer<Name extends ShippedName>(name: Name): EnumAnswers[Name] {
  return BUILDERS[name]();
}
