// Reads the text messages in templates of pages and emails (.html, .mjml): elements marked with `data-sms`, or the whole text.
import { Parser } from 'htmlparser2';
import type { CatalogEntry } from './gettext.ts';

const MARK = 'data-sms';
const UNSEEN = new Set(['script', 'style', 'title', 'template', 'mj-style', 'mj-attributes', 'mj-title']);
const BLOCKS =
  /^(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section|article|header|footer|mj-(?:text|section|column|body|button))$/;
/** Have no end tag, also in documents that are not XHTML. */
const VOID = /^(?:br|img|hr|input|meta|link|area|base|col|embed|source|track|wbr)$/;

type Open = { readonly name: string; readonly line: number; readonly mark: string | undefined; text: string };

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/[\s\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/** White space in the source is one space; blocks and breaks begin a line. */
export function readMarkup(text: string): CatalogEntry[] {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineAt = (offset: number): number => lineStarts.findLastIndex((start) => start <= offset) + 1;
  const marked: CatalogEntry[] = [];
  const whole: Open = { name: '', line: 1, mark: undefined, text: '' };
  const open: Open[] = [whole];
  const add = (words: string): void => {
    if (!open.some(({ name }) => UNSEEN.has(name))) {
      for (const element of open) {
        element.text += words;
      }
    }
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (BLOCKS.test(name)) {
        add('\n');
      }
      if (!VOID.test(name)) {
        open.push({ name, line: lineAt(parser.startIndex), mark: attributes[MARK], text: '' });
      }
    },
    ontext: (words) => add(words.replaceAll(/\s+/g, ' ')),
    onclosetag(name) {
      if (VOID.test(name)) {
        return;
      }
      const element = open.length > 1 ? open.pop() : undefined;
      if (element?.mark !== undefined) {
        marked.push({ line: element.line, key: element.mark, text: tidy(element.text) });
      }
      if (BLOCKS.test(name)) {
        add('\n');
      }
    },
  });
  parser.write(text);
  parser.end();
  const words = tidy(whole.text);
  const all = words === '' ? [] : [{ line: lineAt(text.search(/\S/)), key: '', text: words }];
  return (marked.length > 0 ? marked.toSorted((a, b) => a.line - b.line) : all).filter(
    (entry) => entry.text !== '',
  );
}
