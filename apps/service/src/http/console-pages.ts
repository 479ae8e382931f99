// The pages of the console, read from the folder of its build, with their facts, compressed once.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fillPage, type PageFacts } from './operator-links.ts';

export type ConsolePage = {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
};

type Stored = { readonly changedAtMs: number; readonly page: ConsolePage };

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export type PageName = 'index.html' | 'home.html' | 'front.html';

/** @returns reads a page; undefined if the build does not have it. A build during a running service is read anew. */
export function openConsolePages(
  folder: string,
  facts: PageFacts,
): (name: PageName) => ConsolePage | undefined {
  const stored = new Map<PageName, Stored>();
  return (name) => {
    const file = join(folder, name);
    const changedAtMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAtMs === undefined) {
      return undefined;
    }
    const known = stored.get(name);
    if (known?.changedAtMs === changedAtMs) {
      return known.page;
    }
    const plain = Buffer.from(fillPage(readFileSync(file, 'utf8'), facts));
    const page = { plain, br: brotliCompressSync(plain, BROTLI), gzip: gzipSync(plain, { level: 9 }) };
    stored.set(name, { changedAtMs, page });
    return page;
  };
}
