import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const packageFile = (name: string, file: string) => join(dirname(resolve(`${name}/package.json`)), file);

/** What reads text from pictures, by the names under which its parts look for each other. */
const sources: Record<string, string> = {
  'worker.js': packageFile('tesseract.js', 'dist/worker.min.js'),
  'tesseract-core-simd-lstm.js': packageFile('tesseract.js-core', 'tesseract-core-simd-lstm.js'),
  'tesseract-core-simd-lstm.wasm': packageFile('tesseract.js-core', 'tesseract-core-simd-lstm.wasm'),
  // Compressed already, and read as such whatever its name; a server takes names in .gz for another file's copy.
  'deu.traineddata': packageFile('@tesseract.js-data/deu', '4.0.0_best_int/deu.traineddata.gz'),
};

/**
 * Puts the reader of papers into a folder that is named after its content, and tells the application its address. Its parts
 * find each other by name, so that each cannot be named after its own.
 */
export function papersFiles(): Plugin {
  const contents = Object.entries(sources).map(([name, path]) => [name, readFileSync(path)] as const);
  const hash = contents.reduce((sum, [, content]) => sum.update(content), createHash('sha256')).digest('base64url');
  const folder = `assets/papers-${hash.slice(0, 8)}`;
  let base = '/';
  return {
    name: 'papers-files',
    config: (config) => ({
      define: { 'import.meta.env.PAPERS_FOLDER': JSON.stringify(`${config.base ?? '/'}${folder}`) },
    }),
    configResolved(config) {
      base = config.base;
    },
    configureServer({ middlewares }) {
      middlewares.use(`${base}${folder}`, (request, response, next) => {
        const content = contents.find(([name]) => name === basename(request.url ?? ''))?.[1];
        if (!content) return next();
        const types: Record<string, string> = { js: 'text/javascript', wasm: 'application/wasm' };
        response.setHeader('content-type', types[request.url?.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
        response.end(content);
      });
    },
    generateBundle() {
      for (const [name, source] of contents) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
}
