// Finds the rules and sources of a tool in all modules that the tool imports.
import { readFileSync } from 'node:fs';
import { type SourceTag, sources } from '../src/facts/sources.ts';

export type ReachableRule = {
  readonly id: string;
  readonly category: string;
  readonly basis: string;
  readonly source: string;
};
export type ReachableSource = { readonly title: string; readonly url?: string; readonly asOf: string };

const ROOT = new URL('../src/', import.meta.url);
const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from '(\.{1,2}\/[^']+)';/gms;

type Row = Readonly<Record<string, unknown>> & { readonly source: SourceTag; readonly basis: string };

export async function findReachable(
  tool: string,
): Promise<{ rules: ReachableRule[]; sources: ReachableSource[] }> {
  const modules = [...collectImports(new URL(`tools/${tool}/index.ts`, ROOT), new Set())].toSorted();
  const rules = new Map<string, ReachableRule>();
  const found = new Set<SourceTag>();
  for (const module of modules.filter((path) => /\/src\/(?:rules|facts)\//.test(path))) {
    const exported: Record<string, unknown> = await import(module);
    for (const row of Object.values(exported).flatMap(findRows)) {
      found.add(row.source);
      if (typeof row['check'] === 'function') {
        const { id, category } = row;
        rules.set(String(id), {
          id: String(id),
          category: String(category),
          basis: row.basis,
          source: sources[row.source].title,
        });
      }
    }
  }
  return {
    rules: [...rules.values()].toSorted((a, b) => a.id.localeCompare(b.id, 'en')),
    sources: [...found].map((tag) => sources[tag]).toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
  };
}

function collectImports(module: URL, seen: Set<string>): Set<string> {
  if (seen.has(module.href)) {
    return seen;
  }
  seen.add(module.href);
  for (const [, path = ''] of readFileSync(module, 'utf8').matchAll(IMPORT)) {
    collectImports(new URL(path, module), seen);
  }
  return seen;
}

/** Exports are lists, records by code, or single rows. Some rows contain more lists of rows. */
function findRows(value: unknown): Row[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const inner = Object.values(value).flatMap(findRows);
  return isRow(value) ? [value, ...inner] : inner;
}

function isRow(value: object): value is Row {
  return 'source' in value && typeof value.source === 'string' && value.source in sources && 'basis' in value;
}
