// Reads the text of a PDF. The library is loaded with the first PDF, and reads a bounded number of pages.
import type { getDocumentProxy } from 'unpdf';

const PAGES_MAX = 40;
const BYTES_MAX = 2 * 1024 * 1024;
const TIME_MAX_MS = 5_000;
const TEXT_UNITS_MAX = 300_000;

export type PdfText = { readonly text: string; readonly title: string; readonly isTruncated: boolean };

/** Undefined if the file cannot be read. Never throws. */
export async function readPdf(bytes: Uint8Array): Promise<PdfText | undefined> {
  if (bytes.length > BYTES_MAX || !isPdf(bytes)) {
    return undefined;
  }
  try {
    return await extractText(bytes);
  } catch {
    return undefined;
  }
}

export const isPdf = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x25 && bytes[1] === 0x50 && bytes[2] === 0x44 && bytes[3] === 0x46;

async function extractText(bytes: Uint8Array): Promise<PdfText> {
  const { getDocumentProxy: open } = await import('unpdf');
  const endsAt = performance.now() + TIME_MAX_MS;
  // The library takes the buffer over, and the caller still stores it.
  const document = await open(bytes.slice(), {
    disableFontFace: true,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    const lines: string[] = [];
    let length = 0;
    let page = 1;
    for (; page <= Math.min(document.numPages, PAGES_MAX); page++) {
      if (length > TEXT_UNITS_MAX || performance.now() > endsAt) {
        break;
      }
      const text = await readPage(document, page);
      length += text.length;
      lines.push(text);
    }
    const title = await readTitle(document);
    return { text: lines.join('\n').slice(0, TEXT_UNITS_MAX), title, isTruncated: page <= document.numPages };
  } finally {
    await document.loadingTask.destroy();
  }
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

async function readPage(document: Document, number: number): Promise<string> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    .join('')
    .replaceAll(/[ \t]+/g, ' ');
}

async function readTitle(document: Document): Promise<string> {
  const { info } = await document.getMetadata();
  const title: unknown = 'Title' in info ? info.Title : undefined;
  return typeof title === 'string' ? title.slice(0, 300) : '';
}
