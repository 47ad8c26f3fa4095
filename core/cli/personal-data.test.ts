import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { buildRequest } from '../dealerships/admission/testing/build-request.ts';
import { loadEnv } from '../env.ts';
import { buildFeed } from '../feeds/testing/build-feed.ts';
import { askDealership } from '../inquiries/ask-dealership.ts';
import { addBuyerMessage } from '../inquiries/inbox/add-buyer-message.ts';
import { buildThread } from '../inquiries/inbox/testing/build-thread.ts';
import { attachmentKey } from '../inquiries/replies/attachments/attachment-key.ts';
import { writeObject } from '../media/objects.ts';
import { submitNotice } from '../moderation/notices/submit-notice.ts';
import { exportPersonalData } from '../operations/personal-data/export-personal-data.ts';
import { buildAgent } from '../search-agents/testing/build-agent.ts';
import { buildAccount, buildSession } from '../testing/build-account.ts';
import { buildDealership } from '../testing/build-dealership.ts';
import { buildListing } from '../testing/build-listing.ts';
import { buildProof } from '../testing/build-proof.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createTestMedia } from '../testing/test-media.ts';

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
    const shown = { email, givenName: 'Anna', familyName: 'Gruber', phone: '+43 1 234' };
    await db
      .insertInto('person')
      .values({ ...shown, dealershipId: dealership.id })
      .execute();
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
    contactPersons: [{ dealership: dealership.name, givenName: 'Anna', phone: '+43 1 234' }],
    mails: [
      { template: 'notice-receipt', state: 'queued' },
      { template: 'inquiry-confirmation', state: 'queued' },
    ],
  });
  const erased = await run('erase', 'anna@example.at');
  expect(erased).toContain(
    '1 inquiries with their threads, 0 further messages, 2 search agents, 1 requests for a dealership and the record of 2 mails removed, 1 notices without a name',
  );
  const answers = { searchAgents: [], notices: [], dealershipRequests: [], mails: [], files: [] };
  const nothing = { inquiries: [], messages: [], ...answers };
  // As whom a dealership shows somebody is the dealership's to remove.
  const contactPersons = [expect.objectContaining({ givenName: 'Anna' })];
  expect(JSON.parse(await run('export', 'anna@example.at'))).toEqual({ ...nothing, contactPersons });
  const left = JSON.parse(await run('export', 'eva@example.at')) as Record<string, unknown[]>;
  expect(Object.values(left).map((rows) => rows.length)).toEqual([1, 0, 2, 1, 1, 1, 2, 0]);
  await expect(run('erase')).rejects.toMatchObject({ code: 2 });
});

test('the command gives every file of a person, also what is beyond an answer of the application', async () => {
  await using database = await createTestDatabase();
  await using store = createTestMedia();
  const { db, url } = database;
  const { threadId } = await buildThread(db, (await buildDealership(db)).id, { email: 'anna@example.at' });
  const large = { name: 'gutachten.pdf', mediaType: 'application/pdf', sizeBytes: 31 * 1024 * 1024, isKept: true };
  const ids = [randomUUID(), randomUUID()];
  const attachments = ids.map((id) => ({ ...large, id }));
  await inTransaction(db, (tx) =>
    addBuyerMessage(tx, { recipientId: threadId, from: 'anna@example.at', text: 'Anbei', attachments }),
  );
  for (const id of ids) await writeObject(store.media, attachmentKey(id), Buffer.from(`%PDF ${id}`), large.mediaType);
  const { id: accountId } = await buildAccount(db, { isOperator: true });
  const session = {
    id: await buildSession(db, accountId),
    signedInAt: new Date(),
    expiresAt: new Date(Date.now() + 3_600_000),
    isStrong: true,
    needsSecondFactor: false,
  };
  const operator = { accountId, session, isOperator: true, isEditor: false, memberships: new Map() };
  const person = { email: 'anna@example.at', confirmation: 'anna@example.at' };
  const { files } = await exportPersonalData({ db, media: store.media }, operator, person);
  expect(files).toMatchObject(ids.map((id) => ({ id, thread: threadId, leftOut: 'too-large', base64: null })));
  const environment = { DATABASE_URL: url, S3_BUCKET: store.media.bucket };
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'export', person.email], {
    env: environment,
  });
  const inFull = ids.map((id) => ({ id, leftOut: null, base64: Buffer.from(`%PDF ${id}`).toString('base64') }));
  expect(JSON.parse(stdout)).toMatchObject({ inquiries: [{}], files: inFull });
});

test('the account of a dealer can be read and removed, with what it opens and whom it names', async () => {
  await using database = await createTestDatabase();
  const { db, url } = database;
  const { id: dealershipId } = await buildDealership(db);
  const { id, email } = await buildAccount(db, { memberships: { [dealershipId]: 'dealer-owner' } });
  const { id: other } = await buildAccount(db, { memberships: { [dealershipId]: 'dealer-owner' } });
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
      membership: { accountId: [{ role: 'dealer-owner' }] },
      session: { accountId: [{}] },
      listingRevision: { accountId: [{ listingId, revision: 2 }] },
      bulkRun: { accountId: [{ actorName: 'Anna Alt' }] },
    },
  });
  expect(JSON.stringify(account)).not.toMatch(/hash|handle|secret/i);
  expect(await run('erase-account', email)).toContain('removed');
  expect(JSON.parse(await run('export', email)).account).toBeUndefined();
  const members = await db.selectFrom('membership').select('accountId').execute();
  expect(members).toEqual([{ accountId: other }]);
  for (const table of ['listingRevision', 'bulkRun', 'feedRun', 'valueMapping'] as const) {
    const told = await db.selectFrom(table).select(['accountId', 'actorName']).execute();
    expect(told).toEqual([{ accountId: null, actorName: null }]);
  }
  expect(await run('erase-account', email)).toContain('no such account');
});

test('an account that others need is not erased, and the command says what comes first', async () => {
  await using database = await createTestDatabase();
  const { db, url } = database;
  const { id, name } = await buildDealership(db);
  const { email } = await buildAccount(db, { memberships: { [id]: 'dealer-owner' } });
  const operator = await buildAccount(db, { isOperator: true });
  const erase = (address: string) =>
    promisify(execFile)(process.execPath, [command, 'erase-account', address], { env: { DATABASE_URL: url } });
  await expect(erase(email)).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining(`(${name})`) });
  await expect(erase(operator.email)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('This account has a right of the portal.'),
  });
  expect(await db.selectFrom('account').select('id').execute()).toHaveLength(2);
});
