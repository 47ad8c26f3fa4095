import {
  type Body,
  bodies,
  type Colour,
  colours,
  type InteriorMaterial,
  interiorMaterials,
} from '@kardan/contract/values/vehicle';
import type { Vehicle } from '../catalogue/vehicle.ts';
import { doorShares, seatShares } from '../market/bodies.ts';
import { interiorMaterialShares } from '../market/equipment-shares.ts';
import { bandOf, colourShares } from '../market/registration-years.ts';
import type { Random } from '../random/random.ts';
import { Weighted } from '../random/weighted.ts';

export interface Appearance {
  doors: number | null;
  seats: number | null;
  colour: Colour | null;
  metallic: boolean;
  interiorColour: Colour | null;
  interiorMaterial: InteriorMaterial | null;
}

const coloursOfBand = colourShares.map((shares) => new Weighted(colours, shares));
const doorsOfBody = tables(doorShares, [2, 3, 4, 5]);
const seatsOfBody = tables(seatShares, [2, 3, 4, 5, 6, 7, 8, 9]);
const interiorColours = Weighted.of<Colour>({
  black: 0.66,
  grey: 0.17,
  beige: 0.09,
  brown: 0.05,
  red: 0.02,
  white: 0.01,
});
/** From simple to fine. */
const finerMaterials: readonly InteriorMaterial[] = [
  'velour',
  'cloth',
  'synthetic-leather',
  'part-leather',
  'alcantara',
  'leather',
];

/** Doors and seats are never left out by a dealer, the inside sometimes. */
export function drawAppearance(random: Random, vehicle: Vehicle, year: number, richness: number): Appearance {
  return {
    doors: vehicle.doors ?? doorsOfBody[vehicle.body].draw(random),
    seats: vehicle.seats ?? seatsOfBody[vehicle.body].draw(random),
    colour: random.chance(0.985) ? (coloursOfBand[bandOf(year)] as Weighted<Colour>).draw(random) : null,
    metallic: random.chance(0.62),
    interiorColour: random.chance(0.8) ? interiorColours.draw(random) : null,
    interiorMaterial: random.chance(0.9) ? drawMaterial(random, richness) : null,
  };
}

/** The market's shares, given to cars in order of how well they are equipped, with some chance. */
function drawMaterial(random: Random, richness: number): InteriorMaterial {
  let rank = 1 / (1 + Math.exp(-1.7 * (0.8 * richness + 0.6 * random.normal())));
  for (const material of finerMaterials) {
    rank -= interiorMaterialShares[interiorMaterials.indexOf(material)] ?? 0;
    if (rank <= 0) return material;
  }
  return 'leather';
}

function tables(shares: readonly (readonly number[])[], values: readonly number[]): Record<Body, Weighted<number>> {
  const entries = bodies.map((body, index) => [body, new Weighted(values, shares[index] as readonly number[])]);
  return Object.fromEntries(entries) as Record<Body, Weighted<number>>;
}
