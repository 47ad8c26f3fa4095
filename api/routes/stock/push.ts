import { pushCalls as calls } from '@kardan/contract/calls/stock/push';
import { pushCar, pushCars, withdrawPushedCar } from '@kardan/core/feeds/push/push-cars';
import { listNumbers, readStockCar } from '@kardan/core/feeds/push/read-stock';
import type { Services } from '@kardan/core/services';
import type { FastifyReply } from 'fastify';
import type { Api } from '../../route.ts';
import { dealerStaffOf } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const access = dealerStaffOf('dealershipId');

/** Calls by which a dealer's own system keeps its cars here, by its own numbers. */
export function pushRoutes(api: Api, services: Services): void {
  const carOf = ({ dealershipId, number }: { dealershipId: string; number: string }) => ({
    dealership: dealershipId,
    number,
  });
  api.route({
    ...calls.stockNumbers,
    access,
    // A stock of 20,000 cars has twenty pages.
    limit: perAccount(120, 'minute'),
    handler: ({ actor, params, query }) => listNumbers(services, actor, params.dealershipId, query),
  });
  api.route({
    ...calls.stockCar,
    access,
    limit: perAccount(600, 'minute'),
    handler: async ({ actor, params }, reply) => withETag(reply, await readStockCar(services, actor, carOf(params))),
  });
  api.route({
    ...calls.pushCar,
    access,
    // Ten a second: who has more to tell tells it at once.
    limit: perAccount(600, 'minute'),
    handler: async ({ actor, params, body, ifMatch, idempotencyKey }, reply) =>
      withETag(reply, await pushCar(services, actor, carOf(params), body, { ifMatch, idempotencyKey })),
  });
  api.route({
    ...calls.withdrawPushedCar,
    access,
    limit: perAccount(600, 'minute'),
    handler: async ({ actor, params, ifMatch }, reply) =>
      withETag(reply, await withdrawPushedCar(services, actor, carOf(params), { ifMatch })),
  });
  api.route({
    ...calls.pushCars,
    access,
    // 15,000 cars a minute.
    limit: perAccount(30, 'minute'),
    // 500 cars with long descriptions.
    maxJsonBytes: 8 * 1024 * 1024,
    handler: ({ actor, params, body, idempotencyKey }) =>
      pushCars(services, actor, params.dealershipId, body.cars, { idempotencyKey }),
  });
}

function withETag<Answer extends { revision: number | null }>(reply: FastifyReply, answer: Answer): Answer {
  if (answer.revision !== null) reply.header('etag', `"${answer.revision}"`);
  return answer;
}
