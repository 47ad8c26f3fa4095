import next from 'next';
import { sitemaps } from './features/sitemap/files/sitemaps.ts';
import { type WebEnv, webEnv } from './lib/config/env.ts';
import { createSiteServer } from './lib/server/create-site-server.ts';
import { redactOutput } from './lib/server/redact-output.ts';
import { serve } from './lib/server/serve.ts';

/** Starts the site: `node server.ts` serves the production build, `node server.ts --dev` builds pages when asked for. */
redactOutput(process.stdout, process.stderr);
const dev = process.argv.includes('--dev');
const env = readEnv();
const app = next({ dev, dir: import.meta.dirname, hostname: 'localhost', port: env.PORT });
await app.prepare();

const staticDirectory = `${import.meta.dirname}/.next/static`;
const renderPage = app.getRequestHandler();
const handle = serve({ env, dev, renderPage, sendSitemap: sitemaps(env), staticDirectory });
const server = createSiteServer(handle, { dev });
server.listen(env.PORT, () => process.stdout.write(`web listens on http://localhost:${env.PORT}\n`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => void app.close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  });
}

/** A configuration that cannot be used ends the process before it answers anybody. */
function readEnv(): WebEnv {
  try {
    return webEnv();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
