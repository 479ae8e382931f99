// Reads gettext catalogs (.po, .pot): the translation of each entry, or its source text if it is not translated, with its line.
import { UsageError } from '../exit.ts';

export type CatalogEntry = { readonly line: number; readonly key: string; readonly text: string };

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

const unescape = (text: string): string =>
  text.replaceAll(/\\(.)/g, (_, character: string) => ESCAPES[character] ?? character);

const FIELD = /^(msgctxt|msgid|msgid_plural|msgstr)(?:\[(\d+)\])?\s+"((?:[^"\\]|\\.)*)"$/;
const CONTINUED = /^"((?:[^"\\]|\\.)*)"$/;

type Field = { readonly name: string; readonly line: number; text: string };

function entriesOf(fields: readonly Field[]): CatalogEntry[] {
  const source = fields.find(({ name }) => name === 'msgid');
  // The entry with an empty source is the header.
  if (source === undefined || source.text === '') {
    return [];
  }
  const context = fields.find(({ name }) => name === 'msgctxt');
  const key = context === undefined ? source.text : `${context.text}: ${source.text}`;
  const translated = fields.filter(({ name, text }) => name === 'msgstr' && text !== '');
  const untranslated = fields.filter(({ name }) => name === 'msgid' || name === 'msgid_plural');
  return (translated.length > 0 ? translated : untranslated).map(({ line, text }) => ({ line, key, text }));
}

/** @throws UsageError that names the line */
export function readGettext(file: string, text: string): CatalogEntry[] {
  const entries: CatalogEntry[] = [];
  let fields: Field[] = [];
  const end = () => {
    entries.push(...entriesOf(fields));
    fields = [];
  };
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) {
      // Comments belong to the next entry. Obsolete entries (`#~`) are comments, too.
      end();
      continue;
    }
    const [, name, , value = ''] = FIELD.exec(line) ?? [];
    const [, continued] = CONTINUED.exec(line) ?? [];
    const last = fields.at(-1);
    if (name !== undefined) {
      if ((name === 'msgid' || name === 'msgctxt') && fields.some((field) => field.name === 'msgstr')) {
        end();
      }
      fields.push({ name, line: index + 1, text: unescape(value) });
    } else if (continued !== undefined && last !== undefined) {
      last.text += unescape(continued);
    } else {
      throw new UsageError(`${file}:${index + 1}: this line is not gettext`);
    }
  }
  end();
  return entries;
}
