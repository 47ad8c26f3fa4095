import { bodies, fuels } from '@kardan/contract/values/vehicle';
import { variantNumber } from '../market/market-rules.ts';
import type { PricedCar } from '../market/priced-car.ts';
import { type Features, logPower, slopeCount } from './features.ts';
import { expectedLevel } from './fit-model-levels.ts';
import type { PartFit } from './fit-part.ts';
import { slopesOf } from './market-sums.ts';

const slopes = new Float64Array(slopeCount);

/** The logarithm of the price that the market asks for such a car, without a look at its own. */
export function predict(fit: PartFit, features: Features, car: PricedCar): number {
  let sum = 0;
  for (let i = 0; i < features.length; i++) {
    sum += (features.value[i] as number) * (fit.coefficients[features.at[i] as number] as number);
  }
  slopesOf(features, slopes);
  const make = fit.makes.get(car.makeId);
  const model = fit.models.get(car.modelId);
  for (let slope = 0; slope < slopeCount; slope++) {
    const value = (slopes[slope] as number) - (fit.centre[slope] as number);
    sum += value * ((make?.[slope] ?? 0) + (model?.slopes[slope] ?? 0));
  }
  if (!model) return sum + expectedLevel(fit.expectation, profileOfCar(car));
  return sum + model.level + (fit.variants.get(variantNumber(car))?.level ?? 0);
}

/** A model of which no car is known is taken for one like this car. */
function profileOfCar({ makeId, powerKw, body, fuel }: PricedCar) {
  return {
    makeId,
    power: logPower(powerKw),
    bodies: bodies.slice(1).map((other) => Number(other === body)),
    fuels: fuels.slice(1).map((other) => Number(other === fuel)),
  };
}
