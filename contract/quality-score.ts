/**
 * How the quality score of a listing is made up, of 100 points. It leads the default order of results, so what it rewards is
 * public: pictures, details, equipment and description, each up to the amount where more no longer helps a buyer. Details
 * count by the points of the field catalogue, among the fields that apply to the car.
 */
export const qualityParts = {
  pictures: { points: 40, fullAt: 15 },
  details: { points: 30 },
  equipment: { points: 20, fullAt: 30 },
  description: { points: 10, fullAtCharacters: 400 },
} as const;
