import { loadEnv } from '@kardan/core/env';
import { closeServices, openServices } from '@kardan/core/services';
import { buildApp } from './app.ts';
import { stopGracefully } from './stop-gracefully.ts';

const services = openServices(loadEnv(), 'api');
const { env } = services;
const app = await buildApp(services, { maxEventLoopDelayMs: env.API_MAX_LAG_MS });
app.addHook('onClose', () => closeServices(services));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void stopGracefully(app));
}
await app.listen({
  host: env.API_HOST,
  port: env.API_PORT,
  listenTextResolver: (address) => `listening on port ${new URL(address).port}`,
});
