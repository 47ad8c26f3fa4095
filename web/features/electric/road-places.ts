/** Towns along the roads from Vienna to the west, by kilometres of road and the code on their number plates. */
export const roadPlaces = [
  { code: 'W', name: 'Wien', km: 0, on: 'always' },
  { code: 'P', name: 'St. Pölten', km: 65, on: 'wide' },
  { code: 'L', name: 'Linz', km: 184, on: 'always' },
  { code: 'S', name: 'Salzburg', km: 295, on: 'always' },
  { code: 'I', name: 'Innsbruck', km: 475, on: 'always' },
  { code: 'B', name: 'Bregenz', km: 645, on: 'always' },
] as const;

/** The end of the ruler. */
export const roadEndKm = 660;

/** The farthest of the towns that a range reaches. */
export function reachedPlace(rangeKm: number): (typeof roadPlaces)[number] {
  return roadPlaces.findLast(({ km }) => km <= rangeKm) ?? roadPlaces[0];
}
