import type { Database } from '../../db/database.ts';
import type { Media } from '../../media/media.ts';
import type { FeedCar } from '../feed-car.ts';
import { readRows } from '../formats/read-rows.ts';
import { understandRow } from '../formats/understand-row.ts';
import { loadVehicleIndex } from '../formats/vehicle-index.ts';
import { readMappings } from '../mappings/read-mappings.ts';
import type { StoredFeed } from '../set-up/feed-store.ts';
import { openFile } from '../sources/open-file.ts';
import type { StoredRun } from './run-store.ts';

/** The cars of a run's file, from its beginning, as they are read: however large the file is, a few lines are in memory. */
export async function readCars(
  { db, media }: { db: Database; media: Media },
  feed: StoredFeed,
  { fileKey }: StoredRun,
): Promise<AsyncIterable<FeedCar>> {
  if (fileKey === null) throw new Error('the run has no file');
  const { format, answers } = feed;
  const [mappings, vehicles] = await Promise.all([readMappings({ db }, feed), loadVehicleIndex({ db })]);
  const context = { format, answers, mappings, vehicles };
  return understood();

  async function* understood(): AsyncGenerator<FeedCar> {
    for await (const row of readRows(format, openFile({ media }, fileKey as string))) yield understandRow(row, context);
  }
}
