import type { OfficialFigures } from '@kardan/contract/calls/pages/new-cars';
import type { Figures } from '../../search/summary/summary-question.ts';
import type { CatalogueEntry } from '../../vehicles/catalogue/catalogue-provider.ts';
import { span } from '../range-span.ts';

/** What must be asked of cars to tell the consumption of all of them. */
export const officialFigureNames = [
  'lowestConsumptionL',
  'highestConsumptionL',
  'lowestConsumptionKwh',
  'highestConsumptionKwh',
  'lowestCo2GPerKm',
  'highestCo2GPerKm',
] as const;

/** From the lowest to the highest of the cars on offer: a new car cannot be published without them. */
export function officialOfCars(figures: Figures): OfficialFigures {
  return {
    consumptionL: span(figures.lowestConsumptionL, figures.highestConsumptionL),
    consumptionKwh: span(figures.lowestConsumptionKwh, figures.highestConsumptionKwh),
    co2GPerKm: span(figures.lowestCo2GPerKm, figures.highestCo2GPerKm),
  };
}

/** The catalogue's own where it has them by WLTP, otherwise those of the cars on offer; an electric car emits nothing. */
export function officialOfVersion(version: CatalogueEntry, figures: Figures | undefined): OfficialFigures {
  const ofCars = figures && officialOfCars(figures);
  const known = (value: number | null) =>
    version.consumptionNorm === 'wltp' && value !== null ? { min: value, max: value } : null;
  const co2 = known(version.co2GPerKm) ?? ofCars?.co2GPerKm ?? null;
  return {
    consumptionL: known(version.consumptionL) ?? ofCars?.consumptionL ?? null,
    consumptionKwh: known(version.consumptionKwh) ?? ofCars?.consumptionKwh ?? null,
    co2GPerKm: version.fuel === 'electric' ? { min: 0, max: 0 } : co2,
  };
}

/** Whether the law's figures can stand beside the car (Pkw-VIG). */
export function isOfficiallyKnown({ consumptionL, consumptionKwh, co2GPerKm }: OfficialFigures): boolean {
  return (consumptionL ?? consumptionKwh) !== null && co2GPerKm !== null;
}
