import type { Actor } from '../../accounts/actor.ts';
import { accountOf } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { findReadableStock } from '../find-stock.ts';
import { deleteView, loadViews, upsertView } from './stock-view-store.ts';

interface StockView {
  id: number;
  name: string;
  query: string;
}

/** More than anybody can tell apart by their names. */
const maxViews = 30;

/** The views of the stock that the actor has saved. They are their own: nobody else sees or changes them. */
export async function listStockViews(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
): Promise<{ items: StockView[] }> {
  return { items: await loadViews(db, await ownerOf(db, actor, dealership)) };
}

/** Keeps a view under a name; the same name again replaces it. */
export async function saveStockView(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  view: { name: string; query: string },
): Promise<{ id: number }> {
  const owner = await ownerOf(db, actor, dealership);
  const views = await loadViews(db, owner);
  if (views.length >= maxViews && !views.some(({ name }) => name === view.name)) throw new Failure('too-many-views');
  return upsertView(db, { ...owner, ...view });
}

/** Forgets a view; another's does not exist for the actor. */
export async function removeStockView(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  viewId: number,
): Promise<void> {
  if (!(await deleteView(db, await ownerOf(db, actor, dealership), viewId))) throw new NotFound('view');
}

async function ownerOf(db: Database, actor: Actor, dealership: string) {
  return { accountId: accountOf(actor), dealershipId: await findReadableStock({ db }, actor, dealership) };
}
