/** Area codes of the state capitals, by region: a dealership's number looks like one from its part of the country. */
const areaCodes: Record<number, string> = {
  1: '2682', // Eisenstadt
  2: '463', // Klagenfurt
  3: '2742', // St. Pölten
  4: '732', // Linz
  5: '662', // Salzburg
  6: '316', // Graz
  7: '512', // Innsbruck
  8: '5574', // Bregenz
  9: '1', // Wien
};

/**
 * A number that cannot be dialled: within an area a leading 0 is the prefix for long distance, so that no subscriber
 * number begins with 0 and none of these can ever be assigned. Austria reserves no numbers for fiction, as others do.
 */
export function undialablePhone(regionId: number, number: number, extension?: number): string {
  const subscriber = `00 ${String(number % 10_000).padStart(4, '0')}`;
  return `+43 ${areaCodes[regionId] ?? '1'} ${subscriber}${extension === undefined ? '' : `-${extension}`}`;
}

export const undialablePattern = /^\+43 (1|2682|463|2742|732|662|316|512|5574) 00 \d{4}(-\d{1,3})?$/;
