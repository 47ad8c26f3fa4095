import type { Database } from '@kardan/core/db/database';
import { loadCatalogue } from '../catalogue/catalogue-store.ts';
import { Day } from '../day.ts';
import { dealershipBuilder, dealershipCount } from '../dealerships/build-dealership.ts';
import { lookChooser } from '../dealerships/draw-look.ts';
import { readLogoIndex } from '../logo-set/logo-index.ts';
import { readPictureIndex } from '../picture-set/picture-index.ts';
import { copyDealerships } from './copy-dealerships.ts';
import {
  continueIds,
  countForeignRows,
  type ForeignRows,
  prepareForQueries,
  replaceDemoData,
  withImageLinksCheckedAtOnce,
} from './demo-data-store.ts';
import { openBulkClient } from './open-client-store.ts';
import { saveLogos, savePictures } from './picture-store.ts';
import { seedListings } from './seed-listings.ts';

export interface SeedRequest {
  databaseUrl: string;
  listings: number;
  seed: number;
  today: string;
  /** Replaces even what is not from a seed. */
  force: boolean;
}

type SeedPhase =
  | 'pictures'
  | 'accounts'
  | 'dealerships'
  | 'listings'
  | 'statistics'
  | 'price ratings'
  | 'findings'
  | 'visits'
  | 'health';

/** Wraps a phase, to show and time it. */
export type RunPhase = (
  phase: SeedPhase,
  total: number,
  work: (onProgress: (done: number) => void) => Promise<void>,
) => Promise<void>;

/** Replaces all dealerships and listings by demo data; refuses when that would delete what somebody has entered. */
export async function seedDatabase(db: Database, request: SeedRequest, runPhase: RunPhase = justRun): Promise<void> {
  const { databaseUrl, listings, seed, today } = request;
  const foreign = await countForeignRows(db);
  if (Object.keys(foreign).length > 0 && !request.force) throw new ForeignData(foreign);
  const catalogue = await loadCatalogue(db);
  const pictures = await savePictures(db, await readPictureIndex());
  const logos = await saveLogos(db, await readLogoIndex());
  await replaceDemoData(db, { listings, seed, today });

  const dealerships = dealershipCount(listings);
  await runPhase('dealerships', dealerships, async () => {
    const build = dealershipBuilder(catalogue, seed, new Day(today));
    const withLook = lookChooser(seed, logos, pictures);
    const client = await openBulkClient(databaseUrl);
    try {
      await copyDealerships(
        client,
        Array.from({ length: dealerships }, (_, index) => withLook(build(index))),
      );
    } finally {
      await client.end();
    }
  });
  await runPhase('listings', listings, (onProgress) =>
    withImageLinksCheckedAtOnce(db, () =>
      seedListings({ databaseUrl, seed, today, dealerships, pictures, listings }, onProgress),
    ),
  );
  await runPhase('statistics', listings, async () => {
    await continueIds(db);
    await prepareForQueries(db);
  });
}

export class ForeignData extends Error {
  constructor(foreign: ForeignRows) {
    const what = Object.entries(foreign).map(([name, count]) => `${count} ${name}`);
    super(
      `The database holds what did not come from a seed: ${what.join(', ')}. ` +
        'To delete this with all listings and dealerships, run it again with --force.',
    );
  }
}

const justRun: RunPhase = (_phase, _total, work) => work(() => {});
