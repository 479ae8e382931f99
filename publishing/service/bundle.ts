// Bundles the service for production: a few files of JavaScript instead of two thousand modules of the repository and of npm.
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join, relative } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { ROOT } from '../packages.ts';

/** The programs of the bundle, and the scripts of its threads. */
const ENTRIES: Readonly<Record<string, string>> = {
  main: 'apps/service/src/main.ts',
  admin: 'apps/service/src/admin.ts',
  backup: 'apps/service/src/backup.ts',
  restore: 'apps/service/src/restore.ts',
  verify: 'apps/service/src/verify.ts',
  'embedded-worker': 'apps/service/src/db/embedded-worker.ts',
  'pdf-worker': 'packages/page-review/src/reading/pdf-worker.ts',
};

/** Packages with files that are not JavaScript. They are copied beside the bundle. */
const COPIED = /^@node-rs\/argon2|^@electric-sql\/pglite/;

/** Optional parts of packages, which the service does not install. */
const ABSENT = new Set(['pg-native']);

/** Where a module looks for a file in the repository, and where the file is in the bundle, whose modules are in one folder. */
const MOVED: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'apps/service/src/main.ts': [['../../../node_modules/.cache/tendlc', './cache']],
  'apps/service/src/admin.ts': [['../../../node_modules/.cache/tendlc', './cache']],
  'apps/service/src/db/embedded-thread.ts': [['./embedded-worker.ts', './embedded-worker.js']],
  'apps/service/src/db/embedded-worker.ts': [['./new-database.tar.br', './new-database.tar.br']],
  'apps/service/src/db/migrate.ts': [['./migrations/', './migrations/']],
  'apps/service/src/http/console.ts': [['../../../console/dist', './console']],
  'apps/sandbox/src/control/routes.ts': [['./page/', './sandbox-page/']],
  'packages/page-review/src/reading/read-pdf.ts': [['./pdf-worker.ts', './pdf-worker.js']],
  'node_modules/@fastify/swagger-ui/index.js': [['./static/logo.svg', './api-page/logo.svg']],
  'node_modules/@fastify/swagger-ui/lib/routes.js': [["'..', 'static'", "'api-page'"]],
};

/** Code that looks for a file beside itself. */
const LOOKS_BESIDE_ITSELF = /import\.meta\.(?:url|dirname|filename|resolve)/;

/** @throws for a module of ours that looks for files which the bundle does not have */
const moveFiles: Plugin = {
  name: 'tendlc-move-files',
  transform(code, id) {
    const name = relative(ROOT, id);
    const moves = MOVED[name];
    if (moves === undefined) {
      if (/^(?:apps|packages)\/.*\.ts$/.test(name) && LOOKS_BESIDE_ITSELF.test(code)) {
        throw new Error(
          `${name} looks for files beside itself: say in publishing/service where the bundle has them`,
        );
      }
      return null;
    }
    return moves.reduce((moved, [from, to]) => {
      if (!moved.includes(from)) {
        throw new Error(`${name} does not look for ${from} any more: update publishing/service`);
      }
      return moved.replaceAll(from, to);
    }, code);
  },
};

/** Escapes all characters beyond ASCII. After a backslash, the escape would mean something else. */
function narrowed(code: string): string {
  if (/\\[\u0080-\uffff]/.test(code)) {
    throw new Error('a wide character follows a backslash: leave the backslash out, it has no meaning there');
  }
  return code.replaceAll(
    /[\u0080-\uffff]/g,
    (wide) => `\\u${wide.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * A file with one character beyond ASCII is kept with two bytes for each of its characters. As escapes, wide characters mean the same
 * in strings, templates, and patterns. The bundler's own option leaves raw templates out; those of the service are patterns.
 */
const narrow: Plugin = {
  name: 'tendlc-narrow-characters',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') {
        file.code = narrowed(file.code);
      }
    }
  },
};

/** Learned models. Each is unpacked once, and its text is not needed beside what was unpacked. */
const UNPACKED_ONCE = /\/models?\/[^/]+\.json$/;
const KEPT_LETTERS_MAX = 4_096;

/** @returns an expression for the data. What is long is read from the file again when it is asked for. */
function expressionOf(data: Record<string, unknown>): string {
  const properties = Object.entries(data).map(([key, value]) => {
    const text = JSON.stringify(value);
    const name = JSON.stringify(key);
    return text.length > KEPT_LETTERS_MAX ? `get ${name}() { return read()[${name}]; }` : `${name}: ${text}`;
  });
  return `{ ${properties.join(', ')} }`;
}

/** Data is parsed from a file of its own: as code, its text would stay in memory beside what was parsed. */
const parseData: Plugin = {
  name: 'tendlc-parse-data',
  load: {
    filter: { id: /packages\/compliance\/src\/.*\.json$/ },
    handler(id) {
      const fileName = `data-${basename(id)}`;
      const source = readFileSync(id, 'utf8');
      this.emitFile({ type: 'asset', fileName, source });
      const code = `import { readFileSync } from 'node:fs';
const read = () => JSON.parse(readFileSync(new URL('./${fileName}', import.meta.url), 'utf8'));
export default ${UNPACKED_ONCE.test(id) ? expressionOf(JSON.parse(source)) : 'read()'};`;
      return { code, moduleType: 'js' };
    },
  },
};

/** The bundler's own code imports it. */
const isTaken = (specifier: string): boolean =>
  isBuiltin(specifier) && specifier.replace(/^node:/, '') !== 'module';

const CLIENT = 'node_modules/undici/index.js';
const PARTS_OF_CLIENT = /require\('\.\/lib\/(?:cache|interceptor|mock|web)\/[^']+'\)/g;
const MADE_OF_PARTS = 'new CacheStorage(kConstruct)';

/** The service sends requests with `request`. The client would load its `fetch`, web sockets, caches, and mocks with it. */
const leaveOutParts: Plugin = {
  name: 'tendlc-leave-out-parts',
  transform(code, id) {
    if (relative(ROOT, id) !== CLIENT) {
      return null;
    }
    if (!PARTS_OF_CLIENT.test(code) || !code.includes(MADE_OF_PARTS)) {
      throw new Error(`${CLIENT} loads other parts than before: update publishing/service`);
    }
    return code.replaceAll(PARTS_OF_CLIENT, '({})').replace(MADE_OF_PARTS, 'undefined');
  },
};

const BUILTIN = '\0built-in:';

/**
 * Takes built-in modules without importing them. An import reads all that a module exports, also what Node.js loads when it is first
 * read: with `node:http`, a second HTTP client, which needs three megabytes.
 */
const takeBuiltins: Plugin = {
  name: 'tendlc-take-built-ins',
  resolveId: (specifier) => (isTaken(specifier) ? `${BUILTIN}${specifier.replace(/^node:/, '')}` : null),
  load(id) {
    if (!id.startsWith(BUILTIN)) {
      return null;
    }
    const name = JSON.stringify(`node:${id.slice(BUILTIN.length)}`);
    return { code: `module.exports = process.getBuiltinModule(${name});`, moduleType: 'js' };
  },
};

/**
 * @param folder gets the files
 * @returns paths of the bundled modules, from the root of the repository
 */
export async function bundleService(folder: string): Promise<readonly string[]> {
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(ROOT, file)])),
    cwd: ROOT,
    tsconfig: join(ROOT, 'tsconfig.json'),
    platform: 'node',
    external: (specifier) =>
      (isBuiltin(specifier) && !isTaken(specifier)) || COPIED.test(specifier) || ABSENT.has(specifier),
    transform: { define: { __dirname: 'import.meta.dirname' } },
    experimental: { attachDebugInfo: 'none' },
    checks: { bundlerTimings: false },
    plugins: [takeBuiltins, leaveOutParts, moveFiles, parseData, narrow],
  });
  try {
    const { output } = await build.write({
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      // Comments, spaces, and long names of variables stay in memory with the code. Stack traces keep the names of functions.
      minify: {
        compress: true,
        mangle: { keepNames: { function: true, class: true } },
        codegen: { removeWhitespace: true },
      },
      strictExecutionOrder: true,
    });
    return output
      .filter((file): file is OutputChunk => file.type === 'chunk')
      .flatMap(({ moduleIds }) => moduleIds.map((id) => relative(ROOT, id)));
  } finally {
    await build.close();
  }
}
