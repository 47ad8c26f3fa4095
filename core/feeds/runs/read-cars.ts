import type { Database } from '../../db/database.ts';
import type { Media } from '../../media/media.ts';
import type { FeedCar } from '../feed-car.ts';
import { readRows } from '../formats/read-rows.ts';
import { understandRow } from '../formats/understand-row.ts';
import { loadVehicleIndex } from '../formats/vehicle-index.ts';
import { readMappings } from '../mappings/read-mappings.ts';
import type { StoredFeed } from '../set-up/feed-store.ts';
import { readArchiveContents } from '../sources/archive/find-archive-pictures.ts';
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
    const contentOf = await readArchiveContents({ media }, fileKey as string);
    for await (const row of readRows(format, openFile({ media }, fileKey as string)))
      yield withContents(understandRow(row, context), contentOf);
  }
}

function withContents(car: FeedCar, contentOf: (named: string) => string | undefined): FeedCar {
  if (!car.pictures?.some((picture) => 'file' in picture)) return car;
  const pictures = car.pictures.map((picture) => {
    const content = 'file' in picture ? contentOf(picture.file) : undefined;
    return content === undefined ? picture : { ...picture, content };
  });
  return { ...car, pictures };
}
