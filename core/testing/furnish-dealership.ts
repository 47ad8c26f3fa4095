import { randomBytes, randomUUID } from 'node:crypto';
import { type Database, inTransaction } from '../db/database.ts';
import { buildFeed } from '../feeds/testing/build-feed.ts';
import { addBuyerMessage } from '../inquiries/inbox/add-buyer-message.ts';
import { buildThread } from '../inquiries/inbox/testing/build-thread.ts';
import { buildWebhook } from '../webhooks/testing/build-webhook.ts';
import { buildAccount } from './build-account.ts';
import { buildDealership } from './build-dealership.ts';
import { buildKey } from './build-key.ts';
import { buildListing } from './build-listing.ts';

/** One object of every kind that belongs to a dealership, by the name that calls have for its id. */
export type FurnishedObjects = Awaited<ReturnType<typeof furnishDealership>>;

/**
 * A dealership of a group of its own with one of everything. The word stands in every text of it, so that an answer which
 * tells something of it is found out.
 */
export async function furnishDealership(db: Database, word: string) {
  const group = await db
    .insertInto('dealerGroup')
    .values({ slug: `gruppe-${word.toLowerCase()}`, name: `Gruppe ${word}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const slug = `autohaus-${word.toLowerCase()}`;
  const { id: dealershipId } = await buildDealership(db, { slug, groupId: group.id });
  const owner = await buildAccount(db, { memberships: { [dealershipId]: 'dealer-owner' } }, { displayName: word });
  const member = await buildAccount(db, { memberships: { [dealershipId]: 'dealer-staff' } }, { displayName: word });
  const { id: memberId } = await db
    .selectFrom('membership')
    .select('id')
    .where('accountId', '=', member.id)
    .executeTakeFirstOrThrow();
  const analyst = await buildAccount(db, { groups: { [group.id]: 'group-analyst' } }, { displayName: word });
  const { id: groupMemberId } = await db
    .selectFrom('groupMembership')
    .select('id')
    .where('accountId', '=', analyst.id)
    .executeTakeFirstOrThrow();
  const people = { ownerId: owner.id, accountId: member.id, memberId, groupMemberId };
  const names = { dealershipId, groupId: group.id, slug };
  const car = await furnishCar(db, { dealershipId, accountId: owner.id, word });
  return {
    ...names,
    ...people,
    ...car,
    ...(await furnishInbox(db, { dealershipId, accountId: owner.id, word, listingId: car.listingId })),
    ...(await furnishConnections(db, { dealershipId, groupId: group.id, word, listingId: car.listingId })),
    ...(await furnishDisputes(db, { dealershipId, word })),
  };
}

interface Place {
  dealershipId: number;
  accountId: number;
  word: string;
}

async function furnishCar(db: Database, { dealershipId, accountId, word }: Place) {
  const number = `N-${randomBytes(4).toString('hex')}`;
  // One that a feed keeps, and one that only the dealer's own system knows.
  const { id: listingId } = await buildListing(db, { dealershipId, title: `Wagen ${word}` });
  const { id: numberedId } = await buildListing(db, { dealershipId, externalId: number, title: `Wagen ${word}` });
  const { contentHash, uploadId, imageId } = await furnishPicture(db, { dealershipId, listingId });
  await db.insertInto('listingImage').values({ listingId, position: 0, imageId }).execute();
  // Of no car: as a logo is, or a person's photo.
  const { contentHash: pictureHash } = await furnishPicture(db, { dealershipId, listingId: null });
  const { id: scheduleId } = await db
    .insertInto('listingSchedule')
    .values({ at: new Date('2099-01-01'), publish: true, dealershipId, listingId })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Far from what anybody else's car has, so that it names this one.
  const revision = 1_000 + listingId;
  const changes = JSON.stringify([{ field: 'priceEur', before: 14_000, after: 15_000 }]);
  await db.insertInto('listingRevision').values({ listingId, revision, changes, source: 'form' }).execute();
  const creationKey = randomUUID();
  await db.insertInto('listingCreation').values({ dealershipId, key: creationKey, listingId }).execute();
  // As if it had come with a request of the dealer's own system.
  const answer = { requestHash: 'a'.repeat(64), answer: JSON.stringify({ note: word }) };
  await db
    .insertInto('idempotentAnswer')
    .values({ dealershipId, key: creationKey, ...answer })
    .execute();
  const bulkId = randomUUID();
  const act = JSON.stringify({ kind: 'publish' });
  await db.insertInto('bulkRun').values({ id: bulkId, dealershipId, accountId, actorName: word, act }).execute();
  const { id: viewId } = await db
    .insertInto('stockView')
    .values({ accountId, dealershipId, name: word, query: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const personId = randomUUID();
  await db.insertInto('person').values({ dealershipId, key: personId, givenName: word, familyName: word }).execute();
  const ofCar = { listingId, number, numberedId, contentHash, uploadId, scheduleId, revision, creationKey };
  return { ...ofCar, pictureHash, bulkId, viewId, personId };
}

async function furnishPicture(db: Database, place: { dealershipId: number; listingId: number | null }) {
  const contentHash = randomBytes(32).toString('hex');
  const { id: imageId } = await db
    .insertInto('image')
    .values({ contentHash, mediaType: 'image/jpeg', widthPx: 900, heightPx: 600, sizeBytes: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const uploadId = randomUUID();
  const upload = { id: uploadId, ...place, imageId, sourceHash: contentHash, sourceBytes: 1 };
  await db
    .insertInto('imageUpload')
    .values({ ...upload, state: 'ready', processedAt: new Date() })
    .execute();
  return { contentHash, uploadId, imageId };
}

async function furnishInbox(db: Database, { dealershipId, accountId, word, listingId }: Place & { listingId: number }) {
  const buyer = { email: `${word.toLowerCase()}@buyer.example`, name: word, message: `Frage ${word}`, listingId };
  const { threadId } = await buildThread(db, dealershipId, buyer);
  const attachmentId = randomUUID();
  const file = { id: attachmentId, name: 'a.pdf', mediaType: 'application/pdf', sizeBytes: 4, isKept: true };
  const mail = { recipientId: threadId, from: buyer.email, text: word, attachments: [file] };
  await inTransaction(db, (tx) => addBuyerMessage(tx, mail));
  const noteKey = randomUUID();
  const { id: noteId } = await db
    .insertInto('inquiryNote')
    .values({ recipientId: threadId, accountId, body: word, key: noteKey })
    .returning('id')
    .executeTakeFirstOrThrow();
  const templateId = randomUUID();
  const template = { id: templateId, dealershipId, name: word, body: word, language: 'de-AT' as const };
  await db.insertInto('replyTemplate').values(template).execute();
  return { threadId, attachmentId, noteId, noteKey, templateId };
}

interface Connections {
  dealershipId: number;
  groupId: number;
  word: string;
  listingId: number;
}

async function furnishConnections(db: Database, { dealershipId, groupId, word, listingId }: Connections) {
  const { id: feedId } = await buildFeed(db, { dealershipId, name: word });
  await db.insertInto('feedCar').values({ dealershipId, feedId, listingId, number: word }).execute();
  // As a revision: of its feed alone.
  const runNumber = 1_000 + dealershipId;
  const { id: runId } = await db
    .insertInto('feedRun')
    .values({ feedId, number: runNumber, dry: true, state: 'done', actorName: word })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: mappingId } = await db
    .insertInto('valueMapping')
    .values({ feedId, format: 'kardan-json', columnName: 'colour', raw: word, value: 'red', actorName: word })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: keyId, token: keyToken } = await buildKey(db, { dealershipId, name: word });
  const { id: groupKeyId } = await buildKey(db, { groupId, name: word });
  const { id: webhookId } = await buildWebhook(db, { dealershipId }, `https://${word.toLowerCase()}.example/`);
  const eventId = randomUUID();
  const body = JSON.stringify({ id: eventId, note: word });
  await db.insertInto('webhookEvent').values({ id: eventId, dealershipId, type: 'listing.sold', body }).execute();
  // By the database, in the order of time: a list that goes on after one has the same rows before it at every try.
  const { id: deliveryId } = await db
    .insertInto('webhookDelivery')
    .values({ webhookId, eventId, state: 'failed', nextAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const linkId = randomUUID();
  const link = { id: linkId, dealershipId, name: word, format: 'json', language: 'de-AT' as const, withVin: false };
  await db
    .insertInto('exportLink')
    .values({ ...link, tokenHash: randomBytes(32) })
    .execute();
  return { feedId, runNumber, runId, mappingId, keyId, keyToken, groupKeyId, webhookId, eventId, deliveryId, linkId };
}

async function furnishDisputes(db: Database, { dealershipId, word }: { dealershipId: number; word: string }) {
  const statementId = randomUUID();
  const reasons = { facts: word, ground: 'terms' as const, clause: word };
  const measure = { object: 'dealership' as const, measure: 'restrict-dealership' as const, label: word };
  await db
    .insertInto('statementOfReasons')
    .values({ id: statementId, dealershipId, ...measure, ...reasons, foundBy: 'own' })
    .execute();
  const noticeId = randomUUID();
  const notice = { reason: 'fraud' as const, explanation: word, question: word, askedDealerAt: new Date() };
  await db
    .insertInto('contentNotice')
    .values({ id: noticeId, dealershipId, ...notice })
    .execute();
  const restrictionId = randomUUID();
  const days = { announcedAt: new Date(), effectiveAt: new Date('2099-01-01'), complaintUntil: '2099-01-01' };
  await db
    .insertInto('dealershipRestriction')
    .values({ id: restrictionId, dealershipId, kind: 'no-new-listings', ...reasons, foundBy: 'own-check', ...days })
    .execute();
  return { statementId, noticeId, restrictionId };
}
