// Reads the text of one PDF in a thread of its own, which the caller ends if it takes too long.
import { parentPort, workerData } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';
import { type getDocumentProxy, getDocumentProxy as openDocument } from 'unpdf';
import type { PdfText } from './read-pdf.ts';

const PAGES_MAX = 40;
const TEXT_UNITS_MAX = 300_000;
const INFLATED_BYTES_MAX = 48 * 1024 * 1024;
const STREAMS_MAX = 5_000;

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

async function readText(file: Uint8Array): Promise<PdfText | undefined> {
  try {
    const document = await openDocument(file, { disableFontFace: true, verbosity: 0 });
    const lines: string[] = [];
    let length = 0;
    let page = 1;
    for (; page <= Math.min(document.numPages, PAGES_MAX) && length <= TEXT_UNITS_MAX; page++) {
      const text = await readPage(document, page);
      length += text.length;
      lines.push(text);
    }
    return {
      text: lines.join('\n').slice(0, TEXT_UNITS_MAX),
      title: await readTitle(document),
      isTruncated: page <= document.numPages,
    };
  } catch {
    return undefined;
  }
}

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

/** The library inflates without a bound: 400 kB become gigabytes. So the streams are inflated here first, within one. */
function isTooLarge(file: Uint8Array): boolean {
  const source = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (/\/Filter\s{0,9}\[[^\]]{0,200}\/Fl[^\]]{0,200}\/(?:Fl|LZW|RL|Run)/.test(source.toString('latin1'))) {
    return true;
  }
  let left = INFLATED_BYTES_MAX;
  let at = source.indexOf('stream');
  for (let count = 0; at >= 0; count++) {
    if (count > STREAMS_MAX) {
      return true;
    }
    const size = measureStream(source.subarray(skipLineBreak(source, at + 6)), left);
    if (size === undefined) {
      return true;
    }
    left -= size;
    const end = source.indexOf('endstream', at + 6);
    at = end < 0 ? -1 : source.indexOf('stream', end + 9);
  }
  return false;
}

const skipLineBreak = (source: Buffer, at: number): number =>
  at + (source[at] === 0x0d ? 1 : 0) + (source[at + (source[at] === 0x0d ? 1 : 0)] === 0x0a ? 1 : 0);

/** The bytes of a deflated stream, 0 for another one, or undefined if there are more than `most`. */
function measureStream(stream: Buffer, most: number): number | undefined {
  if ((stream[0] ?? 0) % 16 !== 8) {
    return 0;
  }
  try {
    return inflateSync(stream, { maxOutputLength: Math.max(1, most) }).length;
  } catch (error) {
    return error instanceof RangeError ? undefined : 0;
  }
}

const bytes = workerData as Uint8Array;
parentPort?.postMessage(isTooLarge(bytes) ? undefined : await readText(bytes));
