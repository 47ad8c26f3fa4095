import { qualityScore } from '@kardan/core/listings/quality/quality-score';
import type { Catalogue } from '../catalogue/catalogue-store.ts';
import { classicsOfYear } from '../catalogue/classics-of-year.ts';
import { vehiclesOfYear } from '../catalogue/vehicles-of-year.ts';
import { type Day, firstOfMonth, moment, yearOf } from '../day.ts';
import type { DemoDealership } from '../dealerships/build-dealership.ts';
import { dealershipOfCar } from '../dealerships/stock-shares.ts';
import type { StoredPicture } from '../picture-set/choose-pictures.ts';
import { purposes, Random } from '../random/random.ts';
import { Weighted } from '../random/weighted.ts';
import { slugOf } from '../slug.ts';
import { drawAppearance } from './appearance.ts';
import { priceModel } from './asking-price.ts';
import { drawBatteryData } from './battery.ts';
import { composeDescription } from './compose-description.ts';
import { composeTitle } from './compose-title.ts';
import { drawCondition } from './condition.ts';
import { drawConsumption, emissionClass } from './consumption.ts';
import { dealerPrice } from './dealer-price.ts';
import { type Offer, offerDrawer } from './draw-offer.ts';
import { drawEquipment } from './equipment.ts';
import { imageDrawer, type ListingImageRow } from './images.ts';
import { drawLifecycle, momentOrNull } from './lifecycle.ts';
import type { ListingRow } from './listing-row.ts';
import { drawMileageKm } from './mileage.ts';
import { drawPapers } from './papers.ts';
import { drawPriceHistory, type PriceRow } from './price-history.ts';

export interface DemoListing {
  row: ListingRow;
  prices: (PriceRow & Pick<ListingRow, 'novaIncluded'>)[];
  images: ListingImageRow[];
}

export interface ListingSource {
  catalogue: Catalogue;
  dealerships: readonly DemoDealership[];
  pictures: readonly StoredPicture[];
  seed: number;
  today: Day;
}

/**
 * Makes listing number `index` (from 0). The car and its story depend on seed, day and index only; at which dealership it
 * stands depends also on how many there are, and which pictures show it on the set of pictures.
 */
export function listingGenerator({
  catalogue,
  dealerships,
  pictures,
  seed,
  today,
}: ListingSource): (index: number) => DemoListing {
  const vehicles = vehiclesOfYear(catalogue);
  const drawOffer = offerDrawer(vehicles, classicsOfYear(catalogue), today);
  const prices = priceModel(vehicles(yearOf(today.month)));
  const drawDealership = dealershipOfCar(dealerships);
  const drawImages = imageDrawer(pictures, seed);
  const places = new Weighted(
    catalogue.places,
    catalogue.places.map((place) => place.population ?? 0),
  );

  return (index) => {
    const id = index + 1;
    const random = new Random(seed, purposes.car, index);
    const offer = drawOffer(random);
    const { category, vehicle, registration, year, ageYears } = offer;
    const mileageKm = drawMileageKm(random, category, vehicle.fuel, ageYears);
    // Condition, luck and the dealer: what no buyer can read off the listing.
    const noise = random.normal();
    const richness = random.normal();
    const inputTaxDeductible = random.chance(chanceOfInputTax(offer));
    const appearance = drawAppearance(random, vehicle, year, richness);
    const condition = drawCondition(random, category, registration, today);
    const consumption = drawConsumption(random, vehicle, registration, today.month);
    const battery = drawBatteryData(random, vehicle, ageYears, today);
    const equipment = drawEquipment(random, vehicle, year, richness, appearance.seats ?? 5);
    const priceEur = dealerPrice(random, prices.askingEur({ ...offer, mileageKm, equipment }, noise));
    const title = composeTitle(random, vehicle, richness, equipment, registration === null ? null : year);
    const description = composeDescription(random, {
      category,
      vehicle,
      registration,
      mileageKm,
      colour: appearance.colour,
      condition,
      equipment,
    });
    const life = drawLifecycle(random, today);
    const history =
      life.publishedAt === null
        ? { rows: [], previousPriceEur: null, reducedFromEur: null, priceChangedAt: null }
        : drawPriceHistory(random, id, priceEur, life.publishedAt, life.onlineUntil);
    const images = drawImages(index, {
      body: vehicle.body,
      category,
      year,
      colour: appearance.colour,
      electric: vehicle.fuel === 'electric',
    });
    const externalId = random.chance(0.7) ? `${random.pick(['GW', 'FZ', 'K', 'A'])}-${100_000 + index}` : null;

    const placeRandom = new Random(seed, purposes.carPlace, index);
    const dealership = drawDealership(placeRandom, category, vehicle.make.id);
    const elsewhere = placeRandom.chance(0.04) ? places.draw(placeRandom).id : null;

    const papers = drawPapers(new Random(seed, purposes.carPapers, index), {
      id,
      category,
      inputTaxDeductible,
      hasLabel: consumption.co2GPerKm !== null && (consumption.consumptionL ?? consumption.consumptionKwh) !== null,
    });
    const row: ListingRow = {
      id,
      dealershipId: dealership.row.id,
      externalId,
      state: life.state,
      blockedReason: life.blockedReason,
      category,
      makeId: vehicle.make.id,
      modelId: vehicle.model.id,
      versionId: vehicle.versionId,
      slug: `${slugOf(title).slice(0, 140).replace(/-$/, '')}-${id}`,
      title,
      description,
      priceEur,
      netPriceEur: inputTaxDeductible ? Math.round(priceEur / 1.2) : null,
      novaIncluded: random.chance(0.98),
      previousPriceEur: history.previousPriceEur,
      reducedFromEur: history.reducedFromEur,
      priceChangedAt: history.priceChangedAt,
      mileageKm,
      firstRegistration: registration === null ? null : firstOfMonth(registration),
      body: vehicle.body,
      fuel: vehicle.fuel,
      gearbox: vehicle.gearbox,
      drive: vehicle.drive,
      powerKw: vehicle.powerKw,
      displacementCcm: vehicle.displacementCcm,
      cylinders: vehicle.fuel === 'electric' ? null : vehicle.cylinders,
      emissionClass: emissionClass(vehicle.fuel, registration ?? today.month),
      ...appearance,
      ...condition,
      ...consumption,
      ...battery,
      ...papers,
      equipment,
      cityId: elsewhere,
      qualityScore: 0,
      publishedAt: momentOrNull(life.publishedAt),
      confirmedAt: moment(life.confirmedAt),
      endedAt: momentOrNull(life.endedAt),
      createdAt: moment(life.createdAt),
      updatedAt: moment(life.endedAt ?? life.confirmedAt),
    };
    row.qualityScore = qualityScore(row, images.length);
    const { novaIncluded } = row;
    return { row, prices: history.rows.map((price) => ({ ...price, novaIncluded })), images };
  };
}

/** Only of electric cars and vans may a business deduct the VAT in Austria; those that show it are young. */
function chanceOfInputTax({ vehicle, ageYears }: Offer): number {
  if (vehicle.fuel === 'electric') return ageYears < 5 ? 0.55 : 0.1;
  if (vehicle.body === 'bus' || vehicle.body === 'pickup') return ageYears < 8 ? 0.6 : 0.2;
  return 0.02;
}
