import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { JobPriority } from '../jobs/job-catalogue.ts';

interface Picture {
  contentHash: string;
  source: string | null;
}

/** Has every picture that a car shows now and did not before, or the other way round, put where it belongs, with what it was made of. */
export async function announcePictures(
  tx: Tx,
  before: readonly Picture[],
  after: readonly Picture[],
  options: { priority?: JobPriority } = {},
): Promise<void> {
  const changed = [...missingIn(after, before), ...missingIn(before, after)];
  const touched = new Set(changed.flatMap(({ contentHash, source }) => [contentHash, source ?? []].flat()));
  await enqueue(
    tx,
    'place-picture',
    [...touched].map((contentHash) => ({ contentHash })),
    options,
  );
}

/** The same for what a dealership shows of itself; what it shows no more is forgotten, unless somebody needs it. */
export async function announceHousePictures(
  tx: Tx,
  givenUpBy: number,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const added = after.filter((hash) => !before.includes(hash)).map((contentHash) => ({ contentHash }));
  const gone = before.filter((hash) => !after.includes(hash)).map((contentHash) => ({ contentHash, givenUpBy }));
  await enqueue(tx, 'place-picture', [...added, ...gone]);
}

function missingIn(others: readonly Picture[], pictures: readonly Picture[]): Picture[] {
  const known = new Set(others.map(({ contentHash }) => contentHash));
  return pictures.filter(({ contentHash }) => !known.has(contentHash));
}
