import { type Database, inTransaction } from '@kardan/core/db/database';
import { changeListing, type ListingChange } from '@kardan/core/listings/changing/change-listing';
import { anActingOperator } from '@kardan/core/testing/actors';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';

/** Active listings of one dealership; none of them is in the index yet. */
export async function buildListings(db: Database, count: number): Promise<number[]> {
  const dealership = await buildDealership(db);
  const ids: number[] = [];
  for (let built = 0; built < count; built++) ids.push((await buildListing(db, { dealershipId: dealership.id })).id);
  return ids;
}

/**
 * Makes so many changes, each in a transaction of its own and several at a time: mostly prices, every tenth one a
 * reservation or its end. One car after the other, so that a lost job is not made good by a later change of its car.
 */
export async function changeListings(
  db: Database,
  listingIds: number[],
  changes: number,
  onChange: () => void = () => {},
): Promise<void> {
  let next = 0;
  const changeOn = async () => {
    for (let change = next++; change < changes; change = next++) {
      const listingId = listingIds[Math.floor((change * listingIds.length) / changes)] as number;
      await inTransaction(db, (tx) => changeListing(tx, anActingOperator, listingId, changeNumber(change)));
      onChange();
    }
  };
  await Promise.all([changeOn(), changeOn(), changeOn(), changeOn()]);
}

function changeNumber(change: number): ListingChange {
  if (change % 10 !== 9) return { priceEur: 10_000 + change };
  return { state: Math.floor(change / 10) % 2 === 0 ? 'reserved' : 'active', mileageKm: 60_000 + change };
}
