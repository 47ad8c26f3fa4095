import type { BulkAct, BulkRun, StockFilter } from '@kardan/contract/calls/stock/stock-list';
import type { Actor } from '../../accounts/actor.ts';
import { accountOf } from '../../accounts/policies.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { ListingState } from '../../db/schema.gen.ts';
import { Failure } from '../../kernel/errors.ts';
import { isOpenTo, type ListingChange } from '../../listings/changing/change-listing.ts';
import { publicationIssues } from '../../listings/checking/publication-issues.ts';
import { tidyFields } from '../../listings/editing/car-fields.ts';
import { comesBack } from '../../listings/editing/move-listing.ts';
import { loadStockCars } from '../export/stock-fields-store.ts';
import { findChangeableStock } from '../find-stock.ts';
import { planChange } from './bulk-rules.ts';
import { insertRun, loadBulkCars, loadRun, loadTransitions, type StoredChange } from './bulk-store.ts';
import { presentRun } from './present-run.ts';

/** The largest stock of one place; a preview of it has half a megabyte. */
const maxCars = 5_000;

interface Wanted {
  filter: StockFilter;
  act: BulkAct;
  listingIds?: readonly number[] | undefined;
}

/**
 * Says of every car that an act concerns what would become of it, and keeps that: what is started is what was shown. Nothing
 * is done yet.
 */
export async function previewBulk(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  { filter, act, listingIds }: Wanted,
): Promise<BulkRun> {
  const dealershipId = await findChangeableStock({ db }, actor, dealership);
  const cars = await loadBulkCars(db, { dealershipId, filter, listingIds }, maxCars + 1);
  if (cars.length > maxCars) throw new Failure('bulk-too-large');
  const transitions = await loadTransitions(db);
  const issues = await publicationIssuesOf(db, dealershipId, act, cars);
  const changes = cars.map((car): StoredChange => {
    const { id: listingId, title, lowestOfThirtyDaysEur } = car;
    const listing = { ...car, state: car.state as ListingState };
    const nextStates = (transitions.get(car.state) ?? []).filter((to) =>
      isOpenTo(listing, to as ListingChange['state']),
    );
    const publicationIssue = issues.get(listingId) ?? null;
    return { listingId, title, lowestOfThirtyDaysEur, ...planChange(act, { ...car, nextStates, publicationIssue }) };
  });
  const { requestId = null } = actor;
  const accountId = accountOf(actor);
  return inTransaction(db, async (tx) => {
    const id = await insertRun(tx, { dealershipId, accountId, requestId, act }, changes);
    const run = await loadRun(tx, id);
    if (!run) throw new Error(`bulk run ${id} is gone`);
    return presentRun(tx, run);
  });
}

/** The first thing that keeps each car from going online as it is saved, or back as it was; twins are found when it is done. */
async function publicationIssuesOf(
  db: Database,
  dealershipId: number,
  act: BulkAct,
  cars: Awaited<ReturnType<typeof loadBulkCars>>,
): Promise<Map<number, string>> {
  const publishes = act.kind === 'publish';
  const waiting = cars.filter(({ state, unpublished }) =>
    publishes ? unpublished : act.kind === 'state' && comesBack(state, act.state),
  );
  const online = await loadStockCars(
    db,
    dealershipId,
    waiting.map(({ id }) => id),
  );
  const fieldsOf = new Map(online.map(({ id, fields }) => [id, fields]));
  return new Map(
    waiting.flatMap(({ id, draftFields }): [number, string][] => {
      const [issue] = publicationIssues(tidyFields({ ...fieldsOf.get(id), ...(publishes && draftFields) }));
      return issue ? [[id, issue.code]] : [];
    }),
  );
}
