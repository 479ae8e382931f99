// Builds the HTML of emails. Escapes every value in a template.

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

export function html(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return parts.reduce((text, part, index) => text + escapeHtml(values[index - 1] ?? '') + part);
}
