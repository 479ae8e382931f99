// How the console is built: hashed files under assets/, React and Mantine apart from what changes often.
import { defineConfig } from 'vite';

// What Vite looks for.
export default defineConfig({
  root: import.meta.dirname,
  // Says what it has to in scripts/build.ts.
  logLevel: 'warn',
  server: { proxy: { '/v1': 'http://127.0.0.1:8080', '/docs': 'http://127.0.0.1:8080' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Nothing inline: the content security policy takes no data: scripts, and hashed files are kept for a year.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: {
      // Used by every page: one file compresses better than the parts that pages share, and stays cached.
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack)[\\/]/ },
          ],
        },
      },
      // React's marks for servers, thousands of them, mean nothing in a browser.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') {
          report(level, log);
        }
      },
    },
  },
});
