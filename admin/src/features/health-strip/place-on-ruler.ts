/** Where the limit of a measure stands on its ruler, in percent. */
const limitPlace = 66;
/** A limit of nothing at all stands at the beginning. */
const zeroPlace = 4;
/** So many are in the middle of a ruler whose limit is none. */
const middleCount = 5;

/** Where a value and its limit stand on a ruler: within the limit in true proportion, beyond it never off the end. */
export function placeOnRuler(value: number | null, limit: number): { place: number | null; limit: number } {
  if (limit === 0) {
    const share = value === null ? 0 : value / (value + middleCount);
    return { place: value === null ? null : zeroPlace + share * (100 - zeroPlace), limit: zeroPlace };
  }
  const place = value === null ? null : Math.min(98, (value / limit) * limitPlace);
  return { place, limit: limitPlace };
}
