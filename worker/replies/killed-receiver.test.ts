import { rawMail } from '@kardan/core/inquiries/replies/testing/raw-mail';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildThread } from '../testing/reply-post.ts';
import { handOver } from '../testing/smtp-dialogue.ts';
import { startReceiver } from '../testing/start-receiver.ts';
import { until } from '../testing/workplace.ts';

test('a receiver killed after it stored a mail and before it said so: sent again, it is one message and one notice', async () => {
  await using database = await createTestDatabase();
  const { db, owner, url } = database;
  const thread = await buildThread(database);
  // Its commit waits for the test, which stops the process meanwhile: stored, and nobody is told.
  await sql`
    create function wait_for_test() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock_shared(4711); return null; end'`.execute(owner);
  await sql`
    create constraint trigger waits_for_test after insert on received_reply
    deferrable initially deferred for each row execute function wait_for_test()`.execute(owner);
  const mail = { to: thread.buyerAddress, bytes: rawMail({ messageId: '<eins@example.at>' }) };
  const messages = () => db.selectFrom('inquiryMessage').selectAll().where('fromBuyer', '=', true).execute();

  await using first = await startReceiver({ DATABASE_URL: url });
  const answer = await owner.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(4711)`.execute(held);
    const handed = handOver(first.port, mail);
    await until(async () => {
      const { rows } =
        await sql`select from pg_locks where locktype = 'advisory' and objid = 4711 and not granted`.execute(db);
      return rows.length > 0;
    });
    first.child.kill('SIGSTOP');
    await sql`select pg_advisory_unlock(4711)`.execute(held);
    await until(async () => (await messages()).length > 0);
    await first.end('SIGKILL');
    return handed;
  });
  expect(answer).toBe('closed');

  await using second = await startReceiver({ DATABASE_URL: url });
  expect(await handOver(second.port, mail)).toMatch(/^250/);
  expect(await messages()).toHaveLength(1);
  const notices = await db.selectFrom('mail').selectAll().where('recipient', '=', thread.dealership.email).execute();
  expect(notices).toHaveLength(1);
  expect(await second.end('SIGTERM')).toBe(0);
}, 60_000);
