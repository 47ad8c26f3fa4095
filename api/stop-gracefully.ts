import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long readiness says "stopping" before connections are refused: a load balancer needs that long to look away. */
const noticeMs = 2_000;

/** Says that it is stopping, then accepts nothing more, lets running requests finish and closes what is open. */
export async function stopGracefully(app: FastifyInstance): Promise<void> {
  app.lifecycle.stopping = true;
  app.log.info('stopping');
  await wait(noticeMs);
  await app.close();
  app.log.info('stopped');
}
