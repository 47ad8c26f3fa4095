import { warnOfOwner } from '@kardan/core/db/warn-of-owner';
import { loadEnv } from '@kardan/core/env';
import { replyEnvOf } from '@kardan/core/inquiries/replies/offer-reply-address';
import { poolReadings } from '@kardan/core/operations/health/state-readings';
import { closeServices, openServices } from '@kardan/core/services';
import { startMetrics } from '@kardan/telemetry/metrics/start-metrics';
import { startTracing } from '@kardan/telemetry/tracing/start-tracing';
import { openHealthPort } from './open-health-port.ts';
import { openReplyReceiver } from './replies/reply-receiver.ts';

const env = loadEnv();
const tracing = await startTracing(env, { name: 'receiver', warn: (fields, message) => log.warn(fields, message) });
const services = openServices(env, 'receiver');
const { log } = services;
const metrics = await startMetrics({
  process: 'receiver',
  host: env.METRICS_HOST,
  port: env.REPLY_METRICS_PORT,
  read: () => poolReadings(services.db),
});
await warnOfOwner(services);
const receiver = await openReplyReceiver({ ...services, env: replyEnvOf(env) });
const health =
  env.WORKER_HEALTH_PORT === undefined ? undefined : await openHealthPort(services, env.WORKER_HEALTH_PORT);
log.info({ port: receiver.port }, 'receiver of replies started');

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void stop());
}

async function stop(): Promise<void> {
  log.info('stopping');
  health?.sayStopping();
  await receiver.close();
  health?.close();
  await closeServices(services);
  await Promise.all([tracing.close(), metrics.close()]);
  log.info('stopped');
}
