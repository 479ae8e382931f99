// Keeps the compiled program of the embedded database. While it is kept, the engine gives it to every thread of this process
// that compiles the same program, so only the first database of a test process waits for that.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

let kept: Promise<readonly WebAssembly.Module[]> | undefined;

export const keepCompiledDatabase = (): Promise<readonly WebAssembly.Module[]> =>
  (kept ??= Promise.all(
    ['pglite.wasm', 'initdb.wasm'].map((name) => WebAssembly.compile(readFileSync(join(folder, name)))),
  ));
