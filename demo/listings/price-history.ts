import { viennaDay } from '@kardan/contract/values/vienna-day';
import { startOfViennaDay } from '@kardan/core/kernel/start-of-vienna-day';
import { moment } from '../day.ts';
import type { Random } from '../random/random.ts';
import { dealerPrice } from './dealer-price.ts';

export interface PriceRow {
  listingId: number;
  validFrom: string;
  priceEur: number;
  createdAt: string;
  updatedAt: string;
}

export interface PriceHistory {
  rows: PriceRow[];
  previousPriceEur: number | null;
  reducedFromEur: number | null;
  priceChangedAt: string | null;
}

const dayMs = 86_400_000;
/** A price is changed about every two months. */
const daysPerChange = 60;
const maxChanges = 4;

/** How a car came to its price while online: mostly in steps down of a few percent, now and then one up. */
export function drawPriceHistory(
  random: Random,
  listingId: number,
  priceEur: number,
  publishedAt: number,
  onlineUntil: number,
): PriceHistory {
  const changedAt = drawChanges(random, publishedAt, onlineUntil);
  const prices = [priceEur];
  for (const _ of changedAt) prices.unshift(earlierPrice(random, prices[0] as number));
  const rows = [publishedAt, ...changedAt].map((from, index) => {
    const validFrom = moment(from);
    return { listingId, validFrom, priceEur: prices[index] as number, createdAt: validFrom, updatedAt: validFrom };
  });
  const lastChange = changedAt.at(-1);
  if (lastChange === undefined) return { rows, previousPriceEur: null, reducedFromEur: null, priceChangedAt: null };
  return {
    rows,
    previousPriceEur: prices.at(-2) as number,
    reducedFromEur: reducedFrom([publishedAt, ...changedAt], prices),
    priceChangedAt: moment(lastChange),
  };
}

/** The lowest price of the thirty days before the last change, where that went below it; the database holds it to its own. */
function reducedFrom(since: readonly number[], prices: readonly number[]): number | null {
  const firstDay = startOfViennaDay(viennaDay(since.at(-1) as number), 30);
  const first = Math.max(
    0,
    since.findLastIndex((from) => from <= firstDay),
  );
  const lowest = Math.min(...prices.slice(first, -1));
  return (prices.at(-1) as number) < lowest ? lowest : null;
}

/** Moments in order, never two on one day and none on the first. */
function drawChanges(random: Random, publishedAt: number, onlineUntil: number): number[] {
  const changes: number[] = [];
  let at = publishedAt + dayMs + random.exponential(daysPerChange) * dayMs;
  while (at < onlineUntil && changes.length < maxChanges) {
    changes.push(Math.floor(at));
    at += dayMs + random.exponential(daysPerChange) * dayMs;
  }
  return changes;
}

function earlierPrice(random: Random, laterEur: number): number {
  const raised = random.chance(0.08);
  const factor = raised ? 1 - random.between(0.01, 0.04) : 1 + random.between(0.01, 0.07);
  const earlierEur = dealerPrice(random, laterEur * factor);
  return earlierEur !== laterEur ? earlierEur : laterEur + (laterEur < 10_000 ? 100 : 500);
}
