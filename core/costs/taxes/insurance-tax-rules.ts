import type { CostPart, CostStep } from '@kardan/contract/calls/listings/costs';
import { amountOf, notCalculable, unknownOf } from '../cost-amounts.ts';
import { figureOn } from '../dated-figures.ts';
import { type OwnedCar, registeredOn } from '../owned-car.ts';
import { type Band, electricRegime, powerAndCo2Regime, powerRegime } from './insurance-tax-figures.ts';

/** What the tax depends on; of a listing power and body are always known. */
export type TaxedCar = Pick<
  OwnedCar,
  | 'category'
  | 'fuel'
  | 'firstRegistration'
  | 'combustionPowerKw'
  | 'continuousPowerKw'
  | 'kerbWeightKg'
  | 'co2GPerKm'
  | 'consumptionNorm'
> & { powerKw: number | null; body: OwnedCar['body'] | null };

/** Engine-related insurance tax a month, paid with the liability premium once a year. */
export function insuranceTax(car: TaxedCar, today: string): CostPart {
  if (car.fuel === 'electric') return electricTax(car, today);
  // Hydrogen drives by an electric motor, but no source says by which of the formulas; pick-ups are often lorries (N1).
  if (car.fuel === 'hydrogen' || car.body === 'pickup') return notCalculable('not-covered');
  const firstDay = registeredOn(car, today);
  if (firstDay === null) return notCalculable('input-missing', ['firstRegistration']);
  return firstDay < powerAndCo2Regime.from ? taxByPower(car, firstDay) : taxByPowerAndCo2(car, firstDay);
}

/** A hybrid's own figure is that of both motors together; only the combustion engine's is taxed. */
function combustionPower(car: TaxedCar): number | null {
  return car.fuel === 'hybrid' || car.fuel === 'plug-in-hybrid' ? car.combustionPowerKw : car.powerKw;
}

function taxByPower(car: TaxedCar, firstDay: string): CostPart {
  if (firstDay < powerRegime.catalystKnownFrom && car.fuel !== 'diesel') return notCalculable('not-covered');
  const powerKw = combustionPower(car);
  if (powerKw === null) return notCalculable('input-missing', ['combustionPowerKw']);
  return amountOf(inBands(powerKw, powerRegime.bands, 'power', 'kw'), [powerRegime.source]);
}

function taxByPowerAndCo2(car: TaxedCar, firstDay: string): CostPart {
  const figures = figureOn(powerAndCo2Regime.years, firstDay);
  if (!figures) return notCalculable('no-figures');
  const powerKw = combustionPower(car);
  const { co2GPerKm, consumptionNorm } = car;
  if (powerKw === null || co2GPerKm === null || consumptionNorm === null) {
    return notCalculable('input-missing', unknownOf({ combustionPowerKw: powerKw, co2GPerKm, consumptionNorm }));
  }
  if (consumptionNorm !== 'wltp') return notCalculable('co2-not-wltp', ['co2GPerKm']);
  const { eurPerUnit, leastKw, leastCo2G } = powerAndCo2Regime;
  return amountOf(
    [
      { of: 'power', quantity: Math.max(powerKw - figures.freeKw, leastKw), unit: 'kw', eurPerUnit },
      { of: 'co2', quantity: Math.max(co2GPerKm - figures.freeCo2G, leastCo2G), unit: 'g-per-km', eurPerUnit },
    ],
    [figures.source],
  );
}

function electricTax({ continuousPowerKw, kerbWeightKg }: TaxedCar, today: string): CostPart {
  const { from, freeKw, leastKw, freeKg, leastKg, powerBands, weightBands, source } = electricRegime;
  if (today < from) return amountOf([], [source]);
  if (continuousPowerKw === null || kerbWeightKg === null) {
    return notCalculable('input-missing', unknownOf({ continuousPowerKw, kerbWeightKg }));
  }
  return amountOf(
    [
      ...inBands(Math.max(continuousPowerKw - freeKw, leastKw), powerBands, 'power', 'kw'),
      ...inBands(Math.max(kerbWeightKg - freeKg, leastKg), weightBands, 'weight', 'kg'),
    ],
    [source],
  );
}

/** One step for each band that the quantity reaches. */
function inBands(quantity: number, bands: Band[], of: CostStep['of'], unit: CostStep['unit']): CostStep[] {
  const steps: CostStep[] = [];
  let left = quantity;
  for (const { units, eurPerUnit } of bands) {
    if (left <= 0) break;
    steps.push({ of, quantity: Math.min(left, units), unit, eurPerUnit });
    left -= units;
  }
  return steps;
}
