// The build of the console: hashed files under assets/, frameworks in a file of their own.
import { defineConfig } from 'vite';
import { removeUnusedStyles } from './scripts/unused-styles.ts';

// Vite requires a default export.
export default defineConfig({
  root: import.meta.dirname,
  // scripts/build.ts reports the result.
  logLevel: 'warn',
  server: {
    proxy: Object.fromEntries(['/v1', '/docs', '/welcome'].map((path) => [path, 'http://127.0.0.1:8080'])),
  },
  // The worker of the live review imports modules.
  worker: { format: 'es' },
  plugins: [removeUnusedStyles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Nothing inline: the content security policy allows no data: scripts, and hashed files are cached for a year.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    // The models that read texts are loaded by the worker that reviews, and by the list of tools.
    chunkSizeWarningLimit: 3_000,
    rolldownOptions: {
      // Used by every page: one file compresses better than the parts that pages share, and stays cached.
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack)[\\/]/ },
            // Each file is a request, and they all come before the first paint.
            { name: 'first', tags: ['$initial'] },
            // Small files that most pages share: one request instead of ten, each a round trip.
            { name: 'controls', test: /node_modules[\\/]@(?:mantine|floating-ui)[\\/]/, minShareCount: 8 },
          ],
        },
      },
      // React's server directives have no meaning in a browser.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') {
          report(level, log);
        }
      },
    },
  },
});
