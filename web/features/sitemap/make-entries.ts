import type { SitemapMake, SitemapSection } from '@kardan/contract/calls/pages/sitemap';
import { byName } from '@kardan/contract/values/by-name';
import type { SectionKey } from '@kardan/contract/values/sections';
import { sectionRoutes } from '#domain/search/sections.ts';
import type { RouteWith } from '#lib/routes/route-table.ts';

interface Entry {
  slug: string;
  name: string;
  count: number;
}

export interface MakeEntry extends Entry {
  /** The lists of this make that have cars. */
  sections: { section: SectionKey; route: RouteWith<'make'>; count: number }[];
  /** Each model in the first section that has a page with cars for it; the count is that page's. */
  models: (Entry & { route: RouteWith<'make' | 'model'> })[];
}

/** What the overview says of each make: how many cars there are, and in which lists they stand. */
export function makeEntries(makes: SitemapMake[], sections: SitemapSection[]): MakeEntry[] {
  return makes.toSorted(byName).map(({ slug, name, count }) => {
    const lists = sections.flatMap(({ section, makes: inSection }) => {
      const make = inSection.find((each) => each.slug === slug);
      return make ? [{ section, make }] : [];
    });
    const models = new Map<string, MakeEntry['models'][number]>();
    for (const { section, make } of lists) {
      const route = sectionRoutes[section].model;
      if (!route) continue;
      for (const model of make.models) {
        if (!models.has(model.slug)) models.set(model.slug, { ...entryOf(model), route });
      }
    }
    return {
      slug,
      name,
      count,
      sections: lists.map(({ section, make }) => ({ section, route: sectionRoutes[section].make, count: make.count })),
      models: [...models.values()].toSorted(byName),
    };
  });
}

function entryOf({ slug, name, count }: Entry): Entry {
  return { slug, name, count };
}
