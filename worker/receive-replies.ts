import { warnOfOwner } from '@kardan/core/db/warn-of-owner';
import { loadEnv } from '@kardan/core/env';
import { replyEnvOf } from '@kardan/core/inquiries/replies/offer-reply-address';
import { closeServices, openServices } from '@kardan/core/services';
import { openHealthPort } from './open-health-port.ts';
import { openReplyReceiver } from './replies/reply-receiver.ts';

const services = openServices(loadEnv(), 'receiver');
const { env, log } = services;
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
  log.info('stopped');
}
