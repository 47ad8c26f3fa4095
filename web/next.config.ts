import { fileURLToPath } from 'node:url';
import { iconSpritePath } from '@kardan/ui/icons/icon-sprite.gen.ts';
import type { NextConfig } from 'next';
import { buildId } from './build-rules/build-id.ts';
import { compileAhead } from './build-rules/compile-ahead.ts';
import { buildDirectory, isStock } from './build-rules/stock.ts';
import { makeEmblemsPath } from './domain/makes/make-emblems.gen.ts';

/** What is fixed when the site is built. Everything that makes a brand or an installation is read at run time: lib/config/env.ts. */
const config: NextConfig = {
  poweredByHeader: false,
  // The route table drops it, together with everything else that an address has too much: proxy.ts.
  skipTrailingSlashRedirect: true,
  // What browsers and others ask for without having read the page.
  redirects: async () => [{ source: '/favicon.ico', destination: '/icon.svg', permanent: true }],
  headers: async () => [iconSpritePath, makeEmblemsPath].map(keptForEver),
  // The server around Next compresses, after it has read the page: lib/server/serve.ts.
  compress: false,
  // `pnpm verify` checks types, once and for everything.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@kardan/contract', '@kardan/telemetry', '@kardan/ui'],
  distDir: buildDirectory,
  ...buildId,
  turbopack: { root: here('..') },
  // Title, canonical and robots stand in the head for every visitor, not only for crawlers that Next knows by name.
  htmlLimitedBots: /.*/,
};

/** What we change in the client that Next builds; each has to earn its place: docs/decisions/0031-stock-next-first.md. */
const ourRules: NextConfig = {
  turbopack: {
    root: here('..'),
    // What a first page loads of Next and React: 137 KB gzip without these rules and the switch below, 117 KB with them.
    rules: {
      '**/next/dist/{client,lib,shared}/**/*.js': {
        condition: { all: ['browser', 'production'] },
        loaders: [here('build-rules/next-as-modules.mjs')],
      },
      '**/next-flight-loader/{server-reference,action-client-wrapper}.js': {
        loaders: [here('build-rules/no-server-actions.mjs')],
      },
    },
  },
  compiler: { runAfterProductionCompile: ({ distDir }) => compileAhead(`${distDir}/static/chunks`) },
  // Leaves out what nobody uses of React's CommonJS files.
  experimental: { turbopackCjsTreeShaking: true },
};

/** In the version of this build only: while a new one is brought out, a server is also asked for one that it does not have. */
function keptForEver(address: string) {
  const [source = '', version = ''] = address.split('?v=');
  return {
    source,
    has: [{ type: 'query' as const, key: 'v', value: version }],
    headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
  };
}

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

export default isStock ? config : { ...config, ...ourRules };
