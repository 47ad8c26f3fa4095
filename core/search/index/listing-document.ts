import { filters } from '@kardan/contract/filters';
import { flagFieldKeys, indexedFieldKeys } from '@kardan/contract/listing-fields';
import { listingCard, wordsOf } from '../../listings/cards/listing-card.ts';
import type { ListingRow } from '../../listings/cards/read-listing-rows.ts';
import { presentFields } from '../../listings/reading/present-fields.ts';
import { powerPs } from '../../vehicles/power.ts';

/** What the index holds of a listing; pure, so that the same row always gives the same document. */
export function listingDocument(row: ListingRow) {
  const model = `${row.makeSlug}/${row.modelSlug}`;
  return {
    ...presentFields(indexedFieldKeys, row),
    id: row.id,
    card: listingCard(row),
    // Earlier names too: a search or a search agent that says one means the same cars.
    vehicle: [row.makeSlug, model, ...wordsOf(row.formerVehicles)],
    make: row.makeSlug,
    model,
    version: row.versionSlug === null ? null : `${model}/${row.versionSlug}`,
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
    // Against the catalogue's first price, where it has one: a saving is computed, never guessed.
    savingEur: row.newPriceEur === null ? null : row.newPriceEur - row.priceEur,
    priceChangedAt: row.priceChangedAt?.getTime() ?? null,
    registrationMonth: monthNumber(row.firstRegistration),
    powerPs: powerPs(row.powerKw),
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
  const derived = {
    priceReduced: row.reducedFromEur !== null,
    withPictures: row.imageHashes !== '',
  };
  const derivedFlags = Object.entries(derived).flatMap(([flag, set]) => (set ? [flag] : []));
  return [...flagFieldKeys.filter((key) => row[key]), ...derivedFlags];
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
