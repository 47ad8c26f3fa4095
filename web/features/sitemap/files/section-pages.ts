import type { SitemapSection } from '@kardan/contract/calls/pages/sitemap';
import { estateRoutes, sectionRoutes } from '#domain/search/sections.ts';
import { pageOf, type SitemapPage } from './sitemap-page.ts';

/** Every page of a section that has cars, estates and versions among them: one without says noindex. */
export function sectionPages(section: SitemapSection): SitemapPage[] {
  return [
    ...listPages(section, sectionRoutes[section.section], ({ count }) => count),
    ...listPages(section, estateRoutes[section.section], ({ estates }) => estates),
    ...section.makes.flatMap(({ slug: make, models }) =>
      models.flatMap(({ slug: model, versions }) =>
        versions.flatMap((version) => pageOf('newCarsVersion', { make, model, version })),
      ),
    ),
  ];
}

function listPages(
  section: SitemapSection,
  routes: (typeof sectionRoutes)[keyof typeof sectionRoutes] | undefined,
  carsOf: (cars: { count: number; estates: number }) => number,
): SitemapPage[] {
  if (!routes || carsOf(section) === 0) return [];
  const { all, make: ofMake, model: ofModel } = routes;
  const withCars = section.makes.filter((make) => carsOf(make) > 0);
  return [
    ...pageOf(all, {}),
    ...withCars.flatMap(({ slug: make, models }) => [
      ...pageOf(ofMake, { make }),
      ...models.flatMap((model) => (ofModel && carsOf(model) > 0 ? pageOf(ofModel, { make, model: model.slug }) : [])),
    ]),
  ];
}
