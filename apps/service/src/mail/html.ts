// Builds the HTML of emails. Escapes every value in a template, except HTML that a template built.

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

export type Html = { readonly html: string };

const write = (value: string | Html | readonly Html[]): string =>
  typeof value === 'string'
    ? escapeHtml(value)
    : 'html' in value
      ? value.html
      : value.map((part) => part.html).join('');

export const html = (
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html => ({ html: parts.reduce((text, part, index) => text + write(values[index - 1] ?? '') + part) });
