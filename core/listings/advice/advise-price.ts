import type { PriceAdvice } from '@kardan/contract/calls/stock/own-listing';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { InvalidRequest } from '../../kernel/errors.ts';
import { findSimilar, showComparables } from '../../pricing/comparables/find-comparables.ts';
import { type OfferRating, rateOffer } from '../../pricing/rate-offer.ts';
import { labelOf } from '../../pricing/rating/rating-rules.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { fieldsOf } from '../editing/car-fields.ts';
import { findVehicle } from '../editing/find-vehicle.ts';
import { type CarReference, readOwnCar } from '../editing/own-car.ts';
import { soldShownSince } from '../reading/visibility-rules.ts';
import { offerOfCar } from './offer-of-car.ts';
import { loadGenerationName, loadPriceHistory, loadReductionFacts } from './price-advice-store.ts';
import { priceLadder, rankOf } from './price-rank.ts';

/** Enough for a drawing, few enough to look through. */
const maxComparables = 24;
/** Cars that are less alike do not stand in the same queue. */
const minSimilarityPercent = 60;

/** How a price of a car compares, also of one that is not online yet, and what another price would change. */
export async function advisePrice(
  services: CatalogueServices,
  actor: Actor,
  reference: CarReference,
  asked: { priceEur?: number | undefined },
  now = new Date(),
): Promise<PriceAdvice> {
  const { db } = services;
  const car = await readOwnCar(db, actor, reference);
  const fields = fieldsOf(car.online, car.draft);
  const priceEur = asked.priceEur ?? fields.priceEur;
  if (priceEur === null) {
    throw new InvalidRequest([
      { in: 'query', path: ['priceEur'], code: 'field-missing', message: 'the car has no price' },
    ]);
  }
  const vehicle = await findVehicle(services, fields);
  const offer = offerOfCar(car.id, fields, vehicle, priceEur);
  const generation = offer?.generationId ? await loadGenerationName(db, offer.generationId) : null;
  const rating: OfferRating = offer
    ? await rateOffer(db, { ...offer, generation }, now)
    : { label: 'unknown', priceEur, sampleSize: 0, estimate: null };
  const similar = offer ? await findSimilar(db, offer, soldShownSince(now)) : [];
  const rivals = similar.filter(({ state, similarity }) => state !== 'sold' && similarity >= minSimilarityPercent);
  const prices = rivals.map((rival) => rival.priceEur);
  const { estimate } = rating;
  return {
    priceEur,
    rating,
    comparables: await showComparables(db, similar, maxComparables),
    rank: prices.length === 0 ? null : rankOf(priceEur, prices),
    rankOf: prices.length + 1,
    ladder: priceLadder(priceEur, prices, (price) => (estimate ? labelOf(price, estimate) : 'unknown')),
    ...(await pricesSoFar(db, car.id, priceEur, fields.novaIncluded ?? true)),
  };
}

async function pricesSoFar(db: Database, listingId: number, priceEur: number, novaIncluded: boolean) {
  const [history, online] = await Promise.all([loadPriceHistory(db, listingId), loadReductionFacts(db, listingId)]);
  // A price that begins or ceases to hold NoVA is compared with none before.
  const facts = online?.novaIncluded === novaIncluded ? online : undefined;
  // Of the price that it has, what was stored when it changed holds.
  const from = facts && (priceEur === facts.priceEur ? facts.reducedFromEur : facts.lowestEur);
  return {
    history: history.map(({ validFrom, ...price }) => ({ at: validFrom.toISOString(), ...price })),
    lowestOfThirtyDaysEur: facts?.lowestEur ?? null,
    reductionEur: from && from > priceEur ? from - priceEur : null,
  };
}
