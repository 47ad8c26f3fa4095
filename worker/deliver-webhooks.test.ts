import { inTransaction } from '@kardan/core/db/database';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { announceEvent } from '@kardan/core/webhooks/announce-event';
import { buildWebhook } from '@kardan/core/webhooks/testing/build-webhook';
import { startReceiver } from '@kardan/core/webhooks/testing/receiver';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createWorkplace, until } from './testing/workplace.ts';

test('a worker killed while a receiver thinks loses nothing: the next one sends the same message under the same id', async () => {
  await using workplace = await createWorkplace();
  const { db } = workplace;
  await using receiver = await startReceiver();
  const { id: dealershipId } = await buildDealership(db);
  const { id, secret } = await buildWebhook(db, { dealershipId }, receiver.url);
  receiver.behave(() => {});
  const first = await workplace.startWorker();
  const inquiryIds = ['1', '2', '3'].map((digit) => `0198f0a0-0000-7000-8000-00000000000${digit}`);
  await inTransaction(db, async (tx) => {
    for (const inquiryId of inquiryIds)
      await announceEvent(tx, { dealershipId, type: 'inquiry.erased', data: { inquiryId } });
  });
  await until(() => receiver.received.length === 2);
  await first.kill();

  receiver.behave((response) => response.writeHead(204).end());
  // As if the half minute had passed after which who had claimed it is taken for dead.
  await sql`update webhook_delivery set claimed_until = now() where claimed_until is not null`.execute(db);
  await using _second = await workplace.startWorker();
  await until(async () => {
    const open = await db.selectFrom('webhookDelivery').select('id').where('state', '!=', 'delivered').execute();
    return open.length === 0;
  });
  const told = receiver.received.map(({ id: messageId, verifiedWith }) => [
    messageId,
    verifiedWith(secret).data.inquiryId,
  ]);
  expect(told).toHaveLength(5);
  expect(new Map(told as [string, string][]).size).toBe(3);
  expect([...new Map(told as [string, string][]).values()].sort()).toEqual(inquiryIds);
  expect(await db.selectFrom('webhook').select('failingSince').where('id', '=', id).execute()).toEqual([
    { failingSince: null },
  ]);
}, 120_000);
