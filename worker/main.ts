import { setFlagsFromString } from 'node:v8';
import { refuseDemoAccounts } from '@kardan/core/accounts/portal/refuse-demo-accounts';
import { warnOfOwner } from '@kardan/core/db/warn-of-owner';
import { loadEnv } from '@kardan/core/env';
import { runJobs } from '@kardan/core/jobs/run-jobs';
import { stateReadings } from '@kardan/core/operations/health/state-readings';
import { closeServices, openServices } from '@kardan/core/services';
import { startMetrics } from '@kardan/telemetry/metrics/start-metrics';
import { startTracing } from '@kardan/telemetry/tracing/start-tracing';
import { allTasks } from './all-tasks.ts';
import { openHealthPort } from './open-health-port.ts';
import { handlersOf } from './task.ts';

// It lives on some 100 MB, and V8 would let garbage grow to five times that before it looks at it.
setFlagsFromString('--heap-growing-percent=50');

const env = loadEnv();
const tracing = await startTracing(env, { name: 'worker', warn: (fields, message) => log.warn(fields, message) });
const services = openServices(env, 'worker');
const { log } = services;
const metrics = await startMetrics({
  process: 'worker',
  host: env.METRICS_HOST,
  port: env.WORKER_METRICS_PORT,
  read: stateReadings(services),
});
await refuseDemoAccounts(services);
await warnOfOwner(services);
const health =
  env.WORKER_HEALTH_PORT === undefined ? undefined : await openHealthPort(services, env.WORKER_HEALTH_PORT);
const running = await runJobs(env, log, handlersOf(allTasks, services));
log.info({ jobs: allTasks.map((task) => task.job) }, 'worker started');

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void stop());
}

async function stop(): Promise<void> {
  log.info('stopping');
  health?.sayStopping();
  await running.stop();
  health?.close();
  await closeServices(services);
  await Promise.all([tracing.close(), metrics.close()]);
  log.info('stopped');
}
