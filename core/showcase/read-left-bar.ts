import type { LeftBar } from '@kardan/contract/calls/pages/left-bar';
import { byName } from '@kardan/contract/values/by-name';
import type { Language } from '@kardan/contract/values/identifiers';
import { type SectionKey, sectionFilters, sections } from '@kardan/contract/values/sections';
import type { Database } from '../db/database.ts';
import { NotFound } from '../kernel/errors.ts';
import { listRegions } from '../regions/list-regions.ts';
import type { SearchEngine } from '../search/engine.ts';
import { bodyCounts, counted, fuelCounts, namedGroups } from '../search/summary/named-groups.ts';
import { sectionCounts, sectionGroups } from '../search/summary/section-counts.ts';
import { summariseListings } from '../search/summary/summarise-listings.ts';
import type { Group } from '../search/summary/summary-question.ts';
import { vehicleDirectory } from '../vehicles/vehicle-directory.ts';
import { makeOfPage, modelOfPage, nameOf } from './find-vehicle.ts';

/** Where a list page stands: any of these, from the left. */
interface Level {
  category?: string;
  make?: string;
  model?: string;
}

/** What can be chosen next beside a list page: sections, then makes, then models, then what splits a model. */
export async function readLeftBar(
  services: { db: Database; search: SearchEngine },
  level: Level,
  language: Language,
): Promise<LeftBar> {
  const section = level.category === undefined ? null : sectionNamed(level.category);
  const make = level.make === undefined ? null : await makeOfPage(services, level.make);
  const model = make && level.model !== undefined ? await modelOfPage(services, make, level.model) : null;
  const vehicles = make ? [model ? `${make.slug}/${model.slug}` : make.slug] : [];
  const [makes, regions, { summaries, asOf }] = await Promise.all([
    vehicleDirectory(services),
    listRegions(services, language),
    summariseListings(services, [
      {
        filters: { ...(section && sectionFilters(section)), vehicles },
        groups: Object.fromEntries(nextGroups(section, make, model).map((group) => [group, []])),
      },
      { filters: { vehicles }, groups: sectionGroups },
    ]),
  ]);
  const [here, allSections] = summaries;
  const { groups } = here;
  return {
    section,
    make: make && nameOf(make),
    model: model && nameOf(model),
    total: here.total,
    sections: sectionCounts(allSections),
    makes: namedGroups(groups.make, makes).map(counted).sort(byName),
    models: namedGroups(groups.model, make?.models ?? [], ({ slug }) => `${make?.slug}/${slug}`)
      .map(counted)
      .sort(byName),
    bodies: bodyCounts(groups.body),
    fuels: fuelCounts(groups.fuel),
    regions: namedGroups(groups.region, regions).map(counted).sort(byName),
    asOf,
  };
}

function nextGroups(section: unknown, make: unknown, model: unknown): Group[] {
  if (model) return ['body', 'fuel', 'region'];
  if (make) return ['model'];
  return section ? ['make'] : [];
}

function sectionNamed(key: string): SectionKey {
  if (!Object.hasOwn(sections, key)) throw new NotFound('section');
  return key as SectionKey;
}
