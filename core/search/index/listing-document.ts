import { filters } from '@kardan/contract/filters';
import { listingCard, wordsOf } from '../../listings/cards/listing-card.ts';
import type { ListingRow } from '../../listings/cards/read-listing-rows.ts';
import { powerPs } from '../../vehicles/power.ts';

/** What the index holds of a listing; pure, so that the same row always gives the same document. */
export function listingDocument(row: ListingRow) {
  const model = `${row.makeSlug}/${row.modelSlug}`;
  return {
    id: row.id,
    card: listingCard(row),
    category: row.category,
    vehicle: [row.makeSlug, model],
    make: row.makeSlug,
    model,
    version: row.versionSlug === null ? null : `${model}/${row.versionSlug}`,
    body: row.body,
    fuel: row.fuel,
    gearbox: row.gearbox,
    drive: row.drive,
    colour: row.colour,
    interiorColour: row.interiorColour,
    interiorMaterial: row.interiorMaterial,
    emissionClass: row.emissionClass,
    equipment: wordsOf(row.equipment),
    flags: flagsOf(row),
    // Named by id or by slug, as everywhere.
    dealership: [String(row.dealershipId), row.dealershipSlug],
    dealershipId: row.dealershipId,
    region: row.regionSlug,
    district: row.districtSlug,
    priceRating: row.ratingLabel ?? 'unknown',
    // In thousandths; none where too few cars tell.
    priceToEstimate: row.estimateEur === null ? null : Math.round((1_000 * row.priceEur) / row.estimateEur),
    priceBar: barOf(row.priceEur, filters.priceEur.edges),
    mileageBar: barOf(row.mileageKm, filters.mileageKm.edges),
    powerBar: barOf(row.powerKw, filters.powerKw.edges),
    doorsBar: row.doors === null ? null : barOf(row.doors, filters.doors.edges),
    seatsBar: row.seats === null ? null : barOf(row.seats, filters.seats.edges),
    registrationYear: row.firstRegistration?.slice(0, 4) ?? null,
    priceEur: row.priceEur,
    // Against the catalogue's first price, where it has one: a saving is computed, never guessed.
    savingEur: row.newPriceEur === null ? null : row.newPriceEur - row.priceEur,
    priceChangedAt: row.priceChangedAt?.getTime() ?? null,
    mileageKm: row.mileageKm,
    registrationMonth: monthNumber(row.firstRegistration),
    powerKw: row.powerKw,
    powerPs: powerPs(row.powerKw),
    doors: row.doors,
    seats: row.seats,
    displacementCcm: row.displacementCcm,
    cylinders: row.cylinders,
    co2GPerKm: row.co2GPerKm,
    consumptionL: row.consumptionL,
    rangeKm: row.rangeKm,
    batteryKwh: row.batteryKwh,
    batteryHealth: row.batteryHealth,
    owners: row.owners,
    inspectionMonth: monthNumber(row.inspectionValidUntil),
    qualityScore: row.qualityScore,
    publishedAt: row.publishedAt?.getTime() ?? 0,
    location: { lat: row.latitude, lon: row.longitude },
    title: row.title,
    text: [row.title, row.makeName, row.modelName, row.versionName, row.description].filter(Boolean).join('\n'),
  };
}

export type ListingDocument = ReturnType<typeof listingDocument>;

function flagsOf(row: ListingRow): string[] {
  const flags = {
    metallic: row.metallic,
    accidentFree: row.accidentFree,
    serviceBook: row.serviceBook,
    warranty: row.warranty,
    vatReclaimable: row.vatReclaimable,
    novaIncluded: row.novaIncluded,
    priceReduced: row.previousPriceEur !== null && row.previousPriceEur > row.priceEur,
    withPictures: row.imageHashes !== '',
  };
  return Object.entries(flags).flatMap(([flag, set]) => (set ? [flag] : []));
}

/** The histogram bar a value falls into, named by its lower edge. */
export function barOf(value: number, edges: readonly number[]): string {
  const bar = edges.findLast((edge) => edge <= value) ?? edges[0];
  return String(bar);
}

/** A month as a number that compares like the month does: 2021-04 → 202104. */
export function monthNumber(month: string | null): number | null {
  return month === null ? null : Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7));
}
