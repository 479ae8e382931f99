// Renders the sections of a document as Markdown and HTML. Escapes values so that they cannot add markup.
import { escapeHtml } from '../../rules/sanitize-html.ts';

export type DocumentSection = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
  /** Whether reviewers require this section. */
  readonly required: boolean;
};

/** A name that ends in a period needs no second one at the end of a sentence: “Hale Law Group, P.C.” */
export function endNamesOnce(section: DocumentSection): DocumentSection {
  const end = (text: string) => text.replaceAll(/(?<=[\p{L}\p{N}])\.\.(?=\s|$)/gu, '.');
  return {
    ...section,
    paragraphs: section.paragraphs.map(end),
    ...(section.items === undefined ? {} : { items: section.items.map(end) }),
  };
}

export function plainBody({ paragraphs, items = [] }: DocumentSection): string {
  return [...paragraphs, ...items].join('\n\n');
}

export function markdownBody({ paragraphs, items = [] }: DocumentSection): string {
  const list = items.map((item) => `- ${markdown(item)}`).join('\n');
  return [...paragraphs.map(markdown), ...(list === '' ? [] : [list])].join('\n\n');
}

export function renderMarkdown(title: string, sections: readonly DocumentSection[]): string {
  return [
    `# ${markdown(title)}`,
    ...sections.map((section) => `## ${markdown(section.heading)}\n\n${markdownBody(section)}`),
    '',
  ].join('\n\n');
}

/** An HTML fragment of headings, paragraphs, and lists, without scripts, styles, or attributes. */
export function renderHtml(title: string, sections: readonly DocumentSection[]): string {
  return [
    `<h1>${html(title)}</h1>`,
    ...sections.flatMap(({ heading, paragraphs, items = [] }) => [
      `<h2>${html(heading)}</h2>`,
      ...paragraphs.map((text) => `<p>${html(text)}</p>`),
      ...(items.length === 0 ? [] : [`<ul>${items.map((item) => `<li>${html(item)}</li>`).join('')}</ul>`]),
    ]),
    '',
  ].join('\n');
}

function html(text: string): string {
  return escapeHtml(text).sanitized;
}

// Brackets stay readable: only characters that would create markup or a link are escaped.
function markdown(text: string): string {
  return text
    .replaceAll(/[\\`*<>]/g, '\\$&')
    .replaceAll(/\](?=[(:[])/g, '\\]')
    .replaceAll(/^(?=[#+-])/g, '\\');
}
