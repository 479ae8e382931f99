// When a field is required, as data: it can be evaluated, resolved for what is known, and shown in words.

/** Another field of the same subject has one of these values, or any value. */
export type Condition =
  | { readonly field: string; readonly oneOf: readonly string[] }
  | { readonly field: string; readonly isGiven: true };

/** `always` and `never` for every registration; a condition where it depends on another field. */
export type Requirement = 'always' | 'never' | Condition;

type Values = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Whether a registration with these values must have the field. */
export function isRequired(requirement: Requirement, values: Values): boolean {
  if (typeof requirement === 'string') {
    return requirement === 'always';
  }
  const value = values[requirement.field];
  return 'oneOf' in requirement ? requirement.oneOf.some((word) => word === value) : isGiven(value);
}

/** The requirement once some fields are known: a condition on a known field becomes `always` or `never`. */
export function resolveRequirement(requirement: Requirement, known: Values): Requirement {
  const isOpen = typeof requirement !== 'string' && !isGiven(known[requirement.field]);
  return isOpen ? requirement : isRequired(requirement, known) ? 'always' : 'never';
}

const listOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** “entityType is PRIVATE_PROFIT or NON_PROFIT”. */
export const conditionInWords = (condition: Condition): string =>
  'oneOf' in condition
    ? `${condition.field} is ${listOf(condition.oneOf)}`
    : `${condition.field} has a value`;
