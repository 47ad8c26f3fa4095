import { bodies, type Colour, colours } from '@kardan/contract/values/vehicle';
import { type BodyLook, bodyLooks } from '../illustrator/car/body-specs.ts';
import { ageShares, categoryShares } from '../market/mileage.ts';
import { bandEnds, bandOf, bodyShares, colourShares } from '../market/registration-years.ts';

const newestYear = bandEnds.at(-1) as number;

/** The part of all demo cars that has a look and a colour: what decides how many pictures they get. */
export function marketShare(look: BodyLook, colour: Colour): number {
  return shares[bodyLooks.indexOf(look)]?.[colours.indexOf(colour)] ?? 0;
}

const shares: number[][] = bodyLooks.map((look) => {
  const body = (bodies as readonly string[]).indexOf(look);
  // Old-timers are few, and about half of them drawn as classics.
  if (body < 0) return colours.map((_, colour) => (categoryShares[3] / 2) * (colourShares[0][colour] ?? 0));
  return colours.map((_, colour) =>
    bandWeights().reduce(
      (sum, weight, band) => sum + weight * (bodyShares[band]?.[body] ?? 0) * (colourShares[band]?.[colour] ?? 0),
      0,
    ),
  );
});

function bandWeights(): number[] {
  const weights = bandEnds.map(() => 0);
  const add = (year: number, share: number) => {
    const band = bandOf(year);
    weights[band] = (weights[band] ?? 0) + share;
  };
  add(newestYear, categoryShares[0] + categoryShares[2]);
  for (const [age, share] of ageShares.entries()) add(newestYear - age, share * categoryShares[1]);
  return weights;
}
