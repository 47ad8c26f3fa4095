import { formatNumber } from '@kardan/ui/formats/format.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** How the maps say their counts. */
export async function mapTexts() {
  const [locale, t] = await Promise.all([currentLocale(), texts('regional')]);
  return {
    formatCount: (count: number) => formatNumber(count, locale),
    describeCount: (count: number) => t('cars', { count }),
  };
}
