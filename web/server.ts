import { type AddressInfo, isIPv6 } from 'node:net';
import { startMetrics } from '@kardan/telemetry/metrics/start-metrics';
import { startTracing } from '@kardan/telemetry/tracing/start-tracing';
import next from 'next';
import { buildDirectory } from './build-rules/stock.ts';
import { sitemaps } from './features/sitemap/files/sitemaps.ts';
import { type WebEnv, webEnv } from './lib/config/env.ts';
import { adminFiles } from './lib/server/admin/admin-files.ts';
import { adminInDevelopment } from './lib/server/admin/admin-in-development.ts';
import { takeBuiltConfiguration } from './lib/server/built-configuration.ts';
import { createSiteServer } from './lib/server/create-site-server.ts';
import { createLifecycle } from './lib/server/lifecycle.ts';
import { keptPages } from './lib/server/load/kept-pages.ts';
import { logWarning } from './lib/server/log.ts';
import { outliveReaders } from './lib/server/outlive-readers.ts';
import { redactOutput } from './lib/server/redact-output.ts';
import { keptRedirects } from './lib/server/redirects.ts';
import { serve } from './lib/server/serve.ts';

/** Starts the site: `node server.ts` serves the production build, `node server.ts --dev` builds pages when asked for. */
outliveReaders(process.stdout, process.stderr);
redactOutput(process.stdout, process.stderr);
const dev = process.argv.includes('--dev');
const env = readEnv();
const tracing = await startTracing(env, { name: 'web', warn: logWarning });
const metrics = await startMetrics({ process: 'web', host: env.METRICS_HOST, port: env.WEB_METRICS_PORT });
if (!dev) takeBuiltConfiguration(`${import.meta.dirname}/${buildDirectory}`);
const app = next({ dev, dir: import.meta.dirname, hostname: 'localhost', port: env.PORT });
await app.prepare();

const staticDirectory = `${import.meta.dirname}/${buildDirectory}/static`;
const renderPage = app.getRequestHandler();
const kept = keptPages();
const sendAdmin = dev ? adminInDevelopment() : adminFiles(`${import.meta.dirname}/../admin/dist`, env);
const handle = serve({
  env,
  dev,
  renderPage,
  sendSitemap: sitemaps(env),
  sendAdmin,
  redirectOf: keptRedirects(env),
  staticDirectory,
  kept,
});
const lifecycle = createLifecycle(dev ? 0 : undefined);
const server = createSiteServer(lifecycle.listen(handle), { dev });
// Whoever comes while a page is being made waits to be let in: beyond the usual 511 the system lets them try again after seconds.
server.listen({ port: env.PORT, host: env.WEB_HOST, backlog: 4_096 }, () => {
  process.stdout.write(`web listens on http://${env.WEB_HOST}:${env.PORT}\n`);
  if (!dev) void keepPages();
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop());
}

async function stop(): Promise<void> {
  await lifecycle.stop(server);
  await Promise.all([app.close(), tracing.close(), metrics.close()]).finally(() => process.exit(0));
}

/** Until they are there, unknown addresses are rendered one by one. */
async function keepPages(): Promise<void> {
  const { address, port } = server.address() as AddressInfo;
  const host = ['0.0.0.0', '::'].includes(address) ? 'localhost' : isIPv6(address) ? `[${address}]` : address;
  await kept
    .load(`http://${host}:${port}`)
    .catch((error) => logWarning({ cause: String(error) }, 'the pages for refused requests could not be made'));
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
