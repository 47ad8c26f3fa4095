import type { OfficialFigures } from '@kardan/contract/calls/pages/new-cars';
import { formatNumber, formatTenths } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';

type Span = { min: number; max: number } | null;

/**
 * "5,1 l/100 km", "4,4–9,8 l/100 km"; a plug-in hybrid needs litres and electricity, of several cars one burns and another
 * charges. Undefined where nothing is known.
 */
export function consumptionWords(
  { consumptionL, consumptionKwh }: OfficialFigures,
  locale: Locale,
  of: 'one-car' | 'several-cars' = 'one-car',
): string | undefined {
  const write = (value: number) => formatTenths(value, locale);
  const parts = [
    ...(consumptionL ? [`${ends(consumptionL, write)}\u00A0l/100\u00A0km`] : []),
    ...(consumptionKwh ? [`${ends(consumptionKwh, write)}\u00A0kWh/100\u00A0km`] : []),
  ];
  return parts.length > 0 ? parts.join(of === 'one-car' ? ' + ' : ' / ') : undefined;
}

/** "116 g/km" */
export function co2Words({ co2GPerKm }: OfficialFigures, locale: Locale): string | undefined {
  return co2GPerKm ? `${ends(co2GPerKm, (value) => formatNumber(value, locale))}\u00A0g/km` : undefined;
}

function ends({ min, max }: NonNullable<Span>, write: (value: number) => string): string {
  return min === max ? write(min) : `${write(min)}–${write(max)}`;
}
