import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { startScripts } from '../../ui/theme/start-scripts.ts';
import { themeScript } from '../../ui/theme/theme-script.ts';

/** The start waits until the document has been read: this runs at its beginning. */
const script = `${themeScript};addEventListener('DOMContentLoaded',()=>${startScripts})`;
const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
const fileName = `assets/first-paint-${hash}.js`;

/**
 * The script that shows the chosen theme before anything is painted, and starts the application after that where the page is in its
 * document: a file of its own, since the policy allows no inline one.
 */
export function firstPaintFile(): Plugin {
  let base = '/';
  return {
    name: 'first-paint-file',
    configResolved(config) {
      base = config.base;
    },
    configureServer({ middlewares }) {
      middlewares.use(`${base}${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(script);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: script });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `${base}${fileName}` }, injectTo: 'head-prepend' }],
  };
}
