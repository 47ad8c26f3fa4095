import { createHash } from 'node:crypto';
import type { Database } from '@kardan/core/db/database';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { sql } from 'kysely';
import type { House } from '../people.ts';
import { timesOf, type Writer } from './writer.ts';

/** Pictures of cars, each named by its own hash; acknowledged when they have arrived, made by the worker. */
export function pictureWriter(db: Database, houses: readonly House[]): Writer {
  const cars = houses.flatMap(({ id, owner, cars: own }) => own.map((car) => ({ listingId: car.id, owner, id })));
  const markOf = new Map<string, string>();
  let turn = 0;
  return {
    kind: 'picture',
    share: 1,
    next() {
      // A car has fifty pictures at most.
      if (turn >= cars.length * 50) return undefined;
      const { listingId, owner, id } = cars[turn % cars.length] as (typeof cars)[number];
      turn += 1;
      const seed = turn;
      const mark = `picture ${seed}`;
      let file: Buffer | undefined;
      return {
        mark,
        async send() {
          file ??= await photo(320, 240, seed).jpeg({ quality: 60 }).toBuffer();
          const key = createHash('sha256').update(file).digest('hex');
          markOf.set(key, mark);
          const body = new FormData();
          body.append('listingId', String(listingId));
          body.append('key', key);
          body.append('image', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'wagen.jpg');
          return owner.uploadImage({ params: { dealershipId: String(id) }, body });
        },
      };
    },
    async stored() {
      const { rows } = await sql<{ mark: string; times: number }>`
        select upload.source_hash as mark, count(*)::int as times
        from image_upload upload
        join image on image.id = upload.image_id
        join listing_draft draft on draft.id = upload.listing_id
        join lateral jsonb_array_elements(draft.pictures) as picture on picture->>'contentHash' = image.content_hash
        where upload.state = 'ready'
        group by 1`.execute(db);
      return timesOf(rows.map(({ mark, times }) => ({ mark: markOf.get(mark) ?? mark, times })));
    },
    async differences() {
      const left = await db.selectFrom('imageUpload').select('sourceHash').where('state', '!=', 'ready').execute();
      return left.map(({ sourceHash }) => `picture ${sourceHash} is not made`);
    },
  };
}
