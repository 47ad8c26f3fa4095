import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from './build/compress-files.ts';
import { firstPaintFile } from './build/first-paint-file.ts';
import { papersFiles } from './build/papers-files.ts';
import { signInDocuments } from './build/sign-in-documents.ts';
import { adminBase, devPort } from './src/lib/router/admin-base.ts';

/** A document without data or inline scripts, and files whose names change with their content: web's server sends them. */
export default defineConfig({
  base: `${adminBase}/`,
  plugins: [react(), tailwindcss(), firstPaintFile(), papersFiles(), signInDocuments(), compressFiles()],
  build: {
    target: 'es2022',
    // The policy allows no data: addresses for scripts, styles and fonts.
    assetsInlineLimit: 0,
    // What the first page needs is two files, of which the libraries outlive most releases: a dozen small ones cost a phone half a second.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            { name: 'start', tags: ['$initial'] },
          ],
        },
      },
    },
    // Every browser that knows this syntax preloads modules by itself.
    modulePreload: { polyfill: false },
  },
  // In development web's server passes pages on to this port; only the connection that tells of changes comes directly.
  server: { port: devPort, strictPort: true, hmr: { clientPort: devPort } },
});
