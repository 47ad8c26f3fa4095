import { type Database, inTransaction, type Tx } from '../../../db/database.ts';
import { chunk } from '../../../kernel/chunk.ts';
import { isOnOffer } from '../../../listings/changing/offer-rules.ts';
import { isExposed } from '../../../listings/pictures/picture-hints.ts';
import { endFindings, saveFindings } from '../finding-store.ts';
import { loadAlike, loadFirstPictures, loadSameVins, saveLooks } from './car-look-store.ts';
import type { Found } from './found.ts';
import { holdOffered, loadCarsToInspect } from './inspected-car-store.ts';
import { pairsOfAlike } from './look-rules.ts';
import { rateInText, suspiciousPrice } from './price-and-text.ts';

const carsPerTransaction = 100;

/**
 * Looks these cars through for what an operator should see: the same VIN or the same pictures at another dealer, a price far from the
 * market, a rate in the text. What was found before and is not so any more ends; what was decided stays so while its facts
 * do. It asks for the cars' own keys alone, and may run twice.
 */
export async function inspectListings({ db }: { db: Database }, listingIds: readonly number[]): Promise<void> {
  for (const ids of chunk([...new Set(listingIds)], carsPerTransaction)) {
    await inTransaction(db, (tx) => inspect(tx, ids));
  }
}

async function inspect(tx: Tx, listingIds: readonly number[]): Promise<void> {
  const cars = await loadCarsToInspect(tx, listingIds);
  const offered = cars.filter(({ state, dealershipState }) => isOnOffer(state, dealershipState));
  const offeredIds = offered.map(({ id }) => id);
  await keepLooks(tx, listingIds, offeredIds);
  const sameVins = await loadSameVins(tx, offeredIds);
  const found: Found[] = [
    ...sameVins.map(({ vin, ...pair }) => ({ kind: 'vin' as const, ...pair, facts: vin, detail: {} })),
    ...pairsOfAlike(await loadAlike(tx, offeredIds)),
    ...offered.flatMap(suspiciousPrice),
    ...offered.flatMap(rateInText),
  ];
  const held = await holdOffered(tx, [...new Set(found.flatMap(carsOf))]);
  const standing = found.filter((each) => carsOf(each).every((id) => held.has(id)));
  await saveFindings(tx, standing);
  await endFindings(tx, listingIds, standing);
}

async function keepLooks(tx: Tx, listingIds: readonly number[], offeredIds: readonly number[]): Promise<void> {
  const pictures = await loadFirstPictures(tx, offeredIds);
  const looks = pictures.flatMap(({ listingId, imageId, fingerprint, ...picture }) =>
    // One in which nothing is to be seen looks like every other.
    fingerprint === null || !isExposed(picture) ? [] : [{ listingId, imageId, fingerprint }],
  );
  await saveLooks(tx, listingIds, looks);
}

function carsOf({ listingId, otherListingId }: Found): number[] {
  return otherListingId === null ? [listingId] : [listingId, otherListingId];
}
