/** Sides of the grey picture that the fingerprint is made of, and of its frequencies that are kept. */
const side = 32;
const kept = 8;

const cosines = Array.from({ length: kept }, (_, frequency) =>
  Array.from({ length: side }, (_, at) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * side))),
);

/**
 * What a picture looks like in 64 bits: of each of its 64 lowest frequencies, whether it is stronger than the middle one. Size, quality
 * and light hardly change them, and cut edges few; decision 72 has the figures. As the signed number that the database keeps.
 */
export function fingerprintOf(grey: Uint8Array, width: number, height: number): string {
  const rows = rowFrequencies(shrink(grey, width, height));
  const strengths = cosines.flatMap((cosine) =>
    Array.from({ length: kept }, (_, frequency) =>
      rows.reduce((sum, row, at) => sum + (row[frequency] as number) * (cosine[at] as number), 0),
    ),
  );
  // The first is the brightness of the whole and says nothing.
  const middle = strengths.slice(1).toSorted((one, other) => one - other)[(kept * kept) >> 1] as number;
  const bits = strengths.reduce((sum, strength) => (sum << 1n) | (strength > middle ? 1n : 0n), 0n);
  return String(BigInt.asIntN(64, bits));
}

function rowFrequencies(small: Float64Array): number[][] {
  return Array.from({ length: side }, (_, y) =>
    cosines.map((cosine) => cosine.reduce((sum, weight, x) => sum + weight * (small[y * side + x] as number), 0)),
  );
}

/** The mean of what falls into each of 32 × 32 places. */
function shrink(grey: Uint8Array, width: number, height: number): Float64Array {
  const sums = new Float64Array(side * side);
  const counts = new Uint32Array(side * side);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * side) / height) * side;
    for (let x = 0; x < width; x += 1) {
      const place = row + Math.floor((x * side) / width);
      sums[place] = (sums[place] as number) + (grey[y * width + x] as number);
      counts[place] = (counts[place] as number) + 1;
    }
  }
  return sums.map((sum, place) => sum / Math.max(1, counts[place] as number));
}
