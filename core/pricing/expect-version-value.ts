import { equipmentKeys } from '@kardan/contract/values/equipment';
import type { Database } from '../db/database.ts';
import { featureAt } from './fit/features.ts';
import { marketOf } from './market/market-rules.ts';
import type { OfferedCar, PricedCar } from './market/priced-car.ts';
import type { KnownMarket } from './rating/estimate-price.ts';
import { rateCar } from './rating/rate-car.ts';
import { currentPriceModel } from './stored/current-price-model.ts';
import { loadGroups } from './stored/price-model-store.ts';
import { groupKeysOf, knownMarket } from './stored/stored-market.ts';

/** A car that is known by its version alone. */
export type CarOfVersion = Omit<PricedCar, 'category' | 'damaged' | 'withoutNova' | 'equipment'>;

export interface VersionValue {
  marketValueEur: number;
  bandLowEur: number;
  bandHighEur: number;
  comparedCars: number;
}

/** What the market asks today for a sound used car of a version, equipped as most of its kind; null where too few tell. */
export async function expectVersionValue(db: Database, car: CarOfVersion): Promise<VersionValue | null> {
  const model = await currentPriceModel(db);
  const bare: OfferedCar = {
    ...car,
    // No car of the market: any part of it may rate it.
    id: 0,
    priceEur: 1,
    category: 'used',
    damaged: false,
    withoutNova: false,
    equipment: new Uint8Array(0),
  };
  const market = marketOf(bare);
  const parameters = market && model?.parameters[market];
  if (!model || !market || !parameters) return null;
  const known = knownMarket(market, parameters, await loadGroups(db, model.id, groupKeysOf(market, bare)));
  const { level } = rateCar(known, bare).estimate ?? {};
  if (!level) return null;
  const { estimate, sampleSize } = rateCar(known, { ...bare, equipment: usualEquipment(known, level, bare) });
  if (!estimate) return null;
  const { estimateEur: marketValueEur, bandLowEur, bandHighEur } = estimate;
  return { marketValueEur, bandLowEur, bandHighEur, comparedCars: sampleSize };
}

/** What at least half of such cars have. */
function usualEquipment(market: KnownMarket, level: Parameters<KnownMarket['usual']>[0], car: PricedCar): Uint8Array {
  const means = market.usual(level, car);
  const items = equipmentKeys.flatMap((_, item) => ((means?.[featureAt.equipment + item] ?? 0) >= 0.5 ? [item] : []));
  return Uint8Array.from(items);
}
