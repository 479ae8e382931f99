// Reads a fetched page into its facts: HTML, plain text, or PDF.
import type { FetchedPage, PageFacts, PageLink, Span } from '../page.ts';
import { decodePage } from './charset.ts';
import { findContacts } from './contacts.ts';
import { type RawPage, readHtmlTokens } from './html-reader.ts';
import { guessLanguage } from './language.ts';
import { isPdf, readPdf } from './read-pdf.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const FOOTER_UNITS_MAX = 6_000;
const PLAIN_UNITS_MAX = 300_000;
const WORDS_TO_READ = 50;

/** From this many times the words on, scripts add the page itself and not only a menu or a notice. */
const SCRIPTS_ADD_THE_PAGE = 2;

/** Reads a page. Nothing in it is executed or requested; never throws. */
export async function readPage(page: FetchedPage): Promise<PageFacts> {
  if (typeof page.body !== 'string' && (isPdf(page.body) || isType(page, 'application/pdf'))) {
    const pdf = await readPdf(page.body);
    return pdf === undefined
      ? { ...NO_FACTS, kind: 'pdf', problem: 'pdf_unreadable' }
      : readPlain(pdf.text, 'pdf', 'utf-8', pdf);
  }
  return readTextPage(page);
}

/** Reads a page that is not a PDF. */
function readTextPage(page: FetchedPage): PageFacts {
  const { text, charset } = decodePage(page.body, page.contentType);
  if (isType(page, 'text/plain')) {
    return readPlain(text, 'text', charset);
  }
  if (page.contentType !== undefined && page.contentType !== '' && !/html|xml/i.test(page.contentType)) {
    return { ...NO_FACTS, charset, problem: 'not_a_document' };
  }
  const facts = readHtml(text, charset, page.finalUrl);
  return page.renderedHtml === undefined
    ? facts
    : chooseShown(facts, readHtml(page.renderedHtml, charset, page.finalUrl));
}

/** @returns the facts of the page that a visitor with a browser sees, from those as served and as rendered */
export function chooseShown(facts: PageFacts, rendered: PageFacts): PageFacts {
  const isOnlyRendered =
    facts.wordCount < WORDS_TO_READ || rendered.wordCount >= SCRIPTS_ADD_THE_PAGE * facts.wordCount;
  return rendered.wordCount >= WORDS_TO_READ && isOnlyRendered
    ? { ...rendered, scriptCount: facts.scriptCount, isRenderedOnly: true }
    : facts;
}

const isType = ({ contentType }: FetchedPage, type: string): boolean =>
  contentType?.trim().toLowerCase().startsWith(type) === true;

const NO_FACTS: PageFacts = {
  kind: 'none',
  charset: 'utf-8',
  title: '',
  siteName: '',
  language: undefined,
  text: '',
  wordCount: 0,
  headings: [],
  links: [],
  forms: [],
  passwordFieldCount: 0,
  scriptCount: 0,
  frames: [],
  hiddenTexts: [],
  footer: '',
  contacts: { phones: [], emails: [], hasPostalAddress: false },
  refreshUrl: undefined,
  marks: [],
  isRenderedOnly: false,
  isTruncated: false,
  problem: undefined,
};

function readPlain(
  raw: string,
  kind: 'text' | 'pdf',
  charset: string,
  { title = '', isTruncated = false } = {},
): PageFacts {
  const text = raw.slice(0, PLAIN_UNITS_MAX).replaceAll('\r', '').toWellFormed();
  const firstLine = /\S[^\n]{0,200}/.exec(text);
  return {
    ...NO_FACTS,
    kind,
    charset,
    title: title || (firstLine?.[0].trim() ?? ''),
    language: guessLanguage(text),
    text,
    wordCount: countWords(text),
    headings:
      firstLine === null
        ? []
        : [
            {
              text: firstLine[0].trim(),
              level: 1,
              start: firstLine.index,
              end: firstLine.index + firstLine[0].length,
            },
          ],
    contacts: findContacts(text, [], false),
    isTruncated: isTruncated || raw.length > PLAIN_UNITS_MAX,
    problem: kind === 'pdf' && text.trim() === '' ? 'pdf_without_text' : undefined,
  };
}

function readHtml(html: string, charset: string, url: string): PageFacts {
  const raw = readHtmlTokens(html);
  const { text } = raw;
  const { forms, passwordFieldCount } = raw.forms.collect(text);
  const base = resolve(raw.base ?? '', url) ?? url;
  return {
    ...NO_FACTS,
    kind: 'html',
    charset,
    title: raw.title.slice(0, 300),
    siteName: (raw.metas.get('og:site_name') ?? raw.metas.get('application-name') ?? '').slice(0, 300),
    language: readLanguage(raw.language) ?? guessLanguage(text),
    text,
    wordCount: countWords(text),
    headings: raw.headings,
    links: readLinks(raw, base),
    forms,
    passwordFieldCount,
    scriptCount: raw.scriptCount,
    frames: raw.frames.flatMap((frame) => resolve(frame, base) ?? []),
    hiddenTexts: [
      ...raw.hiddenTexts,
      ...raw.classHidden.map((span) => ({
        text: cut(text, span),
        reason: 'class' as const,
        offset: span.start,
      })),
    ],
    footer: raw.footers
      .map((span) => cut(text, span))
      .join('\n')
      .slice(0, FOOTER_UNITS_MAX),
    contacts: findContacts(
      text,
      raw.links.map(({ href }) => href),
      raw.hasAddressMarkup,
    ),
    refreshUrl: readRefresh(raw.metas.get('refresh'), base),
    marks: [...raw.marks],
    isTruncated: raw.isTruncated,
  };
}

const cut = (text: string, { start, end }: Span): string =>
  text.slice(start, Math.min(end, start + FOOTER_UNITS_MAX)).trim();

/** Counts words up to a number that no threshold asks for. */
function countWords(text: string): number {
  return text.slice(0, 100_000).match(WORD)?.length ?? 0;
}

const readLanguage = (declared: string | undefined): string | undefined =>
  /^\s*([a-z]{2,3})\b/i.exec(declared ?? '')?.[1]?.toLowerCase();

function readLinks(raw: RawPage, base: string): PageLink[] {
  return raw.links.flatMap(({ href, start, end, isInFooter }) => {
    const url = resolve(href, base);
    return url === undefined
      ? []
      : [{ text: raw.text.slice(start, Math.min(end, start + 300)).trim(), url, start, end, isInFooter }];
  });
}

/** Only web addresses: scripts, data, and mail links lead to no page. */
function resolve(href: string, base: string): string | undefined {
  const trimmed = href.trim();
  if (trimmed === '' || trimmed.length > 2_000) {
    return undefined;
  }
  const url = URL.parse(trimmed, base);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
}

function readRefresh(content: string | undefined, base: string): string | undefined {
  const target = /^\s{0,8}\d{0,4}\s{0,8}[;,]\s{0,8}url\s{0,8}=\s{0,8}["']?([^"'\s]{1,2000})/i.exec(
    content ?? '',
  )?.[1];
  return target === undefined ? undefined : resolve(target, base);
}
