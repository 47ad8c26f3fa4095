import type { SitemapDirectory } from '@kardan/contract/calls/pages/sitemap';
import { byName } from '@kardan/contract/values/by-name';
import type { Database } from '../db/database.ts';
import { countDealershipsByMake, countDealershipsByRegion } from './sitemap-store.ts';

/** Federal states and makes that have dealerships, by name. Some ten thousand dealerships: counted when asked. */
export async function listDirectoryPages({ db }: { db: Database }): Promise<SitemapDirectory> {
  const [regions, makes] = await Promise.all([countDealershipsByRegion(db), countDealershipsByMake(db)]);
  return { regions: regions.sort(byName), makes: makes.sort(byName) };
}
