import { setImmediate as turn } from 'node:timers/promises';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { announceListings } from '../../changes/announce-listings.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { afterSessionLock } from '../../db/session-lock.ts';
import { fitMarket, type MarketFit } from '../fit/fit-market.ts';
import { countMarketRoughly } from '../market/car-store.ts';
import { type Market, markets } from '../market/market-rules.ts';
import type { MarketTable } from '../market/market-table.ts';
import { rateListings } from '../rate-listings.ts';
import { knownFrom } from '../rating/known-market.ts';
import { rateCar } from '../rating/rate-car.ts';
import { savePriceModel } from '../stored/price-model-store.ts';
import { type NewRating, saveRatings } from '../stored/rating-store.ts';
import { groupsOf, parametersOf } from '../stored/stored-market.ts';
import { type MarketReading, readMarket } from './read-market.ts';

/** Fewer cars are no market: nothing could be learned from them that held for the next one. */
const leastCars = 300;
const ratingsPerWrite = 2_000;
const carsPerTurn = 100;

const ratingLock = { space: 7206, name: 'market' };

export type RatingPhase = 'reading' | 'fitting' | 'rating';

interface RatingOptions {
  /** The day that ages are counted to. */
  now?: Date;
  /**
   * Whether changed ratings are brought into the index and before visitors, car by car. Off where a rebuild of the index
   * follows anyway: it takes less than a job for each of a million cars.
   */
  announce?: boolean;
  /** Whether every rating is written, changed or not: to measure what that takes. */
  writeAll?: boolean;
  onProgress?: (phase: RatingPhase, done: number, total: number) => void;
}

export interface MarketRating {
  cars: number;
  changed: number;
  /** Seconds of each phase. */
  seconds: Record<RatingPhase, number>;
}

/**
 * Reads the whole market, learns from it what prices depend on, and rates every car anew; notes and announces only ratings
 * that a buyer would notice to have changed. Changes go on meanwhile: a car that changes while it is being rated keeps
 * the rating of its newest revision. One at a time, whoever comes later waits: it would overwrite newer ratings with older ones.
 */
export function rateMarket({ db }: { db: Database }, options: RatingOptions = {}): Promise<MarketRating> {
  return afterSessionLock(db, ratingLock, () => readFitAndRate(db, options));
}

async function readFitAndRate(
  db: Database,
  { now = new Date(), announce = true, writeAll = false, onProgress = () => {} }: RatingOptions,
): Promise<MarketRating> {
  const clock = stopwatch();
  const readAt = new Date();
  const total = await countMarketRoughly(db);
  const reading = await readMarket(db, viennaDay(now), (done) => onProgress('reading', done, Math.max(done, total)));
  const readingSeconds = clock();
  const fits = fitMarkets(reading.tables, (done) => onProgress('fitting', done, markets.length));
  const priceModelId = await saveFits(db, fits, reading.cars, readAt);
  const fittingSeconds = clock();
  let done = 0;
  const changed = await rateAll(db, reading, fits, priceModelId, { announce, writeAll }, (rated) => {
    done += rated;
    onProgress('rating', done, reading.cars);
  });
  const seconds = { reading: readingSeconds, fitting: fittingSeconds, rating: clock() };
  return { cars: reading.cars, changed, seconds };
}

function fitMarkets(
  tables: Record<Market, MarketTable>,
  onFitted: (markets: number) => void,
): Partial<Record<Market, MarketFit>> {
  const fits: Partial<Record<Market, MarketFit>> = {};
  markets.forEach((market, index) => {
    if (tables[market].length >= leastCars) fits[market] = fitMarket(tables[market]);
    onFitted(index + 1);
  });
  return fits;
}

function saveFits(db: Database, fits: Partial<Record<Market, MarketFit>>, cars: number, readAt: Date): Promise<number> {
  const known = Object.entries(fits) as [Market, MarketFit][];
  const parameters = Object.fromEntries(known.map(([market, fit]) => [market, parametersOf(fit)]));
  const groups = (function* () {
    for (const [market, fit] of known) yield* groupsOf(market, fit);
  })();
  return savePriceModel(db, { cars, readAt, parameters }, groups);
}

async function rateAll(
  db: Database,
  { tables, others, last }: MarketReading,
  fits: Partial<Record<Market, MarketFit>>,
  priceModelId: number,
  { announce, writeAll }: { announce: boolean; writeAll: boolean },
  onRated: (cars: number) => void,
): Promise<number> {
  let changed = 0;
  // The database writes one batch while the next is rated.
  let writing = Promise.resolve(0);
  const ofMarkets = markets.map((market) => ({
    table: tables[market],
    known: fits[market] && knownFrom(fits[market]),
  }));
  for (const { table, known } of [...ofMarkets, { table: others, known: undefined }]) {
    let waiting: NewRating[] = [];
    let rated = 0;
    for (const car of table.cars()) {
      const rating = rateCar(known, car);
      // The car is used again for the next one, so what is noted of it is taken now.
      if (writeAll || last.differsFrom(car.id, rating)) waiting.push(toNote(car.id, car.revision, rating));
      rated += 1;
      // Lets the write that is under way go on.
      if (rated % carsPerTurn === 0) await turn();
      if (waiting.length < ratingsPerWrite) continue;
      changed += await writing;
      writing = note(db, priceModelId, waiting, announce);
      // Awaited with the next batch; until then a failure must not count as unhandled.
      writing.catch(() => undefined);
      onRated(rated);
      waiting = [];
      rated = 0;
    }
    changed += await writing;
    writing = note(db, priceModelId, waiting, announce);
    onRated(rated);
  }
  return changed + (await writing);
}

function toNote(listingId: number, listingRevision: number, rating: NewRating['rating']): NewRating {
  const explained = rating.estimate?.explain();
  const estimate = rating.estimate && explained ? { ...rating.estimate, explain: () => explained } : null;
  return { listingId, listingRevision, rating: { ...rating, estimate } };
}

/** Writes a batch with its announcements; rates cars again that have changed since they were read. */
function note(db: Database, priceModelId: number, ratings: NewRating[], announce: boolean): Promise<number> {
  if (ratings.length === 0) return Promise.resolve(0);
  return inTransaction(db, async (tx) => {
    const noted = new Set(await saveRatings(tx, priceModelId, ratings));
    const overtaken = ratings.map(({ listingId }) => listingId).filter((id) => !noted.has(id));
    await rateListings(tx, overtaken);
    if (announce) await announceListings(tx, [...noted, ...overtaken], { priority: 'bulk' });
    return noted.size;
  });
}

/** Seconds since it was last asked. */
function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const seconds = (now - last) / 1_000;
    last = now;
    return seconds;
  };
}
