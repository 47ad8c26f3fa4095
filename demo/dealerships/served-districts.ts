import type { CatalogueDistrict, CataloguePlace } from '../catalogue/catalogue-store.ts';
import type { Random } from '../random/random.ts';

export interface ServedDistrict {
  dealershipId: number;
  districtId: number;
  kind: 'own' | 'further';
}

/** The dealership's own district and up to four of the nearest others. */
export function servedDistricts(
  random: Random,
  dealershipId: number,
  place: CataloguePlace,
  districts: readonly CatalogueDistrict[],
): ServedDistrict[] {
  const further = districts
    .filter((district) => district.id !== place.districtId)
    .map((district) => ({ districtId: district.id, distance: squaredDistance(place, district) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, random.integer(0, 4));
  return [
    { dealershipId, districtId: place.districtId, kind: 'own' },
    ...further.map(({ districtId }) => ({ dealershipId, districtId, kind: 'further' as const })),
  ];
}

/** On the flat: good enough to order neighbours; a degree of longitude is two thirds of one of latitude here. */
function squaredDistance(
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
): number {
  return (from.latitude - to.latitude) ** 2 + ((from.longitude - to.longitude) * 0.67) ** 2;
}
