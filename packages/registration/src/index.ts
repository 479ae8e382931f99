// Registration fields, the rules between them, and the table of use cases. The public API of this package.
export * from './brand/fields.ts';
export * from './brand/rules.ts';
export { completeCampaign } from './campaign/completion.ts';
export * from './campaign/fields.ts';
export * from './campaign/rules.ts';
export * from './condition.ts';
export {
  LIST_SEPARATOR,
  packetTemplateColumns,
  type TemplateColumn,
  templateColumns,
} from './csv-template.ts';
export * from './definitions.ts';
export * from './field.ts';
export * from './pages/fields.ts';
export * from './packet.ts';
export { labelOfPath, withLabels } from './path-label.ts';
export { type Problems, problemsInWords } from './rule.ts';
export { emailAddress, line, partnerId, SINGLE_LINE, STORABLE_TEXT, StringEnum, text } from './schema.ts';
export * from './words.ts';
