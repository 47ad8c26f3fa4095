import { type Env, loadEnv } from '@kardan/core/env';
import { closeServices, openServices, type Services } from '@kardan/core/services';
import { type Cleanup, createCleanup } from '../machine/cleanup.ts';

/** Opens the services for a measurement, and puts everything back however it ends. */
export async function withServices<T>(
  work: (services: Services, cleanup: Cleanup) => Promise<T>,
  env: Env = loadEnv(),
): Promise<T> {
  const services = openServices({ ...env, LOG_LEVEL: 'warn' }, 'command');
  const cleanup = createCleanup();
  try {
    return await work(services, cleanup);
  } finally {
    await cleanup.run();
    await closeServices(services);
  }
}
