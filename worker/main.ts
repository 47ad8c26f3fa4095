import { refuseDemoAccounts } from '@kardan/core/accounts/portal/refuse-demo-accounts';
import { warnOfOwner } from '@kardan/core/db/warn-of-owner';
import { loadEnv } from '@kardan/core/env';
import { runJobs } from '@kardan/core/jobs/run-jobs';
import { closeServices, openServices } from '@kardan/core/services';
import { allTasks } from './all-tasks.ts';
import { handlersOf } from './task.ts';

const services = openServices(loadEnv(), 'worker');
const { env, log } = services;
await refuseDemoAccounts(services);
await warnOfOwner(services);
const running = await runJobs(env, log, handlersOf(allTasks, services));
log.info({ jobs: allTasks.map((task) => task.job) }, 'worker started');

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void stop());
}

async function stop(): Promise<void> {
  log.info('stopping');
  await running.stop();
  await closeServices(services);
  log.info('stopped');
}
