/** What a listing tells about its car. */
export interface ToldFacts {
  filledFields: number;
  equipmentItems: number;
  descriptionLength: number;
  images: number;
}

const allFields = 18;

/** How complete a listing is, from 0 to 100: pictures count most, then fields and equipment, then the description. */
export function qualityScore({ filledFields, equipmentItems, descriptionLength, images }: ToldFacts): number {
  const parts =
    40 * Math.min(1, images / 15) +
    30 * Math.min(1, filledFields / allFields) +
    20 * Math.min(1, equipmentItems / 30) +
    10 * Math.min(1, descriptionLength / 400);
  return Math.round(parts);
}
