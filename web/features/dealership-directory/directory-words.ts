import type { DealershipSearchData } from '@kardan/contract/calls/dealerships/dealership-search';
import type { optionLabels } from '@kardan/contract/labels/reference';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { Translator } from '@kardan/ui/texts/translator.ts';
import type { DealershipCardTexts } from '#domain/dealership/dealership-card-texts.ts';
import type directoryTexts from '#locales/de-AT/dealership-directory.json';

/** What every part of the directory speaks with. */
export interface DirectoryWords {
  t: Translator<typeof directoryTexts>;
  card: DealershipCardTexts;
  locale: Locale;
  data: DealershipSearchData;
  labels: (typeof optionLabels)[Locale];
}

/** Names by slug; a slug that names nothing stands for itself. */
export function makeName({ data }: DirectoryWords, slug: string): string {
  return data.makes.find((make) => make.slug === slug)?.name ?? slug;
}

export function regionName({ data }: DirectoryWords, slug: string): string {
  return data.regions.find((region) => region.slug === slug)?.name ?? slug;
}

export function districtName({ data }: DirectoryWords, slug: string): string {
  const districts = data.regions.flatMap((region) => region.districts);
  return districts.find((district) => district.slug === slug)?.name ?? slug;
}
