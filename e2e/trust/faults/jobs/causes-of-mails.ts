import { randomBytes } from 'node:crypto';
import type { Database } from '@kardan/core/db/database';
import { buildThread } from '@kardan/core/inquiries/inbox/testing/build-thread';
import type { MailTemplate } from '@kardan/core/mail/mail-catalogue';
import { agentEngine } from '@kardan/core/search-agents/agent-index/agent-index';
import { indexAgents } from '@kardan/core/search-agents/agent-index/index-agents';
import { buildAgent } from '@kardan/core/search-agents/testing/build-agent';
import { buildAccount } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildKey } from '@kardan/core/testing/build-key';
import { buildListing } from '@kardan/core/testing/build-listing';
import { buildMatch } from '@kardan/core/testing/build-match';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { letDigestComeDue, letReminderComeDue, letReportComeDue } from '../../means/let-come-due.ts';
import { type CausesOf, isOnce } from './caused-job.ts';

const days = 86_400_000;
let turn = 0;

/** An address that nobody else is written to. */
const newAddress = (who: string) => `${who}-${randomBytes(6).toString('hex')}@example.at`;

/** Whether exactly one mail of this kind was queued for the address, and each of all kinds has gone out as one. */
async function isMailedOnce(db: Database, recipient: string, wanted: MailTemplate): Promise<boolean> {
  const rows = await db.selectFrom('mail').select(['state', 'template']).where('recipient', '=', recipient).execute();
  const own = rows.filter(({ template }) => template === wanted).map(({ state }) => state);
  const sent = rows.filter(({ state }) => state === 'sent');
  if (own.join() !== 'sent' || rows.some(({ state }) => state === 'queued')) return false;
  // Where the server's yes was lost the same one may come again: each has an id of its own.
  const ids = (await caughtMails(recipient)).map(({ headers }) => Object.fromEntries(headers)['message-id']);
  return new Set(ids).size === sent.length;
}

async function agentWithNews(db: Database, frequency: 'at-once' | 'daily' | 'weekly') {
  const email = newAddress('sucht');
  const agent = await buildAgent(db, { fuel: ['diesel'] }, { email, frequency });
  await buildMatch(db, agent.id, (await buildListing(db)).id);
  return { agent, isDone: () => isMailedOnce(db, email, 'search-agent-matches') };
}

/** A dealership old enough for reports, with an owner who reads them. */
async function ownedDealership(db: Database) {
  const { id: dealershipId } = await buildDealership(db);
  await letReportComeDue(db, dealershipId);
  const email = newAddress('inhaber');
  await buildAccount(db, { memberships: { [dealershipId]: 'dealer-owner' } }, { email });
  return { dealershipId, email };
}

async function waitingMail(db: Database) {
  const { dealershipId, email } = await ownedDealership(db);
  const { threadId } = await buildThread(db, dealershipId);
  const { id: mailId } = await db
    .insertInto('mail')
    .values({
      ...{ template: 'inquiry-reminder', recipient: email, language: 'de-AT' },
      payload: JSON.stringify({ threadId, kind: 'reminder' }),
      createdAt: new Date(Date.now() - 600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { mailId, isDone: () => isMailedOnce(db, email, 'inquiry-reminder') };
}

/** Jobs that tell somebody something, and those of search agents. */
export const causesOfMails: CausesOf<
  | 'send-mail'
  | 'requeue-stranded-mails'
  | 'mail-matches'
  | 'mail-daily-digests'
  | 'mail-weekly-digests'
  | 'mail-monthly-reports'
  | 'mail-agreement-news'
  | 'mail-inquiry-digests'
  | 'remind-of-inquiries'
  | 'remind-of-keys'
  | 'index-search-agent'
  | 'refresh-agents-around'
  | 'match-listing'
  | 'note-erased-agent'
> = {
  async 'send-mail'({ db }) {
    const { mailId, isDone } = await waitingMail(db);
    return { payload: { mailId }, isDone };
  },
  async 'requeue-stranded-mails'({ db }) {
    const { isDone } = await waitingMail(db);
    return { payload: {}, isDone };
  },
  async 'mail-matches'({ db }) {
    const { agent, isDone } = await agentWithNews(db, 'at-once');
    return { payload: { searchAgentIds: [agent.id] }, isDone };
  },
  async 'mail-daily-digests'({ db }) {
    const { isDone } = await agentWithNews(db, 'daily');
    return { payload: {}, isDone };
  },
  async 'mail-weekly-digests'({ db }) {
    const { isDone } = await agentWithNews(db, 'weekly');
    return { payload: {}, isDone };
  },
  async 'mail-monthly-reports'({ db }) {
    const { dealershipId, email } = await ownedDealership(db);
    await buildListing(db, { dealershipId });
    return { payload: {}, isDone: () => isMailedOnce(db, email, 'monthly-report') };
  },
  async 'mail-agreement-news'({ db }) {
    const { email } = await ownedDealership(db);
    const { id: versionId } = await db
      .insertInto('agreementVersion')
      .values({
        ...{ kind: 'terms', version: `Probe ${turn}`, summary: 'Neu.' },
        // No two versions begin on one day.
        validFrom: new Date(Date.now() + (60 + turn++) * days).toISOString().slice(0, 10),
        announcedAt: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const told = async () => {
      const rows = await db
        .selectFrom('mail')
        .select(['state', 'payload'])
        .where('recipient', '=', email)
        .where('template', '=', 'agreement-news')
        .execute();
      return rows.filter(({ payload }) => JSON.stringify(payload).includes(versionId)).map(({ state }) => state);
    };
    return { payload: { versionId }, isDone: async () => (await told()).join() === 'sent' };
  },
  async 'mail-inquiry-digests'({ db }) {
    const email = newAddress('office');
    const { id: dealershipId } = await buildDealership(db, { email });
    const { threadId } = await buildThread(db, dealershipId);
    await letDigestComeDue(db, threadId);
    return { payload: {}, isDone: () => isMailedOnce(db, email, 'inquiries-to-dealership') };
  },
  async 'remind-of-inquiries'({ db }) {
    const email = newAddress('office');
    const { id: dealershipId } = await buildDealership(db, { email });
    const { threadId } = await buildThread(db, dealershipId);
    await letReminderComeDue(db, threadId);
    return { payload: {}, isDone: () => isMailedOnce(db, email, 'inquiry-reminder') };
  },
  async 'remind-of-keys'({ db }) {
    const { dealershipId, email } = await ownedDealership(db);
    await buildKey(db, { dealershipId, createdAt: new Date(Date.now() - 100 * days) });
    return { payload: {}, isDone: () => isMailedOnce(db, email, 'key-notice') };
  },
  async 'index-search-agent'({ db, search }) {
    const { id } = await buildAgent(db, { fuel: ['diesel'] }, { email: newAddress('sucht') });
    return { payload: { searchAgentId: id }, isDone: () => isAgentIndexed(search, id) };
  },
  async 'refresh-agents-around'({ db, search }) {
    const place = { postcode: '8010', radiusKm: 50 };
    const { id } = await buildAgent(db, { place }, { email: newAddress('sucht') });
    return { payload: { postcode: '8010' }, isDone: () => isAgentIndexed(search, id) };
  },
  async 'match-listing'({ db, search }) {
    const car = await buildListing(db, { priceEur: 15_000 });
    const filters = { priceEur: { to: 16_000 } };
    const agent = await buildAgent(db, filters, { email: newAddress('sucht'), frequency: 'weekly' });
    await indexAgents({ db, search }, [agent.id]);
    await search.client.indices.refresh({ index: agentEngine(search).readAlias });
    const matches = () =>
      db
        .selectFrom('searchAgentMatch')
        .select('event')
        .where('searchAgentId', '=', agent.id)
        .where('listingId', '=', car.id)
        .execute();
    return { payload: { listingId: car.id }, isDone: () => isOnce(matches()) };
  },
  async 'note-erased-agent'({ db, store }) {
    const { id } = await buildAgent(db, { fuel: ['diesel'] }, { email: newAddress('sucht') });
    await db.deleteFrom('searchAgent').where('id', '=', id).execute();
    const erasedAt = new Date().toISOString();
    return {
      payload: { searchAgentId: id, erasedAt },
      isDone: () => isOnce(store.keys(`erasures/${erasedAt}/search-agent/${id}`)),
    };
  },
};

async function isAgentIndexed(search: Parameters<typeof agentEngine>[0], id: string): Promise<boolean> {
  const { readAlias } = agentEngine(search);
  await search.client.indices.refresh({ index: readAlias });
  const query = { ids: { values: [id] } };
  return (await search.client.count({ index: readAlias, body: { query } })).body.count === 1;
}
