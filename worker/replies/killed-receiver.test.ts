import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { rawMail } from '@kardan/core/inquiries/replies/testing/raw-mail';
import { compileCache } from '@kardan/core/testing/compile-cache';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildThread } from '../testing/reply-post.ts';
import { handOver } from '../testing/smtp-dialogue.ts';
import { until } from '../testing/workplace.ts';

const main = fileURLToPath(new URL('../receive-replies.ts', import.meta.url));

interface ReceiverProcess extends AsyncDisposable {
  child: ChildProcess;
  port: number;
}

async function startReceiver(DATABASE_URL: string): Promise<ReceiverProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...compileCache, DATABASE_URL, REPLY_SMTP_PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('receiver of replies started')) continue;
    return { child, port: JSON.parse(line).port, [Symbol.asyncDispose]: () => end(child, 'SIGKILL') };
  }
  throw new Error('the receiver did not start');
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

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

  await using first = await startReceiver(url);
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
    await end(first.child, 'SIGKILL');
    return handed;
  });
  expect(answer).toBe('closed');

  await using second = await startReceiver(url);
  expect(await handOver(second.port, mail)).toMatch(/^250/);
  expect(await messages()).toHaveLength(1);
  const notices = await db.selectFrom('mail').selectAll().where('recipient', '=', thread.dealership.email).execute();
  expect(notices).toHaveLength(1);
  await end(second.child, 'SIGTERM');
  expect(second.child.exitCode).toBe(0);
}, 60_000);
