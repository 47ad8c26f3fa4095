import type { CatalogueVersion, VersionPage } from '@kardan/contract/calls/pages/new-cars';
import type { EquipmentKey } from '@kardan/contract/values/equipment';
import { sectionFilters } from '@kardan/contract/values/sections';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { energyCost } from '../../costs/running/energy-rules.ts';
import { insuranceTax } from '../../costs/taxes/insurance-tax-rules.ts';
import { priceParts } from '../../costs/taxes/price-parts-rules.ts';
import { NotFound } from '../../kernel/errors.ts';
import type { SearchEngine } from '../../search/engine.ts';
import { summariseListings } from '../../search/summary/summarise-listings.ts';
import { type CatalogueServices, catalogueOf } from '../../vehicles/catalogue/catalogue-of.ts';
import type { CatalogueEntry } from '../../vehicles/catalogue/catalogue-provider.ts';
import { versionDetail } from '../../vehicles/catalogue/present-version.ts';
import { makeOfPage, modelOfPage, nameOf } from '../find-vehicle.ts';
import { priceFigures, priceSpread } from '../price-spread.ts';
import { canBeHadNew, versionsWithOffers } from './catalogue-versions.ts';
import { officialFigureNames, officialOfVersion } from './official-figures.ts';

const carsOnPage = 12;
const versionsOnPage = 40;
const kmPerYear = 12_000;

/** What the page of a new car's version shows: its price and taxes, what it uses, what cars of it have, and those on offer. */
export async function readVersionPage(
  services: CatalogueServices & { search: SearchEngine },
  asked: { make: string; model: string; version: string },
  now = new Date(),
): Promise<VersionPage> {
  const make = await makeOfPage(services, asked.make);
  const model = await modelOfPage(services, make, asked.model);
  const catalogue = await catalogueOf(services).readModel(model.id);
  const entry = catalogue.versions.find(({ slug }) => slug === asked.version);
  if (!entry) throw new NotFound('version');
  const path = `${make.slug}/${model.slug}`;
  const filters = sectionFilters('new');
  const { summaries, asOf } = await summariseListings(services, [
    {
      filters,
      version: `${path}/${entry.slug}`,
      figures: [...priceFigures, ...officialFigureNames],
      groups: { equipment: [] },
      cards: { order: 'newest', limit: carsOnPage, spread: true },
    },
    { filters: { ...filters, vehicles: [path] }, groups: { version: ['lowestPriceEur', ...officialFigureNames] } },
    { filters: { ...filters, vehicles: [make.slug] }, figures: ['dealerships'] },
  ]);
  const [ofVersion, ofModel, ofMake] = summaries;
  const today = viennaDay(now);
  const official = officialOfVersion(entry, ofVersion.figures);
  const owned = ownedAsNew(entry, official.co2GPerKm?.max ?? null, ofVersion.figures.highestConsumptionL);
  const grossEur = entry.priceNewEur ?? ofVersion.figures.lowestPriceEur;
  return {
    make: nameOf(make),
    model: nameOf(model),
    version: versionDetail(entry, catalogue),
    official,
    price:
      grossEur === null
        ? null
        : {
            basis: entry.priceNewEur === null ? 'offer' : 'catalogue',
            grossEur,
            parts: priceParts({ grossEur, fuel: entry.fuel, co2GPerKm: owned.co2GPerKm }, today),
          },
    insuranceTax: insuranceTax(owned, today),
    energy: energyCost(owned, { kmPerYear }, today),
    kmPerYear,
    total: ofVersion.total,
    dealerships: ofMake.figures.dealerships ?? 0,
    offers: priceSpread(ofVersion.figures),
    equipment: ofVersion.groups.equipment.map(({ value, count }) => ({ key: value as EquipmentKey, count })),
    cars: ofVersion.cards,
    versions: versionsWithOffers(catalogue, ofModel.groups.version, path)
      .filter((version) => canBeHadNew(version) || version.id === entry.id)
      .sort((a, b) => priceOf(a) - priceOf(b))
      .slice(0, versionsOnPage),
    asOf,
  };
}

/** Those whose price nobody knows come last. */
function priceOf({ newPriceEur, priceFromEur }: CatalogueVersion): number {
  return newPriceEur ?? priceFromEur ?? Number.MAX_SAFE_INTEGER;
}

/** The version as somebody registers it today: what the catalogue lacks the cars on offer tell. */
function ownedAsNew(entry: CatalogueEntry, co2GPerKm: number | null, consumptionL: number | null) {
  return {
    ...entry,
    category: 'new' as const,
    priceEur: entry.priceNewEur ?? 0,
    firstRegistration: null,
    inspectionValidUntil: null,
    co2GPerKm: entry.fuel === 'electric' ? null : co2GPerKm,
    consumptionL: entry.consumptionL ?? consumptionL,
    // Whatever comes of cars on offer is by WLTP, as the law wants it of new ones.
    consumptionNorm: entry.co2GPerKm === null ? ('wltp' as const) : entry.consumptionNorm,
  };
}
