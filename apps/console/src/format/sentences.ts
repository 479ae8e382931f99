// Problems of fields as full sentences. Schemas and rules state only the predicate: “must have 9 digits, such as 84-2731906”.
import { codeLabel } from './code-words.ts';
import { labelOf } from './labels.ts';

type FieldWords = {
  readonly label: string;
  /** Whether the value is selected from a list. */
  readonly isChoice?: boolean;
};

/** “Brand name” → “brand name”; “EIN” and “HELP message” stay as they are. */
const inSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** “Enter the brand name.” */
function requiredSentence({ label, isChoice = false }: FieldWords): string {
  const article = /\d$/.test(label) ? '' : 'the ';
  return `${isChoice ? 'Select' : 'Enter'} ${article}${inSentence(label)}.`;
}

/** Codes and field names of the API must not appear in a sentence on screen. */
const inWords = (predicate: string): string =>
  predicate
    .replaceAll(/\b[A-Z0-9][A-Z0-9_]+\b/g, (code) => codeLabel(code) ?? code)
    .replaceAll(/\b[a-z]+[A-Z]\w*\b/g, (name) => inSentence(labelOf(name)))
    .replace('must be true', 'must be selected');

/** “must have 9 digits, such as 84-2731906” → “EIN must have 9 digits, such as 84-2731906.” A full sentence stays as it is. */
export function problemSentence(predicate: string, field: FieldWords): string {
  if (/^is required\b/.test(predicate)) {
    return requiredSentence(field);
  }
  if (/[.!?]$/.test(predicate)) {
    return predicate;
  }
  const words = inWords(predicate);
  return `${/^[a-z]/.test(words) ? `${field.label} ` : ''}${words}.`;
}
