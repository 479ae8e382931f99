// The rules that say that a value does not have the form that the registry requires. The field itself shows them.
export const FORM_RULES: ReadonlySet<string> = new Set(['field.form', 'field.registry', 'keywords.format']);
