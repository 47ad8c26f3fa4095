import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import { createLog } from '../../kernel/log.ts';
import { openMailTransport } from '../../mail/mail-transport.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { buildMatch } from '../../testing/build-match.ts';
import { openRefusingMailServer } from '../../testing/refusing-mail-server.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { sealAgentToken } from '../links/agent-token.ts';
import { mailMatches } from '../mailing/mail-matches.ts';
import { writeMatchesMail } from '../mails/write-matches-mail.ts';
import { buildAgent } from '../testing/build-agent.ts';
import { deleteSearchAgent } from './own/delete-search-agent.ts';
import { readOwnAgent } from './own/read-own-agent.ts';
import { resumeSearchAgent } from './own/resume-search-agent.ts';

const env = loadEnv();
let database: TestDatabase;
let services: { db: TestDatabase['db']; env: typeof env };
beforeAll(async () => {
  database = await createTestDatabase();
  services = { db: database.db, env };
});
afterAll(() => database[Symbol.asyncDispose]());

/** An agent that has found a car. */
async function agentWithNews() {
  const email = `weg-${randomBytes(6).toString('hex')}@example.at`;
  const agent = await buildAgent(database.db, { fuel: ['diesel'] }, { email, frequency: 'at-once' });
  await buildMatch(database.db, agent.id, (await buildListing(database.db)).id);
  const token = sealAgentToken(agent.id, env.LINK_SECRET);
  return { ...agent, email, own: () => readOwnAgent(services, token), token };
}

/** Mails the agent's news through this mail server; gives what became of the mail. */
async function mailNews(agentId: string, SMTP_URL: string) {
  const { db } = database;
  expect(await mailMatches(services, [agentId], 'at-once')).toBe(1);
  const newest = () => db.selectFrom('mail').select(['id', 'state']).orderBy('id', 'desc').executeTakeFirstOrThrow();
  const through = { ...env, SMTP_URL };
  const log = createLog('worker', 'silent');
  const writers = { 'search-agent-matches': writeMatchesMail };
  await sendMail({ db, env: through, log, mail: openMailTransport(through) }, writers, (await newest()).id);
  return (await newest()).state;
}

const waitingJobs = async (name: string, agentId: string) => {
  const { rows } = await sql`
    select from pgboss.job where name = ${name} and data::text like ${`%${agentId}%`}`.execute(database.db);
  return rows.length;
};

test('an agent whose address is refused for good is paused and says so; resumed, it tells what was refused', async () => {
  const agent = await agentWithNews();
  expect(await agent.own()).toMatchObject({ state: 'active', mailsRefusedAt: null });
  await using server = await openRefusingMailServer(`550 5.1.1 <${agent.email}> no such mailbox`);
  expect(await mailNews(agent.id, server.url)).toBe('refused');
  expect(await agent.own()).toMatchObject({
    state: 'paused',
    mailsRefusedAt: expect.stringMatching(/^20/),
    waiting: 1,
    told: { cars: 0 },
  });
  expect(await waitingJobs('index-search-agent', agent.id)).toBe(1);
  // Nothing more is tried.
  expect(await mailMatches(services, [agent.id], 'at-once')).toBe(0);

  await resumeSearchAgent(services, agent.token);
  expect(await agent.own()).toMatchObject({ state: 'active', mailsRefusedAt: null });
  expect(await waitingJobs('mail-matches', agent.id)).toBe(1);
  expect(await mailNews(agent.id, env.SMTP_URL)).toBe('sent');
  expect(await agent.own()).toMatchObject({ waiting: 0, told: { cars: 1 } });
});

test.each(['550 5.7.1 Service unavailable, client host blocked', '554 5.7.1 <weg@example.at> relay access denied'])(
  'a server that refuses us and not the address pauses nobody: %s',
  async (answer) => {
    const agent = await agentWithNews();
    await using server = await openRefusingMailServer(answer);
    expect(await mailNews(agent.id, server.url)).toBe('refused');
    expect(await agent.own()).toMatchObject({ state: 'active', mailsRefusedAt: null });
  },
);

test('an agent that was paused for its address can be deleted like any other', async () => {
  const agent = await agentWithNews();
  await using server = await openRefusingMailServer('550 no such user');
  await mailNews(agent.id, server.url);
  await deleteSearchAgent(services, agent.token);
  const row = await database.db
    .selectFrom('searchAgent')
    .select(['state', 'email', 'mailsRefusedAt'])
    .where('id', '=', agent.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'deleted', email: null, mailsRefusedAt: null });
});
