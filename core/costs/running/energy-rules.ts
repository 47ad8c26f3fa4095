import type { CostPart, CostSource, CostStep, ListingCostsQuery } from '@kardan/contract/calls/listings/costs';
import { amountOf, cents, notCalculable, unknownOf } from '../cost-amounts.ts';
import { assumed, figureOn } from '../dated-figures.ts';
import type { OwnedCar } from '../owned-car.ts';
import { electricityPrices, fuelPrices } from './energy-figures.ts';

type Usage = Pick<ListingCostsQuery, 'kmPerYear' | 'fuelEurPerL' | 'electricityEurPerKwh'>;

interface PriceSpan {
  from: number;
  to: number;
  source: CostSource;
}

/** Fuel and electricity a month at the official consumption; a span where listings do not say what is bought, or where. */
export function energyCost(car: OwnedCar, usage: Usage, today: string): CostPart {
  // Natural gas and hydrogen are sold by the kilogram, but listings give litres.
  if (car.fuel === 'cng' || car.fuel === 'hydrogen') return notCalculable('not-covered');
  const burns = car.fuel !== 'electric';
  const charges = car.fuel === 'electric' || car.fuel === 'plug-in-hybrid';
  const missing = unknownOf({
    ...(burns && { consumptionL: car.consumptionL }),
    ...(charges && { consumptionKwh: car.consumptionKwh }),
  });
  if (missing.length > 0) return notCalculable('input-missing', missing);

  const fuel = burns ? fuelPrice(car, usage, today) : null;
  const electricity = charges ? electricityPrice(usage, today) : null;
  if (fuel === undefined) return notCalculable('price-unknown', ['fuelEurPerL']);
  if (electricity === undefined) return notCalculable('no-figures');

  const per100Km = usage.kmPerYear / 100 / 12;
  const litres = (car.consumptionL ?? 0) * per100Km;
  const kwh = (car.consumptionKwh ?? 0) * per100Km;
  const steps: CostStep[] = [
    ...(fuel ? [{ of: 'fuel', quantity: litres, unit: 'l-per-month', eurPerUnit: fuel.from } as const] : []),
    ...(electricity
      ? [{ of: 'electricity', quantity: kwh, unit: 'kwh-per-month', eurPerUnit: electricity.from } as const]
      : []),
  ];
  const amount = amountOf(
    steps,
    [fuel?.source, electricity?.source].filter((source) => source !== undefined),
    true,
  );
  const upTo = cents(litres * (fuel?.to ?? 0) + kwh * (electricity?.to ?? 0));
  return { ...amount, upToEurPerMonth: upTo > amount.eurPerMonth ? upTo : null };
}

/** Hybrids burn petrol or diesel, and listings do not say which: from the cheaper to the dearer. */
function fuelPrice(car: OwnedCar, { fuelEurPerL }: Usage, today: string): PriceSpan | undefined {
  if (fuelEurPerL !== undefined) return given(fuelEurPerL, today);
  const figures = figureOn(fuelPrices, today);
  if (!figures || car.fuel === 'lpg') return undefined;
  const { petrolEurPerL, dieselEurPerL, source } = figures;
  if (car.fuel === 'petrol') return { from: petrolEurPerL, to: petrolEurPerL, source };
  if (car.fuel === 'diesel') return { from: dieselEurPerL, to: dieselEurPerL, source };
  return { from: Math.min(petrolEurPerL, dieselEurPerL), to: Math.max(petrolEurPerL, dieselEurPerL), source };
}

/** From charging at home only to charging in public only. */
function electricityPrice({ electricityEurPerKwh }: Usage, today: string): PriceSpan | undefined {
  if (electricityEurPerKwh !== undefined) return given(electricityEurPerKwh, today);
  const figures = figureOn(electricityPrices, today);
  return figures && { from: figures.homeEurPerKwh, to: figures.publicEurPerKwh, source: figures.source };
}

function given(price: number, today: string): PriceSpan {
  return { from: price, to: price, source: assumed('Eigene Angabe', today) };
}
