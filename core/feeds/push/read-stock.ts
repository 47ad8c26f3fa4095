import type { StockCar } from '@kardan/contract/calls/stock/push';
import { pushBounds } from '@kardan/contract/values/stock';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireStaffToRead } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { fieldsOf } from '../../listings/editing/car-fields.ts';
import { picturesOf, readOwnCar, stateOf } from '../../listings/editing/own-car.ts';
import { findListingByNumber, loadLocks, loadStockRows, type StockRow } from './push-store.ts';

/** The car that a dealer's own number means, as its people see it. */
export async function readStockCar(
  { db }: { db: Database },
  actor: Actor,
  { dealership, number }: { dealership: string; number: string },
): Promise<StockCar> {
  const dealershipId = await findReadable(db, actor, dealership);
  const listingId = await findListingByNumber(db, dealershipId, number.trim());
  if (listingId === undefined) throw new NotFound(`car ${number}`);
  const car = await readOwnCar(db, actor, { dealershipId: String(dealershipId), listingId });
  const { online, draft } = car;
  const changedAt = [online?.updatedAt, draft?.savedAt].flatMap((at) => at?.getTime() ?? []);
  return {
    number: number.trim(),
    listingId,
    state: stateOf(car),
    revision: online?.revision ?? 0,
    slug: online?.publishedAt ? online.slug : null,
    updatedAt: new Date(Math.max(...changedAt)).toISOString(),
    fields: fieldsOf(online, draft),
    pictures: picturesOf(car).map(({ contentHash }) => contentHash),
    locked: await loadLocks(db, listingId),
  };
}

/** Cars that have a number, a page at a time, so that a system can compare them with its own. */
export async function listNumbers(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  { cursor }: { cursor?: string | undefined },
) {
  const dealershipId = await findReadable(db, actor, dealership);
  const rows = await loadStockRows(db, dealershipId, { after: Number(cursor ?? 0), limit: pushBounds.page + 1 });
  const items = rows.slice(0, pushBounds.page);
  const last = items.at(-1);
  const more = rows.length > items.length && last;
  return { items: items.map(presentRow), cursor: more ? String(last.listingId) : null };
}

function presentRow({ updatedAt, ...row }: StockRow) {
  return { ...row, updatedAt: updatedAt.toISOString() };
}

async function findReadable(db: Database, actor: Actor, dealership: string): Promise<number> {
  const { id } = await findOwnDealership({ db }, actor, dealership);
  requireStaffToRead(actor, id, 'dealership');
  return id;
}
