import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { ListingCheck, OwnListing } from '@kardan/contract/calls/stock/own-listing';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { offerOfCar } from '../../listings/advice/offer-of-car.ts';
import { checkItems } from '../../listings/checking/check-items.ts';
import { findTwins } from '../../listings/checking/find-twins.ts';
import type { KnownOfSuchCars } from '../../listings/checking/plausibility-items.ts';
import { scoreOf } from '../../listings/editing/car-score.ts';
import { type FoundVehicle, findVehicle } from '../../listings/editing/find-vehicle.ts';
import { type CarReference, readOwnCar } from '../../listings/editing/own-car.ts';
import { presentOwnListing } from '../../listings/editing/present-own-listing.ts';
import { findSimilar } from '../../pricing/comparables/find-comparables.ts';
import { rateOffer } from '../../pricing/rate-offer.ts';
import type { SearchEngine } from '../../search/engine.ts';
import { readIndexedRevision } from '../../search/index/read-indexed-revision.ts';
import { type CatalogueServices, catalogueOf } from '../../vehicles/catalogue/catalogue-of.ts';
import { vehicleDirectory } from '../../vehicles/vehicle-directory.ts';
import { loadDealershipFacts } from './check-store.ts';
import { visibilityOf } from './visibility.ts';

/** What is missing, unlawful, there twice or implausible in a car as it is saved, and why buyers find it or do not. */
export async function checkListing(
  services: CatalogueServices & { search: SearchEngine },
  actor: Actor,
  reference: CarReference,
  now = new Date(),
): Promise<ListingCheck> {
  const { db, search } = services;
  const car = await readOwnCar(db, actor, reference);
  const [listing, dealership, indexedRevision] = await Promise.all([
    presentOwnListing(services, car, now),
    loadDealershipFacts(db, car.dealershipId),
    car.online ? readIndexedRevision(search, car.id) : null,
  ]);
  const { fields, pictures, state, online } = listing;
  const vehicle = await findVehicle(services, fields);
  const [twins, known] = await Promise.all([
    findTwins({ db }, { id: car.id, dealershipId: car.dealershipId, vin: fields.vin, externalId: fields.externalId }),
    knownOfSuchCars(services, listing, vehicle, now),
  ]);
  const items = checkItems(fields, pictures, { twins, known, issues: vehicle.issues });
  const blocking = items.filter(({ severity }) => severity === 'blocks');
  const revision = car.online?.revision;
  const { state: dealershipState, medianScore } = dealership;
  return {
    score: scoreOf(fields, pictures.length),
    stockMedian: medianScore,
    items,
    canPublish: blocking.length === 0 && state !== 'sold' && state !== 'blocked' && listing.blockedReason === null,
    ...visibilityOf({
      listing,
      blocking: online ? blockingOnline(online) : blocking,
      dealershipState,
      revision,
      indexedRevision,
    }),
  };
}

function blockingOnline(online: EditableFields) {
  const none = { version: null, versions: [], mileagesKm: [], rating: null, makeNames: new Map<string, string>() };
  const items = checkItems(online, [], { twins: [], known: none, issues: [] });
  return items.filter(({ severity }) => severity === 'blocks');
}

/** Months around a car's first registration within which others are about as old. */
const aboutMonths = 12;

async function knownOfSuchCars(
  services: CatalogueServices,
  { id, fields }: OwnListing,
  vehicle: FoundVehicle,
  now: Date,
): Promise<KnownOfSuchCars> {
  const { db } = services;
  const { model, version } = vehicle;
  const offer = offerOfCar(id, fields, vehicle, fields.priceEur ?? 1);
  const [makes, versions, rating, mileagesKm] = await Promise.all([
    vehicleDirectory({ db }),
    model
      ? catalogueOf(services)
          .readModel(model.id)
          .then((catalogue) => catalogue.versions)
      : [],
    offer && fields.priceEur !== null ? rateOffer(db, offer, now) : null,
    offer ? mileagesOfAge(db, offer, now) : [],
  ]);
  const makeNames = new Map(makes.map(({ slug, name }) => [slug, name]));
  return { version, versions, rating, mileagesKm, makeNames };
}

type Offer = NonNullable<ReturnType<typeof offerOfCar>>;

async function mileagesOfAge(db: Database, offer: Offer, now: Date): Promise<number[]> {
  if (offer.firstRegistration === null) return [];
  const month = monthOf(offer.firstRegistration);
  const similar = await findSimilar(db, offer, now);
  return similar
    .filter(({ firstRegistration }) => firstRegistration && Math.abs(monthOf(firstRegistration) - month) <= aboutMonths)
    .map(({ mileageKm }) => mileageKm);
}

function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
