import { type Env, loadEnv } from '@kardan/core/env';
import { createLog } from '@kardan/core/kernel/log';
import { closeServices, openServices } from '@kardan/core/services';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../app.ts';

interface OfflineOptions extends AppOptions {
  env?: Partial<Env>;
  logTo?: (line: string) => void;
}

/** The API with engines that refuse every connection: enough for what happens before a use case, and for outages. */
export async function createOfflineApp({
  env,
  logTo,
  ...options
}: OfflineOptions = {}): Promise<FastifyInstance & AsyncDisposable> {
  const nowhere = { DATABASE_URL: 'postgres://kardan@127.0.0.1:9/none', OPENSEARCH_URL: ['http://127.0.0.1:9'] };
  const services = openServices({ ...loadEnv(), ...nowhere, LOG_LEVEL: 'silent', ...env }, 'api');
  if (logTo) services.log = createLog('api', 'info', { write: logTo });
  const app = await buildApp(services, { serialiser: 'validating', ...options });
  app.addHook('onClose', () => closeServices(services));
  return app;
}
