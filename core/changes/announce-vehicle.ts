import { homeTag, makeTag, sitemapTag } from '@kardan/contract/cache-tags';
import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { enqueuePurge } from './enqueue-purge.ts';

interface VehicleFacts {
  id: number;
  slug: string;
  name: string;
}

interface Change<Facts extends VehicleFacts> {
  /** Missing for what was added: no car is of it yet. */
  before?: Facts;
  after: Facts;
}

/** What search documents hold of makes and models; a common one has tens of thousands of cars, which other changes leave alone. */
function isRenamed({ before, after }: Change<VehicleFacts>): boolean {
  return before !== undefined && (before.slug !== after.slug || before.name !== after.name);
}

/** Has a make that was added, renamed or hidden brought before visitors, once that commits: its cars, its pages, lists of makes. */
export async function announceMake(tx: Tx, change: Change<VehicleFacts>): Promise<void> {
  const { before, after } = change;
  if (isRenamed(change)) await enqueue(tx, 'refresh-listings-of-vehicle', [{ makeId: after.id }], { priority: 'bulk' });
  await enqueuePurge(tx, [makeTag(before?.slug ?? after.slug), makeTag(after.slug), homeTag, sitemapTag]);
}

/** The same for a model, whose pages are its make's. */
export async function announceModel(tx: Tx, makeSlug: string, change: Change<VehicleFacts>): Promise<void> {
  const { after } = change;
  if (isRenamed(change))
    await enqueue(tx, 'refresh-listings-of-vehicle', [{ modelId: after.id }], { priority: 'bulk' });
  await enqueuePurge(tx, [makeTag(makeSlug), sitemapTag]);
}

/** The same for a version, whose first price stands in search documents too. */
export async function announceVersion(
  tx: Tx,
  makeSlug: string,
  change: Change<VehicleFacts & { priceNewEur: number | null }>,
): Promise<void> {
  const { before, after } = change;
  if (isRenamed(change) || (before && before.priceNewEur !== after.priceNewEur))
    await enqueue(tx, 'refresh-listings-of-vehicle', [{ versionId: after.id }], { priority: 'bulk' });
  await enqueuePurge(tx, [makeTag(makeSlug)]);
}

/** Has the cars of a model become those of the one it was merged into, and its pages lead there. */
export async function announceMergedModel(tx: Tx, makeSlug: string, modelId: number): Promise<void> {
  await enqueue(tx, 'move-merged-cars', [{ modelId }], { priority: 'bulk' });
  await enqueuePurge(tx, [makeTag(makeSlug), homeTag, sitemapTag]);
}
