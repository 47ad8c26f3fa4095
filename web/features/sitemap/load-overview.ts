import type { SitemapDirectory, SitemapSection } from '@kardan/contract/calls/pages/sitemap';
import type { CountedName } from '@kardan/contract/values/counted';
import type { SectionKey } from '@kardan/contract/values/sections';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { shownSections } from '#domain/search/sections.ts';
import { api } from '#lib/api/api.ts';
import { regionNames } from '#lib/api/names.ts';
import { optional } from '#lib/api/optional.ts';
import { type MakeEntry, makeEntries } from './make-entries.ts';

export interface Overview {
  /** All cars on offer. */
  cars: number;
  sections: { section: SectionKey; count: number }[];
  makes: MakeEntry[];
  regions: (CountedName & { districts: CountedName[] })[];
}

/** What the site holds: the cars as far as the search engine can count them, dealerships from PostgreSQL. */
export async function loadOverview(
  locale: Locale,
): Promise<{ overview: Overview | undefined; directory: SitemapDirectory | undefined }> {
  const client = await api();
  const [counted, directory, names] = await Promise.all([
    optional(
      Promise.all([
        client.sitemapMakes(),
        client.sitemapRegions(),
        ...shownSections.map((section) => client.sitemapSection({ params: { section } })),
      ]),
    ),
    optional(client.sitemapDirectory()),
    regionNames(locale),
  ]);
  const inLanguage = <Region extends CountedName>(regions: Region[]) =>
    regions.map((region) => ({ ...region, name: names.get(region.slug) ?? region.name }));
  return {
    overview: counted && overviewOf(counted, inLanguage),
    directory: directory && { ...directory, regions: inLanguage(directory.regions) },
  };
}

type Client = Awaited<ReturnType<typeof api>>;
type Counted = [
  Awaited<ReturnType<Client['sitemapMakes']>>,
  Awaited<ReturnType<Client['sitemapRegions']>>,
  ...SitemapSection[],
];

function overviewOf(
  [makes, regions, ...sections]: Counted,
  inLanguage: <Region extends CountedName>(regions: Region[]) => Region[],
): Overview {
  return {
    cars: regions.reduce((sum, { count }) => sum + count, 0),
    sections: sections.map(({ section, count }) => ({ section, count })),
    makes: makeEntries(makes, sections),
    regions: inLanguage(regions),
  };
}
