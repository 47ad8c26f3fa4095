import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { buildRequest } from '../dealerships/admission/testing/build-request.ts';
import { loadEnv } from '../env.ts';
import { buildFeed } from '../feeds/testing/build-feed.ts';
import { askDealership } from '../inquiries/ask-dealership.ts';
import { submitNotice } from '../moderation/notices/submit-notice.ts';
import { buildAgent } from '../search-agents/testing/build-agent.ts';
import { buildAccount, buildSession } from '../testing/build-account.ts';
import { buildDealership } from '../testing/build-dealership.ts';
import { buildListing } from '../testing/build-listing.ts';
import { buildProof } from '../testing/build-proof.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const command = fileURLToPath(new URL('personal-data.ts', import.meta.url));
const language = 'de-AT' as const;

test('what a person has left here can be read and removed by address, and nobody else’s is', async () => {
  await using database = await createTestDatabase();
  const { db, url } = database;
  const services = { db, env: loadEnv() };
  const dealership = await buildDealership(db);
  const listing = await buildListing(db);
  const leave = async (email: string, message: string) => {
    const inquiry = { dealershipId: dealership.id, name: 'Anna', email, language, message, proof: buildProof() };
    await askDealership(services, inquiry, '192.0.2.1');
    const wrong = { listingId: listing.id, reason: 'fraud' as const, explanation: 'Anzahlung ins Ausland verlangt.' };
    const notice = { ...wrong, goodFaith: true as const, name: 'Anna', email, language, proof: buildProof() };
    await submitNotice(services, notice, '192.0.2.1');
    await buildAgent(db, { fuel: ['diesel'] }, { email });
    await buildAgent(db, { fuel: ['diesel'] }, { email, state: 'pending', verifiedAt: null });
    await buildRequest(db, { email });
  };
  await leave('anna@example.at', 'Haben Sie am Samstag offen?');
  await leave('eva@example.at', 'Suchen Sie Lehrlinge?');
  const run = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, [command, ...args], { env: { DATABASE_URL: url } })).stdout;

  expect(JSON.parse(await run('export', 'ANNA@example.at'))).toMatchObject({
    inquiries: [{ message: 'Haben Sie am Samstag offen?', recipients: [{ name: dealership.name }] }],
    searchAgents: [{ agent: { email: 'anna@example.at', state: 'active' } }, { agent: { state: 'pending' } }],
    notices: [{ reporterEmail: 'anna@example.at', reason: 'fraud' }],
    dealershipRequests: [{ email: 'anna@example.at', name: 'Autowelt Zirngast' }],
  });
  const erased = await run('erase', 'anna@example.at');
  expect(erased).toContain(
    '1 inquiries with their threads, 0 further messages, 2 search agents, 1 requests for a dealership and the record of 2 mails removed, 1 notices without a name',
  );
  const nothing = { inquiries: [], messages: [], searchAgents: [], notices: [], dealershipRequests: [] };
  expect(JSON.parse(await run('export', 'anna@example.at'))).toEqual(nothing);
  const left = JSON.parse(await run('export', 'eva@example.at')) as Record<string, unknown[]>;
  expect(Object.values(left).map((rows) => rows.length)).toEqual([1, 0, 2, 1, 1]);
  await expect(run('erase')).rejects.toMatchObject({ code: 2 });
});

test('the account of a dealer can be read and removed, with what it opens and whom it names', async () => {
  await using database = await createTestDatabase();
  const { db, url } = database;
  const { id: dealershipId } = await buildDealership(db);
  const { id, email } = await buildAccount(db, { memberships: { [dealershipId]: 'dealer-owner' } });
  await buildSession(db, id);
  const { id: listingId } = await buildListing(db, { dealershipId });
  const named = { accountId: id, actorName: 'Anna Alt' };
  await db
    .insertInto('listingRevision')
    .values({ ...named, listingId, revision: 2, source: 'form', changes: '[]' })
    .execute();
  await db
    .insertInto('bulkRun')
    .values({ ...named, dealershipId, act: '{"kind":"publish"}' })
    .execute();
  const { id: feedId } = await buildFeed(db, { dealershipId });
  await db
    .insertInto('feedRun')
    .values({ ...named, feedId, number: 1, dry: false })
    .execute();
  await db
    .insertInto('valueMapping')
    .values({ ...named, feedId, format: 'kardan-json', columnName: 'farbe', raw: 'Rot', value: 'red' })
    .execute();
  const run = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, [command, ...args], { env: { DATABASE_URL: url } })).stdout;
  const { account } = JSON.parse(await run('export', email));
  expect(account).toMatchObject({
    id,
    email,
    traces: {
      membership: [{ role: 'dealer-owner' }],
      session: [{}],
      listing_revision: [{ listingId, revision: 2 }],
      bulk_run: [{ actorName: 'Anna Alt' }],
    },
  });
  expect(JSON.stringify(account)).not.toMatch(/hash|handle|secret/i);
  expect(await run('erase-account', email)).toContain('removed');
  expect(JSON.parse(await run('export', email)).account).toBeUndefined();
  expect(await db.selectFrom('membership').selectAll().execute()).toEqual([]);
  for (const table of ['listingRevision', 'bulkRun', 'feedRun', 'valueMapping'] as const) {
    const told = await db.selectFrom(table).select(['accountId', 'actorName']).execute();
    expect(told).toEqual([{ accountId: null, actorName: null }]);
  }
  expect(await run('erase-account', email)).toContain('no such account');
});
