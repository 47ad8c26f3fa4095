import { featureAt, featureCount as size } from './features.ts';
import type { MarketSums } from './market-sums.ts';
import { solveSymmetric } from './solve-symmetric.ts';

/**
 * How far from zero a coefficient is expected before the data speaks, as a standard deviation of the logarithm of prices.
 * Items of equipment are many and worth a percent or two each; everything else may be worth whatever the market says.
 */
const expectedItem = 0.02;
const expectedElse = 1;

/**
 * What each feature is worth, from cars of the same model alone: whether a make is dear or its buyers like automatic
 * gearboxes cannot be mistaken for the worth of a gearbox. `noise` is the variance of what no feature explains.
 */
export function fitSlopes(sums: MarketSums, noise: number): Float64Array {
  const products = Float64Array.from(sums.products);
  const right = Float64Array.from(sums.featuresTimesPrice);
  for (const model of sums.models.values()) {
    if (model.weight <= 0) continue;
    removeMean(products, right, model);
  }
  for (let feature = 0; feature < size; feature++) {
    const expected = feature >= featureAt.equipment ? expectedItem : expectedElse;
    products[feature * size + feature] = (products[feature * size + feature] as number) + noise / expected ** 2;
  }
  return solveSymmetric(products, right);
}

function removeMean(
  products: Float64Array,
  right: Float64Array,
  { features, price, weight }: { features: Float64Array; price: number; weight: number },
): void {
  for (let row = 0; row < size; row++) {
    const share = (features[row] as number) / weight;
    if (share === 0) continue;
    right[row] = (right[row] as number) - share * price;
    const start = row * size;
    for (let column = 0; column <= row; column++) {
      products[start + column] = (products[start + column] as number) - share * (features[column] as number);
    }
  }
}
