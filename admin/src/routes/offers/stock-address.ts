import type { StockFilter } from '@kardan/contract/calls/stock/stock-list';
import { carTaskKinds } from '@kardan/contract/values/reports';
import { type StockState, stockSorts, stockStates } from '@kardan/contract/values/stock';
import type { StockQuestion } from '#domain/dealership/stock.ts';

/** What the address says of the stock's page; what it says wrongly is left out. */
export function readStockQuestion(search: Record<string, unknown>): StockQuestion {
  const { sort, order, page } = search;
  return {
    filter: readFilter(search),
    sort: stockSorts.find((known) => known === sort) ?? 'changed',
    order: order === 'asc' ? 'asc' : 'desc',
    page: isWhole(page) && page >= 1 && page <= 1_000 ? page : 1,
  };
}

/** The way back: only what is not so anyway. */
export function searchOf({ filter, sort, order, page }: StockQuestion): Record<string, unknown> {
  return {
    ...filter,
    ...(sort !== 'changed' && { sort }),
    ...(order !== 'desc' && { order }),
    ...(page !== 1 && { page }),
  };
}

const numbers = ['minPriceEur', 'maxPriceEur', 'minDaysInStock', 'maxScore', 'maxPictures'] as const;
const flags = ['aboveBand', 'unpublished'] as const;

export function readFilter(search: Record<string, unknown>): StockFilter {
  const { q, state, make, toDo } = search;
  const states = listOf(state).filter((word): word is StockState => stockStates.some((known) => known === word));
  const makes = listOf(make).filter((slug) => /^[a-z0-9-]{1,160}$/.test(slug));
  // What somebody searches for may look like a number: "911".
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 100) : '';
  const task = carTaskKinds.find((known) => known === toDo);
  return {
    ...(words !== '' && { q: words }),
    ...(states.length > 0 && { state: states }),
    ...(makes.length > 0 && { make: makes.slice(0, 20) }),
    ...(task && { toDo: task }),
    ...Object.fromEntries(numbers.filter((key) => isWhole(search[key])).map((key) => [key, search[key]])),
    ...Object.fromEntries(flags.filter((key) => typeof search[key] === 'boolean').map((key) => [key, search[key]])),
  };
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string');
}
