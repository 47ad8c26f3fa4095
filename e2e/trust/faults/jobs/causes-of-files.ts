import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { inTransaction } from '@kardan/core/db/database';
import { rememberPictures } from '@kardan/core/feeds/pictures/remember-pictures';
import { beginRun } from '@kardan/core/feeds/runs/begin-run';
import { keepFile } from '@kardan/core/feeds/sources/keep-file';
import { buildFeed } from '@kardan/core/feeds/testing/build-feed';
import { stockFile } from '@kardan/core/feeds/testing/stock-file';
import { attachmentKey } from '@kardan/core/inquiries/replies/attachments/attachment-key';
import { originalKey, sourceKey } from '@kardan/core/media/object-keys';
import { writeObject } from '@kardan/core/media/objects';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { receiveImage } from '@kardan/core/media/uploads/receive-image';
import { anActingOperator } from '@kardan/core/testing/actors';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { type CausesOf, isOnce } from './caused-job.ts';
import type { JobPlace } from './job-place.ts';

const feedCars = 3;
let turn = 0;
const nextPhoto = () =>
  photo(400, 300, 20_000 + turn++)
    .jpeg()
    .toBuffer();

/** Whether all cars of a feed's file are there, each once, by one run. */
async function isBrought({ db }: JobPlace, feedId: string, dealershipId: number): Promise<boolean> {
  const runs = await db.selectFrom('feedRun').select('state').where('feedId', '=', feedId).execute();
  const cars = await db.selectFrom('listing').select('id').where('dealershipId', '=', dealershipId).execute();
  return runs.map(({ state }) => state).join() === 'done' && cars.length === feedCars;
}

/** Jobs for which files are brought, read and put away. */
export const causesOfFiles: CausesOf<
  | 'process-image'
  | 'place-picture'
  | 'run-feed'
  | 'poll-feeds'
  | 'fetch-feed-pictures'
  | 'forget-feed-files'
  | 'remove-attachments'
> = {
  async 'process-image'({ db, store }) {
    const { id: dealershipId } = await buildDealership(db);
    const image = Readable.from([await nextPhoto()]);
    const { id } = await receiveImage({ db, media: store.media }, anActingOperator, String(dealershipId), { image });
    return {
      payload: { uploadId: id },
      async isDone() {
        const made = await db
          .selectFrom('imageUpload')
          .innerJoin('image', 'image.id', 'imageUpload.imageId')
          .select('contentHash')
          .where('imageUpload.id', '=', id)
          .where('state', '=', 'ready')
          .execute();
        const [hash = ''] = made.map(({ contentHash }) => contentHash);
        const [left, there] = await Promise.all([store.keys(`uploads/${id}`), store.keys(originalKey(hash))]);
        return made.length === 1 && left.length === 0 && there.length === 1;
      },
    };
  },
  async 'place-picture'({ db, store }) {
    const bytes = await nextPhoto();
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    await writeObject(store.media, sourceKey(contentHash), bytes, 'application/octet-stream');
    const { id: imageId } = await db
      .insertInto('image')
      .values({ contentHash, mediaType: 'image/jpeg', widthPx: 400, heightPx: 300, sizeBytes: bytes.length })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: listingId } = await buildListing(db);
    await db.insertInto('listingImage').values({ listingId, position: 0, imageId }).execute();
    return { payload: { contentHash }, isDone: () => isOnce(store.keys(originalKey(contentHash))) };
  },
  async 'run-feed'(place) {
    const { db, store } = place;
    const { id: dealershipId } = await buildDealership(db);
    const { id: feedId } = await buildFeed(db, { dealershipId });
    const kept = await keepFile({ db, media: store.media }, Readable.from(stockFile(feedCars)), { feedId });
    await beginRun({ db }, { feedId, file: { ...kept, name: 'stock.json' }, dry: false });
    return { payload: { feedId }, isDone: () => isBrought(place, feedId, dealershipId) };
  },
  async 'poll-feeds'(place) {
    const { db, host } = place;
    const { id: dealershipId } = await buildDealership(db);
    host.files.set('/stock.json', Buffer.concat([...stockFile(feedCars)]));
    const { id: feedId } = await buildFeed(db, {
      ...{ dealershipId, source: 'url', location: `${host.origin}/stock.json` },
      ...{ nextRunAt: new Date(0), intervalMinutes: 60 },
    });
    return { payload: {}, isDone: () => isBrought(place, feedId, dealershipId) };
  },
  async 'fetch-feed-pictures'({ db, host }) {
    const { id: listingId, dealershipId } = await buildListing(db);
    const { id: feedId } = await buildFeed(db, { dealershipId });
    const path = `/${randomUUID()}.jpg`;
    host.files.set(path, await nextPhoto());
    const pictures = [{ url: host.origin + path }];
    await inTransaction(db, (tx) =>
      rememberPictures(tx, { feedId, fileKey: null }, [{ dealershipId, listingId, pictures }]),
    );
    const shown = () => db.selectFrom('listingImage').select('imageId').where('listingId', '=', listingId).execute();
    return { payload: {}, isDone: () => isOnce(shown()) };
  },
  async 'remove-attachments'({ store }) {
    const id = randomUUID();
    await writeObject(store.media, attachmentKey(id), Buffer.from('%PDF'), 'application/pdf');
    return {
      payload: { attachmentIds: [id] },
      isDone: async () => (await store.keys(attachmentKey(id))).length === 0,
    };
  },
  async 'forget-feed-files'({ db, store }) {
    const { key } = await keepFile({ db, media: store.media }, Readable.from(stockFile(1)));
    const createdAt = new Date(Date.now() - 2 * 3_600_000);
    await db.updateTable('feedFile').set({ createdAt }).where('key', '=', key).execute();
    return {
      payload: {},
      async isDone() {
        const rows = await db.selectFrom('feedFile').select('key').where('key', '=', key).execute();
        return rows.length + (await store.keys(key)).length === 0;
      },
    };
  },
};
