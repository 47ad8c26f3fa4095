import type { SitemapSection } from '@kardan/contract/calls/pages/sitemap';
import { type SectionKey, sectionFilters } from '@kardan/contract/values/sections';
import type { Database } from '../db/database.ts';
import type { SearchEngine } from '../search/engine.ts';
import { summariseListings } from '../search/summary/summarise-listings.ts';
import type { Summary } from '../search/summary/summary-question.ts';
import { vehicleDirectory } from '../vehicles/vehicle-directory.ts';

const groups = { make: [], model: [] } as const;

/** Makes and models that have cars in a section, by name, and how many of them are estates; one round trip. */
export async function listSectionPages(
  services: { db: Database; search: SearchEngine },
  section: SectionKey,
): Promise<SitemapSection> {
  const filters = sectionFilters(section);
  const [makes, { summaries }] = await Promise.all([
    vehicleDirectory(services),
    summariseListings(services, [
      { filters, groups: section === 'new' ? { ...groups, version: [] } : groups },
      { filters: { ...filters, body: ['estate'] }, groups },
    ]),
  ]);
  const [all, ofBody] = summaries;
  // A section that fixes the body itself has no estates in it.
  const estates = filters.body ? { total: 0, groups: { make: [], model: [] } } : ofBody;
  const [makeCount, makeEstates] = [countsOf(all, 'make'), countsOf(estates, 'make')];
  const [modelCount, modelEstates] = [countsOf(all, 'model'), countsOf(estates, 'model')];
  const versionsOf = Map.groupBy(all.groups.version, ({ value }) => value.replace(/\/[^/]*$/, ''));
  return {
    section,
    count: all.total,
    estates: estates.total,
    makes: makes.flatMap(({ id, slug, name, models }) =>
      counted({ id, slug, name }, makeCount(slug), makeEstates(slug)).map((make) => ({
        ...make,
        models: models.flatMap((model) => {
          const value = `${slug}/${model.slug}`;
          const versions = (versionsOf.get(value) ?? []).map((version) => version.value.slice(value.length + 1));
          return counted(
            { id: model.id, slug: model.slug, name: model.name, versions },
            modelCount(value),
            modelEstates(value),
          );
        }),
      })),
    ),
  };
}

function countsOf(
  { groups: counted }: { groups: Pick<Summary['groups'], 'make' | 'model'> },
  group: 'make' | 'model',
): (value: string) => number {
  const counts = new Map(counted[group].map(({ value, count }) => [value, count]));
  return (value) => counts.get(value) ?? 0;
}

function counted<Name extends object>(name: Name, count: number, estates: number) {
  return count > 0 ? [{ ...name, count, estates }] : [];
}
