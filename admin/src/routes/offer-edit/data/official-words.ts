import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { formatNumber, formatTenths } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { CarTexts } from '#domain/listing/field-words.ts';

type Figures = Pick<EditableFields, 'consumptionL' | 'consumptionKwh' | 'co2GPerKm' | 'consumptionNorm'>;

/** Consumption and CO₂ as they stand beside the offer of a new car; undefined while a figure is missing. */
export function officialWords(car: Figures, t: CarTexts, locale: Locale): string | undefined {
  const { consumptionL, consumptionKwh, co2GPerKm, consumptionNorm } = car;
  if (co2GPerKm === null || (consumptionL === null && consumptionKwh === null)) return undefined;
  const amounts = [
    consumptionL !== null && `${formatTenths(consumptionL, locale)}\u00A0l/100\u00A0km`,
    consumptionKwh !== null && `${formatTenths(consumptionKwh, locale)}\u00A0kWh/100\u00A0km`,
  ].filter(Boolean);
  return t('law.figures', {
    consumption: amounts.join(', '),
    co2: `${formatNumber(co2GPerKm, locale)}\u00A0g/km`,
    norm: consumptionNorm === 'nedc' ? 'NEFZ' : 'WLTP',
  });
}
