import type { OfficialFigures } from '@kardan/contract/calls/pages/new-cars';
import { co2Words, consumptionWords } from '#domain/listing/official-words.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** Consumption and CO₂ in a line beside what is named, in the size of its price (Pkw-VIG); nothing where they are unknown. */
export async function OfficialLine({ official }: { official: OfficialFigures }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('new-cars')]);
  const consumption = consumptionWords(official, locale, 'several-cars');
  const co2 = co2Words(official, locale);
  if (!consumption && !co2) return null;
  return (
    <p className="text-sm font-medium">{t('official.line', { consumption: consumption ?? '–', co2: co2 ?? '–' })}</p>
  );
}
