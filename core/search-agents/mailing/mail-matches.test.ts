import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { loadEnv } from '../../env.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { buildMatch } from '../../testing/build-match.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { newsAtOnceADay } from '../agents/agent-limits.ts';
import { changeAgentFilters } from '../agents/own/change-agent-filters.ts';
import { pauseSearchAgent } from '../agents/own/pause-search-agent.ts';
import { resumeSearchAgent } from '../agents/own/resume-search-agent.ts';
import { sealAgentToken } from '../links/agent-token.ts';
import { writeMatchesMail } from '../mails/write-matches-mail.ts';
import { buildAgent } from '../testing/build-agent.ts';
import { announceMatches } from './announce-matches.ts';
import { mailDigests } from './mail-digests.ts';
import { mailMatches } from './mail-matches.ts';

const env = loadEnv();
let database: TestDatabase;
let services: { db: TestDatabase['db']; env: typeof env };
let listingIds: number[];
beforeAll(async () => {
  database = await createTestDatabase();
  services = { db: database.db, env };
  listingIds = [];
  for (let built = 0; built < 45; built++) {
    listingIds.push((await buildListing(database.db, { title: `Wagen ${built}` })).id);
  }
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  for (const table of ['mail', 'searchAgent', 'limitUse'] as const) await database.db.deleteFrom(table).execute();
  await sql`delete from pgboss.job`.execute(database.db);
});

const waitingAgent = (overrides: Parameters<typeof buildAgent>[2] = {}) =>
  buildAgent(database.db, { fuel: ['diesel'] }, { frequency: 'at-once', ...overrides });
const matchAll = async (agentId: string, ids = listingIds) => {
  for (const id of ids) await buildMatch(database.db, agentId, id);
};
const mails = () => database.db.selectFrom('mail').selectAll().orderBy('id').execute();
const matches = (agentId: string) =>
  database.db.selectFrom('searchAgentMatch').selectAll().where('searchAgentId', '=', agentId).execute();
const contentOf = async (mail: Awaited<ReturnType<typeof mails>>[number] | undefined) => {
  const { id, template, payload } = mail ?? expect.unreachable('there is a mail');
  const writers = { 'search-agent-matches': writeMatchesMail };
  return writeMail(services, writers, { id, template, payload, language: 'de-AT' });
};

test('matches are announced with the transaction that stores them, only to agents that want them at once', async () => {
  const { db } = database;
  const atOnce = await waitingAgent();
  const others = [
    await waitingAgent({ frequency: 'daily' }),
    await waitingAgent({ state: 'paused' }),
    await waitingAgent({ state: 'pending', verifiedAt: null }),
  ];
  const ids = [atOnce, atOnce, ...others].map(({ id }) => id);
  const rolledBack = inTransaction(db, async (tx) => {
    await announceMatches(tx, ids);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await inTransaction(db, (tx) => announceMatches(tx, ids));
  const { rows } = await sql<{ agents: string[]; waits: number }>`
    select data -> 'searchAgentIds' as agents, extract(epoch from start_after - created_on)::int as waits
    from pgboss.job where name = 'mail-matches'`.execute(db);
  expect(rows).toEqual([{ agents: [atOnce.id], waits: 5 }]);
});

test('a burst of matches is one mail, and mailing again, many times at once, tells nothing twice', async () => {
  const agent = await waitingAgent();
  await matchAll(agent.id, listingIds.slice(0, 7));
  const batches = Array.from({ length: 5 }, () => mailMatches(services, [agent.id], 'at-once'));
  expect((await Promise.all(batches)).reduce((sum, count) => sum + count)).toBe(1);
  expect(await mails()).toHaveLength(1);
  const [mail] = await mails();
  expect((await matches(agent.id)).every(({ mailId }) => mailId === mail?.id)).toBe(true);
});

test('mail and told matches commit together: what fails half-way has told nothing', async () => {
  const agent = await waitingAgent();
  await matchAll(agent.id, listingIds.slice(0, 3));
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
    database.owner,
  );
  await sql`create trigger refusing before update on search_agent_match for each row execute function refuse()`.execute(
    database.owner,
  );
  await expect(mailMatches(services, [agent.id], 'at-once')).rejects.toThrow('no');
  await sql`drop trigger refusing on search_agent_match`.execute(database.owner);
  expect(await mails()).toEqual([]);
  expect(await mailMatches(services, [agent.id], 'at-once')).toBe(1);
});

test('a mail shows twenty cars and counts the rest', async () => {
  const agent = await waitingAgent();
  await matchAll(agent.id);
  await mailMatches(services, [agent.id], 'at-once');
  const content = await contentOf((await mails())[0]);
  expect(content?.blocks.filter(({ kind }) => kind === 'car')).toHaveLength(20);
  expect(content?.blocks).toContainEqual({ kind: 'text', text: 'und 25 weitere Autos' });
  expect(content?.subject).toBe('45 neue Autos: Diesel');
});

test('a mail whose cars are all gone is not written', async () => {
  const agent = await waitingAgent();
  const gone = await buildListing(database.db, { state: 'withdrawn' });
  await matchAll(agent.id, [gone.id]);
  await mailMatches(services, [agent.id], 'at-once');
  expect(await contentOf((await mails())[0])).toBeUndefined();
});

test('digests go to whom they are due: daily ones with what was too much at once, weekly ones on their day', async () => {
  const { db } = database;
  const agents = {
    atOnce: await waitingAgent({ email: 'once@example.at' }),
    daily: await waitingAgent({ email: 'daily@example.at', frequency: 'daily' }),
    weekly: await waitingAgent({ email: 'weekly@example.at', frequency: 'weekly' }),
    paused: await waitingAgent({ email: 'paused@example.at', state: 'paused', frequency: 'daily' }),
  };
  const quiet = await waitingAgent({ email: 'quiet@example.at', frequency: 'daily' });
  for (const { id } of Object.values(agents)) await matchAll(id, listingIds.slice(0, 2));
  const recipients = async () => (await mails()).map(({ recipient }) => recipient).sort();

  expect(await mailMatches(services, [agents.daily.id, agents.weekly.id, quiet.id], 'at-once')).toBe(0);
  expect(await mailDigests(services, 'daily')).toBe(2);
  expect(await recipients()).toEqual(['daily@example.at', 'once@example.at']);
  expect(await mailDigests(services, 'weekly')).toBe(1);
  expect(await mailDigests(services, 'daily')).toBe(0);
  expect(await recipients()).toEqual(['daily@example.at', 'once@example.at', 'weekly@example.at']);
  const { rows } = await sql<{ priority: number }>`
    select distinct priority from pgboss.job where name = 'send-mail'`.execute(db);
  // Codes and inquiries overtake them.
  expect(rows).toEqual([{ priority: 0 }]);
});

test('a thousand agents with news are walked through once each, though some have many', async () => {
  const { db } = database;
  await sql`insert into search_agent (state, email, request, frequency, consent_text_version, consent_given_at, verified_at)
    select 'active', 'agent-' || n || '@example.at', '{"fuel": ["diesel"]}', 'daily', '2026-11-15', now(), now()
    from generate_series(1, 1000) as n`.execute(db);
  await sql`insert into search_agent_match (search_agent_id, listing_id, event)
    select search_agent.id, listing.id, 'new-car' from search_agent
    join listing on listing.id % 10 = 0 or search_agent.email like '%7@example.at'`.execute(db);
  const { rows } = await sql<{ agents: number }>`
    select count(distinct search_agent_id)::int as agents from search_agent_match`.execute(db);
  expect(await mailDigests(services, 'daily')).toBe(rows[0]?.agents);
  expect(await mailDigests(services, 'daily')).toBe(0);
  const unmailed = db.selectFrom('searchAgentMatch').select('listingId').where('mailId', 'is', null);
  expect(await unmailed.execute()).toEqual([]);
});

test(`a mailbox gets ${newsAtOnceADay.max} mails a day at once, of all its agents; the rest comes with the digest and none is lost`, async () => {
  const { db } = database;
  const agents = [
    await waitingAgent({ email: 'viel.zu.viel@gmail.com' }),
    await waitingAgent({ email: 'vielzuviel+autos@gmail.com' }),
  ];
  const calm = await waitingAgent({ email: 'ruhig@example.at' });
  const ids = [...agents, calm].map(({ id }) => id);
  for (const listingId of listingIds.slice(0, 30)) {
    for (const id of ids) await buildMatch(db, id, listingId);
    await mailMatches(services, ids, 'at-once');
  }
  const queued = await mails();
  expect(queued.filter(({ recipient }) => recipient.endsWith('@gmail.com'))).toHaveLength(newsAtOnceADay.max);
  expect(queued.filter(({ recipient }) => recipient === 'ruhig@example.at')).toHaveLength(newsAtOnceADay.max);
  expect(await mailDigests(services, 'daily')).toBe(3);
  for (const id of ids) {
    const told = await matches(id);
    expect(told).toHaveLength(30);
    expect(told.every(({ mailId }) => mailId !== null)).toBe(true);
  }
});

test('what waits for the mail server when an agent is paused is told after the pause instead', async () => {
  const agent = await waitingAgent();
  const token = sealAgentToken(agent.id, env.LINK_SECRET);
  await matchAll(agent.id, listingIds.slice(0, 2));
  await mailMatches(services, [agent.id], 'at-once');
  await pauseSearchAgent(services, token);
  expect(await mails()).toEqual([]);
  expect(await mailMatches(services, [agent.id], 'at-once')).toBe(0);
  await resumeSearchAgent(services, token);
  expect(await mailMatches(services, [agent.id], 'at-once')).toBe(1);
  expect(await matches(agent.id)).toHaveLength(2);
});

test('an agent that looks for something else tells nothing of what it looked for before', async () => {
  const agent = await waitingAgent({ frequency: 'daily' });
  await matchAll(agent.id, listingIds.slice(0, 2));
  const { activeSince } = agent;
  await changeAgentFilters(services, sealAgentToken(agent.id, env.LINK_SECRET), { fuel: ['petrol'] });
  expect(await matches(agent.id)).toEqual([]);
  const changed = await database.db.selectFrom('searchAgent').selectAll().executeTakeFirstOrThrow();
  expect(Number(changed.activeSince)).toBeGreaterThan(Number(activeSince));
});
