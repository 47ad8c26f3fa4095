import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '@kardan/core/db/database';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { announceEvent } from '@kardan/core/webhooks/announce-event';
import { buildWebhook } from '@kardan/core/webhooks/testing/build-webhook';
import { startReceiver } from '@kardan/core/webhooks/testing/receiver';
import { startFaultyProxy, through } from '../../means/faulty-proxy.ts';
import type { FaultyStack } from '../faulty-stack.ts';
import { heldMs, livenessFlaws, type Partner, until } from './partner.ts';

/** A dealer's own system that wants to be told of events. */
export async function webhookTarget(stack: FaultyStack): Promise<Partner> {
  const { db } = stack;
  await using starting = new AsyncDisposableStack();
  const receiver = starting.use(await startReceiver());
  const way = starting.use(await startFaultyProxy(receiver.url));
  const started = starting.move();
  return {
    name: 'webhook target',
    async tryFault(fault) {
      const { id: dealershipId } = await buildDealership(db);
      const { id: webhookId } = await buildWebhook(db, { dealershipId }, through(way, receiver.url));
      const before = receiver.received.length;
      await way.set(fault);
      const data = { inquiryId: randomUUID() };
      await inTransaction(db, (tx) => announceEvent(tx, { dealershipId, type: 'inquiry.erased', data }));
      await sleep(heldMs);
      const state = async () =>
        (await db.selectFrom('webhookDelivery').select('state').where('webhookId', '=', webhookId).execute())
          .map((delivery) => delivery.state)
          .join();
      const during = await state();
      const flaws = await livenessFlaws(stack);
      await way.set(undefined);
      const backSeconds = await until(async () => (await state()) === 'delivered');
      const received = receiver.received.slice(before);
      const afterwards = await state();
      if (afterwards !== 'delivered') flaws.push(`it is ${afterwards}`);
      if (new Set(received.map(({ id }) => id)).size !== 1) flaws.push('it came under several ids');
      return [
        {
          ...{ partner: 'webhook target', fault, backSeconds, flaws },
          during: `event: ${during}`,
          afterwards: `delivered${received.length > 1 ? `, ${received.length} times under one id` : ''}`,
        },
      ];
    },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}
