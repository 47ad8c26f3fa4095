import { loadEnv } from '@kardan/core/env';
import { runJobs } from '@kardan/core/jobs/run-jobs';
import { closeServices, openServices } from '@kardan/core/services';
import { handlersOf, type Task } from './task.ts';
import { indexListing } from './tasks/index-listing.ts';

const tasks: Task[] = [indexListing];

const services = openServices(loadEnv(), 'worker');
const { env, log } = services;
const running = await runJobs(env, log, handlersOf(tasks, services));
log.info({ jobs: tasks.map((task) => task.job) }, 'worker started');

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void stop());
}

async function stop(): Promise<void> {
  log.info('stopping');
  await running.stop();
  await closeServices(services);
  log.info('stopped');
}
