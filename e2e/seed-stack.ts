import type { Database } from '@kardan/core/db/database';
import type { SearchEngine } from '@kardan/core/search/engine';
import { rebuildIndex } from '@kardan/core/search/rebuild-index';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';

/** Cars for the journeys: some pages of used ones, and others that must not be among them. */
export async function seedStack(services: { db: Database; search: SearchEngine }): Promise<void> {
  const { db } = services;
  const dealership = await buildDealership(db, { name: 'Autohaus Nordrand' });
  for (let i = 0; i < 65; i += 1) {
    await buildListing(db, {
      dealershipId: dealership.id,
      title: `Gebrauchter Nr. ${i + 1}`,
      priceEur: 9_990 + i * 500,
    });
  }
  for (let i = 0; i < 10; i += 1) await buildListing(db, { dealershipId: dealership.id, category: 'new' });
  await rebuildIndex(services);
}
