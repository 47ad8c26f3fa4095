import type { PortalCar } from '@kardan/contract/calls/operator/findings';
import type { StockState } from '@kardan/contract/values/stock';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { foldWord } from '../../kernel/fold-word.ts';
import { idOrSlug } from '../../kernel/id-or-slug.ts';
import { placeNumber } from '../../kernel/place-parts.ts';
import { readTimeCursor, writeTimeCursor } from '../../kernel/time-cursor.ts';
import {
  type CarFilter,
  loadDealershipId,
  loadDealershipsNamed,
  loadLastChanged,
  loadModelNames,
  loadNamedCars,
} from './portal-search-store.ts';
import { presentPortalCar, readPortalCars } from './present-portal-car.ts';
import { readQuestion } from './read-question.ts';

const pageSize = 50;
/** Who types less than a name finds the first ones, and types on. */
const maxDealerships = 20;
const maxModels = 200;

interface Wanted {
  q?: string | undefined;
  state?: StockState | undefined;
  dealership?: string | undefined;
  cursor?: string | undefined;
}

/**
 * Cars of the whole portal that were online once, last changed first: the one that is named by id, address, VIN or the dealer's own
 * number, else those whose make, model and dealership the words name. Cars that were never published are their dealer's
 * alone, and sandboxes are nobody's cars.
 */
export async function findPortalCars(
  { db }: { db: Database },
  actor: Actor,
  { q, state, dealership, cursor }: Wanted,
): Promise<{ items: PortalCar[]; cursor: string | null }> {
  requireOperator(actor);
  const question = q === undefined ? undefined : readQuestion(q);
  if (question) {
    const named = await loadNamedCars(db, question, pageSize);
    if (named.length > 0) return { items: await present(db, named), cursor: null };
  }
  const filter = await filterOf(db, { words: question?.words, dealership });
  if (!filter) return { items: [], cursor: null };
  const after = readTimeCursor(cursor, { id: placeNumber });
  const found = await loadLastChanged(db, { ...filter, state }, { after, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  const items = await present(
    db,
    shown.map(({ id }) => id),
  );
  return { items, cursor: found.length > pageSize && last ? writeTimeCursor(last) : null };
}

async function present(db: Database, ids: readonly number[]): Promise<PortalCar[]> {
  const cars = await readPortalCars({ db }, ids);
  const now = new Date();
  return ids.flatMap((id) => {
    const car = cars.get(id);
    return car ? [presentPortalCar(car, now)] : [];
  });
}

/** What is asked for; undefined where a word names nothing that there is. */
async function filterOf(
  db: Database,
  { words = [], dealership }: { words?: readonly string[] | undefined; dealership?: string | undefined },
): Promise<Pick<CarFilter, 'modelIds' | 'dealershipIds'> | undefined> {
  const ofModel = await modelsNamed(db, words);
  const filter: Pick<CarFilter, 'modelIds' | 'dealershipIds'> = {};
  if (ofModel.words.length > 0) filter.modelIds = ofModel.ids;
  const ofDealership = words.filter((word) => !ofModel.words.includes(word));
  if (ofDealership.length > 0) filter.dealershipIds = await loadDealershipsNamed(db, ofDealership, maxDealerships);
  if (dealership !== undefined) {
    const named = idOrSlug(dealership);
    const found = named && (await loadDealershipId(db, named));
    if (!found) return undefined;
    filter.dealershipIds = [found.id];
  }
  return filter.modelIds?.length === 0 || filter.dealershipIds?.length === 0 ? undefined : filter;
}

/** Which of the words are of makes and models, and the models that have them all. */
async function modelsNamed(db: Database, words: readonly string[]): Promise<{ words: string[]; ids: number[] }> {
  if (words.length === 0) return { words: [], ids: [] };
  const models = (await loadModelNames(db)).map(({ id, name, makeName }) => ({
    id,
    words: foldWord(`${makeName} ${name}`).match(/[\p{L}\p{N}]+/gu) ?? [],
  }));
  // A letter or two begin the name of everything.
  const fits = (own: string, word: string) => (word.length < 3 ? own === word : own.startsWith(word));
  const has = (own: readonly string[], word: string) => own.some((each) => fits(each, word));
  const known = words.filter((word) => models.some((model) => has(model.words, word)));
  const named = models.filter((model) => known.every((word) => has(model.words, word)));
  return { words: known, ids: known.length === 0 ? [] : named.slice(0, maxModels).map(({ id }) => id) };
}
