// The licenses of packages whose code is part of a published file. Their licenses require that the text travels along.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages.ts';

/** `node_modules/@scope/name` of the path of a module. */
const IN_PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

function noticeOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(join(ROOT, folder)).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined && manifest.license === undefined) {
    throw new Error(`${folder} has no license`);
  }
  const text =
    file === undefined ? `License: ${manifest.license}` : readFileSync(join(ROOT, folder, file), 'utf8');
  return `${manifest.name} ${manifest.version}\n\n${text.trim()}\n`;
}

/**
 * @param modules paths of the modules of a package, from the root of the repository
 * @returns undefined if all of them are our own
 */
export function noticesOf(modules: readonly string[]): string | undefined {
  const folders = new Set(modules.flatMap((module) => IN_PACKAGE.exec(module)?.[1] ?? []));
  if (folders.size === 0) {
    return undefined;
  }
  const line = `\n${'-'.repeat(80)}\n\n`;
  return `This package contains code of these packages.\n${line}${[...folders].toSorted().map(noticeOf).join(line)}`;
}
