import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { staffOf } from '../../../testing/actors.ts';
import { buildDealership } from '../../../testing/build-dealership.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { listThreads } from './list-threads.ts';

const threads = 10_000;
const asked = 100;

test('the inbox of a dealership with 10,000 threads answers in 200 ms at the 95th percentile, searched or not', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const { id: dealershipId } = await buildDealership(db);
  await sql`
    with written as (
      insert into inquiry (kind, dealership_id, sender_name, sender_email, message)
      select 'dealership', ${dealershipId}::int, 'Käufer ' || n, 'kaeufer' || n || '@example.at',
        repeat('Guten Tag, ist das Auto noch da? ', 10) || n
      from generate_series(1, ${threads}::int) as n
      returning id
    ),
    numbered as (select id, row_number() over () as n from written)
    insert into inquiry_recipient (inquiry_id, dealership_id, state, waiting_since, due_at, lost_reason, state_at)
    select id, ${dealershipId}::int, (array['open', 'answered', 'won', 'lost', 'spam']::thread_state[])[1 + n % 5],
      case when n % 5 = 0 then now() - make_interval(hours => (n % 500)::int) end,
      case when n % 5 = 0 then now() - make_interval(mins => (n % 500 - 100)::int) end,
      case when n % 5 = 3 then 'price'::lost_reason end, now() - make_interval(mins => n::int)
    from numbered`.execute(db);
  await sql`
    insert into inquiry_message (recipient_id, from_buyer, via, body, key)
    select id, true, 'mail', repeat('Noch eine Frage dazu. ', 10), 'x' from inquiry_recipient`.execute(db);
  await sql`analyze`.execute(db);
  for (const filter of [{}, { q: 'käufer 77' }, { q: 'frage' }, { mine: true }]) {
    const times: number[] = [];
    let cursor: string | undefined;
    for (let call = 0; call < asked; call++) {
      const began = performance.now();
      const page = await listThreads({ db }, staffOf(dealershipId), String(dealershipId), {
        sites: 'this',
        ...filter,
        cursor,
      });
      times.push(performance.now() - began);
      cursor = page.cursor ?? undefined;
    }
    const p95 = times.sort((one, other) => one - other)[Math.floor(asked * 0.95)] as number;
    process.stdout.write(
      `${JSON.stringify(filter)}: p50 ${times[asked / 2]?.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms\n`,
    );
    expect(p95).toBeLessThan(200);
  }
}, 300_000);
