import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';

/** What is fixed when the site is built. Everything that makes a brand or an installation is read at run time: lib/env.ts. */
const config: NextConfig = {
  poweredByHeader: false,
  transpilePackages: ['@kardan/contract'],
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
  // Title, canonical and robots stand in the head for every visitor, not only for crawlers that Next knows by name.
  htmlLimitedBots: /.*/,
};

export default config;
