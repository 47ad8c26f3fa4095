import type { MarketFit } from '../fit/fit-market.ts';
import type { GroupSums } from '../fit/market-sums.ts';
import { makeBodyNumber, variantNumber } from '../market/market-rules.ts';
import type { KnownMarket } from './estimate-price.ts';

/** A freshly fitted market as what cars are rated by. */
export function knownFrom({ parts, spread, sums }: MarketFit): KnownMarket {
  // Thousands of cars share a group.
  const means = new Map<GroupSums, Float64Array>();
  const meanOf = (group: GroupSums): Float64Array => {
    const mean = means.get(group) ?? group.features.map((sum) => sum / group.weight);
    means.set(group, mean);
    return mean;
  };
  return {
    parts,
    spread,
    usual(level, car) {
      const group =
        level === 'model'
          ? sums.models.get(car.modelId)
          : level === 'variant'
            ? sums.variants.get(variantNumber(car))
            : sums.makeBodies.get(makeBodyNumber(car));
      return group && meanOf(group);
    },
  };
}
