import { setTimeout as wait } from 'node:timers/promises';
import { refuseDemoAccounts } from '@kardan/core/accounts/portal/refuse-demo-accounts';
import { warnOfOwner } from '@kardan/core/db/warn-of-owner';
import { loadEnv } from '@kardan/core/env';
import { poolReadings, replicaReadings } from '@kardan/core/operations/health/state-readings';
import { closeServices, openServices } from '@kardan/core/services';
import { startMetrics } from '@kardan/telemetry/metrics/start-metrics';
import { startTracing } from '@kardan/telemetry/tracing/start-tracing';
import { buildApp } from './app.ts';

/** How long readiness says "stopping" before connections are refused: a load balancer needs that long to look away. */
const noticeMs = 2_000;

const env = loadEnv();
const tracing = await startTracing(env, { name: 'api', warn: (fields, message) => services.log.warn(fields, message) });
const services = openServices(env, 'api');
const metrics = await startMetrics({
  process: 'api',
  host: env.METRICS_HOST,
  port: env.API_METRICS_PORT,
  read: () => [...poolReadings(services.db, services.reader), ...replicaReadings(services.reader)],
});
await refuseDemoAccounts(services);
await warnOfOwner(services);
const app = await buildApp(services, {
  maxLagMs: env.API_MAX_LAG_MS,
  maxInFlight: env.API_MAX_IN_FLIGHT,
  timeoutMs: env.API_TIMEOUT_MS,
});
app.addHook('onClose', async () => {
  await closeServices(services);
  await Promise.all([tracing.close(), metrics.close()]);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void stopGracefully());
}
await app.listen({
  host: env.API_HOST,
  port: env.API_PORT,
  listenTextResolver: (address) => `listening on port ${new URL(address).port}`,
});

/** Says that it is stopping, then accepts nothing more, lets running requests finish and closes what is open. */
async function stopGracefully(): Promise<void> {
  app.lifecycle.stopping = true;
  app.log.info('stopping');
  await wait(noticeMs);
  await app.close();
  app.log.info('stopped');
}
