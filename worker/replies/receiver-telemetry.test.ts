import { rawMail } from '@kardan/core/inquiries/replies/testing/raw-mail';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { openOtlpReceiver } from '@kardan/telemetry/testing/otlp-receiver';
import { scrape } from '@kardan/telemetry/testing/scrape';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { buildThread } from '../testing/reply-post.ts';
import { handOver } from '../testing/smtp-dialogue.ts';
import { startReceiver } from '../testing/start-receiver.ts';

test('an answer by mail is one trace, which the mail that follows goes on with, and the receiver counts what it took', async () => {
  await using database = await createTestDatabase();
  await using traces = await openOtlpReceiver();
  const thread = await buildThread(database);
  const port = await freePort();
  await using receiver = await startReceiver({
    DATABASE_URL: database.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
    REPLY_METRICS_PORT: String(port),
  });
  const to = thread.buyerAddress;
  expect(await handOver(receiver.port, { to, bytes: rawMail({ body: 'Passt Samstag?' }) })).toMatch(/^250/);
  expect(await handOver(receiver.port, { to, bytes: rawMail({ body: '' }) })).toMatch(/^5/);
  const stranger = to.replace(/\+(.)/, (_, letter) => `+${letter === 'a' ? 'b' : 'a'}`);
  expect(await handOver(receiver.port, { to: stranger, bytes: rawMail() })).toMatch(/^550/);

  const told = await scrape(port);
  expect(told.value('kardan_received_mails_total', { end: 'taken' })).toBe(1);
  expect(told.value('kardan_received_mails_total', { end: 'refused' })).toBe(1);
  expect(told.value('kardan_received_mails_total', { end: 'recipient-refused' })).toBe(1);
  expect(told.value('kardan_database_connections', { state: 'waiting' })).toBe(0);
  expect(told.value('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);

  // Told at its end at the latest: nothing that it did goes missing.
  expect(await receiver.end('SIGTERM')).toBe(0);
  const spans = traces.spans();
  expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['kardan-receiver']));
  const [taken, refused, ...others] = spans.filter(({ name }) => name === 'receive mail');
  expect(others).toEqual([]);
  expect(refused?.attributes['error.type']).toBe('smtp-554');
  const inserted = spans.filter(({ attributes }) => attributes['db.collection.name'] === 'received_reply');
  expect(inserted.map(({ traceId }) => traceId)).toContain(taken?.traceId);
  const { rows } = await sql<{ traceId: string | null }>`
    select split_part(data->>'traceparent', '-', 2) as trace_id from pgboss.job where name = 'send-mail'`.execute(
    database.db,
  );
  expect(rows.map(({ traceId }) => traceId)).toContain(taken?.traceId);
  expect(traces.received.join()).not.toContain(thread.sender.email);
  expect(traces.received.join()).not.toContain('Samstag');
}, 60_000);

test('a mail that was not taken is logged with its trace; a recipient that could not be looked up counts as such', async () => {
  await using database = await createTestDatabase();
  await using traces = await openOtlpReceiver();
  const { owner } = database;
  const { buyerAddress: to } = await buildThread(database);
  const port = await freePort();
  await using receiver = await startReceiver({
    DATABASE_URL: database.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
    REPLY_METRICS_PORT: String(port),
  });
  await sql`alter table received_reply add constraint none_for_test check (false) not valid`.execute(owner);
  expect(await handOver(receiver.port, { to, bytes: rawMail() })).toMatch(/^451/);
  await sql`alter table inquiry_recipient rename to inquiry_recipient_away`.execute(owner);
  expect(await handOver(receiver.port, { to, bytes: rawMail() })).toMatch(/^451/);

  const told = await scrape(port);
  expect(told.value('kardan_received_mails_total', { end: 'failed' })).toBe(1);
  expect(told.value('kardan_received_mails_total', { end: 'recipient-failed' })).toBe(1);
  expect(await receiver.end('SIGTERM')).toBe(0);
  const failed = receiver.lines.filter((line) => line.includes('mail not taken')).map((line) => JSON.parse(line));
  const [mail, ...others] = traces.spans().filter(({ name }) => name === 'receive mail');
  expect(others).toEqual([]);
  expect(failed.map(({ level, traceId }) => [level, traceId])).toEqual([
    ['error', mail?.traceId],
    ['error', undefined],
  ]);
}, 60_000);
