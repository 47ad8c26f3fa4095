import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { themeScript } from '../../ui/theme/theme-script.ts';

const hash = createHash('sha256').update(themeScript).digest('base64url').slice(0, 8);
const fileName = `assets/theme-${hash}.js`;

/** The script that shows the chosen theme before anything is painted: a file of its own, since the policy allows no inline one. */
export function themeFile(): Plugin {
  let base = '/';
  return {
    name: 'theme-file',
    configResolved(config) {
      base = config.base;
    },
    configureServer({ middlewares }) {
      middlewares.use(`${base}${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(themeScript);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: themeScript });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `${base}${fileName}` }, injectTo: 'head-prepend' }],
  };
}
